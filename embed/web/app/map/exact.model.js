// The finds in view that others see as areas and the user where they are: their own, and those of friends.

import { getWithMore, query } from "../api.js";
import { distanceBetween, pointOf } from "../geo.js";

const leastZoom = 9; // below which an area is about as small as a marker

const ranks = {
  active: (l) => -Date.parse(l.finds[0]?.createdAt),
  likes: (l) => -Math.max(0, ...l.finds.map((f) => f.likeCount)),
  distance: (l) => l.distance,
};

export class Exact {
  items = [];
  isApart = false; // whether groups and lists leave them out
  #page;
  #filters;
  #turn = 0;

  constructor(page, filters) {
    this.#page = page;
    this.#filters = filters;
  }

  // flags is what the API takes for groups and lists.
  get flags() { return this.isApart ? { exactApart: true } : {}; }

  // load reads those in an area. It reports whether groups and lists have to be read again: only once there are some, they leave
  // them out. Where there are very many they stay in groups.
  async load({ bbox, zoom }) {
    const turn = ++this.#turn;
    const isClose = Boolean(bbox) && zoom >= leastZoom && !this.#filters.near;
    if (!isClose) return this.#set([], false);
    try {
      const [found, more] = await getWithMore(query("/api/finds/exact", { ...this.#filters.flags, bbox }), { signal: this.#page.signal });
      return turn === this.#turn && this.#set(more ? [] : found, !more && (this.isApart || found.length > 0));
    } catch {
      return false; // the map is as before
    }
  }

  #set(items, isApart) {
    const isOther = isApart !== this.isApart;
    Object.assign(this, { items, isApart });
    return isOther;
  }

  // among returns locations in an order with these finds among them, each at a place of its own.
  among(locations, order, from) {
    const rank = ranks[order];
    const places = this.items.map((find) => placeOf(find, from)).sort((a, b) => rank(a) - rank(b));
    const all = [];
    for (const l of locations) {
      while (places.length && rank(places[0]) <= rank(l)) all.push(places.shift());
      all.push(l);
    }
    return [...all, ...places];
  }
}

// placeOf returns a find as a location of the list, with the find as its only one.
const placeOf = (find, from) => ({
  id: `find ${find.id}`, find, finds: [find], findCount: 1, ...find.exact, distance: distanceBetween(from, pointOf(find.exact)),
});
