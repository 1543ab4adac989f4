// The names that are offered while one types @.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { requests, reset, serve, settled, testPage } from "./browser.js";
import { Mentions, mentionAt } from "../../web/app/find/mentions.model.js";
import { Named } from "../../web/app/people/named.model.js";
import { loadWords } from "../../web/app/i18n.js";
import { app } from "../../web/app/store.js";

const user = (username) => ({ id: username, username });
const friendship = (from, to) => ({ requesterId: from, addresseeId: to, requester: user(from), addressee: user(to) });
let page;

beforeEach(async () => {
  page?.stop.abort();
  reset();
  await loadWords("en");
  app.set("user", user("ann"));
  page = testPage();
  serve({ "GET /api/friends": [friendship("bea", "ann"), friendship("ann", "ben")], "GET /api/users": [user("ann"), user("barbara"), user("ben")] });
});

const names = (mentions) => mentions.items.map((u) => u.username).join(" ");
const newMentions = () => new Mentions(page, () => [user("carl"), user("ann"), user("ben"), user("carl")]);

test("a mention starts with an @ that follows no letter, and has letters of usernames", () => {
  for (const [text, want] of [
    ["@", { from: 0, name: "" }], ["a @Be", { from: 2, name: "be" }], ["(@b-_2", { from: 1, name: "b-_2" }], ["a\n@b", { from: 2, name: "b" }],
    ["a@b", null], ["a @b ", null], [".@b", null], ["@@b", null], ["é@b", null], ["@bé", null], ["", null],
  ]) assert.deepEqual(mentionAt(text, text.length), want, text);
  assert.deepEqual(mentionAt("a @ben", 4), { from: 2, name: "b" }, "up to the caret");
});

test("the conversation comes first, then friends, then those that a search finds", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const mentions = newMentions();
  mentions.follow("@", 1);
  assert.equal(names(mentions), "carl ben", "at once, and not the user");
  await settled();
  assert.equal(names(mentions), "carl ben bea");
  mentions.follow("@b", 2);
  assert.equal(names(mentions), "ben bea");
  mentions.follow("@e", 2);
  assert.equal(names(mentions), "ben bea");
  mentions.follow("@a", 2);
  assert.equal(names(mentions), "carl bea");
  mentions.follow("@ba", 3);
  assert.equal(names(mentions), "");
  t.mock.timers.tick(160);
  await settled();
  assert.equal(names(mentions), "barbara");
  assert.deepEqual(requests.map((r) => r.path), ["/api/friends?limit=100", "/api/users?q=ba&limit=7"]);
});

test("names that start with what is typed come before those that have it in them", () => {
  const mentions = new Mentions(page, () => [user("abel"), user("bel")]);
  mentions.follow("@be", 3);
  assert.equal(names(mentions), "bel abel");
});

test("without an answer those that are known are offered", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const away = () => { throw new TypeError("no network"); };
  serve({ "GET /api/friends": away, "GET /api/users": away });
  const mentions = newMentions();
  mentions.follow("@ca", 3);
  t.mock.timers.tick(160);
  await settled();
  assert.equal(names(mentions), "carl");
});

test("an answer for another text is dropped, and none is asked for once the page is left", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const mentions = newMentions();
  mentions.follow("@ba", 3);
  t.mock.timers.tick(160);
  mentions.follow("@ba ", 4);
  await settled();
  assert.equal(names(mentions), "");
  mentions.follow("@be", 3);
  page.stop.abort();
  const before = requests.length;
  t.mock.timers.tick(160);
  assert.equal(requests.length, before);
});

test("a user is put in the place of what was typed", () => {
  const mentions = newMentions();
  for (const [text, caret, want] of [
    ["Hi @c", 5, { text: "Hi @carl ", caret: 9 }],
    ["Hi @c!", 5, { text: "Hi @carl !", caret: 9 }],
    ["@ca there", 3, { text: "@carl there", caret: 6 }],
  ]) {
    mentions.follow(text, caret);
    assert.deepEqual(mentions.chosen(mentions.items[0], text), want);
    mentions.follow("", 0);
  }
});

test("the selection goes around, and a closed offer stays closed for its mention", async () => {
  const mentions = newMentions();
  mentions.follow("@", 1);
  await settled();
  mentions.move(-1);
  assert.equal(mentions.items[mentions.at].username, "bea");
  mentions.move(1);
  assert.equal(mentions.at, 0);
  mentions.close();
  mentions.follow("@c", 2);
  assert.equal(names(mentions), "");
  mentions.follow("@c @c", 5);
  assert.equal(names(mentions), "carl");
});

test("a name leads to its user, also on a later page, or says that there is none", async () => {
  serve({
    "GET /api/users?q=ben&limit=100": () => new Response('[{ "id": "1", "username": "aben" }]', { headers: { Link: '</api/users?cursor=2>; rel="next"' } }),
    "GET /api/users?cursor=2": [{ id: "2", username: "ben" }],
    "GET /api/users?q=gone&limit=100": [{ id: "3", username: "gone2" }],
  });
  await new Named(Object.assign(page, { params: { name: "Ben" } })).loading.load();
  assert.deepEqual(page.went, ["/people/2"]);
  await new Named(Object.assign(page, { params: { name: "ann" } })).loading.load();
  assert.equal(page.went.pop(), "/people/ann", "the user's own");
  const none = new Named(Object.assign(page, { params: { name: "gone" } }));
  await none.loading.load();
  assert.deepEqual([none.isGone, page.went.length], [true, 1]);
});
