// The counts of categories beside a map, and the categories that are proposed while one types.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gate, refusal, requests, reset, serve, settled, testPage } from "./browser.js";
import { loadWords } from "../../web/app/i18n.js";
import { countCategories } from "../../web/app/map/categoryCounts.model.js";
import { Offer } from "../../web/app/map/offer.model.js";
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
  assert.equal(counts.arranged(["nature"], []), null);
  serve({ [path]: counted(1234, 1) });
  await counts.load("1,2,3,4");
  assert.deepEqual(counts.arranged(["art", "nature"], []), { shown: [{ category: "art", count: "1" }, { category: "nature", count: "1,234" }], rest: [] });
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
  assert.equal(counts.arranged(["nature"], []).shown[0].count, "5");
});

test("categories without finds in view come apart, and a count that leaves out nothing is not said", async () => {
  const counts = countCategories(page, flags);
  serve({ [path]: counted(3, 0) });
  await counts.load("1,2,3,4");
  assert.deepEqual(counts.arranged(["art", "nature", "my own"], []), {
    shown: [{ category: "nature", count: undefined }, { category: "my own", count: undefined }], rest: ["art"],
  }, "all finds in view are of nature");
  assert.deepEqual(counts.arranged(["art", "nature"], ["art"]).rest, [], "what is kept stays");
  serve({ [path]: () => new Response(JSON.stringify(counted(3, 0)), { headers: { "X-Finds-More": "true" } }) });
  await counts.load("1,2,3,5");
  assert.deepEqual(counts.arranged(["art", "nature"], []), {
    shown: [{ category: "art", count: undefined }, { category: "nature", count: "3+" }], rest: [],
  }, "there may be more finds than were counted");
});

test("without an answer there are no counts", async () => {
  const counts = countCategories(page, flags);
  serve({ [path]: counted(5, 6) });
  await counts.load("1,2,3,4");
  serve({ [path]: () => refusal(503, { code: "unavailable", reason: "busy" }) });
  await counts.load("1,2,3,5");
  assert.equal(counts.arranged(["nature"], []), null);
});

test("an offer stays as it is while something holds it", () => {
  const counts = { arranged: () => ({ shown: [{ category: "art", count: "1" }], rest: ["nature"] }) };
  const all = { shown: [{ category: "nature" }, { category: "art" }], rest: [] };
  const [offer, updates] = [new Offer(["nature", "art"], page.update), page.updates];
  assert.deepEqual(offer.by(null), all);
  offer.hold("mouse");
  offer.hold("focus");
  assert.deepEqual(offer.by(counts), all);
  offer.release("mouse");
  assert.deepEqual(offer.by(counts), all, "the focus is on it");
  assert.equal(page.updates, updates + 1);
  offer.release("focus");
  assert.deepEqual(offer.by(counts), counts.arranged());
  offer.release("touch");
  assert.equal(page.updates, updates + 2, "what holds nothing ends nothing");
  assert.deepEqual(offer.by({ arranged: () => null }), all, "the counts of another view are not known");
});

test("an offer is empty while its counts are on their way, and takes them also under a pointer", () => {
  const offer = new Offer(["nature", "art"], page.update);
  assert.deepEqual(offer.by(null, true), { shown: [], rest: [] });
  offer.hold("mouse");
  assert.deepEqual(offer.by(null, false), { shown: [{ category: "nature" }, { category: "art" }], rest: [] });
  offer.toggle();
  assert.equal(offer.isOpen, true);
});

test("without a network the offer does not wait for counts", async () => {
  navigator.serviceWorker = { controller: {} };
  const { Groups } = await import("../../web/app/map/groups.model.js");
  const { onLater } = await import("../../web/app/later.js");
  const groups = new Groups(page, flags);
  await groups.load({ bbox: "1,2,3,4", zoom: 4 }); // which the server does not answer
  assert.deepEqual([groups.awaitsCounts, page.updates], [false, 1]);
  onLater(async () => { throw new TypeError("no module"); });
  serve({ "GET /api/locations/clusters": [] });
  const other = new Groups(page, flags);
  await other.load({ bbox: "1,2,3,4", zoom: 4 });
  assert.equal(other.awaitsCounts, true, "they are on their way");
  await settled();
  assert.equal(other.awaitsCounts, false);
});

test("a finger holds the offer of a map until the map moves", async () => {
  navigator.serviceWorker = { controller: {} };
  const { MapModel } = await import("../../web/app/map/map.model.js");
  const model = new MapModel(page);
  assert.equal(model.groups.awaitsCounts, true);
  model.offer.by(null);
  model.offer.hold("touch");
  const counts = { arranged: () => ({ shown: [{ category: "art" }], rest: [] }) };
  assert.notDeepEqual(model.offer.by(counts), counts.arranged());
  const ignored = model.refresh().catch(() => {});
  assert.deepEqual(model.offer.by(counts), counts.arranged());
  page.stop.abort();
  await ignored;
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
