// The areas of the map that have streets: what they take, adding, updating and removing them.

import { del, get, post, put, query } from "../api.js";
import { readView } from "../geo.js";
import { explain, prepare, t } from "../i18n.js";
import { loader } from "../load.js";
import { say } from "../store.js";
import { after } from "../tasks.js";

const pause = 1000; // ms between two looks at a download

// sizes are how far it may be from the middle to the edge of an area, in km.
export const sizes = [5, 15, 30, 60];

export class MapAreas {
  areas = null; // once they are known
  wishes = []; // places whose streets users have asked for: {title, latitude, longitude, users}
  job = null; // the area that is being added, or was added last
  chosen = null; // the place that the user has found: {title, latitude, longitude}
  plan = null; // what it takes, or null until that is known
  problem = null; // why that is not known
  km = 15;
  busy = false;
  #page;
  #wait; // for the next look

  constructor(page, wait = after) {
    this.#page = page;
    this.#wait = wait;
    this.loading = loader(page, async () => {
      await this.#read();
      this.#follow();
      const at = readView(page.query?.get("at"));
      if (at && !this.chosen) await this.#near(at);
    });
  }

  // #near chooses the place at a point, as for a map that had no streets there.
  async #near({ lat, lng }) {
    const place = await get(query("/api/places/reverse", { lat, lng }), { signal: this.#page.signal }).catch(() => null);
    if (place) await this.choose(place); // else the user can search
  }

  get isRunning() { return this.job?.state === "running"; }

  async #read() {
    const { areas, job, wishes } = await get("/api/admin/map", { signal: this.#page.signal });
    if (job) await prepare(job);
    Object.assign(this, { areas, job, wishes });
    this.#page.update();
  }

  // #follow looks at the download until it has ended.
  async #follow() {
    while (this.isRunning && !this.#page.signal.aborted) {
      await this.#wait(pause);
      await this.#read().catch(() => {}); // the next look may succeed
    }
  }

  get #body() { return { ...this.chosen, km: this.km }; }

  // choose takes a place that a search has found, and asks what its streets take.
  choose({ name, address, latitude, longitude }) {
    this.chosen = { title: [name, address].filter(Boolean).join(", "), latitude, longitude };
    return this.#ask();
  }

  // grant adds the streets that users have asked for.
  grant({ title, latitude, longitude }) {
    this.chosen = { title, latitude, longitude };
    return this.add();
  }

  resize(km) {
    this.km = km;
    return this.#ask();
  }

  async #ask() {
    Object.assign(this, { plan: null, problem: null, busy: true });
    this.#page.update();
    const asked = JSON.stringify(this.#body);
    const found = await post("/api/admin/map/plans", this.#body).then((plan) => ({ plan }), (problem) => ({ problem }));
    if (asked !== JSON.stringify(this.#body)) return; // another one has been asked for
    Object.assign(this, found, { busy: false });
    this.#page.update();
  }

  // add begins to add the chosen area, and follows it.
  async add() {
    try {
      this.job = await post("/api/admin/map/areas", this.#body);
      Object.assign(this, { plan: null, problem: null });
    } catch (p) {
      this.problem = p;
    }
    this.#page.update();
    await this.#follow();
  }

  // renew begins to update an area, and follows that.
  async renew(area) {
    try {
      this.job = await put(`/api/admin/map/areas/${area.name}`);
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
    await this.#follow();
  }

  async remove(area) {
    try {
      await del(`/api/admin/map/areas/${area.name}`);
      await this.#read();
      say(t("areas.removed", { title: area.title }));
    } catch (p) {
      say(explain(p));
    }
  }
}
