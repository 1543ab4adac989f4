// What is open over the list of the map: a location with all its finds, or the locations of a
// group that cannot be divided. The address says which one, so that Back closes it. On a wide
// screen a find is open beside them.

import { get, page as getPage, query } from "../api.js";
import { explain } from "../i18n.js";
import { say } from "../store.js";

const mostFinds = 100;

export class Panel {
  place = null; // a location with its finds
  group = null; // locations with their newest finds
  findId = "";
  next = ""; // the path of more finds at the place
  busy = false; // while they come
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
    const opened = { place: null, group: null, next: "", busy: false };
    if (place || group) {
      try {
        opened[name] = await get(path, { signal: this.#page.signal });
      } catch (p) {
        if (p.name === "AbortError" || turn !== this.#turn) return;
        say(explain(p));
      }
    }
    const { place: l } = opened;
    if (l?.moreFinds || l?.findCount > mostFinds) {
      opened.next = query("/api/finds", { ...this.#flags(), locationId: l.id, limit: mostFinds });
    }
    if (turn === this.#turn) Object.assign(this, opened);
  }

  // more adds finds to those of the place. Its first pages are those that came with it, since a
  // location has no cursor.
  more = async () => {
    if (this.busy || !this.next) return;
    const turn = this.#turn;
    const known = new Set(this.place.finds.map((f) => f.id));
    let [next, added] = [this.next, []];
    this.busy = true;
    this.#page.update();
    try {
      while (next && !added.length) {
        const got = await getPage(next, { signal: this.#page.signal });
        next = got.next;
        added = got.items.filter((f) => !known.has(f.id));
      }
    } catch (p) {
      if (p.name === "AbortError" || turn !== this.#turn) return;
      say(explain(p));
    }
    if (turn !== this.#turn) return;
    Object.assign(this, { next, busy: false, place: { ...this.place, finds: [...this.place.finds, ...added] } });
    this.#page.update();
  };
}
