// Links for people without an account.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, sent, serve, testPage } from "./browser.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { later, onLater } from "../../web/app/later.js";
import { ShareForm, Shares, addressOf, canSend, copy, dateAfter, daysTo, kindOf, placeOf, send } from "../../web/app/lists/shares.model.js";
import { app } from "../../web/app/store.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
});

// fill sends a form as a page with these fields does.
async function fill(form, values) {
  const elements = Object.entries(values).map(([name, value]) => ({ name, value, type: "text", dataset: {}, focus() {} }));
  for (const e of [...elements]) elements[e.name] = e;
  await form.submit({ preventDefault() {}, target: { elements } });
}

const first = { title: " For Grandma ", place: "exact", life: "", password: "" };

test("a date is as many days away as there are midnights", () => {
  assert.equal(daysTo("2027-01-01", new Date(2026, 11, 31, 23, 59)), 1);
  assert.equal(daysTo("2027-03-29", new Date(2027, 2, 27, 12)), 2); // over a change of the clocks
  assert.equal(daysTo("2026-12-31", new Date(2026, 11, 31)), 0);
  assert.ok(Number.isNaN(daysTo("")));
  assert.equal(dateAfter(1, new Date(2026, 11, 31, 23, 59)), "2027-01-01");
});

test("a new link shows no more of a place than strangers see", () => {
  assert.equal(placeOf({ isPublic: true, location: {} }), "exact");
  assert.equal(placeOf({ isPublic: true, location: { area: 5 } }), "area");
  assert.equal(placeOf({ isPublic: false, location: {} }), "area");
  assert.deepEqual([{ findId: "f" }, { listId: "l" }, { category: "water" }].map(kindOf), ["find", "list", "category"]);
});

test("a form sends what is chosen, and nothing of what is not", async () => {
  const made = [];
  serve({ "POST /api/shares": ({ body }) => ({ id: "s", link: "/s/abc", ...body }) });
  const done = (share) => made.push(share);
  await fill(new ShareForm({ target: { findId: "f" }, done }).form, first);
  await fill(new ShareForm({ target: { listId: "l" }, done }).form, { ...first, place: "area", area: "5", life: "7", password: "a long sentence" });
  await fill(new ShareForm({ done }).form, { ...first, chosen: "water" });
  await fill(new ShareForm({ done }).form, { ...first, chosen: "", category: " Mosaic " });
  assert.deepEqual(requests.map((r) => r.body), [
    { findId: "f", title: "For Grandma", place: "exact" },
    { listId: "l", title: "For Grandma", place: "area", area: 5, password: "a long sentence", days: 7 },
    { category: "water", title: "For Grandma", place: "exact" },
    { category: "Mosaic", title: "For Grandma", place: "exact" },
  ]);
  assert.equal(made.length, 4);
  assert.equal(addressOf(made[0]), "https://finds.example/s/abc");
});

test("the categories of the user are offered first", async () => {
  serve({ "GET /api/finds/categories": [{ category: "Mosaic", ownCount: 3, count: 4 }, { category: "water", ownCount: 1, count: 1 }, { category: "well", ownCount: 0, count: 9 }] });
  const model = new Shares(testPage());
  const offered = await model.offered();
  assert.deepEqual(offered.slice(0, 3), [["Mosaic", 3], ["water", 1], ["nature", 0]]);
  assert.deepEqual([offered.length, new ShareForm({ offered }).chosen], [15, "Mosaic"]);
  serve({ "GET /api/finds/categories": refusal(503, { code: "unavailable", reason: "busy" }) });
  assert.equal(await model.offered(), null);
});

test("a change keeps, removes and sets the end and the password", async () => {
  const share = { id: "s", findId: "f", title: "", place: "exact", hasPassword: true, expiresAt: "2027-01-01T00:00:00Z" };
  serve({ "PATCH /api/shares/s": share });
  const form = new ShareForm({ share, done() {} });
  assert.deepEqual([form.life, form.secret, form.kind], ["keep", "keep", "find"]);
  await fill(form.form, { ...first, title: "", life: "keep", secret: "keep" });
  await fill(form.form, { ...first, title: "", life: "", secret: "remove" });
  await fill(form.form, { ...first, title: "", life: "30", secret: "new", password: "another sentence" });
  assert.deepEqual(requests.map((r) => r.body), [
    { title: "", place: "exact" },
    { title: "", place: "exact", password: null, days: null },
    { title: "", place: "exact", password: "another sentence", days: 30 },
  ]);
});

test("what is wrong is said at its field", async () => {
  const { form } = new ShareForm({ target: { findId: "f" }, done() {} });
  await fill(form, { ...first, life: "date", until: "2020-01-01" });
  assert.deepEqual(form.errors, { until: "Choose a day from tomorrow on, within ten years." });
  assert.equal(requests.length, 0);
  serve({ "POST /api/shares": refusal(422, { code: "invalid", errors: [{ location: "body.password", rule: "min_length", limit: 8 }] }) });
  await fill(form, { ...first, password: "short" });
  assert.deepEqual(form.errors, { password: "At least 8 characters." });
  serve({ "POST /api/shares": refusal(409, { code: "conflict", reason: "too_many_shares", limit: 200 }) });
  await fill(form, first);
  assert.deepEqual([form.errors, form.refusal.reason], [{}, "too_many_shares"]);
});

test("the list shows what is new, has changed or was revoked", async () => {
  const page = testPage();
  const model = new Shares(page);
  serve({ "GET /api/shares": [{ id: "a" }, { id: "b" }], "DELETE /api/shares/a": null });
  await model.list.load();
  model.take({ id: "c" });
  model.take({ id: "b", title: "Changed" });
  assert.deepEqual(model.list.items, [{ id: "c" }, { id: "a" }, { id: "b", title: "Changed" }]);
  await model.revoke({ id: "a" });
  assert.deepEqual(model.list.items.map((s) => s.id), ["c", "b"]);
  await model.revoke({ id: "b" }); // which fails, since nothing answers
  assert.deepEqual(model.list.items.map((s) => s.id), ["c", "b"]);
  assert.deepEqual(sent("DELETE"), ["/api/shares/a", "/api/shares/b"]);
});

test("a link is copied and sent, and the user is asked where the browser refuses", async () => {
  const share = { link: "/s/abc" };
  const got = [];
  const clipboard = { writeText: async (x) => { got.push(x); } };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  assert.deepEqual([await copy(share), got, app.get("message").text], [true, ["https://finds.example/s/abc"], "Link copied."]);
  clipboard.writeText = async () => { throw new DOMException("", "NotAllowedError"); };
  assert.equal(await copy(share), false);
  assert.equal(canSend(), false);
  navigator.share = async (x) => { got.push(x); };
  assert.deepEqual([canSend(), await send(share, "A bridge"), got[1]], [true, true, { title: "A bridge", url: "https://finds.example/s/abc" }]);
  navigator.share = async () => { throw new DOMException("", "AbortError"); };
  assert.equal(await send(share, "A bridge"), true); // the user has closed it
  navigator.share = async () => { throw new TypeError("no app"); };
  assert.equal(await send(share, "A bridge"), false);
});

test("a dialog that does not load is a message", async () => {
  onLater(async () => { throw new TypeError("no network"); });
  await later("shareFind", {});
  assert.equal(app.get("message").text, "The server does not respond. Try again in a moment.");
  onLater(async (name) => (value) => [name, value]);
  assert.deepEqual(await later("shareFind", 1), ["shareFind", 1]);
});
