// The groups of finds on the map.

import { getWithMore, query } from "../api.js";
import { boxAround, closestZoom, distanceBetween, pixelSize, pointOf } from "../geo.js";
import { explain } from "../i18n.js";
import { quietly } from "../later.js";
import { say } from "../store.js";

const few = 3; // groups
const closerZooms = [5, 8, 11, 13];
const groupPixels = 160; // on each side of a square that has all that a group is of
const mostPictured = 99; // finds of a group that a photo stands for
const levelsCloser = 5; // at which a group is divided

// gathered returns places in lists: those whose pins would be nearer to each other than so many pixels are in one. pixelOf
// returns where a place is on the map, {x, y}.
export function gathered(places, pixelOf, apart) {
  const lists = [];
  for (const place of places) {
    const { x, y } = pixelOf(place);
    const near = lists.find((l) => Math.hypot(l.x - x, l.y - y) < apart);
    if (near) near.places.push(place);
    else lists.push({ x, y, places: [place] });
  }
  return lists.map((l) => l.places);
}

export class Groups {
  items = []; // {latitude, longitude, count, more, locationId?}
  isPartial = false; // there may be more finds in view than the groups count
  counts = null; // of the categories of the finds in view, once somebody has moved or filters
  awaitsCounts = Boolean(globalThis.navigator?.serviceWorker?.controller); // they come with the groups, unless that fails
  #counting = null;
  #bbox = "-180,-90,180,90";
  #page;
  #turn = 0;

  // flags returns the filters as the API takes them.
  constructor(page, flags) {
    this.#page = page;
    this.flags = flags;
  }

  get signal() { return this.#page.signal; }

  // within returns the groups in an area, and whether there may be more finds.
  within(bbox, zoom) {
    const path = query("/api/locations/clusters", { ...this.flags(), bbox, zoom: Math.round(zoom) });
    return getWithMore(path, { signal: this.#page.signal });
  }

  // load loads the groups in an area and reports whether they are new.
  async load({ bbox, zoom }) {
    const turn = ++this.#turn;
    this.#bbox = bbox;
    if (this.counts) this.#counting = this.counts.load(bbox);
    try {
      const found = await this.within(bbox, zoom);
      if (turn !== this.#turn) return false;
      this.set(...found);
      if (turn > 1 || this.awaitsCounts) this.count(); // not in the first load of all
      return true;
    } catch (p) {
      this.report(p);
      this.#endWait();
      return false;
    }
  }

  // #endWait says that no counts are on their way: they have come, or will not.
  #endWait = () => {
    if (!this.awaitsCounts) return;
    this.awaitsCounts = false;
    this.#page.update();
  };

  // count has the finds in view counted by category, from now on, and waits for the counts.
  count() {
    this.#counting ??= quietly("countCategories", this.#page, this.flags).then((counts) => {
      this.counts = counts;
      return counts.load(this.#bbox);
    }).catch(() => { this.#counting = null; }).then(this.#endWait);
    return this.#counting;
  }

  set(items, isPartial = false) {
    Object.assign(this, { items, isPartial });
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

  // parts returns the smaller groups that a group consists of, as they are some levels closer, and
  // the box around them.
  async parts(group, zoom) {
    const center = pointOf(group);
    const bbox = boxAround({ width: groupPixels, height: groupPixels }, { ...center, zoom });
    const [items] = await this.within(bbox, Math.min(closestZoom, zoom + levelsCloser));
    const isNearest = (x) => this.items.every((g) => distanceBetween(pointOf(x), center) <= distanceBetween(pointOf(x), pointOf(g)));
    return { items: items.filter(isNearest), bbox };
  }

  // photos returns the newest find with a photo of each group of several places, as far as these locations have it. The nearest
  // group is taken for that of a location. One that is better shown by its number has no photo.
  photos(locations, zoom) {
    const photos = new Map();
    const isPictured = (g) => !g.locationId && !g.more && g.count <= mostPictured;
    if (!this.items.some(isPictured)) return photos;
    const alone = new Set(this.items.map((g) => g.locationId));
    for (const l of locations) {
      const find = l.finds?.find((f) => f.media.length);
      if (!find || alone.has(l.id)) continue;
      let [group, near] = [null, (groupPixels / 2) * pixelSize({ ...pointOf(l), zoom })];
      for (const g of this.items) {
        const far = distanceBetween(pointOf(l), pointOf(g));
        if (far < near) [group, near] = [g, far];
      }
      if (group && isPictured(group) && !(photos.get(group)?.createdAt > find.createdAt)) photos.set(group, find);
    }
    return photos;
  }

  // report says why groups did not load. Without a network the list says it.
  report(p) {
    if (p.name !== "AbortError" && p.code !== "offline") say(explain(p));
  }
}
