// Importing finds from a file of another program: the upload, what the server has read, and the
// commits that publish it.

import { del, get, isPassing, patch, post, query, upload as send } from "../api.js";
import { t } from "../i18n.js";
import { loader } from "../load.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";
import { postPatiently } from "./importCommit.model.js";
import { ImportOptions } from "./importOptions.model.js";
import { ImportPlaces } from "./importPlaces.model.js";
import { ImportPoints } from "./importPoints.model.js";
import { rowsOf } from "./importRows.model.js";
import { PlaceSettings } from "../settings/placeSettings.model.js";

const mostOf = (file) => (/\.zip$/i.test(file.name ?? "") ? 1000 : 100) * 2 ** 20; // bytes of a file
const patience = 20; // requests without a new find that may follow each other, while photos of one are taken
const atOnce = 200; // rows that one request publishes, so that the progress is seen

// statuses are those that rows have, as the server names them. Those with actions are shown always.
const statuses = ["ready", "noPlace", "duplicate", "bad", "skipped", "done"];
const always = 4;

const reasons = ["noPoint", "zeroPoint", "notPoint", "obscured", "badPoint", "noTitle", "badLine", "twice", "known"];

// reasonOf returns the reason for the status of a row, or "" if there is no text for it.
export const reasonOf = (row) => (reasons.includes(row.reason) ? row.reason : "");

export class Import {
  current = null; // the import that is shown
  unfinished = []; // those that the user may go on with, when none is shown
  finished = []; // those that the user may undo
  isUndoing = false;
  status = "ready";
  progress = null; // of the upload, 0 to 1
  refusal = null; // of the upload
  published = null; // while and after commits: {made, taken, all, busy, isWaiting, problem}
  #page;
  #cancel = null;
  #stopping = false;

  constructor(page) {
    this.#page = page;
    this.options = new ImportOptions(new PlaceSettings(page), () => page.update());
    this.places = new ImportPlaces(this, page);
    this.points = new ImportPoints(page);
    this.rows = rowsOf(page, () => query(`${this.#path}/rows`, { status: this.status, limit: 50 }));
    this.loading = loader(page, () => this.#read());
  }

  get #path() { return `/api/imports/${this.current.id}`; }

  // tabs are the statuses to show, with the number of rows of each.
  get tabs() {
    const { counts } = this.current;
    return statuses.map((name, at) => ({ name, n: counts[name], at })).filter(({ n, at }) => n || at < always);
  }

  get isBusy() { return Boolean(this.published?.busy); }

  // isDone is whether nothing of the import is left to do, after a commit.
  get isDone() {
    const { counts } = this.current;
    return Boolean(this.published) && !this.isBusy && !this.published.problem && !counts.ready && !counts.noPlace && !counts.media;
  }

  async #read() {
    const { signal } = this.#page;
    const id = this.#page.query.get("id");
    const all = await get("/api/imports", { signal });
    this.unfinished = all.filter((i) => i.counts.ready || i.counts.noPlace);
    this.finished = all.filter((i) => i.counts.done && !this.unfinished.includes(i));
    const found = all.find((i) => i.id === id);
    if (found) await this.#show(found);
  }

  // #show shows an import with its first tab that has rows.
  async #show(found) {
    this.current = found;
    this.published = null;
    this.places.state = null;
    this.status = this.tabs.find(({ n }) => n)?.name ?? "ready";
    this.rows.clear();
    await this.rows.load();
    this.points.load(this.#path, "ready");
  }

  // open shows an import of the list.
  open(found) {
    this.#page.rename(query("/import", { id: found.id }));
    return this.#show(found);
  }

  // upload sends a file, and shows what is in it.
  async upload(file, sender = send) {
    const cancel = new AbortController();
    this.#cancel = cancel;
    this.#page.signal.addEventListener("abort", () => cancel.abort(), { once: true });
    Object.assign(this, { progress: 0, refusal: null });
    this.#page.update();
    const progress = (part) => {
      this.progress = part;
      this.#page.update();
    };
    try {
      if (file.size > mostOf(file)) throw { code: "page", text: t("import.tooLarge") };
      const made = await sender("POST", "/api/imports", file, { progress, signal: cancel.signal });
      if (cancel.signal.aborted) return;
      await this.open(made);
    } catch (p) {
      if (p.name === "AbortError") return;
      this.refusal = p;
      if (p.reason === "too_many_imports") await this.loading.load(); // which shows them
    } finally {
      this.progress = null;
      this.#page.update();
    }
  }

