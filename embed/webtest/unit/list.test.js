// Lists that come in pages, and what a screen loads first.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gate, refusal, requests, reset, serve, testPage } from "./browser.js";
import { loadWords } from "../../web/app/i18n.js";
import { paged } from "../../web/app/list.js";
import { loader } from "../../web/app/load.js";
import { app } from "../../web/app/store.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
});

const items = (ids, next) => () => new Response(JSON.stringify(ids.map((id) => ({ id }))), { headers: next ? { Link: `<${next}>; rel="next"` } : {} });
const ids = (list) => list.items?.map((x) => x.id);

test("a list is read page by page, and an item that moved is shown once", async () => {
  const page = testPage();
  const list = paged(page, "/api/x");
  serve({ "GET /api/x": items([1, 2, 3], "/api/x?page=2"), "GET /api/x?page=2": items([3, 4]) });
  assert.equal(list.items, null);
  await list.load();
  assert.deepEqual([ids(list), list.next], [[1, 2, 3], "/api/x?page=2"]);
  await list.more();
  assert.deepEqual([ids(list), list.next, list.busy], [[1, 2, 3, 4], "", false]);
  await list.more();
  assert.equal(requests.length, 2, "a third page is not requested");
});

test("pages without items are passed over, up to a limit", async () => {
  const list = paged(testPage(), "/api/x");
  serve({ "GET /api/x": items([], "/api/x?page=2"), "GET /api/x?page=2": items([1]) });
  await list.load();
  assert.deepEqual(ids(list), [1]);
  serve({ "GET /api/x": items([], "/api/x") });
  requests.length = 0;
  await list.load();
  assert.deepEqual(ids(list), []);
  assert.ok(requests.length < 20, `${requests.length} requests`);
});

test("what comes for a list that was read again or cleared since is dropped", async () => {
  const slow = gate();
  let path = "/api/slow";
  const list = paged(testPage(), () => path);
  serve({ "GET /api/slow": () => slow.wait.then(items([1])), "GET /api/fast": items([2]) });
  const first = list.load();
  path = "/api/fast";
  await list.load();
  slow.open();
  await first;
  assert.deepEqual(ids(list), [2]);

  const slower = gate();
  serve({ "GET /api/fast": () => slower.wait.then(items([3])) });
  const second = list.load();
  list.clear();
  slower.open();
  await second;
  assert.equal(list.items, null);
});

test("a first page that fails is a problem; a later one is said, and can be asked for again", async () => {
  const list = paged(testPage(), "/api/x");
  serve({ "GET /api/x": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  await list.load();
  assert.equal(list.problem.code, "unavailable");
  serve({ "GET /api/x": items([1], "/api/x?page=2"), "GET /api/x?page=2": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  await list.load();
  assert.equal(list.problem, null);
  await list.more();
  assert.equal(app.get("message").text, "The server is busy.");
  assert.deepEqual([ids(list), list.busy, list.next], [[1], false, "/api/x?page=2"]);
});

test("nothing is drawn for a page that was left", async () => {
  const page = testPage();
  const slow = gate();
  const list = paged(page, "/api/x");
  serve({ "GET /api/x": () => slow.wait.then(items([1])) });
  const loading = list.load();
  page.stop.abort();
  slow.open();
  await loading;
  assert.deepEqual([page.updates, list.items, list.problem], [0, null, null]);
});

test("a loader keeps the problem until it loads again", async () => {
  const page = testPage();
  let fails = true;
  const state = loader(page, async () => { if (fails) throw { code: "offline" }; });
  await state.load();
  assert.deepEqual(state.problem, { code: "offline" });
  fails = false;
  await state.load();
  assert.equal(state.problem, null);
});
