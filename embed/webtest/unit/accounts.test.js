// Accounts as administrators see them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { config } from "../../web/app/config.js";
import { explain, loadAllWords, loadWords, stored } from "../../web/app/i18n.js";
import { Accounts } from "../../web/app/admin/accounts.model.js";
import { contrastWithWhite, darkened } from "../../web/app/admin/colour.js";
import { builtIn, Instance, proposals } from "../../web/app/admin/instance.model.js";
import { match } from "../../web/app/routes.js";
import { app } from "../../web/app/store.js";

const ann = { id: "ann", username: "ann", role: "admin", suspension: null };
const ben = { id: "ben", username: "ben", role: "member", suspension: null };
// submit sends a form with the values of its fields.
function submit(form, values) {
  const elements = Object.entries(values).map(([name, value]) => ({ name, value, type: "text", dataset: {}, focus: () => {} }));
  for (const e of [...elements]) elements[e.name] = e;
  return form.submit({ preventDefault: () => {}, target: { elements } });
}

const said = () => app.get("message")?.text;

beforeEach(async () => {
  reset();
  await loadWords("en");
  await loadAllWords();
  app.set("user", ann);
  app.set("message", null);
  serve({ "GET /api/admin/users": [ann, ben] });
});

test("the administration is only for administrators", () => {
  assert.equal(match("/admin/people").screen, "accounts");
  app.set("user", ben);
  assert.equal(match("/admin/people").screen, "missing");
  app.set("user", null);
  assert.equal(match("/admin/people").open, false);
});

test("a search and a status are in the address", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = testPage({ path: "/admin/people" });
  const model = new Accounts(page);
  model.type("b");
  t.mock.timers.tick(200);
  await settled();
  model.choose("suspended");
  await settled();
  assert.equal(page.address, "/admin/people?q=b&status=suspended");
  assert.equal(requests.at(-1).path, "/api/admin/users?q=b&status=suspended&limit=50");
  model.type("be");
  model.close();
  t.mock.timers.tick(200);
  assert.equal(requests.length, 2);
});

test("an account is shown as the server has changed it, or the refusal is said", async () => {
  const model = new Accounts(testPage({ path: "/admin/people" }));
  await model.list.load();
  serve({ "PATCH /api/admin/users/ben": { ...ben, role: "admin" }, "PATCH /api/admin/users/ann": () => refusal(409, { code: "conflict", reason: "last_admin" }) });
  let done = 0;
  await submit(model.adminForm(ben, () => { done++; }), { password: "my sentence" });
  assert.deepEqual([model.list.items[1].role, done, sent("PATCH")], ["admin", 1, ['/api/admin/users/ben {"role":"admin","password":"my sentence"}']]);
  await model.demote(ann);
  assert.deepEqual([model.list.items[0].role, said()], ["admin", "This is the only administrator. Make someone else an administrator first."]);
});

test("a suspension says its reason and its end", () => {
  assert.equal(explain({ code: "forbidden", reason: "suspended", note: "Spam" }), "This account is suspended. Reason: Spam");
  assert.match(explain({ code: "forbidden", reason: "suspended", note: "Spam", until: "2026-01-02T12:00:00.000Z" }), /until 2 Jan 2026.*Reason: Spam/);
});

test("nothing is deleted without the name of the account", async () => {
  const model = new Accounts(testPage({ path: "/admin/people" }));
  await model.list.load();
  let done = 0;
  const form = model.deleteForm(ben, () => { done++; });
  await submit(form, { name: "bem", reason: "Asked for it" });
  assert.deepEqual([form.errors.name, sent("DELETE")], ["This is not the name of the account.", []]);
  serve({ "DELETE /api/admin/users/ben": null });
  await submit(form, { name: "ben", reason: "Asked for it" });
  assert.deepEqual([done, model.list.items], [1, [ann]]);
});