  cancel() { this.#cancel?.abort(); }

  choose(status) {
    this.status = status;
    this.rows.clear();
    return this.rows.load();
  }

  // #change changes a row, which is then of another tab. It resolves to whether the server has taken it.
  async #change(row, change) {
    const done = await succeeds(patch(`${this.#path}/rows/${row.row}`, change).then((now) => {
      const counts = { ...this.current.counts };
      counts[row.status]--;
      counts[now.status]++;
      this.current = { ...this.current, counts };
      if (now.status === row.status) this.rows.put(now);
      else this.rows.drop(row);
      if (!this.published?.made) this.points.put(now);
    }));
    this.#page.update();
    return done;
  }

  // skip leaves a row out, or takes it in again.
  skip(row, isSkipped) {
    return this.#change(row, { skip: isSkipped });
  }

  // place gives a row the place that a picker has.
  place(row, { point, name, location }) {
    const called = location?.name ?? name;
    return this.#change(row, { latitude: point.lat, longitude: point.lng, ...(called ? { place: called } : {}) });
  }

  // guess gives a row the place that a search has found.
  guess(row, { latitude, longitude }) {
    return this.#change(row, { latitude, longitude, guessed: true });
  }

  rename(row, title) {
    return this.#change(row, { title });
  }

  // commit publishes the rows that are ready, some with each request. After a refusal it can be called again. tick is for tests: it passes
  // a second of a wait.
  async commit(tick) {
    if (this.isBusy) return;
    const { signal } = this.#page;
    const { ready, done: before } = this.current.counts;
    this.#stopping = false;
    const published = { made: 0, taken: 0, all: ready, busy: true, isWaiting: false, problem: null };
    this.published = published;
    const note = (now) => {
      this.current = now;
      Object.assign(published, { made: now.counts.done - before, taken: ready - now.counts.ready });
      this.#page.update();
    };
    const wait = () => {
      published.isWaiting = true;
      this.#page.update();
      return get(this.#path, { signal }).then(note).catch((p) => { if (!isPassing(p)) throw p; }); // it may be refused as well
    };
    this.#page.update();
    try {
      for (let left = patience; this.current.counts.ready && !this.#stopping;) {
        const was = this.current.counts.ready;
        const now = await postPatiently(`${this.#path}/commit`, { ...this.options.body, limit: atOnce },
          { signal, stopped: () => this.#stopping, note: wait, tick });
        published.isWaiting = false;
        if (!now) break;
        note(now);
        left = this.current.counts.ready < was ? patience : this.current.counts.media ? left - 1 : 0;
        if (!left) throw { code: "strange" }; // or it would ask for ever
      }
    } catch (p) {
      if (p.name === "AbortError") return;
      published.problem = p;
      await get(this.#path, { signal }).then(note).catch(() => {});
    }
    published.busy = false;
    if (signal.aborted) return;
    await this.choose(this.current.counts.ready ? "ready" : "done");
    this.points.load(this.#path, published.made ? "done" : "ready");
  }

  stop() { this.#stopping = true; } // after the commit that is under way

  // leave shows the start again. The import stays.
  leave() {
    this.current = null;
    this.refusal = null;
    this.#page.query.delete("id");
    this.#page.rename("/import");
    return this.loading.load();
  }

  // undoable counts the finds of the import that can go to the bin, and those that somebody has touched: {left,
  // changed}, or null if that does not load.
  async undoable() {
    let found = null;
    await succeeds(post(`${this.#path}/undo`, { dryRun: true }).then((u) => { found = u; }));
    return found;
  }

  // undo moves the finds of the import that no one has touched to the bin, and shows what is left of it.
  async undo() {
    const { signal } = this.#page;
    let [gone, changed] = [0, 0];
    const run = async () => {
      for (let left = 1; left;) {
        const now = await post(`${this.#path}/undo`, {}, { signal });
        [gone, changed, left] = [gone + now.binned, now.changed, now.binned ? now.left : 0];
      }
    };
    this.isUndoing = true;
    this.#page.update();
    const done = await succeeds(run());
    if (signal.aborted) return;
    Object.assign(this, { isUndoing: false, published: null });
    say([t("import.undone", { n: gone }), changed ? t("import.undoneKept", { n: changed }) : ""].filter(Boolean).join(" "));
    if (done && !changed) return this.leave();
    return get(this.#path, { signal }).then((now) => this.#show(now), () => this.leave());
  }

  // discard removes an import. Finds that it has become stay.
  async discard(found) {
    if (await succeeds(del(`/api/imports/${found.id}`))) await this.leave();
  }
}
