// The map of finds: what is in view, and the location that is open. The list and the groups on
// the map show the same finds.

import { get, query } from "../api.js";
import { config } from "../config.js";
import { boxAround, locate, pointOf, readView, writeView } from "../geo.js";
import { explain } from "../i18n.js";
import { paged } from "../list.js";
import { mapView } from "../storage.js";
import { say } from "../store.js";
import { Filters } from "./filters.js";
import { Groups, markerOf } from "./groups.js";

const everywhere = "-180,-90,180,90";
const pause = 120; // ms after a move before the server is asked
const listPatience = 1000; // ms that the map waits for the list
const [townZoom, locationZoom] = [12, 14]; // at which a search and a click end
const after = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

export class MapModel {
  place = null; // a location that the user has opened, with all finds there
  map = null; // once it is made
  failed = false; // to load the map; the list does without
  #page;
  #canvas = null;
  #world;
  #known; // the view of the address or of the last visit, or null
  #box = "";
  #opening = 0; // counts the locations that were opened, so that a slow one does not overtake
  #timer = 0;
  #placing = false; // while the first view is looked for

  constructor(page) {
    this.#page = page;
    this.filters = new Filters(page.query);
    this.showsFilters = this.filters.isSet;
    this.#known = readView(page.query.get("at")) ?? readView(mapView.get());
    this.#world = { lat: 25, lng: 5, zoom: globalThis.innerWidth < 700 ? 1 : 2 }; // all of it, in one tile on a phone
    this.view = { ...this.#world, ...this.#known };
    this.groups = new Groups(page, () => this.filters.flags);
    const area = () => this.filters.circle ?? { bbox: this.#box || everywhere };
    this.list = paged(page, () => query("/api/locations", { ...this.filters.flags, ...area(), findsLimit: 3, limit: 20 }));
  }

  // start loads what is in view, and makes the map once the list is drawn: the list is what one
  // reads first, and a map keeps the processor busy. The canvas is the page:
  // {size(), create(options), prefetch(), painted(), opened()}.
  async start(canvas) {
    this.#canvas = canvas;
    const isKnown = Boolean(this.#known || this.filters.near);
    if (isKnown) this.#look(this.view);
    const listed = this.list.load();
    canvas.prefetch();
    const grouped = isKnown ? this.#loadGroups() : null;
    const world = isKnown ? null : this.groups.within(everywhere, this.view.zoom).catch((p) => p);
    await Promise.race([listed, after(listPatience)]);
    await canvas.painted();
    const drawn = this.makeMap().then(() => (isKnown ? null : this.#findView(world)));
    await Promise.all([listed, grouped, drawn]);
  }

  async makeMap() {
    const map = await this.#canvas.create({ view: this.view, onMove: (view) => this.#moved(view) }).catch(() => null);
    this.failed = !map;
    if (!map) return this.#page.update();
    if (this.#page.signal.aborted) return map.close();
    this.map = map;
    this.#look(this.view);
    this.#showGroups();
    if (this.filters.near) map.circle(this.filters.near, this.filters.radius);
    this.#page.update();
  }

  // #findView goes where the finds are. world resolves to their groups, or a problem.
  async #findView(world) {
    if (this.#page.signal.aborted) return;
    this.#placing = true;
    try {
      const first = await world;
      if (first instanceof Error) throw first;
      const found = await this.groups.approach(first, (points, zoom) => this.#fit(points, zoom));
      this.groups.set(found[0], { isPartial: found[1] });
      this.#showGroups();
      if (this.view.zoom > this.#world.zoom) await this.refresh();
    } catch (p) {
      this.groups.report(p);
    } finally {
      this.#placing = false;
    }
  }

  #fit(points, zoom) {
    this.map?.fit(points, zoom);
    return this.map && { bbox: this.#box, zoom: this.view.zoom };
  }

  // #look takes a view as the address has it, and the area that it shows.
  #look(view) {
    this.view = readView(writeView(view));
    this.#box = boxAround(this.#canvas.size(), this.view);
  }

  #moved(view) {
    this.#look(view);
    if (this.#placing) return;
    clearTimeout(this.#timer);
    if (this.filters.near) return this.#saveView();
    this.#timer = setTimeout(this.refresh, pause);
  }

  // #saveView writes what is shown into the address, for links and the way back.
  #saveView() {
    const at = this.#known || this.map ? writeView(this.view) : "";
    this.#page.rename(query("/", { ...this.filters.query(), at }));
    mapView.set(writeView(this.view));
  }

  refresh = () => {
    this.#saveView();
    return Promise.all([this.#loadGroups(), this.list.load()]);
  };

  async #loadGroups() {
    if (await this.groups.load({ circle: this.filters.circle, bbox: this.#box, zoom: this.view.zoom })) this.#showGroups();
  }

  #showGroups() {
    const click = (g) => (g.locationId ? this.open(g.locationId) : this.map.zoomBy(2, pointOf(g)));
    this.map?.setMarkers(this.groups.items.map((g) => ({ ...markerOf(g), click: () => click(g) })));
    this.#page.update();
  }

  // open shows a location with all its finds.
  async open(id) {
    const turn = ++this.#opening;
    const path = query(`/api/locations/${id}`, { ...this.filters.flags, findsLimit: 100 });
    try {
      const place = await get(path, { signal: this.#page.signal });
      if (turn !== this.#opening) return;
      this.place = place;
      this.#page.update();
      await this.#canvas.opened();
    } catch (p) {
      if (p.name !== "AbortError" && turn === this.#opening) say(explain(p));
    }
  }

  // closePlace leads back to the list, also while a location is loaded.
  closePlace = () => {
    this.#opening++;
    this.place = null;
    this.#page.update();
  };

  // enter moves the map to a location of the list and opens it.
  enter(location) {
    this.map?.setView({ ...pointOf(location), zoom: Math.max(locationZoom, this.view.zoom) });
    return this.open(location.id);
  }

  change(filters) {
    Object.assign(this.filters, filters);
    this.map?.circle(this.filters.near, this.filters.radius);
    this.refresh();
    this.closePlace();
  }

  // goTo moves to the point of a town, as close as the map has something to show there.
  goTo(point) {
    this.filters.near = null;
    this.closePlace();
    this.map?.circle(null);
    const view = { ...point, zoom: Math.min(townZoom, (config().tiles?.maxZoom || 15) + 3) };
    if (this.map) return this.map.setView(view);
    this.#look(view);
    this.refresh();
  }

  // toggleNear shows what is around the user, or in view again. It asks where the user is then,
  // never before.
  async toggleNear() {
    if (this.filters.near) return this.change({ near: null });
    try {
      this.change({ near: await locate({ maximumAge: 60000, timeout: 10000 }) });
    } catch (p) {
      say(explain(p));
    }
  }

  toggleFilters = () => {
    this.showsFilters = !this.showsFilters;
    this.#page.update();
  };

  close() {
    this.map?.close();
    this.map = null;
    clearTimeout(this.#timer); // closing may have moved it
  }
}
