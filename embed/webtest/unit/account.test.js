// Signing in, joining, profile and settings.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { refusal, requests, reset, sent, serve, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { language, loadAllWords, loadWords } from "../../web/app/i18n.js";
import { Join, inviteOf } from "../../web/app/signin/join.model.js";
import { Profile } from "../../web/app/people/profile.model.js";
import { Settings } from "../../web/app/settings/settings.model.js";
import { SignIn } from "../../web/app/signin/signin.model.js";
import { deviceName } from "../../web/app/settings/device.js";
import * as push from "../../web/app/notifications/push.js";
import { me } from "../../web/app/session.js";
import { app } from "../../web/app/store.js";

const ann = { id: "ann", username: "ann", profilePicture: "/api/avatars/ann", hasPassword: true };

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  setConfig({ passwordLogin: true, registration: "invite", provider: { enabled: true, name: "Example" }, pushKey: "" });
  for (const [name, value] of [["user", null], ["message", null], ["refusal", null]]) app.set(name, value);
  serve({ "GET /api/notifications/count": { unread: 0 }, "POST /api/auth/logout": null });
});

// submit sends a form with values.
function submit(form, values) {
  const inputs = Object.entries(values).map(([name, value]) => ({ name, value, type: "text", dataset: {}, focus() {} }));
  const elements = Object.assign(inputs, Object.fromEntries(inputs.map((i) => [i.name, i])));
  return form.submit({ preventDefault() {}, target: { elements, reset: mock.fn() } });
}

test("a sign-in leads to where it was asked for, on this service", async () => {
  serve({ "POST /api/auth/login": { user: ann } });
  for (const [next, want] of [["/people", "/people"], ["//evil.example", "/"]]) {
    const page = testPage({ query: new URLSearchParams({ next }).toString() });
    await submit(new SignIn(page).form, { username: "ann", password: "x" });
    assert.deepEqual([me(), page.went], [ann, [want]]);
  }
});

test("a sign-out that has not reached the server goes before the sign-in", async () => {
  localStorage.setItem("leaving", "ben");
  serve({ "POST /api/auth/login": { user: ann } });
  await submit(new SignIn(testPage()).form, { username: "ann", password: "x" });
  assert.deepEqual(requests.slice(0, 2).map((r) => r.path), ["/api/auth/logout", "/api/auth/login"]);
});

test("the refusal of the identity provider is shown at the sign-in, once", () => {
  app.set("refusal", { code: "unavailable" });
  assert.equal(new SignIn(testPage()).form.refusal.code, "unavailable");
  assert.equal(new SignIn(testPage()).form.refusal, null);
});

test("an invite is a link or its code, and that of the address needs no field", async () => {
  assert.equal(inviteOf(" https://finds.example/join#abc "), "abc");
  assert.equal(inviteOf("abc"), "abc");
  assert.deepEqual([new Join(testPage(), "#abc").asksInvite, new Join(testPage(), "").asksInvite], [false, true]);
  serve({ "POST /api/auth/register": { user: ann } });
  const page = testPage();
  await submit(new Join(page, "").form, { username: " ann ", password: "x", invite: "https://finds.example/join#abc" });
  assert.deepEqual(requests.find((r) => r.path === "/api/auth/register").body, { username: "ann", password: "x", cookie: true, invite: "abc" });
  assert.deepEqual([page.went, app.get("message").text], [["/"], "Welcome, ann!"]);
});

test("an invite of a link that does not count asks for another code", async () => {
  serve({ "POST /api/auth/register": () => refusal(403, { code: "forbidden", reason: "invite_needed" }) });
  const model = new Join(testPage(), "#old");
  await submit(model.form, { username: "ann", password: "a long sentence is best" });
  assert.deepEqual([model.asksInvite, model.form.refusal.reason], [true, "invite_needed"]);
});

test("a browser without a push service does not keep the user waiting", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.Notification = { requestPermission: async () => "granted" };
  navigator.serviceWorker = { ready: new Promise(() => {}) };
  const model = new Settings(testPage());
  const ended = model.push.enable();
  await new Promise(setImmediate);
  assert.deepEqual([model.push.busy, model.push.slow], [true, false]);
  t.mock.timers.tick(2000);
  assert.equal(model.push.slow, true, "it says that it asks the browser");
  t.mock.timers.tick(6000);
  await ended;
  assert.deepEqual([model.push.busy, model.push.slow], [false, false]);
  assert.match(app.get("message").text, /did not turn on notifications/);
});

test("a closed server lets in the set-up link alone, an open one everyone", () => {
  setConfig({ registration: "closed" });
  assert.deepEqual([new Join(testPage(), "").isClosed, new Join(testPage(), "#abc").isClosed], [true, false]);
  setConfig({ registration: "open" });
  assert.equal(new Join(testPage(), "").asksInvite, false);
});

test("a picture shows its progress, and the user is the one with it", async () => {
  app.set("user", ann);
  const page = testPage();
  const model = new Profile(page);
  assert.equal(model.picture.has(), false);
  const seen = [];
  const upload = async (method, path, file, { progress }) => {
    progress(0.5);
    seen.push(model.picture.progress);
    return { ...ann, profilePicture: "/api/media/p/1" };
  };
  await model.picture.set(new File(["x"], "me.gif", { type: "image/gif" }), upload);
  assert.deepEqual([seen, model.picture.progress, model.picture.has(), app.get("message").text], [[0.5], null, true, "Picture saved."]);
  await model.picture.set(new File(["x"], "me.gif"), async () => { throw { code: "offline" }; });
  assert.deepEqual([model.picture.progress, model.picture.has()], [null, true]);
});

