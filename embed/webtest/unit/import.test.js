// Importing finds from a file.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gate, refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { explain, loadAllWords, loadWords } from "../../web/app/i18n.js";
import { Import, reasonOf } from "../../web/app/import/import.model.js";
import { ImportPoints, viewOf } from "../../web/app/import/importPoints.model.js";
import { regionsOf } from "../../web/app/import/importRegions.model.js";
import { leftOut, whereLeft } from "../../web/app/import/importLeft.model.js";
import { postPatiently } from "../../web/app/import/importCommit.model.js";
import { app } from "../../web/app/store.js";

const none = { ready: 0, noPlace: 0, duplicate: 0, bad: 0, skipped: 0, done: 0 };
const of = (counts, id = "i") => ({ id, name: "places.gpx", counts: { ...none, ...counts } });
const rows = (from, n, status = "ready") => Array.from({ length: n }, (_, i) => ({ row: from + i, status, title: `Place ${from + i}` }));
const file = new File(["x"], "places.gpx");
const numbers = (model) => model.rows.items.map((r) => r.row);

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  app.set("message", null);
  serve({ "GET /api/imports": [], "GET /api/imports/i/rows": [] });
});

async function opened(counts, page = testPage({ query: "id=i" })) {
  serve({ "GET /api/imports": [of(counts)] });
  const model = new Import(page);
  await model.loading.load();
  return model;
}

test("an upload shows its progress, and then the rows of the file, under an address of its own", async () => {
  const page = testPage();
  const model = new Import(page);
  await model.loading.load();
  serve({ "GET /api/imports/i/rows": rows(1, 2) });
  const seen = [];
  await model.upload(file, async (method, path, f, { progress }) => {
    progress(0.5);
    seen.push(method, path, f, model.progress);
    return of({ ready: 2, bad: 1 });
  });
  assert.deepEqual(seen, ["POST", "/api/imports", file, 0.5]);
  assert.deepEqual([model.progress, model.refusal, model.status, page.address], [null, null, "ready", "/import?id=i"]);
  assert.deepEqual(numbers(model), [1, 2]);
  assert.deepEqual(model.tabs.map(({ name, n }) => [name, n]), [["ready", 2], ["noPlace", 0], ["duplicate", 0], ["bad", 1]]);
});

test("a refused file is said, a cancelled one is not, and one too large is not sent", async () => {
  const model = new Import(testPage());
  await model.loading.load();
  await model.upload(file, async () => { throw { code: "malformed", reason: "import_empty" }; });
  assert.deepEqual([model.refusal.reason, model.progress, model.current], ["import_empty", null, null]);
  await model.upload(file, async (m, p, f, { signal }) => {
    model.cancel();
    assert.ok(signal.aborted);
    throw new DOMException("", "AbortError");
  });
  assert.deepEqual([model.refusal, model.progress], [null, null]);
  await model.upload({ size: 2 ** 27 }, () => assert.fail("it is sent"));
  assert.match(model.refusal.text, /too large/);
});

test("with too many imports those are shown that can be discarded", async () => {
  const model = new Import(testPage());
  await model.loading.load();
  serve({ "GET /api/imports": [of({ ready: 1 }, "a"), of({ done: 1 }, "b"), of({ noPlace: 1 }, "c")] });
  await model.upload(file, async () => { throw { code: "conflict", reason: "too_many_imports" }; });
  assert.deepEqual([model.unfinished.map((i) => i.id), model.refusal.reason], [["a", "c"], "too_many_imports"]);
  serve({ "DELETE /api/imports/a": null, "GET /api/imports": [of({ noPlace: 1 }, "c")] });
  await model.discard(model.unfinished[0]);
  assert.deepEqual([sent("DELETE"), model.unfinished.map((i) => i.id), model.refusal], [["/api/imports/a"], ["c"], null]);
});

test("the rows come in pages, and those of another tab replace them", async () => {
  serve({
    "GET /api/imports/i/rows?status=ready&limit=50": rows(1, 50),
    "GET /api/imports/i/rows?status=ready&limit=50&after=50": rows(52, 10),
    "GET /api/imports/i/rows?status=bad&limit=50": rows(51, 1, "bad"),
  });
  const model = await opened({ ready: 60, bad: 1 });
  assert.deepEqual([model.rows.items.length, model.rows.next], [50, 50]);
  await model.rows.more();
  assert.deepEqual([model.rows.items.length, model.rows.next, numbers(model).at(-1)], [60, 0, 61]);
  await model.choose("bad");
  assert.deepEqual(numbers(model), [51]);
});

