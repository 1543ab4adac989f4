// What waits to be sent: nothing is lost and nothing doubled, wherever the server goes away.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { memoryStore, refusal, requests, reset, sent, serve, settled } from "./browser.js";
import { loadWords } from "../../web/app/i18n.js";
import { Choices } from "../../web/app/lists/lists.model.js";
import { add, cancel, drain, entries, retry, startOutbox, unsent } from "../../web/app/outbox/outbox.model.js";
import { app } from "../../web/app/store.js";
import { newId } from "../../web/app/uuid.js";

let store;

beforeEach(async () => {
  reset();
  await loadWords("en");
  app.set("user", null);
  app.set("message", null);
  store = memoryStore();
  app.set("user", { id: "ann" });
});

afterEach(() => app.set("user", null)); // which ends what tries again

const find = () => ({
  kind: "find", body: { title: "A bridge" }, place: { point: { lat: 1, lng: 2 }, name: "Pont" },
  files: [{ blob: new Blob(["one"]), name: "one.jpg" }, { blob: new Blob(["two"]), name: "two.jpg" }],
});

// server is one that takes finds by their ids. It goes away at the n-th step: before that, or after
// it and without an answer.
function server(dies = {}) {
  const state = { steps: 0, finds: new Map(), uploads: [], locations: new Set() };
  const step = (name, act) => {
    state.steps++;
    if (state.steps === dies.before) throw new TypeError("no network");
    const answer = act();
    if (state.steps === dies.after) throw new TypeError("no answer");
    return answer;
  };
  serve({
    "POST /api/locations": (r) => step("location", () => { state.locations.add(r.body.name); return { id: "l" }; }),
    "PUT /api/finds/*": (r) => step("find", () => {
      const id = r.path.split("/").at(-1);
      const body = JSON.stringify(r.body);
      if (state.finds.has(id) && state.finds.get(id) !== body) return refusal(412, { code: "precondition_failed", reason: "id_taken" });
      state.finds.set(id, body);
      return { id };
    }),
  });
  state.send = async (method, path, file) => {
    try {
      return step("upload", () => { state.uploads.push(file.name); return [{ url: file.name }]; });
    } catch {
      throw { code: "offline" };
    }
  };
  return state;
}

test("a find is sent with its place and its files, and is gone from the outbox", async () => {
  const state = server();
  await startOutbox({ store, send: state.send });
  const id = await add(find());
  await settled();
  await drain();
  assert.deepEqual([...state.finds.keys()], [id]);
  assert.deepEqual(JSON.parse(state.finds.get(id)), { title: "A bridge", locationId: "l", media: [{ url: "one.jpg" }, { url: "two.jpg" }] });
  assert.deepEqual([await entries(), app.get("outbox").length, app.get("message").href], [[], 0, `/finds/${id}`]);
  assert.equal(requests.find((r) => r.method === "PUT").headers["If-None-Match"], "*");
});

test("a server that goes away at any step loses nothing and doubles nothing", async () => {
  for (const when of ["before", "after"]) {
    for (const n of [1, 2, 3, 4]) {
      store = memoryStore();
      const state = server({ [when]: n });
      await startOutbox({ store, send: state.send });
      const id = await add(find());
      while (state.steps < n) await settled();
      await settled();
      assert.equal(app.get("outbox").length, 1, `${when} step ${n}: it still waits`);
      await startOutbox({ store, send: state.send }); // the page is loaded again
      await drain();
      assert.deepEqual([...state.finds.keys()], [id], `${when} step ${n}`);
      assert.deepEqual(JSON.parse(state.finds.get(id)).media.map((m) => m.url), ["one.jpg", "two.jpg"], `${when} step ${n}`);
      assert.equal((await entries()).length, 0);
    }
  }
});

test("it tries again by itself, later each time, and at once when the network is back", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  serve({ "PUT /api/finds/7/comments/*": () => { throw new TypeError("no network"); } });
  await startOutbox({ store });
  const id = await add({ kind: "comment", path: "/api/finds/7", body: { content: "Nice" } });
  await settled();
  const tries = () => sent("PUT").length;
  assert.equal(tries(), 1);
  t.mock.timers.tick(5000);
  await settled();
  assert.equal(tries(), 2);
  t.mock.timers.tick(9999);
  await settled();
  assert.equal(tries(), 2);
  dispatchEvent(new Event("online"));
  await settled();
  assert.equal(tries(), 3);
  serve({ "PUT /api/finds/7/comments/*": { id: "c" } });
  await drain();
  assert.deepEqual([await entries(), app.get("message").href], [[], `/finds/7#comment-${id}`]);
});

