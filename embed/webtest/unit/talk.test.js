// Comments and likes that wait for the server: nothing is lost, nothing doubled, and only the last
// like of a find counts.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { gate, memoryStore, refusal, reset, sent, serve, settled, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { loadWords } from "../../web/app/i18n.js";
import { Find } from "../../web/app/find/find.model.js";
import { onLater } from "../../web/app/later.js";
import { drain, startOutbox } from "../../web/app/outbox/outbox.model.js";
import { inOrder, threadsOf } from "../../web/app/find/threads.model.js";
import { app } from "../../web/app/store.js";

let page;
let state; // of a server that may be away
let store;

// server keeps comments by their ids. It goes away before the n-th step, or after it without an
// answer.
function server(dies = {}) {
  state = { steps: 0, comments: new Map(), liked: false, off: false };
  const step = (act) => async (r) => {
    state.steps++;
    if (state.off || state.steps === dies.before) throw new TypeError("no network");
    const answer = act(r);
    if (state.steps === dies.after) throw new TypeError("no answer");
    return answer;
  };
  const like = (on) => step(() => { state.liked = on; return { isLiked: on, likeCount: on ? 2 : 1 }; });
  serve({
    "PUT /api/finds/7/comments/*": step((r) => {
      const id = r.path.split("/").at(-1);
      if (r.body.content === "bad") return refusal(404, { code: "not_found", reason: "not_found" });
      state.comments.set(id, r.body.content);
      return { id, userId: "ann", content: r.body.content };
    }),
    "PUT /api/finds/7/like": like(true), "DELETE /api/finds/7/like": like(false),
  });
}

async function open() {
  page = testPage({ params: { id: "7" } });
  const model = new Find(page);
  await model.load();
  return model;
}

// rested waits until what is sent has its answer.
async function rested() {
  for (let n = 0; n < 8; n++) await settled();
}

async function say(model, text) {
  model.comments.composer.write(text);
  await model.comments.composer.send();
  await rested();
}

const texts = (model) => model.comments.waiting.map((e) => e.body.content);

beforeEach(async () => {
  reset();
  await loadWords("en");
  setConfig({ limits: { comment: 50 } });
  app.set("outbox", []);
  app.set("message", null);
  app.set("user", { id: "ann" });
  serve({ "GET /api/finds/7": () => ({ id: "7", title: "A bridge", userId: "ben", isLiked: false, likeCount: 1, commentCount: 0 }) });
  serve({ "GET /api/finds/7/comments": () => [...state.comments].map(([id, content]) => ({ id, content })) });
  store = memoryStore();
  server();
  await startOutbox({ store });
});

afterEach(() => {
  page.stop.abort();
  app.set("user", null); // which ends what tries again
});

test("a comment is in the list as soon as it is sent, and waits without a server", async () => {
  const model = await open();
  await say(model, "Nice");
  assert.deepEqual([model.comments.list.items.map((c) => c.content), texts(model), model.find.commentCount], [["Nice"], [], 1]);
  assert.equal(app.get("message"), null, "what goes through at once needs no message");
  state.off = true;
  await say(model, "Still there?");
  assert.deepEqual([texts(model), model.comments.waiting[0].isLate, model.comments.composer.text], [["Still there?"], true, ""]);
  assert.equal(model.find.commentCount, 1);
  state.off = false;
  await drain();
  assert.deepEqual([...state.comments.values()], ["Nice", "Still there?"]);
  assert.deepEqual([texts(model), model.find.commentCount, app.get("message").text], [[], 2, "Your comment has been sent."]);
});

test("after a comment on the find of somebody else push is offered, not on one's own", async () => {
  const offers = [];
  onLater(async (name) => (...values) => { offers.push([name, ...values]); });
  for (const user of [{ id: "ben", username: "ben" }, { id: "ann", username: "ann" }]) {
    serve({ "GET /api/finds/7": { id: "7", title: "A bridge", userId: user.id, user, isLiked: false, likeCount: 1, commentCount: 0 } });
    await say(await open(), "Nice");
    page.stop.abort();
  }
  onLater(async () => () => {});
  assert.deepEqual(offers, [["offerPush", "ben"]]);
});

test("a server that goes away at any step loses no comment and doubles none", async () => {
  for (const when of ["before", "after"]) {
    for (const n of [1, 2]) {
      server({ [when]: n });
      let model = await open();
      await say(model, "one");
      await say(model, "two");
      page.stop.abort(); // the page is loaded again
      await startOutbox({ store });
      model = await open();
      await drain();
      await drain();
      assert.deepEqual([...state.comments.values()].sort(), ["one", "two"], `${when} step ${n}`);
      assert.deepEqual([texts(model), await store.all()], [[], []]);
      page.stop.abort();
    }
  }
});

test("a comment that waits can be discarded, and one that is refused goes back into the field", async () => {
  const model = await open();
  state.off = true;
  await say(model, "Nice");
  await model.comments.discard(model.comments.waiting[0]);
  state.off = false;
  await say(model, "bad");
  const [entry] = model.comments.waiting;
  assert.deepEqual([entry.state, entry.problem], ["refused", "This does not exist, or you cannot see it."]);
  model.comments.composer.write("and more");
  await model.comments.takeBack(entry);
  assert.deepEqual([model.comments.composer.text, texts(model), state.comments.size], ["bad\nand more", [], 0]);
});

test("a comment that is discarded while it is sent does not come back", async () => {
  const model = await open();
  const slow = gate();
  serve({ "PUT /api/finds/7/comments/*": async () => { await slow.wait; throw new TypeError("no network"); } });
  await say(model, "Nice");
  await model.comments.discard(model.comments.waiting[0]);
  slow.open();
  await rested();
  assert.deepEqual([texts(model), await store.all()], [[], []]);
});

