// The markers on the map: one for each group of finds, with the newest find of those that are of
// one location.

import { get, query } from "../api.js";
import { closestZoom, pointOf } from "../geo.js";
import { t, atLeast, number } from "../i18n.js";

const [facesAtOnce, mostFaces] = [60, 600];

export class Markers {
  #groups;
  #exact;
  #listed;
  #screen;
  #open = null; // {id, location} of the location, "" and null for a group
  #find = null; // that is open beside the map
  #faces = new Map(); // a location with its newest find, or null while it is read, by its id

  // exact has the finds that have markers of their own. listed returns the locations of the list. The screen has what is shown:
  // {map(), zoom(), open(panel), openFind(id), update()}.
  constructor(groups, exact, listed, screen) {
    this.#groups = groups;
    this.#exact = exact;
    this.#listed = listed;
    this.#screen = screen;
  }

  // load shows the groups in an area, then the pictures of those that are of one location.
  async load(bbox, zoom) {
    if (!await this.#groups.load({ bbox, zoom })) return;
    this.show();
    if (await this.#loadFaces()) this.show();
  }

  // approach goes where the finds are. world is their groups, as Groups.within returns them, or the
  // error of that; shown returns what the map shows.
  async approach(world, shown) {
    if (world instanceof Error) throw world;
    const fit = (points, zoom) => {
      this.#screen.map()?.fit(points, zoom, { animate: false });
      return this.#screen.map() && shown();
    };
    this.#groups.set(...await this.#groups.approach(world, fit));
    this.show();
  }

  show() {
    const click = (g) => (g.locationId ? this.#screen.open({ place: g.locationId }) : this.divide(g));
    const listed = new Map(this.#listed().map((l) => [l.id, l]));
    const photos = this.#groups.photos(listed.values(), this.#screen.zoom());
    const face = (id) => this.#faces.get(id) ?? listed.get(id);
    const marker = (g) => ({ ...markerOf(g, face(g.locationId), photos.get(g)), click: () => click(g) });
    const exact = this.#exact.items.map((f) => ({ ...exactMarker(f), click: () => this.#screen.openFind(f.id) }));
    const list = [...this.#groups.items.map(marker), ...exact];
    const chosen = this.#chosen;
    if (chosen && !list.some((m) => m.key === chosen.key)) list.push(chosen); // a group has taken it in
    this.#screen.map()?.setMarkers(list);
    this.#screen.update();
  }

  // select marks the location that is open, if there is one. When the last thing that was open is
  // closed, the focus is on its marker again, or on the map.
  select(location, isOpen = Boolean(location)) {
    const last = this.#open;
    this.#open = isOpen ? { id: location?.id ?? "", location } : null;
    this.#mark();
    if (last && !isOpen) this.#screen.map()?.focus(last.id);
  }

  // choose marks the find that is open beside the map, or none.
  choose(find) {
    if (find?.id === this.#find?.id) return;
    this.#find = find;
    this.#mark();
    if (find) this.#screen.map()?.reveal(pointOf(find.exact ?? find.location)); // what opened beside the map may have covered it
  }

  #mark() {
    this.show();
    this.#screen.map()?.select(this.#chosen?.key ?? "");
  }

  // #chosen is the marker of what is open: of the find beside the map, or of the location.
  get #chosen() {
    const find = this.#find;
    if (find?.exact) return { ...exactMarker(find), click: () => this.#screen.openFind(find.id) };
    const location = find?.location ?? this.#open?.location;
    if (!location) return null;
    return {
      key: location.id, lat: location.latitude, lng: location.longitude, kind: "one", size: 46, text: "",
      find: find ?? location.finds?.[0] ?? null, label: find?.title ?? location.name, ...areaOf(location),
      click: () => this.#screen.open({ place: location.id }),
    };
  }

  // divide zooms in on a group until its parts fill the map, or opens the list of those that no
  // zoom divides.
  async divide(group) {
    const zoom = this.#screen.zoom();
    try {
      const { items, bbox } = await this.#groups.parts(group, zoom);
      if (items.length === 1 && items[0].locationId) return this.#screen.open({ place: items[0].locationId });
      if (zoom >= closestZoom) return this.#screen.open({ group: bbox });
      if (items.length) this.#screen.map()?.fit(items.map(pointOf), closestZoom, { least: zoom + 1 });
    } catch (p) {
      this.#groups.report(p);
    }
  }

  // forget drops the pictures, which may be others with other filters.
  forget() {
    this.#faces.clear();
  }

  // #loadFaces reads the newest finds of the locations among the groups that are not known yet, and
  // reports whether there are any. A map without pictures is as good, so errors are ignored.
  async #loadFaces() {
    if (this.#faces.size > mostFaces) this.forget();
    const ids = this.#groups.items.map((g) => g.locationId).filter((id) => id && !this.#faces.has(id)).slice(0, facesAtOnce);
    if (!ids.length) return false;
    for (const id of ids) this.#faces.set(id, null);
    try {
      const path = query("/api/locations", { ...this.#groups.flags(), ids: ids.join(","), findsLimit: 1 });
      for (const l of await get(path, { signal: this.#groups.signal })) this.#faces.set(l.id, l);
      return true;
    } catch {
      for (const id of ids) this.#faces.delete(id);
      return false;
    }
  }
}

// sizes are the kinds of markers by the finds from which on they are used, and their pixels.
const sizes = [[1000, "many", 54], [100, "some", 48], [0, "few", 42]];

// areaOf is the area of a marker that a location stands for, if it is known and is one.
const areaOf = (location) => (location?.area ? { area: { ...pointOf(location), km: location.area } } : {});

// markerOf is the marker of a group: {key, lat, lng, kind, text, label, size, find, area?}. location is that of a
// group of one, when it is known, with its newest find; photo is a find that stands for a group of several.
export function markerOf(g, location = null, photo = null) {
  const [, kind, size] = g.locationId ? [0, "one", 46] : sizes.find(([least]) => g.count >= least);
  return {
    key: g.locationId ?? `${g.latitude},${g.longitude}`, lat: g.latitude, lng: g.longitude, kind, size, find: location?.finds?.[0] ?? photo,
    text: g.locationId && g.count === 1 && !g.more ? "" : `${number(g.count)}${g.more ? "+" : ""}`,
    label: atLeast(g.more, t(g.locationId ? "map.place" : "map.group", { n: g.count })),
    ...areaOf(location),
  };
}

// exactMarker is the marker of a find that others see as an area, {lat, lng, km, isOthers}.
export const exactMarker = (find) => ({
  key: `find ${find.id}`, lat: find.exact.latitude, lng: find.exact.longitude, kind: "one", size: 46, find, text: "",
  label: t("map.exact", { title: find.title }),
  area: { ...pointOf(find.location), km: find.location.area, isOthers: true },
});
