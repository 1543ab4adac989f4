// Many photos as several finds.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset, serve, settled, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { dropLost, filesOf, newDrafts, useFileStore } from "../../web/app/drafts.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { NewFind } from "../../web/app/edit/newFind.model.js";
import { about, groupsOf, merged, split } from "../../web/app/edit/grouping.model.js";
import { Several } from "../../web/app/edit/several.model.js";
import { app } from "../../web/app/store.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  setConfig({ limits: { mediaPerFind: 3, imageBytes: 100, videoBytes: 1000 } });
  app.set("user", { id: "ann" });
  serve({ "GET /api/locations": [], "GET /api/places/name": { name: "Munich" } });
});

const square = { lat: 48.1374, lng: 11.5755 };
const close = { lat: 48.1384, lng: 11.5755 }; // 111 m
const far = { lat: 48.1392, lng: 11.5755 }; // 200 m
const day = (n, hour = 10) => `2026-05-${n}T${hour}:00:00`;

// named makes photos {name, place, time}.
const named = (...list) => list.map(([name, place = null, time = ""]) => ({ name, place, time }));
const names = (groups) => groups.map((g) => g.map((p) => p.name).join("")).join(" ");

test("photos are grouped by place and day, in the order of their time", () => {
  const at = (...list) => names(groupsOf(named(...list), 10));
  assert.equal(at(["a", square, day(12)], ["b", close, day(12, 11)], ["c", far, day(12, 12)]), "ab c");
  assert.equal(at(["a", square, day(12)], ["b", square, day(13)]), "a b");
  assert.equal(at(["b", square, day(13)], ["a", square, day(12)], ["c", close, day(13, "09")]), "a cb");
  assert.equal(at(["a", square, day(12)], ["b", far, day(12, 11)], ["c", square, day(12, 12)]), "ac b", "a way back to a place");
});

test("what a photo does not say does not divide a group", () => {
  const at = (...list) => names(groupsOf(named(...list), 10));
  assert.equal(at(["a"], ["b"], ["c"]), "abc");
  assert.equal(at(["a", square, day(12)], ["b"], ["c", far, day(12, 12)], ["d"]), "ab cd", "it stays with the one before it");
  assert.equal(at(["a", null, day(12)], ["b", square, day(12, 11)], ["c", null, day(13)]), "ab c");
  assert.equal(at(["a"], ["b", square], ["c", far]), "ab c");
});

test("a group has no more photos than a find", () => {
  assert.equal(names(groupsOf(named(["a"], ["b"], ["c"], ["d"], ["e"]), 2)), "ab cd e");
});

test("groups are merged and divided", () => {
  const groups = [named(["a"], ["b"]), named(["c", square, day(12)]), named(["d"])];
  assert.equal(names(merged(groups, 1)), "abc d");
  assert.equal(names(split(groups, 0, 1)), "a b c d");
  assert.deepEqual(about(merged(groups, 1)[0]), { place: square, time: day(12) });
});

const entry = (dv, at, tag, type, n, value) => { dv.setUint16(at, tag); dv.setUint16(at + 2, type); dv.setUint32(at + 4, n); dv.setUint32(at + 8, value); };

// photo makes a JPEG that has only the time at which it was taken.
function photo(name, time) {
  const dv = new DataView(new ArrayBuffer(80));
  dv.setUint16(0, 0x4d4d);
  dv.setUint16(2, 42);
  dv.setUint32(4, 8);
  dv.setUint16(8, 1);
  entry(dv, 10, 0x8769, 4, 1, 30);
  dv.setUint16(30, 1);
  entry(dv, 32, 0x9003, 2, 20, 50);
  [...time].forEach((c, i) => dv.setUint8(50 + i, c.charCodeAt(0)));
  const exif = [...new TextEncoder().encode("Exif\0\0"), ...new Uint8Array(dv.buffer)];
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif])], name, { type: "image/jpeg" });
}

const files = () => [photo("a", "2026:05:12 10:00:00"), photo("b", "2026:05:12 11:00:00"), photo("c", "2026:05:13 10:00:00")];

