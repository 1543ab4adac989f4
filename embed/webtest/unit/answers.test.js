// An answer is one of the server, or none: what answers in its place loses nothing and ends nothing.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { memoryStore, refusal, reset, serve, settled, testPage } from "./browser.js";
import { foreign, responseOf, sendFiles, takesEverything } from "./foreign.js";
import { del, get, isPassing, page, patch, post, put, upload } from "../../web/app/api.js";
import { setConfig } from "../../web/app/config.js";
import { newDrafts } from "../../web/app/drafts.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { ChangedFind } from "../../web/app/edit/changedFind.model.js";
import { NewFind } from "../../web/app/edit/newFind.model.js";
import { Find } from "../../web/app/find/find.model.js";
import * as friendships from "../../web/app/people/friendships.model.js";
import { add, drain, entries, startOutbox } from "../../web/app/outbox/outbox.model.js";
import { PlaceSettings } from "../../web/app/settings/placeSettings.model.js";
import { sendSignOut } from "../../web/app/signin/signout.js";
import { leaver } from "../../web/app/storage.js";
import { app } from "../../web/app/store.js";
import { newId } from "../../web/app/uuid.js";

const away = "The server does not respond. Try again in a moment.";
const ended = () => app.get("sessionsEnded");
const file = new File(["GIF89a"], "one.gif", { type: "image/gif" });

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  setConfig({ limits: { mediaPerFind: 3, imageBytes: 100, videoBytes: 1000, comment: 100 } });
  app.set("user", { id: "ann" });
  app.set("message", null);
  app.set("sessionsEnded", 0);
});

afterEach(() => {
  app.set("user", null); // which ends what tries again
});

const requests = {
  get: () => get("/api/finds/7"), page: () => page("/api/finds"), post: () => post("/api/friends", { friendId: "ben" }),
  put: () => put("/api/finds/7/like"), patch: () => patch("/api/imports/1/rows/1", { skip: true }), delete: () => del("/api/finds/7"),
  upload: () => upload("POST", "/api/media", file),
};

for (const [name, answer] of Object.entries(foreign)) {
  test(`${name} is not an answer`, async () => {
    takesEverything(answer);
    sendFiles(async () => responseOf(answer));
    for (const [kind, send] of Object.entries(requests)) {
      const p = await send().then(() => assert.fail(`${kind} succeeds`), (e) => e);
      assert.deepEqual([p.code, p.status, p.retryAfter, isPassing(p)], ["offline", 0, 0, true], kind);
    }
    assert.equal(ended(), 0, "the session has not ended");
  });
}

test("an answer of the server that breaks off is none", async () => {
  const broken = () => new Response(new ReadableStream({ start: (c) => c.error(new TypeError("terminated")) }), { headers: { "X-Finds-Answer": "1" } });
  const cut = () => new Response('{"id":"7","tit', { headers: { "X-Finds-Answer": "1" } });
  for (const make of [broken, cut]) {
    globalThis.fetch = async () => make();
    for (const send of [requests.get, requests.put, requests.page]) await assert.rejects(send, { code: "offline" });
  }
  sendFiles(async () => cut());
  await assert.rejects(requests.upload, { code: "offline" });
});

test("the server's own refusals count", async () => {
  serve({ "GET /api/finds/7": () => refusal(401, { code: "unauthorized", reason: "no_session" }), "PUT /api/finds/7/like": () => refusal(404, { code: "not_found" }) });
  await assert.rejects(requests.put, { code: "not_found", status: 404 });
  await assert.rejects(requests.get, { code: "unauthorized", status: 401 });
  assert.equal(ended(), 1);
  const own = { "X-Finds-Answer": "1" };
  sendFiles(async () => new Response('{"code":"unauthorized"}', { status: 401, headers: own }));
  await assert.rejects(requests.upload, { code: "unauthorized" });
  assert.equal(ended(), 2);
  sendFiles(async () => new Response('[{"url":"a"}]', { status: 201, headers: own }));
  assert.deepEqual(await requests.upload(), [{ url: "a" }]);
});

test("a refusal is the same problem for a request and for a file", async () => {
  const own = { "X-Finds-Answer": "1", "Retry-After": "7" };
  const problemsOf = async (path, status, body) => {
    const make = () => new Response(body, { status, headers: own });
    globalThis.fetch = async () => make();
    sendFiles(async () => make());
    const both = [post(path, {}), upload("POST", path, file)].map((sending) => sending.then(() => assert.fail("it succeeds"), (p) => ({ ...p })));
    const [a, b] = await Promise.all(both);
    assert.deepEqual(a, b);
    return [a.code, a.status, a.limit, a.retryAfter];
  };
  assert.deepEqual(await problemsOf("/api/media", 429, '{"code":"rate","limit":3}'), ["rate", 429, 3, 7]);
  assert.deepEqual(await problemsOf("/api/media", 500, '{"code":'), ["strange", 500, 0, 7]);
  assert.deepEqual(await problemsOf("/api/media", 500, "null"), ["strange", 500, 0, 7]);
  await problemsOf("/api/auth/login", 401, '{"code":"unauthorized"}');
  assert.equal(ended(), 0, "a wrong password ends no session");
  await problemsOf("/api/media", 401, '{"code":"unauthorized"}');
  assert.equal(ended(), 2);
});

