// Looking up the rows of an import that have no point, by their names, with the place search of the server.

import { get, query } from "../api.js";
import { config } from "../config.js";

const most = 30; // names at a time: as many as the server takes in a minute

const hidden = ["obscured", "notPoint"]; // whose name says nothing about a point

// canLookUp is whether the server has a place search of its own. The built-in places were looked up when
// the file was read.
export const canLookUp = () => config().places.source !== "gazetteer";

export class ImportPlaces {
  state = null; // while and after a search: {n, all, found, busy, problem}
  #import;
  #page;
  #stopping = false;

  constructor(model, page) {
    this.#import = model;
    this.#page = page;
  }

  // rows are those of the list that can be looked up next.
  get rows() {
    return (this.#import.rows.items ?? []).filter((r) => r.status === "noPlace" && !hidden.includes(r.reason)).slice(0, most);
  }

  // run looks the rows up, one after the other.
  async run() {
    const { rows } = this;
    const state = { n: 0, all: rows.length, found: 0, busy: true, problem: null };
    this.state = state;
    this.#stopping = false;
    this.#page.update();
    try {
      for (const row of rows) {
        if (this.#stopping) break;
        const [place] = await get(query("/api/places", { query: row.place || row.title, limit: 1 }), { signal: this.#page.signal });
        state.n++;
        if (place && await this.#import.guess(row, place)) state.found++;
        this.#page.update();
      }
    } catch (p) {
      if (p.name === "AbortError") return;
      state.problem = p;
    }
    state.busy = false;
    this.#page.update();
  }

  stop() {
    this.#stopping = true;
  }
}
