// The feed by days, and the finds of one person and one day together.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, serve, testPage } from "./browser.js";
import { loadWords } from "../../web/app/i18n.js";
import { daysOf, facesOf } from "../../web/app/feed/days.model.js";
import { Feed } from "../../web/app/feed/feed.model.js";

const find = (id, user, createdAt, media = []) => ({ id, user: { id: user }, createdAt, media });
const at = (iso) => ({ now: new Date(iso) });
const shown = (days) => days.map(({ name, entries }) => [name, ...entries.map((e) => e.find?.id ?? `${e.finds.map((f) => f.id).join("+")}${e.hasMore ? "…" : ""}`)]);

beforeEach(async () => {
  reset();
  navigator.permissions = { query: async () => ({ state: "denied" }) };
  await loadWords("en");
  process.env.TZ = "Europe/Berlin";
});

test("finds are under the day of the time zone of the user, which ends at midnight there", () => {
  const finds = [
    find("a", "ben", "2026-11-26T22:59:59Z"), // 23:59:59
    find("b", "cleo", "2026-11-25T23:00:00Z"), // midnight
    find("c", "ben", "2026-11-25T22:59:59Z"), // the day before
    find("d", "ben", "2026-11-24T22:59:59Z"), // Tuesday
    find("e", "ben", "2026-11-22T23:00:00Z"), // Monday, midnight
    find("f", "ben", "2026-11-22T22:59:59Z"), // Sunday
  ];
  assert.deepEqual(shown(daysOf(finds, at("2026-11-26T23:00:00+01:00"))), [["today", "a", "b"], ["yesterday", "c"], ["week", "d", "e"], ["earlier", "f"]]);
  process.env.TZ = "America/Los_Angeles"; // where it is still the 25th for the second
  assert.deepEqual(shown(daysOf(finds, at("2026-11-26T23:00:00+01:00"))), [["today", "a"], ["yesterday", "b", "c"], ["week", "d"], ["earlier", "e", "f"]]);
});

test("a find from the minutes after midnight, by a clock that is ahead, is of today", () => {
  assert.deepEqual(shown(daysOf([find("a", "ben", "2026-11-26T23:01:00Z")], at("2026-11-26T22:59:00Z"))), [["today", "a"]]);
});

test("yesterday is the day before, also when the clocks change", () => {
  const finds = [find("a", "ben", "2026-10-24T22:30:00Z"), find("b", "ben", "2026-10-24T21:30:00Z")]; // 25 October has 25 hours
  assert.deepEqual(shown(daysOf(finds, at("2026-10-26T23:30:00Z"))), [["earlier", "a", "b"]], "Tuesday: the 25th is a Sunday");
  assert.deepEqual(shown(daysOf(finds, at("2026-10-26T12:00:00Z"))), [["yesterday", "a"], ["earlier", "b"]]);
});

test("weeks begin with the day that the region begins them with", () => {
  const finds = [find("a", "ben", "2026-11-22T12:00:00Z")]; // a Sunday
  assert.deepEqual(shown(daysOf(finds, at("2026-11-25T12:00:00Z"))), [["earlier", "a"]]);
  navigator.languages = ["en-US"];
  assert.deepEqual(shown(daysOf(finds, at("2026-11-25T12:00:00Z"))), [["week", "a"]]);
});

test("three finds of one person and one day are a group where the newest is, and two are not", () => {
  const day = "2026-11-26T";
  const finds = [
    find("a", "ben", `${day}12:00:00Z`), find("b", "cleo", `${day}11:00:00Z`), find("c", "ben", `${day}10:00:00Z`),
    find("d", "cleo", `${day}09:00:00Z`), find("e", "ben", `${day}08:00:00Z`), find("f", "ben", "2026-11-25T08:00:00Z"),
  ];
  const days = daysOf(finds, at(`${day}13:00:00Z`));
  assert.deepEqual(shown(days), [["today", "a+c+e", "b", "d"], ["yesterday", "f"]]);
  const newer = find("n", "ben", `${day}12:30:00Z`);
  const [{ entries: [group] }] = daysOf([newer, ...finds], at(`${day}13:00:00Z`));
  assert.deepEqual([group.finds.length, group.key], [4, days[0].entries[0].key], "it stays open when another one comes");
});

