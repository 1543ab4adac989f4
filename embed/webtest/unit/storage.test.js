// What is stored in the browser, and the state that screens share.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset } from "./browser.js";
import { draftOf } from "../../web/app/drafts.js";
import * as storage from "../../web/app/storage.js";
import { app, createStore } from "../../web/app/store.js";

beforeEach(reset);

test("a draft is of a user and a form", () => {
  app.set("user", { id: "ann" });
  const draft = draftOf("new");
  assert.equal(draft.get(), null);
  draft.set({ title: "A bridge" });
  assert.deepEqual(draft.get(), { title: "A bridge" });
  assert.equal(draftOf("other").get(), null);
  app.set("user", { id: "ben" });
  assert.equal(draftOf("new").get(), null);
  draft.remove();
  assert.deepEqual({ ...localStorage }, {});
});

test("a draft that is not JSON is ignored, and full storage does not fail", () => {
  localStorage.setItem("draft:ann:new", "{");
  assert.equal(storage.draft("ann", "new").get(), null);
  localStorage.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
  storage.draft("ann", "new").set({ title: "A bridge" });
  storage.mapView.set("1,2,3");
  storage.audience.set("friends");
  assert.throws(() => storage.owner.set("ann"), { name: "QuotaExceededError" }, "without an owner no user can be signed in");
});

test("the audience of the last find stays at the end of a session, and not at a sign-out", () => {
  storage.audience.set("friends");
  storage.clearPrivate({ drafts: false });
  assert.equal(storage.audience.get(), "friends");
  storage.clearPrivate({ drafts: true });
  assert.equal(storage.audience.get(), null);
});

test("only drafts of others are removed", () => {
  for (const key of ["draft:ann:new", "draft:ann-2:new", "draft:ben:comment:1", "language"]) localStorage.setItem(key, "1");
  storage.removeDraftsOfOthers("ann");
  assert.deepEqual(Object.keys(localStorage), ["draft:ann:new", "language"]);
});

test("another tab's change of the owner is noticed, and of all keys at once", () => {
  let n = 0;
  storage.onOwnerChange(() => { n++; });
  for (const key of ["language", "owner", null]) dispatchEvent(Object.assign(new Event("storage"), { key }));
  assert.equal(n, 2);
});

test("subscribers get new values of their name, until they end it", () => {
  const store = createStore({ a: 1, b: 1 });
  const got = [];
  const end = store.subscribe("a", (v) => got.push(`a ${v}`));
  store.subscribe("*", (v) => got.push(`* ${v}`));
  store.set("a", 1);
  store.set("a", 2);
  store.set("b", 3);
  end();
  store.set("a", 4);
  assert.deepEqual(got, ["a 2", "* 2", "* 3", "* 4"]);
});

test("a subscriber may end while it is called", () => {
  const store = createStore({ a: 1 });
  const got = [];
  const end = store.subscribe("a", () => { end(); got.push(1); });
  store.subscribe("a", () => got.push(2));
  store.set("a", 2);
  store.set("a", 3);
  assert.deepEqual(got, [1, 2, 2]);
});
