// A find while it is written: photos, place, draft, and what the server refuses.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { gate, refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { loadWords } from "../../web/app/i18n.js";
import { Edit } from "../../web/app/models/edit.js";
import { PlacePicker } from "../../web/app/models/placePicker.js";
import { Uploads } from "../../web/app/models/uploads.js";
import { app } from "../../web/app/store.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  setConfig({ limits: { mediaPerFind: 3, imageBytes: 100, videoBytes: 1000 } });
  app.set("user", { id: "ann" });
  app.set("message", null);
});

const file = (name, size = 10, type = "image/gif") => new File(["x".repeat(size)], name, { type });

// newUploads sends nothing until a test opens the gate of a file.
function newUploads(media = []) {
  const gates = {};
  const stop = new AbortController();
  const send = (method, path, f, { signal, progress }) => new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    gates[f.name] = { done: () => resolve([{ url: f.name }]), fail: (p) => reject(p), progress };
  });
  const model = new Uploads(media, { changed: (text) => text && app.set("message", { text }), signal: stop.signal, send });
  return { model, gates, stop };
}

const states = (model) => model.items.map((i) => `${i.file?.name ?? i.media.url} ${i.state}`);

test("two files are sent at once, and the next when one is done", async () => {
  const { model, gates } = newUploads();
  await model.add([file("a"), file("b"), file("c")]);
  await settled();
  assert.deepEqual(states(model), ["a sending", "b sending", "c waiting"]);
  gates.a.progress(0.5);
  assert.equal(model.items[0].progress, 0.5);
  gates.a.done();
  await settled();
  assert.deepEqual(states(model), ["a done", "b sending", "c sending"]);
  assert.equal(model.isBusy, true);
  assert.deepEqual(model.media, [{ url: "a" }]);
});

test("more files than a find has are left out", async () => {
  const { model } = newUploads([{ id: "1", url: "one" }]);
  await model.add([file("a"), file("b"), file("c")]);
  assert.equal(model.items.length, 3);
  assert.match(app.get("message").text, /3/);
});

test("a file that is too large is not sent, a failed one can be sent again", async () => {
  const { model, gates } = newUploads();
  await model.add([file("large", 101), file("film", 500, "video/mp4")]);
  await settled();
  assert.deepEqual(states(model), ["large failed", "film sending"]);
  gates.film.fail({ code: "offline" });
  await settled();
  assert.equal(model.hasFailed, true);
  model.retry(model.items[1]);
  await settled();
  gates.film.done();
  await settled();
  assert.deepEqual(states(model), ["large failed", "film done"]);
});

test("a removed file is not sent any more, and its place goes to the next", async () => {
  const { model } = newUploads();
  await model.add([file("a"), file("b"), file("c")]);
  await settled();
  model.remove(model.items[0]);
  await settled();
  assert.deepEqual(states(model), ["b sending", "c sending"]);
  assert.deepEqual(model.removed, []);
});

test("order and removal count as changes, and media of the find are named when removed", () => {
  const media = [{ id: "1", url: "one" }, { id: "2", url: "two" }];
  assert.equal(newUploads(media).model.isChanged, false);
  const moved = newUploads(media).model;
  moved.move(moved.items[1], -1);
  assert.deepEqual([moved.media.map((m) => m.id), moved.isChanged], [["2", "1"], true]);
  const removed = newUploads(media).model;
  removed.remove(removed.items[0]);
  assert.deepEqual([removed.removed, removed.isChanged], [["1"], true]);
});

test("nothing is added or sent once the page is left", async () => {
  const { model, stop } = newUploads();
  stop.abort();
  await model.add([file("a")]);
  assert.deepEqual(model.items, []);
});

const fakeMap = () => ({ mark: mock.fn(), setView: mock.fn(), where: () => ({ zoom: 3 }), close: mock.fn() });

const nowhere = { "GET /api/locations": [], "GET /api/places/reverse": null };

