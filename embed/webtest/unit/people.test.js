// Users, friendships and notifications.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { onLater } from "../../web/app/later.js";
import * as friendships from "../../web/app/people/friendships.model.js";
import { Notifications } from "../../web/app/notifications/notifications.model.js";
import { People } from "../../web/app/people/people.model.js";
import { Person } from "../../web/app/people/person.model.js";
import { groupLink, groupText, noteLink, noteText } from "../../web/app/notifications/notes.js";
import { setUnread } from "../../web/app/notifications/notifications.js";
import { app } from "../../web/app/store.js";

const ann = { id: "ann", username: "ann" };
const ben = { id: "ben", username: "ben" };
const said = () => app.get("message")?.text;

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  app.set("user", ann);
  app.set("message", null);
  serve({ "GET /api/friends": [], "GET /api/finds": [], "GET /api/users": [ben] });
});

test("a friend who has been accepted may answer, so push is offered", async () => {
  const offers = [];
  onLater(async (name) => (...values) => { offers.push([name, ...values]); });
  serve({ "PUT /api/friends/1": {} });
  await friendships.answer({ id: "1" }, ben, "decline");
  await friendships.answer({ id: "1" }, ben, "accept");
  serve({ "PUT /api/friends/1": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  await friendships.answer({ id: "1" }, ben, "accept");
  await settled();
  assert.deepEqual(offers, [["offerPush", "ben"]]);
  onLater(async () => () => {});
});

test("what is done about a friendship is said, or why it was not done", async () => {
  serve({ "POST /api/friends": {}, "PUT /api/friends/1": {}, "DELETE /api/friends/1": null, "PUT /api/users/ben/block": null, "DELETE /api/users/ben/block": null });
  await friendships.ask(ben);
  assert.equal(said(), "Friend request sent to ben.");
  await friendships.answer({ id: "1" }, ben, "accept");
  assert.equal(said(), "You and ben are now friends.");
  await friendships.block(ben);
  assert.equal(said(), "ben is blocked.");
  await friendships.unblock(ben);
  await friendships.end({ id: "1" });
  assert.deepEqual(sent("DELETE"), ["/api/users/ben/block", "/api/friends/1"]);
  serve({ "POST /api/friends": () => refusal(429, { code: "rate_limited", reason: "declined_recently", retryAfter: 86400 }) });
  await friendships.ask(ben);
  assert.equal(said(), "They declined your last friend request. Try again in 24 hours.");
});

test("a search waits for a pause and for two letters", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = testPage({ path: "/people" });
  const model = new People(page);
  model.type("b");
  t.mock.timers.tick(200);
  model.type("be");
  t.mock.timers.tick(199);
  model.type("ben");
  assert.deepEqual(requests, []);
  t.mock.timers.tick(200);
  assert.deepEqual(requests.map((r) => r.path), ["/api/users?q=ben"]);
  await settled();
  assert.deepEqual([model.found.items, page.address], [[ben], "/people?q=ben"]);
  const next = new People(testPage({ query: "q=ben" })); // on the way back
  assert.deepEqual([next.text, requests.pop().path], ["ben", "/api/users?q=ben"]);
  next.close();
  model.type("b");
  t.mock.timers.tick(200);
  assert.equal(model.found.items, null);
  model.type("ben");
  model.close();
  t.mock.timers.tick(1000);
  assert.equal(requests.length, 1);
});

test("lists are read again when a notification arrives, until the screen is left", async () => {
  const model = new People(testPage());
  await model.load();
  assert.equal(requests.length, 4);
  app.set("notification", { id: "1" });
  assert.equal(requests.length, 8);
  model.close();
  app.set("notification", { id: "2" });
  assert.equal(requests.length, 8);
});

test("a friendship is with the other user, and a request is found by its sender", async () => {
  const request = { id: "1", requesterId: "ben", requester: ben, addressee: ann };
  serve({ "GET /api/friends": (r) => (r.path.includes("received") ? [request] : []) });
  const model = new People(testPage());
  await model.load();
  assert.equal(model.other(request), ben);
  assert.equal(model.other({ requesterId: "ann", requester: ann, addressee: ben }), ben);
  assert.equal(model.requestOf(ben).id, "1");
  assert.equal(model.requestOf({ id: "cleo" }), undefined);
});

test("a list that does not load is the problem of the screen", async () => {
  serve({ "GET /api/friends": (r) => (r.path.includes("blocked") ? refusal(503, { code: "unavailable" }) : []) });
  const model = new People(testPage());
  await model.load();
  assert.deepEqual([model.problem.code, model.isLoaded], ["unavailable", false]);
});

test("the friendship with a user is found on a later page", async () => {
  serve({
    "GET /api/users/ben": { ...ben, friendship: "accepted" },
    "GET /api/friends": () => new Response(JSON.stringify([{ id: "1", requesterId: "cleo", addresseeId: "ann" }]), { headers: { Link: '</api/friends/2>; rel="next"' } }),
    "GET /api/friends/2": [{ id: "2", requesterId: "ann", addresseeId: "ben" }],
  });
  const model = new Person(testPage({ params: { id: "ben" } }));
  assert.equal(model.title, "Profile");
  await model.loading.load();
  assert.deepEqual([model.title, model.friendship.id, model.hasAsked, model.isMe], ["ben", "2", false, false]);
});

test("without a friendship none is looked for", async () => {
  serve({ "GET /api/users/ben": { ...ben, friendship: "none" } });
  await new Person(testPage({ params: { id: "ben" } })).loading.load();
  assert.ok(!requests.some((r) => r.path.startsWith("/api/friends")));
});

const liked = (id, isRead = false) => ({ id, isRead, type: "find_liked", data: { userId: "ben", username: "ben", findTitle: "A bridge", findId: `${id}7` } });

test("a notification says who did what, and leads to the find or to the friends", () => {
  assert.equal(noteText(liked("1")), "ben likes your find “A bridge”");
  assert.equal(noteLink(liked("1")), "/finds/17");
  assert.equal(noteLink({ type: "find_commented", data: { findId: "7", commentId: "c1" } }), "/finds/7#comment-c1");
  assert.equal(noteLink({ type: "link_used", data: {} }), "/settings/devices");
  assert.equal(noteLink({ type: "streets_wished", data: { place: "Salzburg" } }), "/admin/map");
  assert.match(noteText({ type: "streets_wished", data: { place: "Salzburg" } }), /streets of Salzburg/);
  const device = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0";
  assert.match(noteText({ type: "link_used", data: { actor: "ann", device } }), /link from ann, an administrator: Firefox on Linux/);
  assert.match(noteText({ type: "link_used", data: { actor: "", device } }), /link from an administrator: Firefox on Linux/);
  assert.equal(noteLink({ type: "friend_request", data: { username: "ben" } }), "/friends");
});

test("the number of unread ones is never below zero, and on the icon of the app", () => {
  const badge = [];
  navigator.setAppBadge = async (n) => { badge.push(n); };
  navigator.clearAppBadge = async () => { badge.push(0); };
  setUnread(2);
  setUnread(-1);
  assert.deepEqual([app.get("unread"), badge], [0, [2, 0]]);
});

async function notifications(list) {
  serve({ "GET /api/notifications": list });
  const model = new Notifications(testPage());
  await model.list.load();
  setUnread(list.filter((n) => !n.isRead).length);
  return model;
}

test("one that arrives is the first, once", async () => {
  const model = await notifications([liked("1")]);
  app.set("notification", liked("2"));
  app.set("notification", liked("1"));
  assert.deepEqual(model.list.items.map((n) => n.id), ["1", "2"]);
  model.close();
  app.set("notification", liked("3"));
  assert.equal(model.list.items.length, 2);
});

const toList = (id, type, more = {}) => ({ id, type, data: { listId: `l${id}`, listName: "Family", userId: "ben", username: "ben", ...more } });

test("an invitation to a list is answered where it is, unless that has been done", async () => {
  serve({
    "GET /api/notifications": [toList("1", "list_invited"), toList("2", "list_invited"), toList("3", "list_invited")],
    "GET /api/lists": [{ id: "l1" }, { id: "l2" }],
    "POST /api/lists/l1/join": { id: "l1" }, "PATCH /api/notifications/1": {}, "DELETE /api/lists/l2/members/ann": null,
  });
  const page = testPage();
  const model = new Notifications(page);
  await model.load();
  assert.deepEqual(model.groups.map((g) => model.invites(g.newest)), [true, true, false]);
  const [first, second] = model.groups;
  await model.answerList(second, false);
  assert.deepEqual(model.groups.map((g) => g.newest.id), ["1", "3"]);
  await model.answerList(first, true);
  assert.deepEqual([page.went, sent("POST"), sent("DELETE")], [["/lists/l1"], ["/api/lists/l1/join {}"], ["/api/lists/l2/members/ann"]]);
  model.close();
});

test("what is said of lists leads to them", async () => {
  await loadWords("en");
  assert.deepEqual([toList("2", "list_added"), toList("3", "list_joined"), toList("4", "list_invited")].map(noteText), [
    "ben added a find to “Family”", "ben has joined your list “Family”", "ben has invited you to the list “Family”",
  ]);
  const many = [toList("1", "list_added"), toList("2", "list_added")];
  assert.deepEqual([groupText(many), groupLink(many)], ["2 new finds in “Family”", "/lists/l1"]);
  const model = await notifications([toList("1", "list_joined"), toList("2", "list_added", { findId: "7" }), toList("3", "list_added", { findId: "8", listId: "l2" })]);
  assert.deepEqual(model.groups.map((g) => g.items.length), [1, 2], "finds of a list are one group");
  model.close();
});

test("one is read once", async () => {
  const model = await notifications([liked("1"), liked("2")]);
  serve({ "PATCH /api/notifications/1": {} });
  model.markRead(model.groups[0]);
  model.markRead(model.groups[0]);
  assert.deepEqual([app.get("unread"), sent("PATCH").length, model.hasUnread], [1, 1, true]);
});

test("those of one kind about one find are one group", async () => {
  const note = (id, type, username, findId, isRead = false) => ({ id, type, isRead, data: { userId: username, username, findId, findTitle: "A bridge" } });
  const model = await notifications([
    note("1", "find_commented", "ben", "7"), note("2", "find_liked", "ben", "7"), note("3", "find_commented", "ben", "7", true),
    note("4", "find_commented", "eve", "8"), note("5", "friend_request", "eve"), note("6", "find_liked", "eve", "7"), note("7", "find_liked", "dan", "7"),
  ]);
  assert.deepEqual(model.groups.map((g) => `${g.items.map((n) => n.id)} ${g.isRead} ${groupText(g.items)}`), [
    "1,3 false ben commented 2 times on “A bridge”",
    "2,6,7 false ben and 2 others like your find “A bridge”",
    "4 false eve commented on “A bridge”",
    "5 false eve wants to be your friend",
  ]);
  serve({ "PATCH /api/notifications/2": {}, "PATCH /api/notifications/6": {}, "PATCH /api/notifications/7": {} });
  app.set("unread", 6);
  model.markRead(model.groups[1]);
  assert.deepEqual([app.get("unread"), model.groups[1].isRead], [3, true]);
});

test("where the server has stopped counting, a group is of at least so many", async () => {
  const note = (i, minutes) => ({
    id: String(i), type: "find_commented", createdAt: new Date(Date.UTC(2026, 0, 1, 12) - 60000 * minutes).toISOString(),
    data: { userId: "ben", username: "ben", findId: "7", commentId: String(i), findTitle: "A bridge" },
  });
  const text = async (n, minutes) => {
    const model = await notifications(Array.from({ length: n }, (_, i) => note(i, i * minutes)));
    return model.groups.map((g) => groupText(g.items, g.more)).join();
  };
  assert.equal(await text(19, 1), "ben commented 19 times on “A bridge”");
  assert.equal(await text(20, 1), "ben commented 20+ times on “A bridge”");
  assert.equal(await text(20, 60), "ben commented 20 times on “A bridge”");
});

test("all are read when the server has taken it", async () => {
  const model = await notifications([liked("1"), liked("2")]);
  serve({ "POST /api/notifications/read-all": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  await model.markAllRead();
  assert.deepEqual([app.get("unread"), model.hasUnread, said()], [2, true, "The server is busy."]);
  serve({ "POST /api/notifications/read-all": null });
  await model.markAllRead();
  assert.deepEqual([app.get("unread"), model.hasUnread], [0, false]);
});

test("a deleted one counts no more, unless it was read", async () => {
  const model = await notifications([liked("1"), liked("2", true), liked("3")]);
  serve({ "DELETE /api/notifications/1": null, "DELETE /api/notifications/2": null });
  await model.remove(model.groups[0]);
  await model.remove(model.groups[0]);
  assert.deepEqual([app.get("unread"), model.list.items.map((n) => n.id)], [1, ["3"]]);
});

test("a request is answered where it is notified of, as long as it waits", async () => {
  const request = (id, user) => ({ id, type: "friend_request", isRead: false, data: { userId: user, username: user, friendshipId: `of ${user}` }, createdAt: "2026-01-01T00:00:00Z" });
  serve({
    "GET /api/notifications": [request("2", "ben"), request("1", "carl")], "GET /api/friends": [{ id: "of ben" }],
    "PUT /api/friends/of ben": {},
  });
  const model = new Notifications(testPage());
  await model.load();
  const [first, second] = model.groups;
  assert.deepEqual(model.request(first.newest), { friendship: { id: "of ben" }, user: { ...ben, displayName: undefined } });
  assert.equal(model.request(second.newest), null, "it has been answered");
  await model.answered(first);
  assert.equal(model.groups.length, 2, "the answer has not arrived");
  serve({ "GET /api/friends": [] });
  await model.answered(first);
  assert.deepEqual(model.groups.map((g) => g.newest.id), ["1"]);
  app.set("notification", request("3", "dora"));
  assert.deepEqual(model.request(model.groups[0].newest).friendship, { id: "of dora" }, "one that arrives waits");
  model.close();
});

test("new finds from one friend or area are one group, which leads to them", async () => {
  await loadWords("en");
  const note = (id, type, more) => ({ id, type, isRead: false, createdAt: "2026-01-02T10:00:00Z", data: { userId: "ben", username: "ben", findId: id, findTitle: "A bridge", ...more } });
  const model = await notifications([
    note("1", "friend_published"), note("2", "friend_published"), note("3", "area_published", { watchId: "w", areaName: "Paris" }),
    note("4", "area_published", { watchId: "w", areaName: "Paris" }), note("5", "area_published", { watchId: "x", areaName: "Lyon" }),
  ]);
  assert.deepEqual(model.groups.map(({ items }) => [groupText(items), groupLink(items)]), [
    ["ben published 2 finds", "/people/ben"], ["2 new finds in Paris", "/feed"], ["New in Lyon: “A bridge”", "/finds/5"],
  ]);
  const daily = (data) => noteText({ type: "daily_news", data });
  assert.equal(daily({ count: "1", friends: "1", lists: "0", areas: "0" }), "1 new find from friends");
  assert.equal(daily({ count: "3", friends: "1", lists: "0", areas: "2" }), "3 new finds: 1 from friends, 2 in your areas");
  model.close();
});
