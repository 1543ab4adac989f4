// A find, its likes and comments.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { gate, refusal, requests, reset, sent, serve, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { loadWords } from "../../web/app/i18n.js";
import { Comments } from "../../web/app/models/comments.js";
import { Find } from "../../web/app/models/find.js";
import { app } from "../../web/app/store.js";

const ann = { id: "ann" };
let page;

beforeEach(async () => {
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
  const slow = gate();
  serve({ "PUT /api/finds/7/like": () => slow.wait, "DELETE /api/finds/7/like": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  const liking = model.like();
  assert.deepEqual([model.find.isLiked, model.find.likeCount], [true, 2]);
  await model.like(); // while the first is sent
  slow.open({ isLiked: true, likeCount: 5 });
  await liking;
  assert.deepEqual([model.find.isLiked, model.find.likeCount], [true, 5]);
  await model.like();
  assert.deepEqual([model.find.isLiked, model.find.likeCount], [true, 5]);
  assert.equal(app.get("message").text, "The server is busy.");
  assert.equal(sent("PUT").length, 1);
});

test("a deleted find leads to the map, a refused deletion stays", async () => {
  const model = await loaded();
  serve({ "DELETE /api/finds/7": () => refusal(403, { code: "forbidden", reason: "not_owner" }) });
  await model.remove();
  assert.deepEqual(page.went, []);
  serve({ "DELETE /api/finds/7": null });
  await model.remove();
  assert.deepEqual(page.went, ["/"]);
  assert.equal(app.get("message").text, "Find deleted.");
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
  await model.share();
  assert.equal(app.get("message").text, "Link copied.");
  navigator.clipboard = undefined;
  await model.share();
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

test("a comment is kept as a draft until it is sent", async () => {
  newComments().write("hi");
  const model = newComments();
  assert.equal(model.text, "hi");
  serve({ "POST /api/finds/7/comments": { id: "c2", userId: "ann", content: "hi" } });
  assert.equal(await model.send(), true);
  assert.deepEqual([model.text, model.list.items.length], ["", 1]);
  assert.deepEqual(model.counted.mock.calls.map((c) => c.arguments), [[1]]);
  assert.equal(newComments().text, "");
});

test("a comment that is empty or too long is not sent", async () => {
  const model = newComments();
  for (const [text, want] of [["  ", "This is missing."], ["🙂🙂🙂🙂🙂🙂", "At most 5 characters."]]) {
    model.write(text);
    assert.equal(await model.send(), false);
    assert.equal(model.error, want);
  }
  assert.deepEqual(requests, []);
});

test("a refused comment stays in the field and in the draft", async () => {
  const model = newComments();
  model.write("hi");
  serve({ "POST /api/finds/7/comments": () => refusal(429, { code: "rate_limited", reason: "too_many_requests" }) });
  await model.send();
  assert.deepEqual([model.text, model.error, model.busy], ["hi", "Too many requests in a short time.", false]);
  assert.equal(newComments().text, "hi");
});

test("an own comment is changed, or stays as it was", async () => {
  const model = newComments();
  model.list.items = [{ id: "c1", userId: "ann", content: "old" }];
  model.edit(model.list.items[0]);
  model.editing.text = "";
  assert.equal(await model.save(), false);
  assert.equal(model.editing.error, "This is missing.");
  model.editing.text = "new";
  serve({ "PUT /api/finds/7/comments/c1": () => refusal(403, { code: "forbidden", reason: "not_author" }) });
  assert.equal(await model.save(), false);
  assert.equal(model.list.items[0].content, "old");
  serve({ "PUT /api/finds/7/comments/c1": { id: "c1", userId: "ann", content: "new" } });
  assert.equal(await model.save(), true);
  assert.deepEqual([model.list.items[0].content, model.editing], ["new", null]);
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
