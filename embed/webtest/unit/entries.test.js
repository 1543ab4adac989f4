// What is kept of the screens in the history.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset, serve } from "./browser.js";
import { put } from "../../web/app/api.js";
import { enter, forgetLists, push, savedLists, saveLists } from "../../web/app/entries.js";

// fakeHistory has the entries that pushState makes; go(n) moves in them.
function fakeHistory() {
  const entries = [{}];
  let at = 0;
  return {
    get state() { return entries[at]; },
    pushState(state) { entries.splice(++at, Infinity, state); },
    replaceState(state) { entries[at] = state; },
    go(n) { at += n; },
  };
}

beforeEach(() => {
  reset();
  globalThis.history = fakeHistory();
  forgetLists();
});

// leave shows an entry with a list, and goes on to the next.
function leave(user) {
  enter();
  saveLists([{ items: [1, 2], next: "/next", isPartial: false, busy: true }], user);
  push("/other");
  enter();
}

test("lists are there on the way back, and stale after a write", async () => {
  leave("ann");
  assert.deepEqual(savedLists("ann").lists, []);
  history.go(-1);
  assert.deepEqual(savedLists("ann"), { lists: [{ items: [1, 2], next: "/next", isPartial: false }], isStale: false });
  serve({ "PUT /api/x": {} });
  await put("/api/x", {});
  assert.equal(savedLists("ann").isStale, true);
});

test("another user does not get them", () => {
  leave("ann");
  history.go(-1);
  assert.deepEqual(savedLists("ben").lists, []);
  assert.deepEqual(savedLists(undefined).lists, []);
  assert.equal(savedLists("ann").lists.length, 1);
  forgetLists();
  assert.deepEqual(savedLists("ann").lists, []);
});
