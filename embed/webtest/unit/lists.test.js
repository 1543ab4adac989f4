// Lists of finds: their photos, their maps, and what their owner changes.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { loadAllWords } from "../../web/app/i18n.js";
import { List, allows, photosOf, roleOf } from "../../web/app/lists/lists.model.js";
import { Members } from "../../web/app/lists/members.model.js";
import { nextOf, pinsOf, stepsOf } from "../../web/app/lists/steps.model.js";
import { app } from "../../web/app/store.js";

const find = (id, latitude, longitude, more = {}) => ({ id, title: `Find ${id}`, location: { latitude, longitude, ...more } });
const pixelOf = ({ lat, lng }) => ({ x: lng * 10, y: lat * 10 }); // ten pixels a degree

beforeEach(async () => {
  reset();
  app.set("user", { id: "ann" });
  app.set("message", null);
  await loadAllWords();
});

test("the photos of a list are those that the server chose, or the cover alone from a copy of an earlier version", () => {
  const [one, two] = [{ findId: "1" }, { findId: "2" }];
  assert.deepEqual(photosOf({ cover: two, photos: [one, two] }), [one, two]);
  assert.deepEqual(photosOf({ cover: two }), [two]);
  assert.deepEqual(photosOf({}), []);
});

test("the pins of a list have the numbers of its finds", () => {
  const steps = stepsOf([find("b", 1, 2), find("a", 1, 20), find("c", 5, 40, { area: 20 })]);
  const pins = pinsOf(steps, pixelOf, 34);
  assert.deepEqual(pins.map(({ key, text, label }) => [key, text, label]), [
    ["b", "1", "1. Find b"], ["a", "2", "2. Find a"], ["c", "3", "3. Find c"],
  ]);
  assert.deepEqual([pins[0].area, pins[2].area.km, pins[2].lat, pins[2].lng], [null, 20, 5, 40]);
});

test("finds whose pins would cover each other share the pin of the first, and a press chooses each in turn", () => {
  const [pin, other] = pinsOf(stepsOf([find("a", 1, 2), find("b", 9, 9), find("c", 1, 3), find("d", 1, 2, { area: 1 })]), pixelOf, 34);
  assert.deepEqual([pin.text, pin.label, pin.isOnePlace, pin.area], ["1+", "1. Find a and 2 more finds", false, null]);
  assert.equal(other.text, "2");
  assert.deepEqual(["", "a", "c", "d", "b"].map((chosen) => nextOf(pin, chosen)), ["a", "c", "d", "a", "a"]);
  assert.equal(nextOf(other, "b"), "b");
  const [same] = pinsOf(stepsOf([find("a", 1, 2), find("b", 1, 2)]), pixelOf, 34);
  assert.deepEqual([same.isOnePlace, same.label], [true, "1. Find a and 1 more find"]);
});

const listOf = (finds) => ({
  "GET /api/lists/l": { id: "l", name: "Walls", userId: "ann", findCount: finds.length }, "GET /api/lists/l/finds": finds,
});

test("a find of a list is marked until another one is", async () => {
  serve(listOf([find("a", 1, 2), find("b", 3, 4)]));
  const page = testPage({ params: { id: "l" } });
  const model = new List(page);
  assert.deepEqual(model.steps, []);
  await model.loading.load();
  assert.deepEqual(model.steps.map((s) => [s.id, s.n]), [["a", 1], ["b", 2]]);
  const drawn = page.updates;
  model.choose("b");
  assert.deepEqual([model.chosen, page.updates], ["b", drawn + 1]);
});

test("a find that is moved has another number, on the map, too", async () => {
  serve({ ...listOf([find("a", 1, 2), find("b", 3, 4)]), "PUT /api/lists/l/finds/b/place": null });
  const model = new List(testPage({ params: { id: "l" } }));
  await model.loading.load();
  await model.move(model.finds.items[1], -1);
  assert.deepEqual(model.steps.map((s) => [s.id, s.n]), [["b", 1], ["a", 2]]);
  assert.deepEqual(sent("PUT"), [`/api/lists/l/finds/b/place {"before":"a"}`]);
});

