// The areas of the map that have streets, for administrators.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, reset, sent, serve, settled, testPage } from "./browser.js";
import { MapAreas } from "../../web/app/admin/areas.model.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
});

const salzburg = { name: "Salzburg", address: "Austria", latitude: 47.8, longitude: 13.04 };
const job = (state, bytes = 0) => ({ title: "Salzburg, Austria", state, bytes, total: 18e6 });

test("an area is planned, added and followed to its end", async () => {
  const looks = [{ areas: [], job: null }, { areas: [], job: job("running", 9e6) }, { areas: [{ name: "salzburg", title: "Salzburg, Austria" }], job: job("done", 18e6) }];
  serve({
    "GET /api/admin/map": () => looks.shift(), "POST /api/admin/map/plans": { bytes: 18e6, requests: 14, host: "maps.example.org" },
    "POST /api/admin/map/areas": job("running"),
  });
  const model = new MapAreas(testPage(), async () => {});
  await model.loading.load();
  await model.choose(salzburg);
  assert.deepEqual([model.chosen.title, model.plan.host, model.busy], ["Salzburg, Austria", "maps.example.org", false]);
  await model.resize(30);
  await model.add();
  assert.deepEqual([model.job.state, model.areas.length, looks.length], ["done", 1, 0]);
  const body = '{"title":"Salzburg, Austria","latitude":47.8,"longitude":13.04,"km":';
  assert.deepEqual(sent("POST"), [`/api/admin/map/plans ${body}15}`, `/api/admin/map/plans ${body}30}`, `/api/admin/map/areas ${body}30}`]);
});

test("without the internet the user reads why, and can try another place", async () => {
  serve({ "GET /api/admin/map": { areas: [], job: null, wishes: [] }, "POST /api/admin/map/plans": () => refusal(503, { code: "unavailable", reason: "map_unreachable" }) });
  const model = new MapAreas(testPage(), async () => {});
  await model.loading.load();
  await model.choose(salzburg);
  assert.deepEqual([model.plan, model.problem.reason], [null, "map_unreachable"]);
  serve({ "POST /api/admin/map/plans": { bytes: 1e6, requests: 1, host: "maps.example.org" } });
  await model.resize(5);
  assert.deepEqual([model.plan.bytes, model.problem], [1e6, null]);
});

test("the page follows an area that is being added when it opens, and stops when it is left", async () => {
  const page = testPage();
  let looks = 0;
  serve({ "GET /api/admin/map": () => { looks++; return { areas: [], job: job("running", looks) }; } });
  const model = new MapAreas(page, async () => { if (looks === 3) page.stop.abort(); });
  await model.loading.load();
  await settled();
  assert.equal(model.isRunning, true);
  assert.ok(looks <= 4, `${looks} looks`);
});

test("an area is removed", async () => {
  const states = [{ areas: [{ name: "salzburg", title: "Salzburg" }], job: null }, { areas: [], job: null }];
  serve({ "GET /api/admin/map": () => states.shift(), "DELETE /api/admin/map/areas/salzburg": null });
  const model = new MapAreas(testPage(), async () => {});
  await model.loading.load();
  await model.remove(model.areas[0]);
  assert.deepEqual(model.areas, []);
});

test("an area is updated, and the page says when there is nothing newer", async () => {
  const area = { name: "salzburg", title: "Salzburg, Austria", updatable: true };
  const looks = [{ areas: [area], job: null }, { areas: [area], job: job("current") }];
  serve({ "GET /api/admin/map": () => looks.shift(), "PUT /api/admin/map/areas/salzburg": job("running") });
  const model = new MapAreas(testPage(), async () => {});
  await model.loading.load();
  await model.renew(model.areas[0]);
  assert.deepEqual([model.job.state, sent("PUT")], ["current", ["/api/admin/map/areas/salzburg"]]);
});

test("streets that users have asked for are added by one press", async () => {
  const wish = { title: "Salzburg, Austria", latitude: 47.8, longitude: 13.04, users: 2 };
  const looks = [{ areas: [], job: null, wishes: [wish] }, { areas: [{ name: "salzburg-austria" }], job: job("done"), wishes: [] }];
  serve({ "GET /api/admin/map": () => looks.shift(), "POST /api/admin/map/areas": job("running") });
  const model = new MapAreas(testPage(), async () => {});
  await model.loading.load();
  assert.deepEqual(model.wishes, [wish]);
  await model.grant(wish);
  assert.deepEqual([model.wishes, model.job.state], [[], "done"]);
  assert.deepEqual(sent("POST"), ['/api/admin/map/areas {"title":"Salzburg, Austria","latitude":47.8,"longitude":13.04,"km":15}']);
});

test("a map without streets leads to the place that it shows", async () => {
  serve({
    "GET /api/admin/map": { areas: [], job: null, wishes: [] }, "GET /api/places/reverse?lat=47.79&lng=13.05": { ...salzburg, distance: 1 },
    "POST /api/admin/map/plans": { bytes: 18e6, requests: 14, host: "maps.example.org" },
  });
  const model = new MapAreas(testPage({ query: "at=47.79,13.05" }), async () => {});
  await model.loading.load();
  assert.deepEqual([model.chosen.title, model.plan.bytes], ["Salzburg, Austria", 18e6]);
});