test("a saved copy counts, also of a server that did not mark its answers", async () => {
  globalThis.fetch = async () => new Response('{"id":"7"}', { headers: { "X-Finds-Kept": "1" } });
  assert.deepEqual([await get("/api/finds/7"), app.get("cached")], [{ id: "7" }, true]);
  app.set("cached", false);
});

test("a proxy that takes no large files is said, and holds up nothing else", async () => {
  const answer = { status: 413, body: "<h1>413 Request Entity Too Large</h1>" };
  sendFiles(async () => responseOf(answer));
  const p = await upload("POST", "/api/media", file).catch((e) => e);
  assert.deepEqual([p.code, p.status, isPassing(p)], ["strange", 413, false]);
  const state = server();
  sendFiles(async () => responseOf(answer));
  await startOutbox({ store: memoryStore() });
  const large = { kind: "find", body: { title: "A film" }, locationId: "l", files: [{ blob: new Blob(["x"]), name: "x.mp4" }] };
  await add({ ...large, id: newId(1) });
  await add({ ...large, id: newId(2), body: { title: "A bridge" }, files: [] });
  await drain();
  const [left, ...others] = await entries();
  assert.deepEqual([left.body.title, left.state, others, state.finds.map((f) => f.title)], ["A film", "refused", [], ["A bridge"]]);
  assert.match(left.problem, /larger than the proxy/);
});

// server takes everything, and counts what it has.
function server() {
  const state = { finds: [], comments: [], likes: 0, files: [] };
  serve({
    "POST /api/locations": { id: "l" },
    "PUT /api/finds/*": (r) => { state.finds.push(r.body); return { id: "f" }; },
    "PUT /api/finds/7/comments/*": (r) => { state.comments.push(r.body.content); return { id: "c" }; },
    "PUT /api/finds/7/like": () => { state.likes++; return { isLiked: true, likeCount: 1 }; },
  });
  sendFiles(async ({ name }) => { state.files.push(name); return new Response(JSON.stringify([{ url: name }]), { status: 201, headers: { "X-Finds-Answer": "1" } }); });
  return state;
}

const input = (name, value) => ({ name, value, type: "text", dataset: {}, focus() {} });

function submit(model, title) {
  const inputs = [input("title", title), input("description", ""), input("category", ""), input("audience", "everyone")];
  const elements = Object.assign(inputs, Object.fromEntries(inputs.map((i) => [i.name, i])));
  return model.submit({ preventDefault() {}, target: { elements } });
}

const read = globalThis.fetch;

test("comments, likes, finds and photos wait for the server, whatever answers for it, and are sent once", async (t) => {
  const state = server();
  serve({ "GET /api/finds/7": { id: "7", title: "A bridge", userId: "ben", isLiked: false, likeCount: 0, commentCount: 0 }, "GET /api/finds/7/comments": [] });
  const store = memoryStore();
  await startOutbox({ store });
  const page = testPage({ params: { id: "7" } });
  const find = new Find(page);
  await find.load();
  const counts = [];
  for (const [name, answer] of Object.entries(foreign)) {
    takesEverything(answer);
    sendFiles(async () => responseOf(answer));
    find.comments.composer.text = name;
    await find.comments.composer.send();
    if (!find.liking.isLiked) await find.liking.toggle();
    const form = testPage({ query: "at=48.1,-1.6,12" });
    const model = new NewFind(form);
    t.after(() => model.close());
    await model.loading.load();
    model.place.setName("Pont");
    await model.uploads.add([file]);
    await settled();
    assert.deepEqual(model.uploads.items.map((i) => i.state), ["paused"], `${name}: the photo`);
    await submit(model, name);
    assert.deepEqual([form.went, app.get("message").text], [["/waiting"], "Saved. Publishes when you’re back online"], name);
    model.close();
    const bare = new NewFind(testPage({ query: "at=48.1,-1.6,12" }));
    await bare.loading.load();
    bare.place.setName("Pont");
    await submit(bare, `${name}, without a photo`);
    await drain();
    counts.push((await entries()).length);
    assert.equal(find.liking.isLiked, true, `${name}: the like stays`);
  }
  const n = Object.keys(foreign).length;
  assert.deepEqual(counts, Array.from({ length: n }, (_, i) => 3 * (i + 1) + 1));
  assert.ok((await entries()).every((e) => e.state === "waiting"));
  assert.deepEqual([ended(), newDrafts(), state.finds.length], [0, [], 0]);
  globalThis.fetch = read;
  server();
  const now = server();
  await drain();
  await drain();
  assert.deepEqual([await entries(), now.likes, now.files.length], [[], 1, n]);
  assert.deepEqual(now.comments.sort(), Object.keys(foreign).sort());
  assert.deepEqual(now.finds.map((f) => f.title).sort(), Object.keys(foreign).flatMap((t) => [t, `${t}, without a photo`]).sort());
});