// newFileStore stores files as the browser does, at most so many.
function newFileStore(room = 100) {
  const entries = new Map();
  return {
    entries, all: async () => [...entries.values()], remove: async (id) => { entries.delete(id); },
    put: async (e) => {
      if (entries.size === room) throw new DOMException("", "QuotaExceededError");
      entries.set(e.id, e);
    },
  };
}

test("photos of two days are offered as two finds, which become drafts with their files", async () => {
  useFileStore(newFileStore());
  const page = testPage();
  const model = new Several(page);
  assert.equal(await model.consider(files(), 3), true);
  assert.deepEqual(model.groups.map((g) => g.map((p) => p.file.name)), [["a", "b"], ["c"]]);
  assert.deepEqual(model.groups.map((g) => model.describe(g).time), ["2026-05-12T10:00:00", "2026-05-13T10:00:00"]);
  await model.accept();
  const drafts = newDrafts();
  assert.equal(drafts.length, 2);
  assert.deepEqual(page.went, [`/new?draft=${drafts[0].id}`]);
  assert.deepEqual(drafts.map((d) => d.media), [[], []]);
  assert.deepEqual((await filesOf(drafts[0].id)).map((f) => f.file.name), ["a", "b"]);
  assert.deepEqual((await filesOf(drafts[1].id)).map((f) => f.file.name), ["c"]);
});

test("without room in the browser the offer stays, and no draft is left", async () => {
  const store = newFileStore(2);
  useFileStore(store);
  const page = testPage();
  const model = new Several(page);
  await model.consider(files(), 3);
  await model.accept();
  assert.deepEqual([newDrafts(), store.entries.size, model.groups.length, model.busy, page.went], [[], 0, 2, false, []]);
  assert.match(app.get("message").text, /no room/);
});

test("a sign-out ends the making of drafts, of which nothing is stored afterwards", async () => {
  for (const next of [null, { id: "ben" }]) {
    const store = newFileStore();
    useFileStore({ ...store, put: async (e) => {
      await store.put(e);
      if (store.entries.size > 1 || e.user !== "ann") return;
      store.entries.clear(); // as the sign-out does
      localStorage.clear();
      app.set("user", next);
    } });
    app.set("user", { id: "ann" });
    const page = testPage();
    const model = new Several(page);
    await model.consider(files(), 3);
    await model.accept();
    assert.deepEqual([[...store.entries.values()], { ...localStorage }, page.went], [[], {}, []]);
  }
});

test("the files that another user has left are deleted", async () => {
  const store = newFileStore();
  useFileStore(store);
  await store.put({ id: "1", user: "ben", draft: "x" });
  await store.put({ id: "2", user: undefined, draft: "y" });
  await dropLost();
  assert.equal(store.entries.size, 0);
});

test("files of one find are not asked about, unless one find cannot hold them", async () => {
  const model = new Several(testPage());
  const two = files().slice(0, 2);
  assert.equal(await model.consider(two, 3), false);
  assert.equal(await model.consider(two, 1), true);
  assert.deepEqual([model.groups.length, model.canMerge(0)], [1, false]);
  model.split(0, 1);
  assert.deepEqual([model.groups.length, model.canMerge(1)], [2, true]);
  model.merge(1);
  assert.deepEqual([model.decline().map((f) => f.name), model.groups], [["a", "b"], null]);
});

test("a form asks about its photos, also with those that are added to them", async () => {
  useFileStore(newFileStore());
  const model = new NewFind(testPage({ query: "at=48.1,11.5,12" }));
  await model.loading.load();
  await model.addFiles(files().slice(1));
  assert.deepEqual([model.uploads.items.length, model.several.groups.length], [0, 2]);
  await model.addFiles(files().slice(0, 1));
  assert.deepEqual([model.several.count, model.several.groups.length], [3, 2]);
  model.uploads.add(model.several.decline());
  await settled();
  assert.equal(model.uploads.items.length, 3);
  model.close();
});