test("a point has the name of the town near it, and no name far from one", async () => {
  serve({ ...nowhere, "GET /api/places/reverse": { name: "Rennes", distance: 3 } });
  const picker = new PlacePicker(testPage(), null, () => {});
  await picker.setPoint({ lat: 48.1, lng: -1.6 }, "tap");
  assert.equal(picker.name, "Rennes");
  serve({ "GET /api/places/reverse": { name: "Brest", distance: 21 } });
  await picker.setPoint({ lat: 48.9, lng: -5 }, "tap");
  assert.equal(picker.name, "");
});

test("a name that the user gave stays, a proposed one only near its point", async () => {
  serve({ ...nowhere, "GET /api/places/reverse": { name: "Rennes", distance: 3 } });
  const picker = new PlacePicker(testPage(), null, () => {});
  await picker.setPoint({ lat: 48.1, lng: -1.6 }, "found", "Place de la Mairie");
  await picker.setPoint({ lat: 48.105, lng: -1.6 }, "tap");
  assert.equal(picker.name, "Place de la Mairie");
  await picker.setPoint({ lat: 48.2, lng: -1.6 }, "tap");
  assert.equal(picker.name, "Rennes");
  picker.setName(" The old bridge ");
  await picker.setPoint({ lat: 10, lng: 10 }, "tap");
  assert.deepEqual(picker.value, { point: { lat: 10, lng: 10 }, name: "The old bridge", by: "reader", location: null });
});

test("a photo suggests a point where none is chosen", async () => {
  serve(nowhere);
  const picker = new PlacePicker(testPage(), null, () => {});
  picker.suggestPoint({ lat: 1, lng: 2 });
  picker.suggestPoint({ lat: 3, lng: 4 });
  assert.deepEqual([picker.point, picker.source], [{ lat: 1, lng: 2 }, "photo"]);
});

test("a location that exists is chosen and not chosen any more", async () => {
  serve({ ...nowhere, "GET /api/locations": [{ id: "l", name: "Pont", latitude: 5, longitude: 6 }] });
  const picker = new PlacePicker(testPage(), null, () => {});
  await picker.setPoint({ lat: 5.001, lng: 6 }, "tap");
  picker.toggle(picker.nearby[0]);
  assert.deepEqual([picker.value.location.id, picker.point], ["l", { lat: 5, lng: 6 }]);
  picker.toggle(picker.nearby[0]);
  assert.equal(picker.value.location, null);
});

test("an answer for a former point is dropped", async () => {
  const slow = gate();
  serve({ ...nowhere, "GET /api/places/reverse": (r) => (r.path.includes("lat=1.") ? slow.wait : { name: "Near", distance: 1 }) });
  const picker = new PlacePicker(testPage(), null, () => {});
  const first = picker.setPoint({ lat: 1, lng: 1 }, "tap");
  await picker.setPoint({ lat: 2, lng: 2 }, "tap");
  slow.open({ name: "Late", distance: 1 });
  await first;
  assert.equal(picker.name, "Near");
});

test("a map that does not load is noted, and one that comes late is closed", async () => {
  serve(nowhere);
  const page = testPage();
  const picker = new PlacePicker(page, { point: { lat: 1, lng: 2 } }, () => {});
  await picker.showMap(async () => { throw new TypeError("no map"); });
  assert.equal(picker.failed, true);
  const map = fakeMap();
  await picker.showMap(async ({ view }) => { assert.deepEqual(view, { lat: 1, lng: 2, zoom: 15 }); return map; });
  assert.deepEqual([picker.failed, map.mark.mock.callCount()], [false, 1]);
  const late = fakeMap();
  page.stop.abort();
  await picker.showMap(async () => late);
  assert.equal(late.close.mock.callCount(), 1);
});

const title = (value) => ({ name: "title", value, type: "text", required: true, dataset: {}, focus() {} });
const other = (name, value = "") => ({ name, value, type: "text", dataset: {}, focus() {} });

// submit sends the form with a title, and reports what submit does.
function submit(model, text = "A bridge") {
  const inputs = [title(text), other("description"), other("category", " view "), other("isPublic", "true")];
  const elements = Object.assign(inputs, Object.fromEntries(inputs.map((i) => [i.name, i])));
  return model.submit({ preventDefault() {}, target: { elements } });
}

async function newFind(query = "at=48.1,-1.6,12") {
  const page = testPage({ query });
  const model = new Edit(page);
  await model.loading.load();
  return { page, model };
}