test("the settings of the instance are sent without what a flag sets", async () => {
  const values = { name: "", description: "", rules: "", contact: "", registration: "open", invites: "members", mediaLimit: 1048576, fixed: ["registration"] };
  serve({ "GET /api/admin/instance": values, "PATCH /api/admin/instance": ({ body }) => ({ ...values, ...body }) });
  const model = new Instance(testPage({ path: "/admin/instance" }));
  await model.loading.load();
  assert.deepEqual([model.isFixed("registration"), model.isFixed("mediaLimit"), model.limit], [true, false, 1]);
  const fields = { name: " Ours ", description: "", rules: "", contact: "" };
  await submit(model.form, { ...fields, mediaLimit: "1" });
  assert.deepEqual(requests.at(-1).body, { name: "Ours", description: "", rules: "", contact: "" });
  assert.equal(config().instance.name, "Ours");
  await submit(model.form, { ...fields, mediaLimit: "", invites: "admins" });
  assert.deepEqual([requests.at(-1).body.mediaLimit, requests.at(-1).body.invites, config().invites], [0, "admins", "admins"]);
  await model.begin("47.80000,13.04000,11");
  assert.deepEqual([requests.at(-1).body, model.startView], [{ startView: "47.80000,13.04000,11" }, { lat: 47.8, lng: 13.04, zoom: 11 }]);
  await model.begin("");
  assert.deepEqual([config().instance.startView, model.startView], ["", null]);
  serve({ "PATCH /api/admin/instance": () => refusal(403, { code: "forbidden", reason: "admin_only" }) });
  await model.begin("1,2,3");
  assert.equal(model.startView, null);
});

test("an accent colour that is too light for white text is refused while it is chosen", async () => {
  const values = { name: "", description: "", rules: "", contact: "", registration: "open", invites: "members", mediaLimit: 0, fixed: [] };
  serve({ "GET /api/admin/instance": values, "PATCH /api/admin/instance": ({ body }) => ({ ...values, ...body }) });
  const model = new Instance(testPage({ path: "/admin/instance" }));
  await model.loading.load();
  assert.deepEqual([model.accent, model.isAccentDark], [builtIn, true]);
  model.chooseAccent("#f59e0b");
  assert.deepEqual([model.isAccentDark, stored(model.form.errors.accent)], [false, "White text on this colour has a contrast of 2.1 to 1. It needs 4.5."]);
  model.chooseAccent(model.darkerAccent);
  assert.deepEqual([model.isAccentDark, model.form.errors.accent], [true, undefined]);
  await submit(model.form, { accent: "#7c3aed" });
  assert.deepEqual([requests.at(-1).body, model.savedAccent, config().instance.accent], [{ accent: "#7c3aed" }, "#7c3aed", "#7c3aed"]);
  await submit(model.form, { accent: builtIn });
  assert.deepEqual([requests.at(-1).body, model.savedAccent], [{ accent: "" }, builtIn]);
  serve({ "PATCH /api/admin/instance": () => refusal(422, { code: "invalid", reason: "invalid_fields", errors: [{ location: "body.accent", rule: "accent_too_light" }] }) });
  await submit(model.form, { accent: "#f59e0b" });
  assert.equal(model.form.errors.accent, "White text is hard to read on this colour. Choose a darker one.");
});

test("the accent colour of the form without one is that of the style sheet", () => {
  assert.ok(readFileSync(new URL("../../web/app.css", import.meta.url), "utf8").includes(`--pin: ${builtIn};`));
});

test("all proposed accent colours are dark enough, and darker shades as light as they may be", () => {
  assert.equal(contrastWithWhite("#000000"), 21);
  assert.equal(contrastWithWhite("#777777").toFixed(2), "4.48");
  for (const colour of Object.values(proposals)) assert.deepEqual([contrastWithWhite(colour) >= 4.5, darkened(colour)], [true, colour]);
  for (const colour of ["#ffffff", "#ffff00", "#00ffff", "#ff8080", "#f59e0b"]) {
    const contrast = contrastWithWhite(darkened(colour));
    assert.ok(contrast >= 4.5 && contrast < 4.8, `${colour} becomes ${darkened(colour)}, with ${contrast}`);
  }
});
