// Forms: the rules of fields, submission, and what the server refuses.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { gate, reset } from "./browser.js";
import { loadWords, prepare } from "../../web/app/i18n.js";
import { Form, charactersLeft, fieldError, valuesOf } from "../../web/app/ui/form.model.js";

beforeEach(async () => {
  reset();
  await loadWords("en");
  await prepare({ reason: "username_taken" }); // as api.js does
});

const input = (name, value, rules = {}) => {
  const { required = false, type = "text", disabled = false, checked = false, ...dataset } = rules;
  return { name, value, type, required, disabled, checked, dataset, focus: mock.fn() };
};

// element is a form with fields: its elements are found by place and by name, as in a page.
const element = (...inputs) => ({ elements: Object.assign([...inputs], Object.fromEntries(inputs.filter((i) => i.name).map((i) => [i.name, i]))) });

const submit = (form, target) => form.submit({ target, preventDefault() {} });

test("a field is checked by its rules, in code points", () => {
  for (const [field, want] of [
    [input("a", ""), ""],
    [input("a", "  ", { required: true }), "Fill in this field."],
    [input("title", "  ", { required: true }), "Enter a title."],
    [input("a", "ab", { least: "3" }), "At least 3 characters."],
    [input("a", "🙂🙂🙂", { most: "3" }), ""],
    [input("a", "🙂🙂🙂🙂", { most: "3" }), "At most 3 characters."],
    [input("a", " abc ", { most: "3" }), ""],
    [input("a", " abc ", { most: "3", type: "password" }), "At most 3 characters."],
    [input("a", "Ann!", { form: "[A-Za-z]*" }), "Without accents or spaces, for example joerg_mueller."],
    [input("a", "ann", { form: "a|ann" }), ""],
  ]) assert.equal(fieldError(field), want, JSON.stringify(field));
});

test("what is sent are the named fields that are on", () => {
  assert.deepEqual(valuesOf(element(
    input("title", "A bridge"), input("", "no name"), input("off", "x", { disabled: true }),
    input("isPublic", "true", { type: "radio" }), input("isPublic", "false", { type: "radio", checked: true }),
    input("unlink", "on", { type: "checkbox" }),
  )), { title: "A bridge", isPublic: "false" });
});

test("a form with a wrong field is not sent, and the first has the focus", async () => {
  const send = mock.fn();
  const update = mock.fn();
  const form = new Form({ send, update });
  const fields = [input("a", "x"), input("b", "", { required: true }), input("c", "", { required: true })];
  await submit(form, element(...fields));
  assert.equal(send.mock.callCount(), 0);
  assert.deepEqual(Object.keys(form.errors), ["b", "c"]);
  assert.deepEqual(fields.map((f) => f.focus.mock.callCount()), [0, 1, 0]);
  form.clear("b");
  assert.deepEqual(Object.keys(form.errors), ["c"]);
  assert.equal(update.mock.callCount(), 2);
});

test("a form is sent once at a time", async () => {
  const slow = gate();
  const send = mock.fn(() => slow.wait);
  const form = new Form({ send });
  const first = submit(form, element(input("a", "x")));
  assert.equal(form.busy, true);
  await submit(form, element(input("a", "y")));
  slow.open();
  await first;
  assert.equal(form.busy, false);
  assert.deepEqual(send.mock.calls.map((c) => c.arguments[0]), [{ a: "x" }]);
});

const refused = async (problem, fieldOf) => {
  const form = new Form({ send: async () => { throw problem; }, fieldOf });
  const name = input("username", "ann");
  await submit(form, element(name));
  return { form, focused: name.focus.mock.callCount() };
};

test("a refusal is beside the field that it names", async () => {
  let { form, focused } = await refused({ code: "invalid", errors: [{ location: "body.username", rule: "max", limit: 3 }] });
  assert.deepEqual([form.errors, form.refusal, focused], [{ username: "At most 3." }, null, 1]);
  ({ form, focused } = await refused({ code: "conflict", reason: "username_taken" }, { username_taken: "username" }));
  assert.deepEqual([form.errors, form.refusal, focused], [{ username: "This username is taken." }, null, 1]);
});

test("a form asks about the field that only the server can check, also where others are wrong", async () => {
  const errors = [{ location: "body.username", rule: "pattern" }, { location: "body.password", rule: "common_password" }];
  const send = mock.fn(async () => { throw { code: "invalid", errors }; });
  const form = new Form({ send, asks: "password" });
  const name = input("username", "Jörg", { form: "[a-z]+" });
  await submit(form, element(name, input("password", "short", { least: "8" })));
  assert.deepEqual([send.mock.callCount(), Object.keys(form.errors)], [0, ["username", "password"]]);
  await submit(form, element(name, input("password", "iloveyou", { least: "8" })));
  assert.deepEqual([send.mock.callCount(), form.errors.username], [1, "Without accents or spaces, for example joerg_mueller."]);
  assert.match(form.errors.password, /common|often/);
  await submit(new Form({ send }), element(name));
  assert.equal(send.mock.callCount(), 1);
});

test("a refusal that names no field of the form is of the form", async () => {
  for (const problem of [{ code: "offline" }, { code: "invalid", errors: [{ location: "body.other", rule: "max" }] }, { code: "conflict", reason: "username_taken" }]) {
    const { form } = await refused(problem);
    assert.deepEqual([form.errors, form.refusal, form.busy], [{}, problem, false]);
  }
});

test("a fault of the program is not shown as a refusal", async () => {
  await assert.rejects(refused(new TypeError("x is undefined")), TypeError);
});

test("what is left of a text shows near its limit, in code points", () => {
  for (const [n, most, want] of [[0, 100, null], [89, 100, null], [90, 100, 10], [100, 100, 0], [103, 100, -3], [449, 500, null], [450, 500, 50]]) {
    assert.equal(charactersLeft(` ${"🙂".repeat(n)} `, most), want, `${n} of ${most}`);
  }
});

test("a form is drawn again only when what is left changes", () => {
  const update = mock.fn();
  const form = new Form({ send() {}, update });
  form.typed(input("title", "a".repeat(50), { most: "100" }));
  form.typed(input("free", "a".repeat(5000)));
  assert.equal(update.mock.callCount(), 0);
  form.typed(input("title", "a".repeat(95), { most: "100" }));
  assert.deepEqual([form.left.title, update.mock.callCount()], [5, 1]);
  form.typed(input("title", "a", { most: "100" }));
  assert.deepEqual([form.left.title, update.mock.callCount()], [null, 2]);
});
