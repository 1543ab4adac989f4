// Texts, dates and numbers.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset } from "./browser.js";
import * as i18n from "../../web/app/i18n.js";

beforeEach(reset);

test("a text is chosen by the plural of its number, which is written for the locale", async () => {
  await i18n.loadWords("en");
  assert.equal(i18n.t("map.finds", { n: 1 }), "1 find");
  assert.equal(i18n.t("map.finds", { n: 0 }), "0 finds");
  assert.equal(i18n.t("map.finds", { n: 12345 }), "12,345 finds");
  await i18n.loadWords("de");
  assert.match(i18n.t("map.finds", { n: 12345 }), /^12\.345 /);
});

test("names in a text are replaced once, and what is missing by nothing", async () => {
  await i18n.loadWords("en");
  assert.equal(i18n.t("friend.asked", { name: "{n} $& ann" }), "Friend request sent to {n} $& ann.");
  assert.equal(i18n.t("friend.asked"), "Friend request sent to .");
  assert.equal(i18n.t("no.such.text"), "no.such.text");
});

test("a name from right to left is isolated from the text around it, unless the text is stored", async () => {
  await i18n.loadWords("de");
  const text = i18n.t("find.commentOn", { title: "جسر جميل!" });
  assert.ok(text.includes("„\u2068جسر جميل!\u2069“"), text);
  assert.doesNotMatch(i18n.t("find.commentOn", { title: "Brücke!" }), /[\u2068\u2069]/);
  assert.equal(i18n.stored(i18n.t("place.near", { name: "חיפה" })), "bei חיפה");
});

test("the language is the chosen one, else the first that there is, else English", async () => {
  navigator.languages = ["fr-FR", "de-AT", "en"];
  await i18n.loadWords();
  assert.equal(i18n.language(), "de");
  assert.equal(document.documentElement.lang, "de");
  await i18n.chooseLanguage("en");
  assert.equal(i18n.language(), "en");
  await i18n.loadWords();
  assert.equal(i18n.language(), "en", "the choice is stored");
  reset();
  navigator.languages = ["fr-FR"];
  await i18n.loadWords();
  assert.equal(i18n.language(), "en");
});

test("the texts of a refusal are there once it is prepared, in the language", async () => {
  await i18n.loadWords("de");
  const problem = { code: "conflict", reason: "username_taken", detail: "the username is taken" };
  assert.equal(i18n.explain(problem), "the username is taken");
  await i18n.prepare({ code: "not_found", reason: "not_found" }); // whose text is there
  assert.equal(i18n.explain(problem), "the username is taken");
  await i18n.prepare(problem);
  assert.equal(i18n.explain(problem), "Dieser Benutzername ist vergeben.");
  await i18n.loadWords("en");
  assert.equal(i18n.explain(problem), "This username is taken.");
});

test("a problem is explained by its reason, the rule of its field, or the server's words", async () => {
  await i18n.loadWords("en");
  await i18n.prepare({ reason: "username_taken" });
  for (const [problem, want] of [
    [{ text: "of the page" }, "of the page"],
    [{ code: "offline" }, "The server does not respond. Try again in a moment."],
    [{ code: "offline", unsent: true }, "The server does not respond. Try again in a moment. What you typed is still here."],
    [{ code: "strange", status: 502 }, /\(502\)/],
    [{ status: 500 }, /\(500\)/],
    [{ code: "conflict", reason: "username_taken", detail: "x" }, "This username is taken."],
    [{ code: "conflict", reason: "of_tomorrow", detail: "it has moved" }, "it has moved"],
    [{ code: "invalid", reason: "invalid_fields", errors: [{ rule: "max", limit: 150 }] }, "At most 150."],
    [{ code: "invalid", errors: [{ rule: "of tomorrow" }] }, "This is not allowed here."],
    [{ code: "too_large", reason: "file_too_large", limit: 1 << 20 }, "This file is too large. The limit is 1 MB."],
    [{ code: "unavailable", reason: "busy", retryAfter: 1 }, "The server is busy. Try again in a moment."],
    [{ code: "unavailable", reason: "busy", retryAfter: 119 }, "The server is busy. Try again in 119 seconds."],
    [{ code: "unavailable", reason: "busy", retryAfter: 121 }, "The server is busy. Try again in 3 minutes."],
    [{ code: "unavailable", reason: "busy", retryAfter: 7201 }, "The server is busy. Try again in 3 hours."],
  ]) {
    const got = i18n.explain(problem);
    if (want instanceof RegExp) assert.match(got, want);
    else assert.equal(got, want);
  }
  navigator.onLine = false;
  assert.match(i18n.explain({ code: "offline" }), /^You are offline/);
});

test("a time is said by its distance within a week, and by its date before", async (t) => {
  await i18n.loadWords("en");
  const now = Date.parse("2026-03-10T12:00:00Z");
  t.mock.timers.enable({ apis: ["Date"], now });
  const before = (seconds) => i18n.ago(new Date(now - seconds * 1000).toISOString());
  assert.equal(before(0), "just now");
  assert.equal(before(44), "just now");
  assert.equal(before(50), "50 seconds ago");
  assert.equal(before(3600), "1 hour ago");
  assert.equal(before(24 * 3600), "yesterday");
  assert.equal(before(6 * 24 * 3600), "6 days ago");
  assert.match(before(30 * 24 * 3600), /2026$/);
  const byDay = (days, more = 0) => i18n.ago(new Date(now - days * 864e5 + more).toISOString(), true);
  assert.deepEqual([byDay(0), byDay(0, 5000), byDay(1), byDay(6)], ["today", "today", "yesterday", "6 days ago"]);
  assert.match(byDay(7), /2026$/);
});

test("lengths and sizes have the unit that suits them", async () => {
  await i18n.loadWords("en");
  localStorage.setItem("units", "km");
  assert.equal(i18n.distance(0.2504), "250 m");
  assert.equal(i18n.distance(1.26), "1.3 km");
  assert.equal(i18n.distance(128.4), "128 km");
  assert.equal(i18n.megabytes(1.5 * (1 << 20)), "1.5 MB");
});

test("how far something is away is said to 50 m", async () => {
  await i18n.loadWords("en"); // en-GB
  assert.deepEqual([0, 0.03, 0.046, 3].map(i18n.away), ["under 150 ft", "under 150 ft", "150 ft", "1.9 mi"]);
  localStorage.setItem("units", "km");
  assert.deepEqual([0, 0.049, 0.05, 0.074].map(i18n.away), ["under 50 m", "under 50 m", "50 m", "74 m"]);
});

test("distances are in the units that the user has chosen, or those of the region", async () => {
  await i18n.loadWords("en"); // en-GB
  assert.deepEqual([i18n.units(), i18n.distance(0.05), i18n.distance(1.26), i18n.kilometers(5)], ["mi", "160 ft", "0.8 mi", 8.047]);
  assert.deepEqual([1, 5, 20].map(i18n.roughly), ["0.5 mi", "3 mi", "12 mi"]);
  localStorage.setItem("units", "km");
  assert.deepEqual([i18n.units(), i18n.kilometers(5)], ["km", 5]);
  assert.deepEqual([1, 5, 20].map(i18n.roughly), ["1 km", "5 km", "20 km"]);
  localStorage.removeItem("units");
  navigator.languages = ["de-DE"];
  await i18n.loadWords("de");
  assert.equal(i18n.units(), "km");
});