test("what the server refuses stays until the user decides, and holds nothing up", async () => {
  serve({
    "PUT /api/finds/gone/comments/*": () => refusal(404, { code: "not_found", reason: "not_found" }),
    "PUT /api/finds/7/comments/*": { id: "c" },
  });
  await startOutbox({ store });
  const id = await add({ id: newId(1), kind: "comment", path: "/api/finds/gone", body: { content: "Nice" } });
  await add({ id: newId(2), kind: "comment", path: "/api/finds/7", body: { content: "Nice" } });
  await drain();
  await drain();
  const [left] = await entries();
  assert.deepEqual([left.id, left.state, app.get("outbox").length], [id, "refused", 1]);
  assert.ok(left.problem);
  await retry(id);
  assert.equal(sent("PUT").filter((r) => r.includes("gone")).length, 2);
  await cancel(id);
  assert.deepEqual([await entries(), app.get("outbox").length], [[], 0]);
});

test("what another tab discards meanwhile is not stored again", async () => {
  const [first, second] = [newId(1), newId(2)];
  let reads = 0; // since the comment failed
  const other = { ...store, all: async () => {
    const list = await store.all();
    if (sent("PUT").length && ++reads === 2) await store.remove(second); // just after it was read
    return list;
  } };
  serve({ "PUT /api/finds/7/comments/*": () => { throw new TypeError("no network"); } });
  await startOutbox({ store: other });
  await store.put({ id: second, user: "ann", state: "waiting", kind: "comment", path: "/api/finds/7", body: { content: "Two" } });
  await add({ id: first, kind: "comment", path: "/api/finds/7", body: { content: "One" } });
  await settled();
  assert.deepEqual((await store.all()).map((e) => e.id), [first]);
});

test("a find that is discarded while its files are sent is not sent", async () => {
  const state = server();
  const send = async (...given) => {
    const answer = await state.send(...given);
    for (const e of await store.all()) await store.remove(e.id);
    return answer;
  };
  await startOutbox({ store, send });
  await add(find());
  await settled();
  assert.deepEqual([await store.all(), state.uploads, state.finds.size], [[], ["one.jpg"], 0]);
});

test("files that the server has deleted meanwhile are sent again", async () => {
  const state = server();
  let missing = true;
  serve({ "PUT /api/finds/*": (r) => {
    if (!missing) { state.finds.set(r.path, r.body); return { id: "f" }; }
    missing = false;
    return refusal(422, { code: "invalid", errors: [{ location: "body.media[1]", rule: "gone" }] });
  } });
  await startOutbox({ store, send: state.send });
  await add(find());
  await drain();
  await drain();
  assert.deepEqual([state.uploads, state.finds.size], [["one.jpg", "two.jpg", "two.jpg"], 1]);
});

test("a find whose lists are closed to the user meanwhile goes into the others", async () => {
  const bodies = [];
  server();
  serve({ "PUT /api/finds/*": (r) => {
    bodies.push(r.body.lists);
    return r.body.lists.includes("left") ? refusal(422, { code: "invalid", errors: [{ location: "body.lists[0]", rule: "listed" }] }) : { id: "f" };
  } });
  await startOutbox({ store });
  await add({ ...find(), files: [], body: { title: "A bridge", lists: ["left", "walls"] } });
  await drain();
  await drain();
  const [left, ...more] = await store.all();
  assert.deepEqual([bodies, left.state, left.closed, left.files, more], [[["left", "walls"], ["walls"]], "closed", ["left"], [], []]);
  assert.deepEqual([unsent(await entries()), app.get("message").text], [[], "Your find is published, but could not be added to every list."]);
  await drain(); // which sends it no more
  assert.equal(bodies.length, 2);
  await cancel(left.id);
  assert.deepEqual(await store.all(), []);
});