test("rows that come for a tab that was left are dropped", async () => {
  const { wait, open } = gate();
  const model = await opened({ ready: 1 });
  serve({ "GET /api/imports/i/rows?status=ready&limit=50": () => wait, "GET /api/imports/i/rows?status=bad&limit=50": rows(9, 1, "bad") });
  const late = model.choose("ready");
  await model.choose("bad");
  open(rows(1, 3));
  await late;
  assert.deepEqual([numbers(model), model.rows.busy], [[9], false]);
});

test("a row that is left out changes its tab, and one that is refused stays", async () => {
  serve({ "GET /api/imports/i/rows": rows(1, 2) });
  const model = await opened({ ready: 2 });
  const [first, second] = model.rows.items;
  serve({ "PATCH /api/imports/i/rows/1": { ...first, status: "skipped" } });
  assert.equal(await model.skip(first, true), true);
  assert.deepEqual([numbers(model), model.current.counts.ready, model.current.counts.skipped], [[2], 1, 1]);
  serve({ "PATCH /api/imports/i/rows/2": () => refusal(409, { code: "conflict", reason: "import_row_done" }) });
  assert.equal(await model.skip(second, true), false);
  assert.deepEqual([numbers(model), model.current.counts.ready, app.get("message").text], [[2], 1, "This row cannot be changed any more."]);
});

test("a row gets a place, with the name if there is one", async () => {
  serve({ "GET /api/imports/i/rows": rows(1, 2, "noPlace") });
  const model = await opened({ noPlace: 2 });
  assert.equal(model.status, "noPlace");
  serve({ "PATCH /api/imports/i/rows/*": (r) => ({ row: Number(r.path.split("/").at(-1)), status: "ready" }) });
  const [first, second] = model.rows.items;
  await model.place(first, { point: { lat: 1, lng: 2 }, name: "Quay", location: null });
  await model.place(second, { point: { lat: 3, lng: 4 }, name: "", location: null });
  assert.deepEqual(sent("PATCH"), [
    `/api/imports/i/rows/1 {"latitude":1,"longitude":2,"place":"Quay"}`, `/api/imports/i/rows/2 {"latitude":3,"longitude":4}`]);
  assert.equal(model.current.counts.ready, 2);
});

test("commits are repeated until nothing is ready, for oneself unless chosen", async () => {
  const model = await opened({ ready: 450, bad: 1 });
  let ready = 450;
  const seen = [];
  serve({ "POST /api/imports/i/commit": () => {
    seen.push(model.published.taken);
    ready = Math.max(0, ready - 200);
    return of({ ready, duplicate: 1, bad: 1, done: ready ? 450 - ready : 449 });
  } });
  await model.commit();
  assert.deepEqual(sent("POST"), Array(3).fill(`/api/imports/i/commit {"audience":"me","limit":200}`));
  assert.deepEqual(seen, [0, 200, 400]);
  assert.deepEqual([model.published, model.status], [{ made: 449, taken: 450, all: 450, busy: false, isWaiting: false, problem: null }, "done"]);
});

test("an import is done once it is published and nothing is left of it", async () => {
  const after = async (before, counts) => {
    const model = await opened(before);
    assert.equal(model.isDone, false);
    serve({ "POST /api/imports/i/commit": of(counts) });
    await model.commit();
    return model.isDone;
  };
  assert.equal(await after({ ready: 2, bad: 1 }, { done: 2, bad: 1 }), true);
  assert.equal(await after({ ready: 2, noPlace: 1 }, { done: 2, noPlace: 1 }), false);
  assert.equal(await after({ ready: 2 }, { ready: 2 }), false);
});