test("a new find is published at a new location, and its draft is removed", async () => {
  serve({ "POST /api/locations": { id: "l" }, "POST /api/finds": { id: "7" } });
  const { page, model } = await newFind();
  model.change({ title: "A bridge", description: "", category: "view", isPublic: true });
  model.place.setName("Pont");
  assert.ok(localStorage.getItem("draft:ann:new"));
  assert.equal(await submit(model), true);
  assert.deepEqual(sent("POST"), [
    '/api/locations {"latitude":48.1,"longitude":-1.6,"name":"Pont"}',
    '/api/finds {"title":"A bridge","description":null,"category":"view","isPublic":true,"locationId":"l","media":[]}',
  ]);
  assert.deepEqual([page.went, app.get("message").text], [["/finds/7"], "Published."]);
  assert.equal(localStorage.getItem("draft:ann:new"), null);
});

test("a find without a place, or a place without a name, is not sent", async () => {
  let { model } = await newFind("");
  assert.equal(await submit(model), false);
  assert.ok(model.placeError);
  ({ model } = await newFind());
  assert.equal(await submit(model), false);
  assert.equal(model.placeError, "Give the place a name.");
  assert.equal(await submit(model, ""), true, "without a title the place is not looked at");
  assert.deepEqual(requests, []);
});

test("a draft has what was typed and chosen, and photos that the server still has", async () => {
  const fresh = { url: "a", at: Date.now() };
  const expired = { url: "b", at: Date.now() - 24 * 3600e3 };
  const place = { point: { lat: 1, lng: 2 }, name: "Pont", by: "reader", location: null };
  localStorage.setItem("draft:ann:new", JSON.stringify({ title: "A bridge", isPublic: false, place, media: [fresh, expired] }));
  const { model } = await newFind("");
  assert.deepEqual([model.values.title, model.values.isPublic, model.isRestored], ["A bridge", false, true]);
  assert.deepEqual([model.uploads.media, model.photosExpired], [[{ url: "a" }], true]);
  assert.deepEqual(model.place.value, place);
  model.discard();
  model.saveDraft();
  assert.equal(localStorage.getItem("draft:ann:new"), null);
});

test("an address that is not on the earth names no place", async () => {
  for (const query of ["at=91,0", "at=x", "at="]) assert.equal((await newFind(query)).model.place.point, null, query);
});

const find = { id: "7", title: "A bridge", isPublic: true, media: [{ id: "m1" }, { id: "m2" }] };
const withTag = () => new Response(JSON.stringify(find), { headers: { ETag: '"1"' } });

async function changed() {
  serve({ "GET /api/finds/7": withTag });
  const page = testPage({ params: { id: "7" } });
  const model = new Edit(page);
  await model.loading.load();
  return { page, model };
}

test("a change names its version, and media only if they are others", async () => {
  const { model } = await changed();
  serve({ "PUT /api/finds/7": { id: "7" } });
  await submit(model);
  assert.deepEqual([requests.at(-1).headers["If-Match"], requests.at(-1).body.media], ['"1"', undefined]);
  const second = (await changed()).model;
  second.uploads.remove(second.uploads.items[0]);
  await submit(second);
  assert.deepEqual([requests.at(-1).body.media, requests.at(-1).body.mediaToDelete], [[{ id: "m2" }], ["m1"]]);
});

test("after a change by somebody else the user can insist", async () => {
  const { page, model } = await changed();
  serve({ "PUT /api/finds/7": (r) => (r.headers["If-Match"] ? refusal(412, { code: "precondition_failed", reason: "changed_since" }) : { id: "7" }) });
  await submit(model);
  assert.deepEqual([model.form.refusal.code, page.went], ["precondition_failed", []]);
  model.overwrite();
  await submit(model);
  assert.deepEqual(page.went, ["/finds/7"]);
});

test("photos that the server no longer has are taken out", async () => {
  const { model } = await changed();
  serve({ "PUT /api/finds/7": () => refusal(422, { code: "invalid", errors: [{ location: "body.media[0].id", rule: "media" }] }) });
  await submit(model);
  assert.deepEqual(model.uploads.media, [{ id: "m2" }]);
  assert.equal(model.form.refusal.code, "failed");
});