test("of what waits about a find in a list, the last counts, and it puts no find back", async () => {
  let isThere = false;
  const path = "/api/lists/walls/finds/7";
  serve({
    "GET /api/finds/7/lists": () => { if (!isThere) throw new TypeError("no network"); return [{ id: "walls", hasFind: isThere === "in" }]; },
    [`PUT ${path}`]: () => ({}), [`DELETE ${path}`]: () => { if (!isThere) throw new TypeError("no network"); return new Response(null, { status: 204 }); },
  });
  await startOutbox({ store });
  await add({ kind: "entry", path, body: { note: "Boots" }, title: "A bridge" });
  await add({ kind: "entry", path, body: { note: "Boats" }, title: "A bridge" });
  await settled();
  assert.deepEqual((await store.all()).map((e) => e.body.note), ["Boats"]);
  isThere = "in";
  await drain();
  assert.deepEqual([sent("PUT"), await store.all()], [[`${path} {"note":"Boats"}`], []]);
  isThere = "out";
  await add({ kind: "entry", path, body: { note: "Boots" }, title: "A bridge" });
  await drain();
  assert.deepEqual([sent("PUT").length, (await store.all()).map((e) => e.state)], [1, ["refused"]]);
  isThere = false;
  await add({ kind: "drop", path, title: "A bridge" });
  await settled();
  assert.deepEqual((await store.all()).map((e) => e.kind), ["drop"]);
  isThere = "in";
  await drain();
  assert.deepEqual([sent("DELETE").at(-1), await store.all()], [path, []]);
});

test("what the user chooses in the lists of a find waits, and is taken back by choosing the other", async () => {
  let isThere = false;
  const answer = (result) => () => { if (!isThere) throw new TypeError("no network"); return result; };
  const none = () => new Response(null, { status: 204 });
  serve({
    "GET /api/finds/7/lists": [{ id: "walls", name: "Walls", hasFind: true }, { id: "caves", name: "Caves", hasFind: false }],
    "DELETE /api/lists/walls/finds/7": () => answer(none())(), "PUT /api/lists/caves/finds/7": () => answer(none())(),
  });
  await startOutbox({ store });
  const choices = async () => {
    const model = new Choices({ id: "7", userId: "ann", title: "A bridge" });
    await model.load();
    return [model, ...["walls", "caves"].map((id) => model.lists.find((l) => l.id === id))];
  };
  const waiting = async () => (await store.all()).map((e) => `${e.kind} ${e.path} ${e.title}`);
  const [model, walls, caves] = await choices();
  await model.toggle(walls);
  await settled();
  assert.deepEqual([walls.hasFind, walls.waits, await waiting()], [false, true, ["drop /api/lists/walls/finds/7 A bridge"]]);
  assert.deepEqual((await choices()).slice(1).map((l) => [l.hasFind, Boolean(l.waits)]), [[false, true], [false, false]], "also when it is opened again");
  await model.toggle(walls);
  assert.deepEqual([walls.hasFind, walls.waits, await waiting()], [true, false, []]);
  await model.toggle(walls);
  await model.toggle(caves);
  await settled();
  assert.equal((await store.all()).length, 2);
  const before = requests.length;
  isThere = true;
  await drain();
  assert.deepEqual([requests.slice(before).map((r) => r.method).sort(), await store.all()], [["DELETE", "PUT"], []]);
});

test("what waits is of one user", async () => {
  await startOutbox({ store });
  serve({ "PUT /api/finds/7/comments/*": () => { throw new TypeError("no network"); } });
  await add({ kind: "comment", path: "/api/finds/7", body: { content: "Nice" } });
  app.set("user", { id: "ben" });
  assert.deepEqual(await entries(), []);
  const before = sent("PUT").length;
  await drain();
  assert.equal(sent("PUT").length, before);
});

test("nothing goes out as another user, or is stored again, once its user has signed out", async () => {
  server();
  const send = async () => {
    await store.remove((await store.all())[0].id); // as a sign-out does
    app.set("user", { id: "ben" });
    return [{ url: "one.jpg" }];
  };
  await startOutbox({ store, send });
  await settled();
  requests.length = 0; // of what the last test has left
  await add(find());
  await settled();
  await settled();
  assert.deepEqual([requests, await store.all()], [[], []]);
});

test("no place is made as another user who has signed in while it was named", async () => {
  server();
  serve({ "GET /api/locations": [], "GET /api/places/name": () => { app.set("user", { id: "ben" }); return { name: "Munich" }; } });
  await startOutbox({ store });
  await settled();
  requests.length = 0;
  await add({ ...find(), files: [], place: { point: { lat: 1, lng: 2 }, name: "" } });
  await drain();
  await settled();
  assert.deepEqual(requests.filter((r) => r.method !== "GET"), []);
});

test("an id is a UUID of version 7 that sorts by time", () => {
  assert.match(newId(), /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.equal(newId(Date.UTC(2026, 0, 1)).slice(0, 13), "019b76da-a800");
  assert.notEqual(newId(1), newId(1));
});
