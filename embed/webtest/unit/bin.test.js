// The bin of deleted finds.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { refusal, reset, sent, serve, testPage } from "./browser.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { Bin } from "../../web/app/lists/bin.model.js";
import { app } from "../../web/app/store.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  app.set("message", null);
  const page = (items, next) => () => new Response(JSON.stringify(items), { headers: next ? { Link: `<${next}>; rel="next"` } : {} });
  serve({
    "GET /api/finds/bin": page([{ find: { id: "1" } }, { find: { id: "2" } }], "/api/finds/bin?cursor=2"),
    "GET /api/finds/bin?cursor=2": page([{ find: { id: "2" } }, { find: { id: "3" } }]),
  });
});

const loaded = async () => {
  const bin = new Bin(testPage(), mock.fn());
  await bin.list.load();
  return bin;
};
const ids = (bin) => bin.list.items.map((x) => x.find.id);

test("the bin has each find once, over several pages", async () => {
  const bin = await loaded();
  await bin.list.more();
  assert.deepEqual(ids(bin), ["1", "2", "3"]);
});

test("a restored find leaves the bin, one that is refused stays", async () => {
  const bin = await loaded();
  serve({ "POST /api/finds/1/restore": () => refusal(404, { code: "not_found", reason: "not_found" }) });
  await bin.restore({ id: "1" });
  assert.deepEqual([ids(bin), bin.restored.mock.callCount()], [["1", "2"], 0]);
  serve({ "POST /api/finds/1/restore": { id: "1" } });
  await bin.restore({ id: "1" });
  assert.deepEqual([ids(bin), bin.restored.mock.callCount(), app.get("message").text], [["2"], 1, "Find restored."]);
});

test("a find is deleted for good", async () => {
  const bin = await loaded();
  serve({ "DELETE /api/finds/2?forever=true": null });
  await bin.remove({ id: "2" });
  assert.deepEqual([ids(bin), sent("DELETE"), bin.restored.mock.callCount()], [["1"], ["/api/finds/2?forever=true"], 0]);
});
