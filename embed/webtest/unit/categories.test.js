// The counts of categories beside a map, and the categories that are proposed while one types.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gate, refusal, requests, reset, serve, settled, testPage } from "./browser.js";
import { loadWords } from "../../web/app/i18n.js";
import { countCategories } from "../../web/app/map/categoryCounts.model.js";
import { CategoryProposals } from "../../web/app/edit/categoryProposals.model.js";

const path = "GET /api/locations/categories";
const counted = (nature, art) => [{ category: "nature", count: nature }, { category: "art", count: art }];
const flags = () => ({ includePrivate: true, category: "art", q: "old" });
let page;

beforeEach(async () => {
  page?.stop.abort();
  reset();
  await loadWords("en");
  page = testPage();
});

test("counts are of the view, with the filters but for the categories", async () => {
  const counts = countCategories(page, flags);
  assert.equal(counts.of("nature"), undefined);
  serve({ [path]: counted(1234, 0) });
  await counts.load("1,2,3,4");
  assert.deepEqual([counts.of("nature"), counts.of("art"), counts.of("unknown")], ["1,234", "0", undefined]);
  assert.equal(page.updates, 1);
  const asked = new URL(requests.at(-1).path, "http://x").searchParams;
  assert.deepEqual(Object.fromEntries(asked), { includePrivate: "true", q: "old", bbox: "1,2,3,4" });
});

test("a newer view ends the request of the one before", async () => {
  const counts = countCategories(page, flags);
  const slow = gate();
  serve({ [path]: () => slow.wait });
  const first = counts.load("1,2,3,4");
  serve({ [path]: counted(5, 6) });
  await counts.load("1,2,3,5");
  slow.open(counted(1, 1));
  await first;
  assert.equal(counts.of("nature"), "5");
});

test("without an answer there are no counts", async () => {
  const counts = countCategories(page, flags);
  serve({ [path]: counted(5, 6) });
  await counts.load("1,2,3,4");
  serve({ [path]: () => refusal(503, { code: "unavailable", reason: "busy" }) });
  await counts.load("1,2,3,5");
  assert.equal(counts.of("nature"), undefined);
});

test("proposals have the text in their names, the user's own first, and go round", async () => {
  serve({ "GET /api/finds/categories": [
    { category: "bridge", ownCount: 2, count: 3 }, { category: "nature", ownCount: 0, count: 9 }, { category: "Old bridge", ownCount: 0, count: 1 }] });
  const proposals = new CategoryProposals(page);
  const names = () => proposals.items.map((c) => c.category).join();
  await proposals.follow("");
  assert.equal(names(), "bridge,nature,Old bridge", "what is used, and no more");
  await proposals.follow("BRI");
  assert.equal(names(), "bridge,Old bridge");
  proposals.move(-1);
  assert.equal(proposals.at, 1);
  proposals.move(1);
  assert.equal(proposals.at, 0);
  await proposals.follow("bridge");
  assert.deepEqual([names(), proposals.at], ["Old bridge", -1], "what is typed is not proposed");
  await proposals.follow("histo");
  assert.equal(names(), "history", "by its name, used or not");
  assert.equal(requests.length, 1);
  const late = proposals.follow("b");
  proposals.close();
  await late;
  assert.deepEqual(proposals.items, []);
});

test("without an answer the categories that are always there are proposed, and it is asked again", async () => {
  serve({ "GET /api/finds/categories": () => { throw new TypeError("no network"); } });
  const proposals = new CategoryProposals(page);
  await proposals.follow("natu");
  assert.deepEqual(proposals.items.map((c) => c.category), ["nature"]);
  await settled();
  await proposals.follow("natur");
  assert.equal(requests.length, 2);
});