test("what is typed while a comment is stored stays in the field", async () => {
  const model = await open();
  const { composer } = model.comments;
  composer.write("Nice");
  const sending = composer.send();
  composer.write("Nice and");
  await sending;
  assert.equal(composer.text, " and");
});

test("a like waits without a server, and only the last one counts", async () => {
  const model = await open();
  state.off = true;
  await model.liking.toggle();
  await rested();
  assert.deepEqual([model.liking.isLiked, model.liking.count, model.liking.waiting.isLate], [true, 2, true]);
  await Promise.all([model.liking.toggle(), model.liking.toggle(), model.liking.toggle()]);
  await rested();
  assert.deepEqual([model.liking.isLiked, model.liking.count, (await store.all()).length], [false, 1, 1]);
  await model.liking.toggle();
  page.stop.abort();
  const next = await open(); // what the server says is older than what waits
  assert.deepEqual([next.liking.isLiked, next.liking.count, next.find.isLiked], [true, 2, false]);
  state.off = false;
  const before = sent("DELETE").length;
  await drain();
  assert.deepEqual([state.liked, next.find.isLiked, next.liking.count, next.liking.waiting], [true, true, 2, undefined]);
  assert.equal(sent("DELETE").length, before, "the likes before the last one are not sent");
});

test("a like that is changed while it is sent ends as the last one", async () => {
  const model = await open();
  const slow = gate();
  serve({ "PUT /api/finds/7/like": async () => { state.liked = true; await slow.wait; return { isLiked: true, likeCount: 2 }; } });
  await model.liking.toggle();
  await rested();
  await model.liking.toggle();
  slow.open();
  await rested();
  await drain();
  assert.deepEqual([state.liked, model.liking.isLiked, model.liking.count, await store.all()], [false, false, 1, []]);
});

test("a refused like is not shown any more", async () => {
  const model = await open();
  serve({ "PUT /api/finds/7/like": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  await model.liking.toggle();
  await rested();
  assert.deepEqual([model.liking.isLiked, model.liking.count, app.get("outbox")[0].state], [false, 1, "refused"]);
});

const comment = (id, parentId, user = "ben") => ({ id, parentId, content: id, user: { id: user, username: user }, userId: user });
const shape = (model) => model.comments.threads.map((x) => [x.head?.id ?? null, ...x.replies.map((r) => r.id)]);

test("replies belong to the comment that begins the thread, or to the oldest of them", async () => {
  const model = await open();
  model.comments.list.items = [comment("a"), comment("b"), comment("c", "a"), comment("d", "gone"), comment("e", "gone"), comment("f", "a")];
  assert.deepEqual(shape(model), [["a", "c", "f"], ["b"], ["d", "e"]]);
});

test("the oldest reply takes the place of a comment that is deleted", async () => {
  const model = await open();
  model.comments.list.items = [comment("a", undefined, "ann"), comment("b"), comment("c", "a"), comment("d", "a")];
  model.find.commentCount = 4;
  serve({ "DELETE /api/finds/7/comments/*": null });
  await model.comments.remove({ id: "a" });
  model.comments.list.items = [...model.comments.list.items, comment("e", "c")]; // the server knows no other
  assert.deepEqual([shape(model), model.find.commentCount], [[["b"], ["c", "d", "e"]], 3]);
});

test("a reply is sent with its thread, and waits in it", async () => {
  const model = await open();
  model.comments.list.items = [comment("a"), comment("b")];
  const { composer } = model.comments;
  composer.reply(comment("a"));
  assert.deepEqual([composer.replyTo, composer.text], [{ id: "a", thread: "a", name: "ben" }, ""]);
  state.off = true;
  await say(model, "Yes");
  assert.deepEqual([composer.replyTo, model.comments.threads[0].replies[0].entry.body], [null, { content: "Yes", parentId: "a" }]);
  assert.deepEqual(shape(model).map((x) => x.length), [2, 1]);
});

test("a reply to a reply goes to the same thread and names its author once", async () => {
  const { comments: { composer } } = await open();
  composer.write("Yes");
  composer.reply(comment("c", "a"));
  composer.reply(comment("c", "a"));
  assert.deepEqual([composer.replyTo, composer.text], [{ id: "c", thread: "a", name: "ben" }, "@ben Yes"]);
  composer.reply(comment("d", "a", "ann"));
  assert.equal(composer.text, "@ben Yes", "not the user's own name");
  const next = (await open()).comments.composer;
  assert.deepEqual([next.text, next.replyTo], ["@ben Yes", { id: "d", thread: "a", name: "ann" }], "the draft has it");
  next.stopReply();
  await next.send();
  await rested();
  assert.deepEqual(sent("PUT").map((x) => x.split(" ").slice(1).join(" ")), ['{"content":"@ben Yes"}']);
});

test("a refused reply goes back into the field as a reply", async () => {
  const model = await open();
  const { composer } = model.comments;
  composer.reply(comment("a"));
  await say(model, "bad");
  await model.comments.takeBack(model.comments.waiting[0]);
  assert.deepEqual([composer.text, composer.replyTo], ["bad", { id: "a", thread: "a", name: "ben" }]);
});

test("a comment that is added before an older page arrives is the last one", () => {
  const at = (id, seconds) => ({ id, createdAt: new Date(1000 * seconds).toISOString() });
  const list = [at("first", 1), at("mine", 9), at("second", 2), at("third", 3)];
  assert.deepEqual(threadsOf(inOrder(list), []).map((x) => x.id), ["first", "second", "third", "mine"]);
  assert.equal(list[1].id, "mine"); // the list is that of the pages
});