test("after a refusal the finds so far are counted, and a commit goes on", async () => {
  const model = await opened({ ready: 300 });
  model.options.set({ audience: "everyone" });
  let n = 0;
  serve({
    "POST /api/imports/i/commit": () => (n++ ? refusal(413, { code: "too_large", reason: "too_many_finds", limit: 1000 }) : of({ ready: 100, done: 200 })),
    "GET /api/imports/i": of({ ready: 50, done: 250 }),
  });
  await model.commit();
  const { made, taken, busy, problem } = model.published;
  assert.deepEqual([made, taken, busy, problem.reason, model.status], [250, 250, false, "too_many_finds", "ready"]);
  serve({ "POST /api/imports/i/commit": of({ done: 300 }) });
  await model.commit();
  assert.deepEqual([model.published.made, model.published.problem], [50, null]);
  assert.ok(sent("POST").every((s) => s.includes(`"audience":"everyone"`)));
});

test("commits that publish nothing end, and so do those that the user stops", async () => {
  const model = await opened({ ready: 300 });
  serve({ "POST /api/imports/i/commit": of({ ready: 300 }), "GET /api/imports/i": of({ ready: 300 }) });
  await model.commit();
  assert.deepEqual([sent("POST").length, model.published.problem.code], [1, "strange"]);
  serve({ "POST /api/imports/i/commit": () => {
    model.stop();
    return of({ ready: 100, done: 200 });
  } });
  await model.commit();
  assert.deepEqual([sent("POST").length, model.published.made, model.published.problem, model.isBusy], [2, 200, null, false]);
});

test("one commit runs at a time, and none after the screen is left", async () => {
  const page = testPage({ query: "id=i" });
  const model = await opened({ ready: 300 }, page);
  const { wait, open } = gate();
  serve({ "POST /api/imports/i/commit": () => wait });
  const first = model.commit();
  await model.commit();
  await settled();
  assert.equal(sent("POST").length, 1);
  page.stop.abort();
  open(of({ ready: 100, done: 200 }));
  await first;
  assert.equal(sent("POST").length, 1);
});

test("a discarded import leads to the start, and one that is gone does, too", async () => {
  const page = testPage({ query: "id=i" });
  const model = await opened({ ready: 1 }, page);
  serve({ "DELETE /api/imports/i": null, "GET /api/imports": [] });
  await model.discard(model.current);
  assert.deepEqual([sent("DELETE"), model.current, page.address], [["/api/imports/i"], null, "/import"]);
  const gone = new Import(testPage({ query: "id=gone" }));
  await gone.loading.load();
  assert.deepEqual([gone.current, gone.loading.problem], [null, null]);
  assert.ok(!requests.some((r) => r.path.includes("gone")));
});

test("a reason that this page does not know is not shown", () => {
  assert.deepEqual([reasonOf({ reason: "twice" }), reasonOf({ reason: "newer" }), reasonOf({})], ["twice", "", ""]);
});

test("a commit has the choices that were made", async () => {
  const model = await opened({ ready: 1 });
  const { options } = model;
  assert.deepEqual(options.body, { audience: "me" });
  options.set({ keep: true, category: "nature", area: "0" });
  assert.deepEqual(options.body, { audience: "me", keepVisibility: true, category: "nature", area: 0 });
  options.set({ keep: false, audience: "everyone", category: "", area: "5", forFriends: "false" });
  assert.deepEqual(options.body, { audience: "everyone", area: 5, exactForFriends: false });
});

test("photos of one place may take several requests", async () => {
  const model = await opened({ ready: 1, media: 10 });
  let n = 0;
  serve({ "POST /api/imports/i/commit": () => of(++n < 4 ? { ready: 1, media: 10 } : { done: 1, mediaDone: 10 }) });
  await model.commit();
  assert.deepEqual([n, model.published.made, model.published.problem], [4, 1, null]);
});

test("a title is changed in its row", async () => {
  serve({ "GET /api/imports/i/rows": rows(1, 2), "PATCH /api/imports/i/rows/2": { row: 2, status: "ready", title: "New" } });
  const model = await opened({ ready: 2 });
  assert.ok(await model.rename(model.rows.items[1], "New"));
  assert.deepEqual(model.rows.items.map((r) => r.title), ["Place 1", "New"]);
  assert.equal(model.current.counts.ready, 2);
});

