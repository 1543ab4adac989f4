// Lists of finds: their photos, their maps, and what their owner changes.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gate, refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { Choices, List, Lists, allows, photosOf, roleOf } from "../../web/app/lists/lists.model.js";
import { JoinList, Members } from "../../web/app/lists/members.model.js";
import { nextOf, pinsOf, stepsOf } from "../../web/app/lists/steps.model.js";
import { listCode } from "../../web/app/storage.js";
import { app } from "../../web/app/store.js";

const find = (id, latitude, longitude, more = {}) => ({ id, title: `Find ${id}`, location: { latitude, longitude, ...more } });
const pixelOf = ({ lat, lng }) => ({ x: lng * 10, y: lat * 10 }); // ten pixels a degree

beforeEach(async () => {
  reset();
  app.set("user", { id: "ann" });
  app.set("message", null);
  await loadWords("en");
  await loadAllWords();
});

test("the photos of a list are those that the server chose, or the cover alone from a copy of an earlier version", () => {
  const [one, two] = [{ findId: "1" }, { findId: "2" }];
  assert.deepEqual(photosOf({ cover: two, photos: [one, two] }), [one, two]);
  assert.deepEqual(photosOf({ cover: two }), [two]);
  assert.deepEqual(photosOf({}), []);
});

test("a list offers the categories of its finds, and all of them until these are known", async () => {
  const finds = [find("a", 1, 2), find("b", 3, 4), find("c", 5, 6)]; // the last without a category
  finds[0].category = "water";
  finds[1].category = "my own"; // which counts as other
  serve({ "GET /api/lists/l": { id: "l", name: "Walls", userId: "ann", findCount: 2 }, "GET /api/lists/l/finds": ({ path }) => (
    path.includes("category=water") ? [finds[0]] : finds) });
  const model = new List(testPage({ params: { id: "l" } }));
  assert.ok(model.categories.length > 10);
  await model.loading.load();
  assert.deepEqual(model.categories, ["water", "other"]);
  await model.show({ category: "water" });
  assert.deepEqual(model.categories, ["water", "other"]);
});

test("the lists of the user, those of others and the invitations are shown once all have come, or cannot", async () => {
  const [slow, all] = [gate(), "/api/lists?member=joined&limit=50"];
  serve({ "GET /api/lists": [], [`GET ${all}`]: () => slow.wait });
  const model = new Lists(testPage());
  const loaded = model.load();
  await settled();
  assert.deepEqual([model.lists.items, model.invitations.items, model.isLoaded], [[], [], false]);
  slow.open(refusal(500, { code: "internal" }));
  await loaded;
  assert.deepEqual([model.isLoaded, model.problem.code], [true, "internal"]);
  serve({ [`GET ${all}`]: [] });
  await model.load();
  assert.deepEqual([model.problem, model.shared.items], [null, []]);
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
  const answers = { ...listOf([find("a", 1, 2)]), "GET /api/lists/l": () => list ?? gone() };
  for (const path of ["GET /api/lists/l", "GET /api/lists/l/finds"]) {
    serve({ ...answers, [path]: () => { throw new TypeError("no network"); } });
    app.set("liveList", { id: "l" });
    await settled();
    assert.deepEqual([model.finds.items.length, model.loading.problem, model.finds.problem], [1, null, null], path); // what was shown stays
  }
  serve(answers);
  list = null;
  app.set("liveList", { id: "l", closed: true });
  await settled();
  assert.equal(model.loading.problem.code, "not_found");
  model.close();
  assert.equal(app.get("openList"), "");
});

test("finds of one person are asked for, and cannot be arranged then", async () => {
  serve({ ...listOf([find("a", 1, 2), find("b", 1, 2)]) });
  const page = testPage({ params: { id: "l" } });
  const model = new List(page);
  await model.loading.load();
  assert.equal(model.mayArrange, true);
  await model.show({ userId: "ben" });
  assert.match(requests.at(-1).path, /\/api\/lists\/l\/finds\?limit=50&userId=ben/);
  assert.deepEqual([model.isFiltered, model.mayArrange], [true, false]);
  const back = new List(page); // as the finds that are shown again
  await back.loading.load();
  assert.deepEqual([back.filter, back.mayArrange], [{ userId: "ben", category: "" }, false]);
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

test("a find is offered the lists first into which the user has put the last ones", async () => {
  serve({ "GET /api/finds/7/lists": ["a", "b", "c"].map((id) => ({ id, name: id, hasFind: false })), "PUT /api/lists/*": null, "DELETE /api/lists/*": null });
  serve({ "PUT /api/lists/c/finds/7": null, "PUT /api/lists/b/finds/7": null, "DELETE /api/lists/b/finds/7": null });
  const names = async () => {
    const model = new Choices({ id: "7", userId: "ann" });
    await model.load();
    return model.lists;
  };
  const [, b, c] = await names();
  const model = new Choices({ id: "7", userId: "ann" });
  await model.toggle(b);
  await model.toggle(c);
  await model.toggle(b); // taken out again
  assert.deepEqual((await names()).map((l) => l.id), ["c", "b", "a"]);
  assert.notEqual(model.hint, new Choices({ id: "7", userId: "ben" }).hint, "a find of somebody else is shown to no one by that");
});

test("the code of a link stays over a sign-in that leaves the page, until the user has joined or the link is over", async () => {
  app.set("user", null);
  const out = new JoinList(testPage(), "#abc");
  await out.load();
  assert.deepEqual([out.greeting, requests], [null, []], "without an account, a list is not shown");
  app.set("user", { id: "ben" });
  serve({ "POST /api/lists/greeting": (r) => ({ listId: "l", name: r.body.code, joined: false }), "POST /api/lists/l/join": { id: "l" } });
  const page = testPage();
  const back = new JoinList(page, "");
  await back.load();
  assert.equal(back.greeting.name, "abc");
  await back.join();
  assert.deepEqual([page.went, sent("POST").at(-1), listCode.get()], [["/lists/l"], '/api/lists/l/join {"code":"abc"}', ""]);
  serve({ "POST /api/lists/greeting": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  const over = new JoinList(testPage(), "#old");
  await over.load();
  assert.deepEqual([over.problem.code, listCode.get()], ["not_found", ""]);
});

test("a list that the user ends is not read again when the stream says so, unless that fails", async () => {
  let reads = 0;
  const gates = [gate(), gate()];
  const read = () => {
    reads++;
    return { id: "own", name: "Walls", userId: "ann", findCount: 0 };
  };
  serve({ "GET /api/lists/own": read, "GET /api/lists/own/finds": [], "DELETE /api/lists/own": () => gates.shift().wait });
  const page = testPage({ params: { id: "own" } });
  const model = new List(page);
  await model.loading.load();
  const [refused, done] = gates;
  let removal = model.remove();
  refused.open(refusal(503, { code: "unavailable" }));
  await removal;
  app.set("liveList", { id: "own" });
  await settled();
  assert.deepEqual([reads, page.went], [2, []]);
  removal = model.remove();
  app.set("liveList", { id: "own", closed: true });
  done.open(null);
  await removal;
  assert.deepEqual([reads, page.went], [2, ["/lists"]]);
  model.close();
});