test("the groups of the last day may go on while there are more pages", () => {
  const finds = ["a", "b", "c"].map((id) => find(id, "ben", "2026-11-26T12:00:00Z"));
  const more = [...finds, ...["d", "e", "f"].map((id) => find(id, "ben", "2026-11-25T12:00:00Z"))];
  const now = at("2026-11-26T13:00:00Z");
  assert.deepEqual(shown(daysOf(finds, { ...now, mayContinue: true })), [["today", "a+b+c…"]]);
  assert.deepEqual(shown(daysOf(more, { ...now, mayContinue: true })), [["today", "a+b+c"], ["yesterday", "d+e+f…"]]);
  assert.deepEqual(shown(daysOf(more, now)), [["today", "a+b+c"], ["yesterday", "d+e+f"]]);
  assert.deepEqual(daysOf([], { ...now, mayContinue: true }), []);
});

test("a group shows four finds, those with photos first, and how many more there are", () => {
  const finds = ["a", "b", "c", "d", "e", "f"].map((id, i) => find(id, "ben", "2026-11-26T12:00:00Z", i % 2 ? [{}] : []));
  const { shown: first, rest } = facesOf(finds);
  assert.deepEqual([first.map((f) => f.id), rest], [["b", "d", "f", "a"], 2]);
  assert.deepEqual(facesOf(finds.slice(0, 3)).rest, 0);
});

const page = (ids, user, next) => () => new Response(
  JSON.stringify(ids.map((id) => find(id, user, "2020-01-01T12:00:00Z"))), { headers: next ? { Link: `<${next}>; rel="next"` } : {} });
const next = (n) => `/api/finds/feed?page=${n}`;
const many = (n, from) => Array.from({ length: n }, (_, i) => `${from}${i}`);
const loaded = () => requests.filter((r) => r.path.startsWith("/api/finds/feed")).length;

test("a page that continues a group belongs to its card, and pages are read until there is another one", async () => {
  serve({
    "GET /api/finds/feed": page(many(20, "a"), "ben", next(2)), [`GET ${next(2)}`]: page(many(20, "b"), "ben", next(3)),
    [`GET ${next(3)}`]: page([...many(2, "c"), ...many(2, "d")], "ben", next(4)), [`GET ${next(4)}`]: page(["e", "f"], "cleo", next(5)),
    [`GET ${next(5)}`]: page(["g"], "dan", next(6)), [`GET ${next(6)}`]: page(["h"], "eva"),
  });
  const model = new Feed(testPage());
  await model.load();
  assert.equal(loaded(), 5, "the first, and four for more cards");
  const [{ name, entries }] = model.days;
  assert.deepEqual([name, entries[0].finds.length, entries.slice(1).map((e) => e.find.id)], ["earlier", 44, ["e", "f", "g"]]);
  await model.more();
  assert.equal(model.days[0].entries.length, 5);
  await model.more();
  assert.equal(loaded(), 6, "that was the last page");
});

test("a page that is refused ends the reading", async () => {
  serve({ "GET /api/finds/feed": page(many(20, "a"), "ben", next(2)), [`GET ${next(2)}`]: () => refusal(503, { code: "busy", reason: "busy" }) });
  const model = new Feed(testPage());
  await model.load();
  assert.deepEqual([loaded(), model.days[0].entries[0].finds.length], [2, 20]);
});

test("what is open stays open on the way back", async () => {
  serve({ "GET /api/finds/feed": page(many(5, "a"), "ben") });
  const kept = testPage();
  const model = new Feed(kept);
  await model.load();
  const [group] = model.days[0].entries;
  assert.equal(model.isOpen(group), false);
  model.toggle(group);
  assert.equal(model.isOpen(group), true);
  const again = new Feed(kept);
  assert.equal(again.isOpen(group), true);
  again.toggle(group);
  assert.deepEqual([again.isOpen(group), kept.kept.open], [false, []]);
});