test("places are looked up by their names, without those that are secret, and at most thirty", async () => {
  const list = rows(1, 40, "noPlace");
  list[0].reason = "obscured";
  list[1].place = "Rome";
  const asked = [];
  serve({
    "GET /api/imports/i/rows": list,
    "GET /api/places": ({ path }) => {
      asked.push(path);
      return asked.length === 1 ? [{ name: "Rome", latitude: 41.9, longitude: 12.5 }] : [];
    },
    "PATCH /api/imports/i/rows/2": { row: 2, status: "ready", title: "Place 2", guessed: true },
  });
  const model = await opened({ noPlace: 40 });
  await model.places.run();
  assert.equal(asked.length, 30);
  assert.match(asked[0], /Rome/);
  assert.deepEqual([model.places.state.found, model.places.state.busy, model.current.counts.ready], [1, false, 1]);
  assert.deepEqual(sent("PATCH"), ['/api/imports/i/rows/2 {"latitude":41.9,"longitude":12.5,"guessed":true}']);
});

test("a commit that has to wait says so, and goes on, also where reading the import is refused as well", async () => {
  const model = await opened({ ready: 1 });
  let n = 0;
  serve({
    "POST /api/imports/i/commit": () => (n++ ? of({ done: 1 }) : refusal(429, { code: "rate_limited" })),
    "GET /api/imports/i": () => refusal(429, { code: "rate_limited" }),
  });
  const seen = new Set();
  await model.commit(async () => { seen.add(model.published.isWaiting); });
  assert.deepEqual([[...seen], model.published], [[true], { made: 1, taken: 1, all: 1, busy: false, isWaiting: false, problem: null }]);
  n = 0;
  model.current = of({ ready: 1 });
  serve({ "GET /api/imports/i": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  await model.commit();
  assert.equal(model.published.problem.status, 404);
});

test("a commit waits while there are too many finds in a minute, and can be stopped", async () => {
  let n = 0;
  serve({ "POST /api/imports/i/commit": () => (++n < 3 ? refusal(429, { code: "rate_limited", retryAfter: 1 }) : of({ done: 1 })) });
  const { signal } = new AbortController();
  let ticks = 0;
  const tick = async () => { ticks++; };
  const noted = [];
  const made = await postPatiently("/api/imports/i/commit", {}, { signal, stopped: () => false, tick, note: () => noted.push(n) });
  assert.deepEqual([made.counts.done, n, ticks, noted], [1, 3, 40, [1, 2]]);
  n = 0;
  assert.equal(await postPatiently("/api/imports/i/commit", {}, { signal, stopped: () => true, tick }), null);
});

test("what the file has and the rows have not is said by kind, and where it is", () => {
  const list = [
    { kind: "track", n: 3 }, { kind: "area", n: 1 }, { kind: "picture", n: 2 }, { kind: "of later", n: 9 },
    { kind: "damaged", n: 1, where: [{ file: "a/b.json", line: 7, column: 12 }, { line: 1, column: 2 }, { file: "c.kml" }] },
  ];
  assert.equal(leftOut({ leftOut: list }), "3 tracks, 1 area, 2 pictures and 1 damaged part were left out.");
  assert.deepEqual(whereLeft({ leftOut: list }), ["a/b.json, line 7, column 12", "Line 1, column 2", "c.kml"]);
  assert.equal(leftOut({ leftOut: [{ kind: "route", n: 1 }] }), "1 route was left out.");
  for (const none of [{ leftOut: [] }, {}]) assert.deepEqual([leftOut(none), whereLeft(none)], ["", []]);
});

test("a damaged file is refused with its line", () => {
  assert.equal(explain({ code: "malformed", reason: "import_damaged", line: 7, column: 12 }), "The file is damaged or ends early. Line 7, column 12.");
  assert.equal(explain({ code: "malformed", reason: "import_damaged" }), "The file is damaged or ends early.");
});

test("the map of an import has all points, page by page, and its view has them all", async () => {
  const placed = (from, n) => rows(from, n).map((r) => ({ ...r, latitude: 47 + r.row / 1000, longitude: 13 }));
  serve({
    "GET /api/imports/i/points?status=ready": placed(1, 1000),
    "GET /api/imports/i/points?status=ready&after=1000": placed(1001, 1),
  });
  const page = testPage();
  const points = new ImportPoints(page);
  await points.load("/api/imports/i", "ready");
  assert.deepEqual([points.items.length, points.items[1000]], [1001, { lat: 48.001, lng: 13, row: 1001, name: "Place 1001" }]);
  points.put({ row: 1, status: "skipped", latitude: 47.001, longitude: 13 });
  points.put({ row: 1002, status: "ready", title: "Somewhere", latitude: 47, longitude: 13 });
  assert.deepEqual([points.items.length, points.items[0].row, points.items.at(-1).name], [1001, 2, "Somewhere"]);
  assert.equal(points.link({ width: 400, height: 300 }), "/?at=47.50050%2C13.00000%2C8");
  serve({ "GET /api/imports/i/points": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  await points.load("/api/imports/i", "done");
  assert.deepEqual(points.items, []);
});

test("a view of a map has all of its points, and shows a street at the closest", () => {
  const size = { width: 400, height: 300 };
  assert.deepEqual(viewOf([{ lat: 47.8, lng: 13 }], size), { lat: 47.8, lng: 13, zoom: 14 });
  assert.equal(viewOf([{ lat: 48, lng: -170 }, { lat: -30, lng: 175 }], size).zoom, 1);
});

test("after an import that leaves places out, the map has what was published", async () => {
  serve({
    "GET /api/imports/i/rows": [], "POST /api/imports/i/commit": of({ noPlace: 1, done: 2 }),
    "GET /api/imports/i/points?status=done": rows(1, 2, "done").map((r) => ({ ...r, latitude: 47, longitude: 13 })),
  });
  const model = new Import(testPage());
  await model.open(of({ ready: 2, noPlace: 1 }));
  await model.commit();
  await settled();
  assert.deepEqual([model.isDone, model.points.items.length], [false, 2]);
});

test("an import is undone in steps, and what has been touched stays", async () => {
  const model = await opened({ done: 700 });
  const answers = [{ binned: 0, left: 695, changed: 5 }, { binned: 500, left: 195, changed: 5 }, { binned: 195, left: 0, changed: 5 }];
  serve({ "POST /api/imports/i/undo": () => answers.shift(), "GET /api/imports/i": of({ done: 5 }) });
  assert.deepEqual(await model.undoable(), { binned: 0, left: 695, changed: 5 });
  await model.undo();
  assert.deepEqual(sent("POST"), [`/api/imports/i/undo {"dryRun":true}`, "/api/imports/i/undo {}", "/api/imports/i/undo {}"]);
  assert.match(app.get("message").text, /^695 finds are in the bin\. 5 stay/);
  assert.deepEqual([model.current.counts.done, model.isUndoing], [5, false]);
});

test("an import of which nothing stays is left, and a refusal ends the steps", async () => {
  const model = await opened({ done: 2 });
  serve({ "POST /api/imports/i/undo": { binned: 2, left: 0, changed: 0 }, "GET /api/imports": [] });
  await model.undo();
  assert.equal(model.current, null);
  const other = await opened({ done: 2 });
  serve({ "POST /api/imports/i/undo": () => refusal(503, { code: "busy" }), "GET /api/imports/i": of({ done: 2 }) });
  assert.equal(await other.undoable(), null);
  await other.undo();
  assert.equal(other.current.counts.done, 2);
});

test("places are in regions of about 50 km, the fullest first", () => {
  const at = (lat, lng, n) => Array.from({ length: n }, (_, i) => ({ lat: lat + i / 1000, lng }));
  const salzburg = [...at(47.8, 13.04, 20), ...at(47.68, 13.1, 3)]; // and Hallein
  const found = regionsOf([...at(48.2, 16.37, 5), ...salzburg, ...at(-77.8, 166.6, 2), ...at(0, 179.99, 1)]);
  assert.deepEqual(found.map(({ n }) => n), [23, 5, 2, 1]);
  assert.equal(Math.round(found[0].at.lat * 10) / 10, 47.8);
  assert.deepEqual(regionsOf([]), []);
  const scattered = Array.from({ length: 10000 }, (_, i) => ({ lat: ((i * 7) % 170) - 85, lng: ((i * 13) % 360) - 180 }));
  assert.equal(regionsOf(scattered).reduce((sum, { n }) => sum + n, 0), 10000);
});
