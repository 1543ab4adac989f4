// Who is signed in, across tabs and restarts, and what a sign-out removes.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gate, refusal, requests, reset, serve, settled } from "./browser.js";
import { onGo } from "../../web/app/address.js";
import { loadWords } from "../../web/app/i18n.js";
import { get, post } from "../../web/app/api.js";
import * as session from "../../web/app/session.js";
import { sendSignOut } from "../../web/app/signin/signout.js";
import { app } from "../../web/app/store.js";

const ann = { id: "ann", username: "ann" };
const ben = { id: "ben", username: "ben" };
const config = { version: "1" };

let went = [];
let sentToWorker = [];

beforeEach(async () => {
  reset();
  await loadWords("en");
  went = [];
  sentToWorker = [];
  onGo(async (to) => { went.push(to); });
  const worker = { postMessage: (m) => sentToWorker.push(m) };
  navigator.serviceWorker = { ready: Promise.resolve({ active: worker }), getRegistration: async () => undefined };
  app.set("user", null);
  app.set("message", null);
  serve({ "GET /api/notifications/count": { unread: 3 }, "POST /api/auth/logout": null });
});

const start = (boot) => session.startSession({ me: null, config, ...boot });
const stored = () => ({ ...localStorage });

test("the page says who is signed in, and how many notifications are unread", () => {
  start({ me: ann, unread: 2 });
  assert.equal(session.me(), ann);
  assert.equal(app.get("unread"), 2);
  assert.deepEqual(stored(), { owner: "ann" });
});

test("a stored page is shown as a copy", () => {
  localStorage.setItem("owner", "ann");
  start({ me: ann, kept: true });
  assert.equal(app.get("cached"), true);
  start({ me: ann });
  assert.equal(app.get("cached"), false);
});

test("another user finds nothing of the former one", async () => {
  start({ me: ann });
  Object.assign(localStorage, { "draft:ann:new": "{}", "map:at": "1,2,3", subscription: "7", language: "de" });
  start({ me: ben });
  assert.deepEqual(stored(), { language: "de", owner: "ben" });
  await settled();
  assert.deepEqual(sentToWorker, [{ type: "forget", all: true }]);
});

test("the end of a session keeps the drafts for the same user", async () => {
  start({ me: ann });
  Object.assign(localStorage, { "draft:ann:new": "{}", "map:at": "1,2,3" });
  start({});
  assert.deepEqual(stored(), { was: "ann", "draft:ann:new": "{}" });
  await settled();
  assert.deepEqual(sentToWorker, [{ type: "forget", all: false }]);
  session.setUser(ann);
  assert.deepEqual(stored(), { owner: "ann", "draft:ann:new": "{}" });
});

test("the end of a session keeps no draft for another user", () => {
  start({ me: ann });
  localStorage.setItem("draft:ann:new", "{}");
  start({});
  session.setUser(ben);
  assert.deepEqual(stored(), { owner: "ben" });
});

test("a page from the cache is of its owner alone, and no reason to remove anything", () => {
  start({ me: ann });
  localStorage.setItem("draft:ann:new", "{}");
  start({ me: ben, kept: true });
  assert.equal(session.me(), null);
  assert.deepEqual(stored(), { owner: "ann", "draft:ann:new": "{}" });
  start({ me: ann, kept: true });
  assert.equal(session.me(), ann);
});

test("a sign-out deletes what is being stored while it clears the browser", async () => {
  for (const leave of [session.signOut, session.accountDeleted]) {
    start({ me: ann });
    const stored = new Set();
    globalThis.indexedDB = { deleteDatabase: (name) => {
      const request = {};
      queueMicrotask(() => {
        stored.delete(name);
        request.onsuccess();
        if (session.me()) stored.add(name); // as long as somebody is signed in, a page may store more
      });
      return request;
    } };
    await leave();
    delete globalThis.indexedDB;
    assert.deepEqual([...stored], []);
  }
});

