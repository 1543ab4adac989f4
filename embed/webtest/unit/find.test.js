// A find, its likes and comments.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { gate, refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { Comments } from "../../web/app/find/comments.model.js";
import { Find } from "../../web/app/find/find.model.js";
import { changesOf, Versions } from "../../web/app/find/versions.model.js";
import { WhoSees } from "../../web/app/find/whoSees.model.js";
import { withPeople } from "../../web/app/lists/lists.model.js";
import { setUser } from "../../web/app/session.js";
import { app } from "../../web/app/store.js";

const ann = { id: "ann" };
let page;

beforeEach(async () => {
  page?.stop.abort();
  reset();
  await loadWords("en");
  setConfig({ limits: { comment: 5 } });
  app.set("user", ann);
  app.set("message", null);
  page = testPage({ params: { id: "7" } });
  serve({ "GET /api/finds/7": () => ({ id: "7", title: "A bridge", userId: "ben", isLiked: false, likeCount: 1, commentCount: 1 }) });
  serve({ "GET /api/finds/7/comments": [{ id: "c1", userId: "ben", content: "hello" }] });
});

const loaded = async () => {
  const model = new Find(page);
  await model.load();
  return model;
};

test("a find has its title and comments once it is loaded", async () => {
  const model = new Find(page);
  assert.equal(model.title, "Find");
  await model.load();
  assert.equal(model.title, "A bridge");
  assert.equal(model.isOwn(), false);
  assert.deepEqual(model.comments.list.items.map((c) => c.id), ["c1"]);
});

