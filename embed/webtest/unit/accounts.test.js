// Accounts as administrators see them.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, sent, serve, settled, testPage } from "./browser.js";
import { config } from "../../web/app/config.js";
import { explain, loadAllWords, loadWords } from "../../web/app/i18n.js";
import { Accounts } from "../../web/app/admin/accounts.model.js";
import { Instance } from "../../web/app/admin/instance.model.js";
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