test("a sign-out clears the browser when the server cannot be reached, and is sent at the next start", async () => {
  start({ me: ann });
  localStorage.setItem("draft:ann:new", "{}");
  serve({ "POST /api/auth/logout": () => { throw new TypeError("no network"); } });
  await session.signOut();
  assert.equal(session.me(), null);
  assert.deepEqual(stored(), { leaving: "ann" });
  serve({ "POST /api/auth/logout": null });
  start({ me: ann }); // the cookie is still there
  assert.equal(session.me(), null);
  await settled();
  const { headers } = requests.findLast((r) => r.path === "/api/auth/logout");
  assert.equal(headers["X-Finds-User"], "ann");
  assert.deepEqual(stored(), {});
});

test("a sign-out that the server refuses for another user, or does not know, is done", async () => {
  for (const answer of [refusal(401, { code: "unauthenticated" }), refusal(409, { code: "conflict", reason: "other_user" })]) {
    localStorage.setItem("leaving", "ann");
    serve({ "POST /api/auth/logout": answer });
    await sendSignOut();
    assert.equal(localStorage.getItem("leaving"), null);
  }
  localStorage.setItem("leaving", "ann");
  serve({ "POST /api/auth/logout": refusal(503, { code: "unavailable" }) });
  await sendSignOut();
  assert.equal(localStorage.getItem("leaving"), "ann");
});

test("a sign-out is sent once at a time", async () => {
  localStorage.setItem("leaving", "ann");
  const slow = gate();
  serve({ "POST /api/auth/logout": () => slow.wait });
  const both = [sendSignOut(), sendSignOut()];
  slow.open(null);
  await Promise.all(both);
  assert.equal(requests.filter((r) => r.path === "/api/auth/logout").length, 1);
});

const changedByOther = () => dispatchEvent(Object.assign(new Event("storage"), { key: "owner" }));

test("a sign-out in another tab leads to the sign-in", () => {
  start({ me: ann });
  localStorage.removeItem("owner");
  changedByOther();
  assert.equal(session.me(), null);
  assert.deepEqual(went, ["/sign-in"]);
  assert.equal(localStorage.getItem("was"), null, "the other tab has cleared everything");
});

test("a sign-in of another user in another tab loads the page again", () => {
  start({ me: ann });
  localStorage.setItem("owner", "ben");
  changedByOther();
  assert.equal(location.reload.mock.callCount(), 1);
  assert.equal(session.me(), ann);
});

test("a page that is looked at again notices the other user, and the network", () => {
  start({ me: ann });
  localStorage.setItem("owner", "ben");
  navigator.onLine = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(location.reload.mock.callCount(), 1);
  assert.equal(app.get("online"), false);
});

test("a session that the server does not know leads to the sign-in and back", async () => {
  start({ me: ann });
  location.pathname = "/people";
  location.search = "?q=b";
  serve({ "GET /api/x": () => refusal(401, { code: "unauthenticated" }) });
  await assert.rejects(get("/api/x"), { status: 401 });
  assert.equal(session.me(), null);
  assert.deepEqual(went, ["/sign-in?next=%2Fpeople%3Fq%3Db"]);
  assert.match(app.get("message").text, /session has ended/);
  assert.equal(localStorage.getItem("was"), "ann");
});

test("every write says whose page it comes from", async () => {
  start({ me: ann });
  serve({ "POST /api/x": {}, "GET /api/x": {} });
  await post("/api/x", {});
  await get("/api/x");
  assert.equal(requests.at(-2).headers["X-Finds-User"], "ann");
  assert.equal(requests.at(-1).headers?.["X-Finds-User"], undefined);
});

test("after a sign-in the number is asked for, and the worker stores the user's page", async () => {
  start({});
  session.setUser(ann);
  await settled();
  assert.equal(app.get("unread"), 3);
  assert.deepEqual(sentToWorker, [{ type: "keep" }]);
});

test("a number that comes for a former user is dropped", async () => {
  start({});
  const slow = gate();
  serve({ "GET /api/notifications/count": () => slow.wait });
  session.setUser(ann);
  session.setUser(null);
  slow.open({ unread: 9 });
  await settled();
  assert.equal(app.get("unread"), 0);
});

test("the refusal of the identity provider is taken once", () => {
  start({ problem: { code: "unavailable" } });
  assert.deepEqual(session.takeRefusal(), { code: "unavailable" });
  assert.equal(session.takeRefusal(), null);
});
