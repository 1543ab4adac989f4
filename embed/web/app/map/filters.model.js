// What the map and its list show: words, categories, whose private finds, one list alone, a circle around a point,
// and in which order the list is.

import { readView, writeView } from "../geo.js";

// none are the filters that show everything. The order stays.
export const none = { q: "", categories: [], near: null, mine: true, friends: true, list: "" };

// orders are those of the list: by the newest find of each location, by the distance from the
// user or from the middle of the map, and by the likes of the most liked find of each location.
export const orders = ["active", "distance", "likes"];

const listOf = (s) => (s ?? "").split(",").filter(Boolean);

export class Filters {
  // The query is that of an address, as query() writes it.
  constructor(q) {
    const order = q.get("order");
    Object.assign(this, {
      q: q.get("q") ?? "", list: q.get("list") ?? "", categories: listOf(q.get("category")),
      mine: q.get("mine") !== "0", friends: q.get("friends") !== "0",
      near: readView(q.get("near")), radius: Number(q.get("radius")) || 5, order: orders.includes(order) ? order : "",
    });
  }

  // count is how many filters may hide finds, without the circle and the list, which have chips of their own.
  get count() {
    return (this.q ? 1 : 0) + this.categories.length + (this.mine ? 0 : 1) + (this.friends ? 0 : 1);
  }

  // sorted is the order of the list: what is near the user is sorted by distance, unless the user
  // has chosen another.
  get sorted() {
    return this.order || (this.near ? "distance" : "active");
  }

  // flags are what the API takes, without the circle.
  get flags() {
    const { mine, friends, q, list } = this;
    return { list, includePrivate: mine, includeFriends: friends, includeLists: friends, category: this.categories.join(","), q };
  }

  // circle is what the API takes, or null.
  get circle() {
    return this.near && { lat: this.near.lat, lng: this.near.lng, radius: this.radius };
  }

  // query is what the address has of them.
  query() {
    const circle = this.near ? { near: writeView(this.near), radius: this.radius } : {};
    const { q, categories, mine, friends, order, list } = this;
    return { q, list, category: categories.join(","), mine: mine ? "" : "0", friends: friends ? "" : "0", order, ...circle };
  }
}
