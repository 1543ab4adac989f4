// The help: which documents readers get, and the search in them.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset, serve, testPage } from "./browser.js";
import { assets } from "../../web/app/config.js";
import { loadWords } from "../../web/app/i18n.js";
import { Help, find, forReaders, sectionsOf } from "../../web/app/help/help.model.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
});

const using = {
  name: "using", language: "en", title: "Using Finds", blocks: [
    ["p", ["For everyone."]],
    ["h2", "lists", ["Lists"]],
    ["p", ["Collect finds in a ", ["b", [["i", ["list"]]]], ", see ", ["a", "/help/backup#all", ["Backup"]], "."]],
    ["ul", [[["p", ["Café ", ["code", "--port"]]]], [["p", ["Bridges"]], ["pre", "finds serve"]]]],
  ],
};
const german = { name: "using-de", language: "de", title: "Finds benutzen", blocks: [["p", ["Für alle."]]] };
const backup = {
  name: "backup", language: "en", title: "Backup", blocks: [
    ["h3", "lists-of", ["Flags of lists"]], ["table", [[["Flag"], ["Text"]], [[["code", "--backup-to"]], ["a folder"]]]],
    ["h2", "far", ["Far"]], ["p", [`${"word ".repeat(60)}needle ${"word ".repeat(60)}`]],
  ],
};

test("a document is divided at its headings", () => {
  assert.deepEqual(sectionsOf(using).map(({ id, title, text }) => [id, title, text]), [
    ["", "Using Finds", "For everyone."],
    ["lists", "Lists", "Collect finds in a list, see Backup. Café --port Bridges finds serve"],
  ]);
});

test("the search finds the sections with all words, those with one in the title first", () => {
  const found = (query) => find([backup, using], query).map((f) => f.address);
  assert.deepEqual(found("LIST"), ["/help/backup#lists-of", "/help/using#lists"]);
  assert.deepEqual(found("list cafe"), ["/help/using#lists"]);
  assert.deepEqual(found("folder --backup-to"), ["/help/backup#lists-of"]);
  assert.deepEqual(found("everyone"), ["/help/using"]);
  assert.deepEqual([found(""), found("  "), found("list nowhere")], [[], [], []]);
  const [{ part }] = find([backup], "needle");
  assert.match(part, /^… .*needle.* …$/);
  assert.ok(part.length < 170);
});

test("readers get a document in their language where there is one", () => {
  const names = (of) => forReaders([using, german, backup], of).map((d) => d.name);
  assert.deepEqual([names("en"), names("de")], [["using", "backup"], ["using-de", "backup"]]);
});

test("the words of a search are in the address, and come back with it", async () => {
  serve({ [`GET ${new URL("bundle/help.json", assets).href}`]: [using, german, backup] });
  const page = testPage({ query: "q=folder" });
  const model = new Help(page);
  await model.loading.load();
  assert.deepEqual([model.query, model.found.length, model.document], ["folder", 1, undefined]);
  model.search("a & b");
  assert.equal(page.address, "/help?q=a+%26+b");
  model.search(" ");
  assert.deepEqual([page.address, model.found], ["/help", []]);
});

test("a document is also there for readers of another language, and one that does not load can be tried again", async () => {
  const path = `GET ${new URL("bundle/help.json", assets).href}`;
  serve({ [path]: new Response("", { status: 502 }) });
  const model = new Help(testPage({ params: { name: "using-de" } }));
  await model.loading.load();
  assert.deepEqual([model.loading.problem.status, model.document], [502, undefined]);
  serve({ [path]: [using, german] });
  await model.loading.load();
  assert.deepEqual([model.loading.problem, model.document.title], [null, "Finds benutzen"]);
});
