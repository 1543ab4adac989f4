// The categories that an instance has of its own.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, serve, testPage } from "./browser.js";
import { categories, categoryName, hasSign, isCategory, signOf } from "../../web/app/categories.js";
import { config, setConfig } from "../../web/app/config.js";
import { loadAllWords, loadWords } from "../../web/app/i18n.js";
import { CategoryForm, InstanceCategories } from "../../web/app/admin/categories.model.js";

const own = [
  { code: "climbing", names: { en: "Climbing", de: "Klettern" }, sign: "🧗", color: "#7c3aed" },
  { code: "Trees", names: {}, sign: "nature" },
  { code: "water", names: { de: "Nass" } },
];
const use = (list) => setConfig({ categories: list?.map((c) => c.code), instance: { categories: list } });

beforeEach(async () => {
  reset();
  use(undefined);
  await loadWords("en");
  await loadAllWords();
});

test("without its own, an instance offers those of the client", () => {
  assert.deepEqual([categories().length, categories()[0], categoryName("nature"), categoryName("Old walls")], [14, "nature", "Nature", "Old walls"]);
  assert.deepEqual([isCategory("nature"), isCategory("Old walls"), hasSign("Old walls"), isCategory("toString")], [true, false, false, false]);
  assert.equal(signOf("toString").code, "other");
});

test("its own have their names, signs and colours, and others keep those that they had", async () => {
  use(own);
  assert.deepEqual(categories(), ["climbing", "Trees", "water"]);
  assert.deepEqual([..."ab"].map((_, i) => categoryName(own[i].code)), ["Climbing", "Trees"]);
  assert.equal(categoryName("water"), "Nass", "a name in another language is better than none");
  assert.deepEqual(["climbing", "Trees", "water", "nature", "Old walls", null].map((c) => [signOf(c).code, signOf(c).text]), [
    ["own-0", "🧗"], ["nature", ""], ["water", ""], ["nature", ""], ["other", undefined], ["other", undefined],
  ]);
  assert.deepEqual([isCategory("nature"), hasSign("nature"), categoryName("nature")], [false, true, "Nature"]);
  await loadWords("de");
  assert.deepEqual([categoryName("climbing"), categoryName("water")], ["Klettern", "Nass"]);
});

const opened = async (categories) => {
  const page = testPage();
  let stored = { name: "Ours", categories };
  serve({
    "GET /api/admin/instance": () => stored,
    "PATCH /api/admin/instance": ({ body: { categories: list } }) => (stored = { ...stored, categories: list.length ? list : undefined }),
  });
  const model = new InstanceCategories(page, () => {});
  await model.loading.load();
  return model;
};

test("administrators order, remove and restore them", async () => {
  const model = await opened();
  assert.deepEqual([model.list.length, model.isOwn, model.left], [14, false, []]);
  await model.move(0, 1);
  assert.deepEqual([model.list.slice(0, 2).map((c) => c.code), model.isOwn, config().categories.slice(0, 2)], [["viewpoint", "nature"], true, ["viewpoint", "nature"]]);
  await model.remove(1);
  assert.deepEqual([model.left, isCategory("nature")], [["nature"], false]);
  await model.add({ code: "nature" });
  assert.deepEqual([model.list.at(-1).code, model.left], ["nature", []]);
  await model.restore();
  assert.deepEqual([model.isOwn, config().instance.categories, categories()[0]], [false, undefined, "nature"]);
});

test("a colour that is too light becomes darker", async () => {
  const edit = new CategoryForm(await opened(own), 0, () => {});
  edit.choose("#1d4ed8");
  assert.deepEqual([edit.color, edit.isDarkened], ["#1d4ed8", false]);
  edit.choose("#f59e0b");
  assert.deepEqual([edit.color === "#f59e0b", edit.isDarkened], [false, true]);
});

const submitted = async (edit, values) => {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value, type: "text", dataset: {}, required: false, focus() {} }));
  const elements = Object.assign(fields, Object.fromEntries(fields.map((f) => [f.name, f])));
  await edit.form.submit({ preventDefault() {}, target: { elements } });
};

test("a new category has its name as its code, and a refusal stands beside its field", async () => {
  const model = await opened([{ code: "water", names: {} }]);
  let done = 0;
  const edit = new CategoryForm(model, undefined, () => done++);
  edit.show("🍄");
  await submitted(edit, { en: " Mushrooms ", de: "", sign: "🍄" });
  assert.equal(done, 1);
  assert.deepEqual(model.list.at(-1), { code: "Mushrooms", names: { en: "Mushrooms" }, sign: "🍄" });
  serve({ "PATCH /api/admin/instance": () => refusal(422, {
    code: "invalid", reason: "invalid_fields", errors: [{ location: "body.categories[2].code", rule: "pattern" }, { location: "body.categories[2].sign", rule: "pattern" }],
  }) });
  const again = new CategoryForm(model, undefined, () => done++);
  await submitted(again, { en: "Mushrooms", de: "", sign: "abc" });
  assert.deepEqual([done, Object.keys(again.form.errors).sort()], [1, ["en", "sign"]]);
  assert.equal(requests.filter((r) => r.method === "PATCH").length, 2);
});