test("a find waits while the server itself is busy, and is sent when it takes it", async () => {
  server();
  serve({ "PUT /api/finds/*": () => refusal(503, { code: "unavailable", reason: "busy", retryAfter: 60 }) });
  await startOutbox({ store: memoryStore() });
  const form = testPage({ query: "at=48.1,-1.6,12" });
  const model = new NewFind(form);
  await model.loading.load();
  await submit(model, "A bridge");
  assert.deepEqual([form.went, (await entries()).map((e) => [e.kind, e.state])], [["/waiting"], [["find", "waiting"]]]);
});

test("other changes say that the server does not respond, and show what it has", async () => {
  const loaded = { id: "7", title: "A bridge", userId: "ann", saved: "want", isPublic: true, media: [], locationId: "l", location: { name: "Pont", latitude: 1, longitude: 2 } };
  for (const [name, answer] of Object.entries(foreign)) {
    globalThis.fetch = read;
    serve({ "GET /api/finds/7": loaded, "GET /api/finds/7/comments": [{ id: "c1", userId: "ann", content: "hello" }] });
    const page = testPage({ params: { id: "7" } });
    const [find, edit, places] = [new Find(page), new ChangedFind(testPage({ params: { id: "7" } })), new PlaceSettings(page)];
    places.values = { area: 0, exactForFriends: true };
    await find.load();
    await edit.loading.load();
    takesEverything(answer);
    const said = async (act) => {
      app.set("message", null);
      await act();
      return app.get("message")?.text;
    };
    for (const act of [() => find.save("been"), () => find.save(""), () => find.dismiss(), () => find.remove(), () => find.comments.remove(find.comments.list.items[0]),
      () => friendships.ask({ id: "ben", username: "ben" }), () => friendships.end({ id: "1" }), () => friendships.block({ id: "ben" }), () => places.change({ area: 5 })]) {
      assert.ok((await said(act))?.startsWith(away), `${name}: ${act}`);
    }
    assert.deepEqual([find.find.saved, page.went, find.comments.list.items.length, places.values.area], ["want", [], 1, 0], name);
    find.comments.edit(find.comments.list.items[0]);
    find.comments.change("hello again");
    assert.equal(await find.comments.save(), false);
    assert.equal(find.comments.list.items[0].content, "hello");
    await submit(edit, "Another bridge");
    assert.deepEqual([edit.form.refusal?.code, edit.form.refusal?.unsent], ["offline", true], name);
  }
  assert.equal(ended(), 0);
});

test("a change is not saved without a photo that could not be sent yet", async (t) => {
  const find = { id: "7", title: "A bridge", userId: "ann", isPublic: true, media: [], locationId: "l", location: { name: "Pont", latitude: 1, longitude: 2 } };
  const saved = [];
  serve({ "GET /api/finds/7": find, "PUT /api/finds/7": (r) => { saved.push(r.body); return find; } });
  sendFiles(async () => responseOf(foreign["a gateway timeout"]));
  const page = testPage({ params: { id: "7" } });
  const edit = new ChangedFind(page);
  t.after(() => edit.close()); // which ends what tries again
  await edit.loading.load();
  await edit.uploads.add([file]);
  await settled();
  await submit(edit, "A bridge");
  assert.deepEqual([edit.form.refusal?.text, saved, page.went], ["Some files were not uploaded. Try again or remove them.", [], []]);
  sendFiles(async () => new Response('[{"url":"a"}]', { status: 201, headers: { "X-Finds-Answer": "1" } }));
  edit.uploads.retry(edit.uploads.items[0]);
  await settled();
  await submit(edit, "A bridge");
  assert.deepEqual([saved.map((b) => b.media), page.went], [[[{ url: "a" }]], ["/finds/7"]]);
});

test("a sign-out that something else has answered is sent again", async () => {
  for (const answer of Object.values(foreign)) {
    takesEverything(answer);
    leaver.set("ann");
    await sendSignOut();
    assert.equal(leaver.get(), "ann");
  }
  leaver.remove();
});
