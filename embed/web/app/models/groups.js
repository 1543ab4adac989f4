// The groups of finds on the map. Around the user they are the nearest locations themselves.

import { getWithMore, page as getPage, query } from "../api.js";
import { pointOf } from "../geo.js";
import { t, atLeast, explain, number } from "../i18n.js";
import { say } from "../store.js";

// mostNear is how many locations the map shows around the user.
export const mostNear = 500;

const few = 3; // groups
const closerZooms = [5, 8, 11, 13];

export class Groups {
  items = []; // {latitude, longitude, count, more, locationId?}
  isCut = false; // there are more locations around the user than the map shows
  isPartial = false; // there may be more finds in view than the groups count
  #page;
  #flags;
  #turn = 0;

  // flags returns the filters as the API takes them.
  constructor(page, flags) {
    this.#page = page;
    this.#flags = flags;
  }

  // within returns the groups in an area, and whether there may be more finds.
  within(bbox, zoom) {
    const path = query("/api/locations/clusters", { ...this.#flags(), bbox, zoom: Math.round(zoom) });
    return getWithMore(path, { signal: this.#page.signal });
  }

  // load loads the groups in an area, or the locations in a circle, and reports whether they
  // are new.
  async load({ circle, bbox, zoom }) {
    const turn = ++this.#turn;
    try {
      const [items, more] = circle ? await this.#near(circle) : await this.within(bbox, zoom);
      if (turn !== this.#turn) return false;
      this.set(items, { isCut: Boolean(circle) && more, isPartial: !circle && more });
      return true;
    } catch (p) {
      this.report(p);
      return false;
    }
  }

  // approach looks closer at few groups, until they fill the map, and returns what within does.
  // fit shows points up to a zoom and returns what the map shows then, {bbox, zoom}, or null.
  async approach(found, fit) {
    for (const zoom of found[0].length && found[0].length <= few ? closerZooms : []) {
      const shown = fit(found[0].map(pointOf), zoom);
      const closer = shown ? await this.within(shown.bbox, shown.zoom) : [[]];
      if (!closer[0].length) break;
      found = closer;
      if (shown.zoom < zoom) break;
    }
    return found;
  }

  set(items, { isCut = false, isPartial = false }) {
    Object.assign(this, { items, isCut, isPartial });
  }

  async #near(circle) {
    const path = query("/api/locations", { ...this.#flags(), ...circle, findsLimit: 0, limit: mostNear });
    const { items, next } = await getPage(path, { signal: this.#page.signal });
    return [items.map(groupOf), Boolean(next)];
  }

  // report says why groups did not load. Without a network the list says it.
  report(p) {
    if (p.name !== "AbortError" && p.code !== "offline") say(explain(p));
  }
}

// groupOf is a location as a group of its own.
const groupOf = ({ id, latitude, longitude, findCount, moreFinds }) => ({
  latitude, longitude, count: findCount, more: moreFinds, locationId: id,
});

// sizes are the kinds of markers by the finds from which on they are used, and their pixels.
const sizes = [[1000, "many", 52], [100, "some", 46], [0, "few", 40]];

// markerOf is the marker of a group: {key, lat, lng, kind, text, label, size}.
export function markerOf(g) {
  const [, kind, size] = g.locationId ? [0, "one", 36] : sizes.find(([least]) => g.count >= least);
  return {
    key: `${g.latitude},${g.longitude}`, lat: g.latitude, lng: g.longitude, kind, size,
    text: g.locationId && g.count === 1 && !g.more ? "" : `${number(g.count)}${g.more ? "+" : ""}`,
    label: atLeast(g.more, t(g.locationId ? "map.place" : "map.group", { n: g.count })),
  };
}
