// What is new, what is saved, and the first steps.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { loadWords } from "../../web/app/i18n.js";
import { Feed } from "../../web/app/feed/feed.model.js";
import { OnThisDay, yearsSince } from "../../web/app/feed/onThisDay.model.js";
import { FirstSteps } from "../../web/app/feed/firstSteps.model.js";
import { Saved } from "../../web/app/lists/saved.model.js";
import { firstSteps, mapView } from "../../web/app/storage.js";
import { app } from "../../web/app/store.js";

const paths = () => requests.map((r) => r.path);
const stand = (lat, lng, state = "granted") => {
  navigator.permissions = { query: async () => ({ state }) };
  navigator.geolocation = { getCurrentPosition: (took) => took({ coords: { latitude: lat, longitude: lng } }) };
};

beforeEach(async () => {
  reset();
  await loadWords("en");
  setConfig({});
  globalThis.matchMedia = () => ({ matches: false });
  app.set("user", { id: "ann" });
  app.set("message", null);
  app.set("installPrompt", null);
  serve({ "GET /api/finds/feed": [], "GET /api/finds/saved": [], "GET /api/users/ann": { findCount: 0 }, "GET /api/friends": [] });
});

test("the feed is that of the place where the user is, to a kilometre, if the browser tells it unasked", async () => {
  stand(48.00412, 10.99871);
  const model = new Feed(testPage());
  await model.load();
  assert.deepEqual(paths(), ["/api/finds/feed?lat=48&lng=11&limit=20"]);
  assert.equal(Math.round(model.distance({ location: { latitude: 49, longitude: 11 } })), 111);
  assert.equal(Math.round(model.distance({ location: { latitude: 40, longitude: 11 }, exact: { latitude: 49, longitude: 11 } })), 111);
});

test("else it is that of the town on the map, and of no place when the map shows a continent", async () => {
  stand(48, 11, "prompt");
  mapView.set("50.1,8.7,12");
  const inTown = new Feed(testPage());
  await inTown.load();
  assert.equal(inTown.distance({ location: { latitude: 49, longitude: 11 } }), undefined, "of the map, not of the user");
  mapView.set("50.1,8.7,4");
  const model = new Feed(testPage());
  await model.load();
  assert.deepEqual(paths(), ["/api/finds/feed?lat=50.1&lng=8.7&limit=20", "/api/finds/feed?limit=20"]);
  assert.equal(model.distance({ location: { latitude: 49, longitude: 11 } }), undefined);
});

test("the list does not wait long for the place", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  stand(48, 11);
  navigator.geolocation.getCurrentPosition = () => {};
  const loading = new Feed(testPage()).load();
  await Promise.resolve();
  t.mock.timers.tick(1500);
  await loading;
  assert.deepEqual(paths(), ["/api/finds/feed?limit=20"]);
});

test("one can ask for what is near, and coming back keeps the place", async () => {
  stand(48, 11, "prompt");
  const page = testPage();
  const model = new Feed(page);
  await model.load();
  await model.nearMe();
  assert.deepEqual(page.kept, { at: { lat: 48, lng: 11 }, isHere: true });
  stand(1, 1);
  const again = new Feed(page);
  await again.load();
  assert.equal(Math.round(again.distance({ location: { latitude: 49, longitude: 11 } })), 111);
  assert.deepEqual(paths().slice(1), ["/api/finds/feed?lat=48&lng=11&limit=20", "/api/finds/feed?lat=48&lng=11&limit=20"]);
});

test("a place that is not found out is said, and the list stays", async () => {
  navigator.geolocation = { getCurrentPosition: (took, failed) => failed({ code: 1 }) };
  serve({ "GET /api/finds/feed": [{ id: "1" }] });
  const model = new Feed(testPage());
  await model.load();
  await model.nearMe();
  assert.match(app.get("message").text, /location/i);
  assert.deepEqual([model.list.items.length, model.busy, model.at], [1, false, null]);
});

test("what is saved is listed by its state, which the address has", async () => {
  const page = testPage({ query: "state=been" });
  const model = new Saved(page);
  await model.finds.load();
  await model.choose("want");
  assert.deepEqual(paths(), ["/api/finds/saved?state=been&limit=20", "/api/finds/saved?state=want&limit=20"]);
  assert.equal(page.address, "/saved?state=want");
  assert.equal(new Saved(testPage({ query: "state=x" })).state, "want");
});

test("first steps are those that this device allows, and end for good", async () => {
  const page = testPage();
  const model = new FirstSteps(page);
  await model.load();
  assert.deepEqual(model.steps, [{ name: "profile", isDone: false }, { name: "find", isDone: false }, { name: "friend", isDone: false }]);
  app.set("user", { id: "ann", role: "admin", displayName: "Ann" });
  setConfig({ tiles: { kind: "vector" }, streets: { regions: [] } });
  await model.load();
  assert.deepEqual(model.steps.slice(0, 2), [{ name: "profile", isDone: true }, { name: "streets", isDone: false }]);
  setConfig({});
  model.dismiss();
  assert.equal(firstSteps.get(), "ann");
  requests.length = 0;
  await new FirstSteps(page).load();
  assert.deepEqual(sent("GET"), []);
  app.set("user", { id: "ben" });
  assert.equal(new FirstSteps(page).isOver, false);
});

test("a browser that offers to install is asked once", async () => {
  let asked = 0;
  app.set("installPrompt", { prompt: async () => { asked++; } });
  const model = new FirstSteps(testPage());
  await model.load();
  assert.deepEqual(model.steps.at(-1), { name: "install", isDone: false });
  await model.installNow();
  await model.installNow();
  assert.equal(asked, 1);
  assert.equal(model.steps.length, 3);
});

test("what does not load is left out", async () => {
  serve({ "GET /api/users/ann": () => refusal(500, { code: "internal" }), "GET /api/friends": [{ id: "f" }] });
  const model = new FirstSteps(testPage());
  await model.load();
  await settled();
  assert.deepEqual([model.steps, model.left], [[{ name: "profile", isDone: false }, { name: "friend", isDone: true }], 1]);
  assert.equal(firstSteps.get(), null); // they come again
});

test("of this day in earlier years, three finds are shown at first", async () => {
  assert.equal(yearsSince("2024-06-15T12:00:00Z", new Date("2026-06-15T12:00:00Z")), 2);
  const finds = ["ann", "ben", "ben", "ben"].map((name, i) => ({ id: String(i), userId: name, user: { username: name } }));
  serve({ "GET /api/finds/on-this-day": finds });
  const model = new OnThisDay(testPage());
  assert.equal(model.isKnown, false);
  await model.load();
  assert.deepEqual([model.isKnown, model.shown.length, model.hasMore, model.count], [true, 1, true, 4]);
  model.more();
  assert.deepEqual([model.shown.length, model.hasMore], [4, false]);
  assert.deepEqual(model.shown.map(model.nameOf), ["", "ben", "ben", "ben"]);
  serve({ "GET /api/finds/on-this-day": refusal(503, { code: "unavailable" }) });
  const failed = new OnThisDay(testPage());
  await failed.load();
  assert.deepEqual([failed.isKnown, failed.shown], [true, []]);
});
