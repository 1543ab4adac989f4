// What the user and their friends have found on this day in earlier years.

import { get, query } from "../api.js";
import { me } from "../session.js";
import { nameOf } from "../names.js";

const few = 1; // finds that are shown at first, above the feed

// yearsSince is how many years ago a time is, of one on this day.
export const yearsSince = (iso, now = new Date()) => now.getFullYear() - new Date(iso).getFullYear();

export class OnThisDay {
  isKnown = false; // so that the card does not push away what is below it
  #finds = [];
  #all = false;
  #page;

  constructor(page) {
    this.#page = page;
  }

  // load reads them. The feed is as good without, so problems do not show.
  async load() {
    const path = query("/api/finds/on-this-day", { offset: -new Date().getTimezoneOffset() });
    this.#finds = await get(path, { signal: this.#page.signal }).catch(() => []);
    this.isKnown = true;
    this.#page.update();
  }

  get shown() { return this.#all ? this.#finds : this.#finds.slice(0, few); }

  get count() { return this.#finds.length; }

  get hasMore() { return this.#finds.length > this.shown.length; }

  more = () => {
    this.#all = true;
    this.#page.update();
  };

  // nameOf is how the finder is called, or "" for the user.
  nameOf = (find) => (find.userId === me()?.id ? "" : nameOf(find.user));
}
