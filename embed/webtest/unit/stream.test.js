// The stream of notifications. Its module is loaded once, as by a page.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { notOurs, requests, reset, serve, settled } from "./browser.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { onLater } from "../../web/app/later.js";
import { announce } from "../../web/app/notifications/announce.js";
import { app } from "../../web/app/store.js";
import { startStream } from "../../web/app/stream.js";

class FakeSource extends EventTarget {
  static CLOSED = 2;
  static all = [];
  readyState = 0;

  constructor(path) {
    super();
    this.path = path;
    FakeSource.all.push(this);
  }

  close() { this.readyState = FakeSource.CLOSED; }

  // fail is a response that the browser does not try again after.
  fail() {
    this.close();
    this.dispatchEvent(new Event("error"));
  }
}

const ann = { id: "ann" };
const open = () => FakeSource.all.filter((s) => s.readyState !== FakeSource.CLOSED);
const counts = () => requests.filter((r) => r.path === "/api/notifications/count").length;
const show = (hidden) => {
  document.hidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(async () => {
  app.set("user", null); // closes what the last test has opened
  app.set("openFind", "");
  reset();
  await loadWords("en");
  await loadAllWords();
  onLater(async () => announce);
  globalThis.EventSource = FakeSource;
  FakeSource.all = [];
  serve({ "GET /api/notifications/count": { unread: 5 } });
  startStream();
});

test("it is open while somebody is signed in", () => {
  assert.equal(open().length, 0);
  app.set("user", ann);
  assert.deepEqual(open().map((s) => s.path), ["/api/notifications/stream"]);
  app.set("user", { ...ann, age: 34 });
  assert.equal(FakeSource.all.length, 1, "a changed profile is the same user");
  app.set("user", null);
  assert.equal(open().length, 0);
});

test("another user gets another stream", () => {
  app.set("user", ann);
  app.set("user", { id: "ben" });
  assert.equal(FakeSource.all.length, 2);
  assert.equal(open().length, 1);
});

test("a hidden page has none, and counts when it is seen again", async () => {
  app.set("user", ann);
  show(true);
  assert.equal(open().length, 0);
  show(false);
  assert.equal(open().length, 1);
  await settled();
  assert.equal(counts(), 1);
  assert.equal(app.get("unread"), 5);
});

test("a notification is said, counted and handed to the screens", async () => {
  app.set("user", ann);
  app.set("unread", 1);
  const n = { id: "1", type: "find_liked", data: { username: "ben", findTitle: "A bridge", findId: "7" } };
  open()[0].dispatchEvent(Object.assign(new Event("notification"), { data: JSON.stringify(n) }));
  assert.equal(app.get("unread"), 2);
  assert.deepEqual(app.get("notification"), n);
  await settled();
  assert.deepEqual(app.get("message"), { text: "ben likes your find “A bridge”", href: "/finds/7", action: null });
});

test("what arrives while the message is shown is counted in it, and what the screen shows is not said", async () => {
  app.set("user", ann);
  app.set("message", null);
  const arrive = async (id) => {
    const n = { id, type: "find_commented", data: { username: "ben", findTitle: "A bridge", findId: "7" } };
    open()[0].dispatchEvent(Object.assign(new Event("notification"), { data: JSON.stringify(n) }));
    await settled();
  };
  await arrive("1");
  await arrive("2");
  await arrive("3");
  assert.deepEqual(app.get("message"), { text: "3 new notifications", href: "/notifications", action: null });
  app.set("message", null); // it is gone
  await arrive("4");
  assert.equal(app.get("message").text, "ben commented on “A bridge”");
  app.set("message", null);
  for (const pathname of ["/finds/7", "/notifications"]) {
    location.pathname = pathname;
    await arrive("5");
    assert.equal(app.get("message"), null, pathname);
  }
});

test("a refused stream is opened again after 1, 2, 4 s, at most 60, and from the start once it was open", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  app.set("user", ann);
  for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
    FakeSource.all.at(-1).fail();
    const n = FakeSource.all.length;
    t.mock.timers.tick(wait * 1000 - 1);
    assert.equal(FakeSource.all.length, n, `before ${wait} s`);
    t.mock.timers.tick(1);
    assert.equal(FakeSource.all.length, n + 1, `after ${wait} s`);
  }
  FakeSource.all.at(-1).dispatchEvent(new Event("open"));
  FakeSource.all.at(-1).fail();
  const n = FakeSource.all.length;
  t.mock.timers.tick(1000);
  assert.equal(FakeSource.all.length, n + 1);
});

test("what was missed is counted when the stream is open again, and not the first time", () => {
  app.set("user", ann);
  const [s] = open();
  s.dispatchEvent(new Event("open"));
  assert.equal(counts(), 0);
  s.dispatchEvent(new Event("error")); // the browser tries again by itself
  assert.equal(FakeSource.all.length, 1);
  s.dispatchEvent(new Event("open"));
  assert.equal(counts(), 1);
  s.dispatchEvent(new Event("reset"));
  assert.equal(counts(), 2);
});

const paths = () => open().map((s) => s.path);
const send = (name, data) => open()[0].dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));

test("it has the comments on the find that is shown, and stays when that is left", () => {
  app.set("user", ann);
  app.set("openFind", "7");
  assert.deepEqual(paths(), ["/api/notifications/stream?find=7"]);
  const heard = [];
  const end = app.subscribe("live", (news) => heard.push(news));
  send("open");
  send("comment", { id: "c" });
  send("comment-deleted", { id: "c", findId: "7" });
  end();
  assert.deepEqual(heard, [{ findId: "7" }, { findId: "7", comment: { id: "c" } }, { findId: "7", deleted: "c" }]);
  assert.equal(counts(), 1, "what came between two streams is counted");
  app.set("openFind", "");
  app.set("openFind", "7");
  assert.equal(FakeSource.all.length, 2);
  app.set("openFind", "8");
  assert.deepEqual(paths(), ["/api/notifications/stream?find=8"]);
});

test("a stream that something else than the server refuses is opened again with its find", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  serve({ "GET /api/notifications/count": () => notOurs(new Response("404 page not found", { status: 404 })) });
  app.set("user", ann);
  app.set("openFind", "7");
  open()[0].fail();
  await settled();
  t.mock.timers.tick(1000);
  assert.deepEqual(paths(), ["/api/notifications/stream?find=7"]);
});

test("a stream that is refused with a find is opened without, until it is shown again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  app.set("user", ann);
  app.set("openFind", "7");
  open()[0].fail();
  await settled();
  t.mock.timers.tick(1000);
  assert.deepEqual(paths(), ["/api/notifications/stream"]);
  send("open");
  app.set("openFind", "");
  app.set("openFind", "7");
  assert.deepEqual(paths(), ["/api/notifications/stream?find=7"]);
});

test("after a sign-out a refused stream is not opened again", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  app.set("user", ann);
  open()[0].fail();
  app.set("user", null);
  t.mock.timers.tick(120000);
  assert.equal(FakeSource.all.length, 1);
});
