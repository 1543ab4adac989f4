// What is open over the list of the map: a location with all its finds, or the locations of a
// group that cannot be divided. The address says which one, so that Back closes it. On a wide
// screen a find is open beside them.

import { get, query } from "../api.js";
import { explain } from "../i18n.js";
import { paged } from "../list.js";
import { say } from "../store.js";

const mostFinds = 100;
const many = 20; // finds; a place with more offers its categories

export class Panel {
  place = null; // a location with its newest finds
  finds = null; // those at the place, page by page
  category = ""; // of which finds are shown, or "" for all
  group = null; // locations with their newest finds
  findId = "";
  #page;
  #flags;
  #shown = ""; // what of the address is shown
  #turn = 0;

  // flags returns the filters as the API takes them.
  constructor(page, flags) {
    this.#page = page;
    this.#flags = flags;
  }

  get isOpen() {
    return Boolean(this.place || this.group);
  }

  // of returns what the address has of a panel: {place, group, find}.
  static of(q) {
    return { place: q.get("place") ?? "", group: q.get("group") ?? "", find: q.get("find") ?? "" };
  }

  // show loads what the address names. It reports whether there is something new to see.
  async show({ place, group, find }) {
    this.findId = find;
    const wanted = `${place} ${group}`;
    const isNew = wanted !== this.#shown;
    this.#shown = wanted;
    if (isNew) await this.#load(place, group);
    this.#page.update();
    return isNew && this.isOpen;
  }

  async #load(place, group) {
    const turn = ++this.#turn;
    const [path, name] = place ? [query(`/api/locations/${place}`, { ...this.#flags(), findsLimit: mostFinds }), "place"]
      : [query("/api/locations", { ...this.#flags(), bbox: group, findsLimit: 3, limit: 100 }), "group"];
    const opened = { place: null, group: null, finds: null };
    if (place || group) {
      try {
        opened[name] = await get(path, { signal: this.#page.signal });
      } catch (p) {
        if (p.name === "AbortError" || turn !== this.#turn) return;
        say(explain(p));
      }
    }
    if (opened.place) opened.finds = this.#findsAt(opened.place);
    if (turn === this.#turn) Object.assign(this, opened, { category: "" });
  }

  // categories are those of the newest finds at the place, where it has many.
  get categories() {
    const { findCount, finds } = this.place;
    return findCount > many ? [...new Set(finds.map((f) => f.category).filter(Boolean))] : [];
  }

  // choose shows the finds of a category alone, or all again.
  choose(category) {
    const { signal, update } = this.#page;
    this.category = category === this.category ? "" : category;
    this.finds = this.category ? paged({ signal, update }, this.#findsPath(this.place, { category })) : this.#findsAt(this.place);
    if (this.category) this.finds.load();
    update();
  }

  #findsPath = (l, filters) => query("/api/finds", { ...this.#flags(), ...filters, locationId: l.id, limit: mostFinds });

  #findsAt(l) {
    const { signal, update } = this.#page;
    const isLong = l.moreFinds || l.findCount > mostFinds;
    const next = isLong ? this.#findsPath(l) : "";
    return Object.assign(paged({ signal, update }, next), { items: l.finds, next });
  }

  // more shows the next finds at the place. The first pages are those that came with it, since a
  // location has no cursor.
  more = async () => {
    const { finds } = this;
    const known = finds.items.length;
    let before;
    do {
      before = finds.next;
      await finds.more();
    } while (finds.next !== before && finds.items.length === known);
  };
}
