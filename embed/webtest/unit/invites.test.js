// Creating invites, and being invited.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { refusal, requests, reset, serve, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { mayInvite } from "../../web/app/session.js";
import { Invites } from "../../web/app/admin/invites.model.js";
import { around, Introduction } from "../../web/app/map/introduction.model.js";
import { closest } from "../../web/app/map/streets.model.js";
import { inviter, listCode, mapView } from "../../web/app/storage.js";
import { Join } from "../../web/app/signin/join.model.js";
import { usernameOf } from "../../web/app/usernames.js";
import { app } from "../../web/app/store.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  app.set("user", { id: "ann", username: "ann", role: "member" });
});

test("the configuration says who may invite", () => {
  for (const [invites, member, admin] of [["members", true, true], ["admins", false, true], ["off", false, false]]) {
    setConfig({ invites });
    app.set("user", { id: "ann", role: "member" });
    assert.equal(mayInvite(), member);
    app.set("user", { id: "ann", role: "admin" });
    assert.equal(mayInvite(), admin);
  }
});

test("a new invite has the address of this service, and is put away", async () => {
  const page = testPage();
  const model = new Invites(page);
  serve({ "POST /api/invites": { id: "i", link: "/join#abc" }, "GET /api/invites": [] });
  const values = { uses: "5", days: "7", note: " Climbers ", befriend: "on" };
  const elements = Object.entries(values).map(([name, value]) => ({ name, value, type: "text", dataset: {} }));
  await model.form.submit({ preventDefault() {}, target: { elements, reset: mock.fn() } });
  assert.deepEqual(requests.find((r) => r.method === "POST").body, { uses: 5, days: 7, note: "Climbers", befriend: true });
  assert.equal(model.created.url, `${location.origin}/join#abc`);
  assert.equal(model.created.code.size, 37); // 29 modules and the margin
  model.close();
  assert.equal(model.created, null);
});

test("the greeting names the inviter, and one that has ended asks for another invite", async () => {
  setConfig({ registration: "invite" });
  serve({ "POST /api/invites/greeting": { inviter: { id: "ben", username: "ben" }, befriend: true } });
  const model = new Join(testPage(), "#abc");
  await model.load();
  assert.deepEqual([model.greeting.inviter.username, model.ended, model.asksInvite], ["ben", null, false]);
  serve({ "POST /api/invites/greeting": refusal(404, { code: "not_found", reason: "invite_ended" }) });
  const ended = new Join(testPage(), "#abc");
  await ended.load();
  assert.deepEqual([ended.greeting, ended.ended.reason, ended.asksInvite], [null, "invite_ended", true]);
});

test("a link is shared with other apps, and copied where that fails", async () => {
  const shared = [];
  const copied = [];
  navigator.share = async (x) => {
    if (shared.length) throw new TypeError("no app");
    shared.push(x);
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (x) => copied.push(x) } });
  const model = new Invites(testPage());
  model.created = { url: "https://finds.example/join#abc" };
  setConfig({ instance: { name: "Rivertown" } });
  await model.share();
  assert.deepEqual(shared, [{ url: "https://finds.example/join#abc", title: "Join me on Rivertown", text: "ann invites you to Rivertown." }]);
  assert.deepEqual(copied, []);
  await model.share();
  assert.deepEqual(copied, ["https://finds.example/join#abc"]);
  delete navigator.share;
});

test("the first map shows nine of ten finds of the inviter", () => {
  setConfig({ tiles: { maxZoom: 6 } });
  const size = { width: 400, height: 400 };
  const one = around([{ lat: 48.2, lng: 16.4 }], size);
  assert.deepEqual([one.lat.toFixed(4), one.lng.toFixed(4), one.zoom], ["48.2000", "16.4000", Math.min(14, closest(one))]);
  const town = Array.from({ length: 19 }, (_, i) => ({ lat: 48.2 + i / 100, lng: 16.4 + i / 100 }));
  const view = around([...town, { lat: -33.9, lng: 151.2 }], size);
  assert.ok(Math.abs(view.lat - 48.29) < 0.05 && Math.abs(view.lng - 16.49) < 0.05 && view.zoom >= 9, JSON.stringify(view));
  const far = around([{ lat: 70, lng: -150 }, { lat: -40, lng: 170 }], size);
  assert.equal(far.zoom, 1);
});

