// The filters of the map: words, a category, whose private finds, and a circle around a point.

import { readView, writeView } from "../geo.js";

// none are the filters that show everything.
export const none = { q: "", category: "", near: null, mine: true, friends: true };

export class Filters {
  // The query is that of an address, as query() writes it.
  constructor(q) {
    Object.assign(this, {
      q: q.get("q") ?? "", category: q.get("category") ?? "", mine: q.get("mine") !== "0", friends: q.get("friends") !== "0",
      near: readView(q.get("near")), radius: Number(q.get("radius")) || 5,
    });
  }

  // isSet tells whether they may hide finds.
  get isSet() {
    return Boolean(this.q || this.category || this.near || !this.mine || !this.friends);
  }

  // flags are what the API takes, without the circle.
  get flags() {
    return { includePrivate: this.mine, includeFriends: this.friends, category: this.category, q: this.q };
  }

  // circle is what the API takes, or null.
  get circle() {
    return this.near && { lat: this.near.lat, lng: this.near.lng, radius: this.radius, order: "distance" };
  }

  // query is what the address has of them.
  query() {
    const circle = this.near ? { near: writeView(this.near), radius: this.radius } : {};
    return { q: this.q, category: this.category, mine: this.mine ? "" : "0", friends: this.friends ? "" : "0", ...circle };
  }
}