test("a find has the title of the row that led to it until it is loaded, unless it is gone", async () => {
  page.called = "Bridge";
  const model = new Find(page);
  assert.equal(model.title, "Bridge");
  await model.load();
  assert.equal(model.title, "A bridge");
  serve({ "GET /api/finds/7": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  const gone = new Find(page);
  await gone.load();
  assert.equal(gone.title, "Find");
});

test("a find that does not load can be loaded again", async () => {
  serve({ "GET /api/finds/7": () => refusal(404, { code: "not_found" }) });
  const model = await loaded();
  assert.equal(model.loading.problem.code, "not_found");
  serve({ "GET /api/finds/7": { id: "7", title: "A bridge" } });
  await model.load();
  assert.equal(model.loading.problem, null);
});

test("a like shows at once, and not any more when it is refused", async () => {
  const model = await loaded();
  const shown = () => [model.liking.isLiked, model.liking.count];
  const slow = gate();
  serve({ "PUT /api/finds/7/like": () => slow.wait, "DELETE /api/finds/7/like": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  const liking = model.liking.toggle();
  assert.deepEqual(shown(), [true, 2]);
  slow.open({ isLiked: true, likeCount: 5 });
  await liking;
  assert.deepEqual(shown(), [true, 5]);
  await model.liking.toggle();
  assert.deepEqual(shown(), [true, 5]);
  assert.equal(app.get("message").text, "The server is busy.");
  assert.equal(sent("PUT").length, 1);
});

test("a deleted find leads back and can be restored, a refused deletion stays", async () => {
  const model = await loaded();
  serve({ "DELETE /api/finds/7": () => refusal(403, { code: "forbidden", reason: "not_owner" }) });
  await model.remove();
  assert.deepEqual(page.went, []);
  serve({ "DELETE /api/finds/7": null });
  await model.remove();
  assert.deepEqual(page.went, ["back"]);
  const { text, action } = app.get("message");
  assert.deepEqual([text, action.text], ["Find deleted.", "Undo"]);
  serve({ "POST /api/finds/7/restore": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  await action.run();
  assert.deepEqual([page.went.length, app.get("message").text], [1, "This does not exist, or you cannot see it."]);
  serve({ "POST /api/finds/7/restore": { id: "7" } });
  await action.run();
  assert.deepEqual([page.went.at(-1), app.get("message").text], ["/finds/7", "Find restored."]);
});

test("a find is hidden from the user's map, and shown there again", async () => {
  const model = await loaded();
  serve({ "PUT /api/finds/7/dismissed": () => refusal(409, { code: "conflict", reason: "own_find" }) });
  await model.dismiss();
  assert.deepEqual([page.went, app.get("message").text], [[], "This is your own find. Delete it instead."]);
  serve({ "PUT /api/finds/7/dismissed": null });
  await model.dismiss();
  const { text, action } = app.get("message");
  assert.deepEqual([page.went, text, action.text], [["back"], "Hidden from your map.", "Undo"]);
  serve({ "DELETE /api/finds/7/dismissed": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  await action.run();
  assert.deepEqual(page.went, ["back"]);
  serve({ "DELETE /api/finds/7/dismissed": null });
  model.find.dismissed = true;
  await action.run();
  assert.deepEqual([page.went.at(-1), app.get("message").text, model.find.dismissed], ["/finds/7", "Shown on your map again.", undefined]);
});

test("the distance is known only where the browser tells the place without asking", async () => {
  const here = mock.fn((done) => done({ coords: { latitude: 48, longitude: 3 } }));
  navigator.geolocation = { getCurrentPosition: here };
  serve({ "GET /api/finds/7": { id: "7", location: { name: "Pont", latitude: 48, longitude: 2 } } });
  for (const [state, want] of [["prompt", null], ["denied", null], ["granted", 74.4]]) {
    navigator.permissions = { query: async () => ({ state }) };
    const model = await loaded();
    await settled();
    assert.equal(model.distance && Math.round(model.distance * 10) / 10, want, state);
  }
  assert.equal(here.mock.callCount(), 1);
  here.mock.mockImplementation((done, fail) => fail({ code: 3 }));
  const model = await loaded();
  await settled();
  assert.deepEqual([model.distance, app.get("message")], [null, null]);
});

test("coordinates are copied, or shown where they cannot be", async () => {
  const model = await loaded();
  const writeText = mock.fn(async () => {});
  navigator.clipboard = { writeText };
  await model.copy("48.85700, 2.34130", "Coordinates copied.");
  assert.deepEqual([writeText.mock.calls[0].arguments, app.get("message").text], [["48.85700, 2.34130"], "Coordinates copied."]);
  navigator.clipboard = undefined;
  await model.copy("48.85700, 2.34130", "Coordinates copied.");
  assert.equal(app.get("message").text, "48.85700, 2.34130");
});

test("the address is shared, or copied, or shown", async () => {
  const model = await loaded();
  Object.assign(location, { origin: "https://finds.example", pathname: "/finds/7" });
  navigator.share = mock.fn(async () => {});
  await model.share();
  assert.deepEqual(navigator.share.mock.calls[0].arguments, [{ title: "A bridge", url: "https://finds.example/finds/7" }]);
  navigator.share = async () => { throw new DOMException("", "AbortError"); };
  await model.share();
  assert.equal(app.get("message"), null, "the user has thought better of it");
  navigator.share = undefined;
  navigator.clipboard = { writeText: async () => {} };
  await model.copyLink();
  assert.equal(app.get("message").text, "Link copied.");
  navigator.clipboard = undefined;
  await model.copyLink();
  assert.equal(app.get("message").text, "https://finds.example/finds/7");
});

test("the list of likers is none when it does not load or the page is left", async () => {
  const model = await loaded();
  serve({ "GET /api/finds/7/likes": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  assert.equal(await model.likers(() => {}), null);
  serve({ "GET /api/finds/7/likes": [{ id: "ben" }] });
  assert.deepEqual((await model.likers(() => {})).items, [{ id: "ben" }]);
  page.stop.abort();
  assert.equal(await model.likers(() => {}), null);
});

const newComments = (counted = mock.fn()) => Object.assign(new Comments(page, "/api/finds/7", counted), { counted });

const newComposer = () => newComments().composer;

test("a comment is kept as a draft until it is sent", async () => {
  newComposer().write("hi");
  const model = newComments();
  assert.equal(model.composer.text, "hi");
  serve({ "PUT /api/finds/7/comments/*": { id: "c2", userId: "ann", content: "hi" } });
  assert.equal(await model.composer.send(), true);
  assert.deepEqual([model.composer.text, model.list.items.length], ["", 1]);
  assert.deepEqual(model.counted.mock.calls.map((c) => c.arguments), [[1]]);
  assert.equal(newComposer().text, "");
});

test("a comment that is empty or too long is not sent", async () => {
  const model = newComposer();
  for (const [text, want] of [["  ", "Fill in this field."], ["🙂🙂🙂🙂🙂🙂", "At most 5 characters."]]) {
    model.write(text);
    assert.equal(await model.send(), false);
    assert.equal(model.error, want);
  }
  assert.deepEqual(requests, []);
});

test("where nothing can be stored, a refused comment stays in the field and in the draft", async () => {
  const model = newComposer();
  model.write("hi");
  serve({ "PUT /api/finds/7/comments/*": () => refusal(429, { code: "rate_limited", reason: "too_many_requests" }) });
  await model.send();
  assert.deepEqual([model.text, model.error, model.busy], ["hi", "Too many requests in a short time.", false]);
  assert.equal(newComposer().text, "hi");
  await model.send();
  model.write("ho");
  await model.send();
  const [first, again, other] = requests.map((r) => r.path);
  assert.equal(first, again, "the same text has the same id");
  assert.notEqual(again, other);
});

test("an own comment is changed, or stays as it was", async () => {
  const model = newComments();
  model.list.items = [{ id: "c1", userId: "ann", content: "old" }];
  model.edit(model.list.items[0]);
  model.change("");
  assert.equal(await model.save(), false);
  assert.equal(model.editing.error, "Fill in this field.");
  model.change("new");
  serve({ "PUT /api/finds/7/comments/c1": () => refusal(403, { code: "forbidden", reason: "not_author" }) });
  assert.equal(await model.save(), false);
  assert.equal(model.list.items[0].content, "old");
  serve({ "PUT /api/finds/7/comments/c1": () => { throw new TypeError("no network"); } });
  assert.equal(await model.save(), false);
  assert.match(model.editing.error, /needs a connection/);
  const next = newComments();
  next.edit(model.list.items[0]);
  assert.equal(next.editing.text, "new", "it is kept where the page is loaded again");
  serve({ "PUT /api/finds/7/comments/c1": { id: "c1", userId: "ann", content: "new" } });
  assert.equal(await model.save(), true);
  assert.deepEqual([model.list.items[0].content, model.editing], ["new", null]);
  next.edit(model.list.items[0]);
  assert.equal(next.editing.text, "new");
  next.cancel();
  assert.equal(Object.keys(localStorage).length, 0);
});

test("a comment is taken out once the server has deleted it", async () => {
  const model = newComments();
  model.list.items = [{ id: "c1" }, { id: "c2" }];
  serve({ "DELETE /api/finds/7/comments/c1": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  assert.equal(await model.remove({ id: "c1" }), false);
  assert.equal(model.list.items.length, 2);
  serve({ "DELETE /api/finds/7/comments/c1": null });
  assert.equal(await model.remove({ id: "c1" }), true);
  assert.deepEqual(model.list.items, [{ id: "c2" }]);
  assert.deepEqual(model.counted.mock.calls.map((c) => c.arguments), [[-1]]);
});

const live = async (news, findId = "7") => {
  app.set("live", { findId, ...news });
  await settled();
};
const ids = (model) => model.comments.list.items.map((c) => c.id);

test("comments of others come, change and go while the find is open, and only its own", async () => {
  const model = await loaded();
  assert.equal(app.get("openFind"), "7");
  const comment = { id: "c2", content: "hi" };
  await live({ comment }, "8");
  assert.deepEqual(ids(model), ["c1"]);
  await live({ comment });
  await live({ comment: { ...comment, content: "ho" } });
  assert.deepEqual([model.comments.list.items.map((c) => c.content), model.find.commentCount], [["hello", "ho"], 2]);
  await live({ deleted: "c1" });
  await live({ deleted: "c1" });
  assert.deepEqual([ids(model), model.find.commentCount], [["c2"], 1]);
  page.stop.abort();
  assert.equal(app.get("openFind"), "");
  await live({ comment: { id: "c3" } });
  assert.deepEqual(ids(model), ["c2"], "a page that is left follows nothing");
});

test("what came before the stream was open is read when it opens, and counted once", async () => {
  const model = await loaded();
  serve({ "GET /api/finds/7/comments": [{ id: "c3" }, { id: "c2" }, { id: "c1" }] });
  await live({});
  await live({});
  assert.deepEqual([ids(model), model.find.commentCount], [["c1", "c2", "c3"], 3]);
  serve({ "GET /api/finds/7/comments": [{ id: "c4" }, { id: "c3" }] });
  model.find.commentCount = 4; // as the find was read after that comment
  await live({});
  assert.deepEqual([ids(model), model.find.commentCount], [["c1", "c2", "c3", "c4"], 4]);
  serve({ "GET /api/finds/7/comments": () => { throw new TypeError("no network"); } });
  await live({});
  assert.equal(ids(model).length, 4);
});

test("where the list has more pages, they have what came before", async () => {
  serve({ "GET /api/finds/7/comments": () => new Response('[{ "id": "c1" }]', { headers: { Link: '</api/finds/7/comments?cursor=2>; rel="next"' } }) });
  await loaded();
  const before = requests.length;
  await live({});
  assert.equal(requests.length, before);
});

test("an own comment that comes by the stream while it is sent is there once", async () => {
  const model = await loaded();
  const slow = gate();
  serve({ "PUT /api/finds/7/comments/*": () => slow.wait });
  model.comments.composer.write("hi");
  const sending = model.comments.composer.send();
  await live({ comment: { id: "c2" } });
  slow.open({ id: "c2" });
  await sending;
  assert.deepEqual([ids(model), model.find.commentCount], [["c1", "c2"], 2]);
});

test("a comment of a later page is found and marked, one that is not there is not", async () => {
  const second = () => new Response(JSON.stringify([{ id: "c2" }]), { headers: { Link: '</api/finds/7/comments?cursor=3>; rel="next"' } });
  serve({
    "GET /api/finds/7/comments": () => new Response('[{ "id": "c1" }]', { headers: { Link: '</api/finds/7/comments?cursor=2>; rel="next"' } }),
    "GET /api/finds/7/comments?cursor=2": second, "GET /api/finds/7/comments?cursor=3": () => refusal(503, { code: "unavailable", reason: "busy" }),
  });
  const { comments } = await loaded();
  assert.equal(await comments.mark("c2"), true);
  assert.equal(comments.marked, "c2");
  assert.equal(await comments.mark("c7"), false);
  assert.equal(comments.marked, "c2");
});

test("a find is saved at once, and no longer where the server refuses", async () => {
  serve({ "PUT /api/finds/7/saved": null, "DELETE /api/finds/7/saved": () => refusal(429, { code: "rate_limited", retryAfter: 5 }) });
  const model = await loaded();
  const saving = model.save("want");
  assert.equal(model.find.saved, "want");
  await saving;
  assert.deepEqual(requests.at(-1).body, { state: "want" });
  await model.save("");
  assert.equal(model.find.saved, "want");
  assert.ok(app.get("message").text);
});

test("who can see a find names friends, a page at a time, and says that links may show it", async () => {
  setUser({ id: "ann" });
  const friendship = (requester, addressee) => ({ id: requester + addressee, requesterId: requester, addresseeId: addressee, requester: { id: requester }, addressee: { id: addressee } });
  const paged = (list, next) => new Response(JSON.stringify(list), { headers: next ? { Link: `<${next}>; rel="next"` } : {} });
  serve({
    "GET /api/shares": [{ id: "s" }],
    "GET /api/friends?status=accepted&limit=100": () => paged([friendship("ann", "ben")], "/api/friends?cursor=x"),
    "GET /api/friends?cursor=x": () => paged([friendship("cyd", "ann")]),
  });
  serve({ "GET /api/finds/7": { id: "7" }, "GET /api/finds/7/lists": [] });
  const model = new WhoSees({ id: "7", isPublic: false });
  await model.load();
  assert.deepEqual([model.audience, model.friends.map((p) => p.id), model.hasLinks, Boolean(model.next)], ["friends", ["ben"], true, true]);
  await model.more();
  assert.deepEqual([model.friends.map((p) => p.id), model.next], [["ben", "cyd"], ""]);
  serve({ "GET /api/shares": [] });
  const alone = new WhoSees({ id: "7", audience: "me" });
  await alone.load();
  assert.deepEqual([alone.audience, alone.friends, alone.hasLinks], ["me", [], false]);
});

test("who sees a find are also the people of the lists that show it, as they are now", async () => {
  await loadAllWords();
  const inLists = [{ id: "f", name: "Family", shows: true }, { id: "own", name: "Walls" }, { id: "c", name: "Club", shows: true }];
  serve({ "GET /api/shares": [], "GET /api/finds/7": { id: "7", inLists }, "GET /api/finds/7/lists": [{ id: "f", hasFind: true, memberCount: 3 }, { id: "own" }] });
  const model = new WhoSees({ id: "7", audience: "me" }); // as it was when the page was opened
  await model.load();
  assert.deepEqual(model.lists.map(withPeople), ["Family (3 people)", "Club"]);
  const open = new WhoSees({ id: "7", audience: "everyone" });
  await open.load();
  assert.deepEqual(open.lists, [], "everyone is all of them");
});

test("versions say what the edit after each has changed", () => {
  const media = [{ id: "a", caption: "One" }, { id: "b" }];
  const find = { title: "Hut", description: null, category: "nature", location: { id: "l" }, media };
  assert.deepEqual(changesOf(find, { ...find }), []);
  assert.deepEqual(changesOf(find, { ...find, title: "Cabin", description: "x", category: null }), ["title", "description", "category"]);
  assert.deepEqual(changesOf(find, { ...find, location: undefined }), [], "a place that is not known");
  assert.deepEqual(changesOf(find, { ...find, location: { id: "m" } }), ["place"]);
  assert.deepEqual(changesOf(find, { ...find, media: [media[1], media[0]] }), ["order"]);
  assert.deepEqual(changesOf(find, { ...find, media: [{ id: "a", caption: "Two" }, { id: "b" }] }), ["captions"]);
  assert.deepEqual(changesOf(find, { ...find, media: [media[1]] }), ["photos"]);
});

test("a version is restored unless somebody has edited the find since, and that can be undone", async () => {
  const now = { id: "7", title: "Cabin", media: [] };
  const tagged = (find) => new Response(JSON.stringify(find), { headers: { ETag: '"2"' } });
  const old = { id: "v1", title: "Hut", media: [] };
  serve({ "GET /api/finds/7": () => tagged(now), "GET /api/finds/7/versions": [old], "POST /api/finds/7/versions/v1/restore": now });
  const model = new Versions(now);
  await model.load();
  assert.deepEqual(model.list[0].changed, ["title"]);
  serve({ "GET /api/finds/7/versions": [{ ...now, id: "v2" }, old], "POST /api/finds/7/versions/v2/restore": now });
  assert.equal(await model.restore("v1"), "v2");
  await model.undo("v2");
  assert.deepEqual(requests.filter((r) => r.method === "POST").map((r) => [r.path, r.headers["If-Match"]]),
    [["/api/finds/7/versions/v1/restore", '"2"'], ["/api/finds/7/versions/v2/restore", '"2"']]);
  assert.equal(await model.restore("v1"), null, "it was so already");
  serve({
    "GET /api/finds/7": () => tagged({ ...now, updatedAt: "2026-01-02T10:00:01Z" }), "GET /api/finds/7/versions": [{ ...now, id: "v3" }, old],
    "POST /api/finds/7/versions/v1/restore": { ...now, updatedAt: "2026-01-02T10:00:00Z" },
  });
  assert.equal(await model.restore("v1"), null, "somebody has edited it right after, which undoing would take back");
});