test("an empty age is none, and a taken name is beside its field", async () => {
  app.set("user", ann);
  const model = new Profile(testPage());
  serve({ "PATCH /api/users/me": ann });
  await submit(model.form, { displayName: " Ann Ryder ", about: "", username: " anna ", age: "" });
  await submit(model.form, { displayName: "", about: "Hello", username: "anna", age: "34" });
  assert.deepEqual(sent("PATCH"), [
    '/api/users/me {"displayName":"Ann Ryder","about":null,"username":"anna","age":null}',
    '/api/users/me {"displayName":null,"about":"Hello","username":"anna","age":34}',
  ]);
  serve({ "PATCH /api/users/me": () => refusal(409, { code: "conflict", reason: "username_taken" }) });
  await submit(model.form, { displayName: "", about: "", username: "ben", age: "" });
  assert.deepEqual(model.form.errors, { username: "This username is taken." });
  serve({ "PATCH /api/users/me": () => refusal(409, { code: "conflict", reason: "name_taken" }) });
  await submit(model.form, { displayName: "Ben", about: "", username: "ann", age: "" });
  assert.deepEqual(model.form.errors, { displayName: "The name of another person here looks like this one." });
});

async function settings() {
  app.set("user", ann);
  serve({ "GET /api/notifications/preferences": { findLiked: true }, "GET /api/users/me/place-settings": { area: 0, exactForFriends: true }, "GET /api/auth/sessions": [{ id: "1" }, { id: "2" }], "GET /api/watches": [] });
  const page = testPage();
  const model = new Settings(page);
  await model.loading.load();
  return { page, model };
}

test("settings load the preferences, the sessions and the state of push", async () => {
  const { model } = await settings();
  assert.deepEqual([model.isLoaded, model.preferences, model.sessions.length, model.push.state], [true, { findLiked: true }, 2, "server"]);
});

test("a preference that the server refuses stays as it was", async () => {
  const { model } = await settings();
  serve({ "PUT /api/notifications/preferences": () => refusal(503, { code: "unavailable", reason: "busy" }) });
  await model.prefer({ findLiked: false });
  assert.deepEqual([model.preferences.findLiked, app.get("message").text], [true, "The server is busy."]);
  serve({ "PUT /api/notifications/preferences": { findLiked: false } });
  await model.prefer({ findLiked: false });
  assert.equal(model.preferences.findLiked, false);
});

test("a session that was ended is not in the list", async () => {
  const { model } = await settings();
  serve({ "DELETE /api/auth/sessions/1": null });
  await model.endSession(model.sessions[0]);
  assert.deepEqual(model.sessions, [{ id: "2" }]);
});

test("a language is chosen for this browser", async () => {
  const { model } = await settings();
  await model.setLanguage("de");
  assert.deepEqual([language(), localStorage.getItem("language")], ["de", "de"]);
});

test("a password is changed with the current one, and a wrong one is beside its field", async () => {
  const { model } = await settings();
  serve({ "PUT /api/users/me/password": null, "GET /api/users/me": ann, "GET /api/users/me/place-settings": { area: 0, exactForFriends: true }, "GET /api/auth/sessions": [{ id: "1" }],
    "GET /api/auth/passkeys": [{ id: "p" }, { id: "q" }] });
  await submit(model.password, { currentPassword: "old", newPassword: "a long sentence" });
  assert.deepEqual(sent("PUT"), ['/api/users/me/password {"newPassword":"a long sentence","currentPassword":"old"}']);
  assert.equal(model.sessions.length, 1);
  assert.deepEqual(app.get("message"), { text: "Password changed. You are signed out on all other devices. 2 passkeys still sign in.", href: "/settings/sign-in#passkeys", action: null });
  serve({ "PUT /api/users/me/password": () => refusal(403, { code: "forbidden", reason: "wrong_password" }) });
  await submit(model.password, { currentPassword: "x", newPassword: "a long sentence" });
  assert.deepEqual(Object.keys(model.password.errors), ["currentPassword"]);
});

test("a sign-out leads to the sign-in", async () => {
  const { page, model } = await settings();
  await model.signOut();
  assert.deepEqual([me(), page.went], [null, ["/sign-in"]]);
});

test("an account is deleted with its password where it has one, and nothing of it stays", async () => {
  const { page, model } = await settings();
  Object.assign(localStorage, { owner: "ann", "draft:ann:new": "{}" });
  const done = mock.fn();
  serve({ "DELETE /api/users/me": null });
  await submit(model.deleteForm(done), { password: "x" });
  assert.deepEqual([sent("DELETE"), done.mock.callCount()], [['/api/users/me {"password":"x"}'], 1]);
  await model.leaveDeleted();
  assert.deepEqual([me(), page.went, { ...localStorage }], [null, ["/sign-in"], {}]);
});

test("a password is confirmed before the browser leaves for the provider", async () => {
  const { model } = await settings();
  const done = mock.fn();
  serve({ "POST /api/auth/confirm": () => refusal(403, { code: "forbidden", reason: "wrong_password" }) });
  const form = model.confirmForm(done);
  await submit(form, { password: "x" });
  assert.deepEqual([Object.keys(form.errors), done.mock.callCount()], [["password"], 0]);
  serve({ "POST /api/auth/confirm": null });
  await submit(form, { password: "y" });
  assert.equal(done.mock.callCount(), 1);
});

test("a device has the name of its browser and system", () => {
  for (const [agent, want] of [
    ["Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0", "Firefox on Linux"],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
    ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"],
    ["curl/8.5", "curl"],
    ["", "Unknown device"],
  ]) assert.equal(deviceName(agent), want);
});