test("a user who joins is introduced to the finds of the inviter, until they close that", async () => {
  const find = { location: { latitude: 48.2, longitude: 16.4 } };
  setConfig({ registration: "invite", tiles: { maxZoom: 6 } });
  const joined = async (finds, greeting = { inviter: { id: "ben", username: "ben" }, befriend: false, photos: [] }) => {
    localStorage.clear();
    serve({
      "POST /api/invites/greeting": greeting, "POST /api/auth/register": { user: { id: "cleo", username: "cleo", role: "member" } }, "GET /api/finds": finds,
      "GET /api/users/ben": { id: "ben", username: "ben", findCount: 1, friendship: "none" }, "POST /api/friends": { id: "f" },
    });
    const model = new Join(testPage(), "#abc");
    await model.load();
    const elements = Object.entries({ username: "cleo", password: "long enough" }).map(([name, value]) => ({ name, value, type: "text", dataset: {} }));
    await model.form.submit({ preventDefault() {}, target: { elements, reset: mock.fn() } });
  };
  await joined([find], { inviter: null, befriend: false, photos: [] });
  assert.deepEqual([inviter.get(), mapView.get()], [null, null]);
  await joined([]);
  assert.deepEqual([inviter.get(), mapView.get()], [null, null]);
  await joined(refusal(503, { code: "unavailable" }));
  assert.deepEqual([inviter.get(), mapView.get()], [null, null]);
  await joined([find]);
  assert.equal(inviter.get(), "ben");
  assert.match(mapView.get(), /^48\.20000,16\.40000,/);
  const card = new Introduction(() => {});
  await card.load();
  assert.deepEqual([card.user.findCount, card.mayAsk], [1, true]);
  assert.equal(await card.ask(), true);
  assert.equal(card.mayAsk, false);
  card.close();
  assert.deepEqual([card.user, inviter.get()], [null, null]);
  inviter.set("ben");
  serve({ "GET /api/users/ben": refusal(404, { code: "not_found" }) }); // she has blocked cleo
  await card.load();
  assert.deepEqual([card.user, inviter.get()], [null, null]);
});

test("a name that is typed for a username becomes both", async () => {
  for (const [name, username] of [
    ["Jörg Müller", "joerg_mueller"], ["  Zoë--Åse ", "zoe--aase"], ["Łukasz Żółć", "lukasz_zolc"], ["Straße", "strasse"], ["Ann O’Neil", "ann_o_neil"],
    ["Анна", ""], ["é", ""], ["Ü2", "ue2"], ["Ä".repeat(20), "ae".repeat(15) + "a"], ["(Jo)", ""],
  ]) assert.equal(usernameOf(name), username, name);
  setConfig({ registration: "open" });
  const user = { id: "joerg", username: "joerg_mueller", role: "member" };
  serve({ "POST /api/auth/register": { user }, "PATCH /api/users/me": { ...user, displayName: "Jörg Müller" } });
  const model = new Join(testPage(), "");
  const input = { name: "username", value: "joerg", type: "text", dataset: {} };
  model.typed(input);
  assert.equal(model.proposal, "");
  input.value = "Jörg Müller";
  model.typed(input);
  assert.equal(model.proposal, "joerg_mueller");
  model.take(input);
  assert.deepEqual([input.value, model.name, model.proposal], ["joerg_mueller", "Jörg Müller", ""]);
  const elements = [input, { name: "password", value: "long enough", type: "text", dataset: {} }];
  await model.form.submit({ preventDefault() {}, target: { elements, reset: mock.fn() } });
  assert.deepEqual(requests.find((r) => r.method === "PATCH").body, { displayName: "Jörg Müller" });
  assert.equal(app.get("user").displayName, "Jörg Müller");
});

test("a user who joins begins in the list that the invite or the link before it leads to, or else on the map", async () => {
  setConfig({ registration: "invite", tiles: { maxZoom: 6 } });
  const joined = async (more, lists = []) => {
    serve({
      "POST /api/invites/greeting": { inviter: null, befriend: false, photos: [], ...more }, "GET /api/lists": lists,
      "POST /api/auth/register": { user: { id: "cleo", username: "cleo", role: "member" } },
    });
    const page = testPage();
    const model = new Join(page, "#abc");
    await model.load();
    const elements = Object.entries({ username: "cleo", password: "long enough" }).map(([name, value]) => ({ name, value, type: "text", dataset: {} }));
    await model.form.submit({ preventDefault() {}, target: { elements, reset: mock.fn() } });
    return page.went;
  };
  assert.deepEqual(await joined({}), ["/"]);
  assert.deepEqual(await joined({ listName: "Family" }, [{ id: "l" }]), ["/lists/l"]);
  assert.deepEqual(await joined({ listName: "Family" }), ["/"], "the list is gone");
  listCode.set("abc");
  assert.deepEqual(await joined({}), ["/lists/join"]);
});