test("a cover that is chosen is said, since it is on another page", async () => {
  serve({ ...listOf([find("a", 1, 2)]), "PUT /api/lists/l": { id: "l" } });
  const model = new List(testPage({ params: { id: "l" } }));
  await model.loading.load();
  await model.setCover({ id: "a" });
  assert.equal(app.get("message").text, "Cover changed");
  serve({ "PUT /api/lists/l": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  await model.setCover({ id: "a" });
  assert.notEqual(app.get("message").text, "Cover changed");
});

test("what the user may do in a list follows from their role, and of a copy of an earlier version from its owner", async () => {
  assert.deepEqual([{ role: "editor" }, { role: "viewer", invited: true }, { userId: "ann" }, { userId: "ben" }].map(roleOf), ["editor", "", "owner", ""]);
  assert.deepEqual(["owner", "editor", "contributor", "viewer", ""].map((role) => allows(role, "contributor")), [true, true, true, false, false]);
  const finds = [
    { ...find("a", 1, 2), userId: "ben", listed: { by: { id: "ben" } } },
    { ...find("b", 3, 4), userId: "ben", listed: { by: { id: "ann" } } },
    { ...find("c", 3, 4), userId: "ann", listed: { by: { id: "ben" } } },
  ];
  serve({ ...listOf(finds), "GET /api/lists/l": { id: "l", userId: "ben", role: "contributor", memberCount: 2 }, "GET /api/lists/l/members": [] });
  const model = new List(testPage({ params: { id: "l" } }));
  await model.loading.load();
  assert.deepEqual(finds.map((f) => model.mayDrop(f)), [false, true, true]);
  assert.deepEqual(finds.map((f) => model.hasAdded(f)), [false, true, false]);
  assert.deepEqual([model.may("editor"), model.mayArrange, model.isShared], [false, false, true]);
});

test("an open list follows what the stream says of it, marks what is new as read, and tells when it is closed", async () => {
  let list = { id: "l", userId: "ben", role: "viewer", memberCount: 2, newCount: 1 };
  const gone = () => refusal(404, { code: "not_found", reason: "not_found" });
  serve({ ...listOf([find("a", 1, 2)]), "GET /api/lists/l": () => list ?? gone(), "GET /api/lists/l/members": [], "PUT /api/lists/l/visit": null });
  const model = new List(testPage({ params: { id: "l" } }));
  await model.loading.load();
  assert.equal(app.get("openList"), "l");
  assert.deepEqual(sent("PUT"), ["/api/lists/l/visit"]);
  list = { ...list, memberCount: 3, newCount: 0 };
  app.set("liveList", { id: "other" });
  app.set("liveList", { id: "l" });
  await settled();
  assert.equal(model.list.memberCount, 3);
  list = null;
  app.set("liveList", { id: "l", closed: true });
  await settled();
  assert.equal(model.loading.problem.code, "not_found");
  model.close();
  assert.equal(app.get("openList"), "");
});

test("finds of one person are asked for, and cannot be arranged then", async () => {
  serve({ ...listOf([find("a", 1, 2), find("b", 1, 2)]) });
  const model = new List(testPage({ params: { id: "l" } }));
  await model.loading.load();
  assert.equal(model.mayArrange, true);
  await model.show({ userId: "ben" });
  assert.match(requests.at(-1).path, /\/api\/lists\/l\/finds\?limit=50&userId=ben/);
  assert.deepEqual([model.isFiltered, model.mayArrange], [true, false]);
});

test("the search for people leaves out the user and those who are in the list", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  serve({
    "GET /api/lists/l/members": [{ user: { id: "ann" }, role: "owner" }, { user: { id: "ben" }, role: "viewer", invited: true }],
    "GET /api/lists/l/link": { link: "", role: "contributor" },
    "GET /api/users": [{ id: "ann" }, { id: "ben" }, { id: "cleo" }],
    "PUT /api/lists/l/members/cleo": { user: { id: "cleo" } },
  });
  let changes = 0;
  const model = new Members({ id: "l" }, true, () => { changes++; });
  await model.load();
  assert.equal(model.link, null, "an empty link is none");
  model.type("an");
  t.mock.timers.tick(1000);
  await settled();
  assert.deepEqual(model.found.map((u) => u.id), ["cleo"]);
  await model.invite(model.found[0], "editor");
  assert.deepEqual([sent("PUT"), changes, model.found], [['/api/lists/l/members/cleo {"role":"editor"}'], 1, null]);
});
