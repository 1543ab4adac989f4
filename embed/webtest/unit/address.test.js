// Addresses and routes.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reset } from "./browser.js";
import { ownPath } from "../../web/app/address.js";
import { match } from "../../web/app/routes.js";

beforeEach(reset);

const id = "01a204bc-26df-7000-bb06-4b6a9096f665";

test("an address leads to a page of this service, or to the start", () => {
  for (const [address, want] of [
    [`/finds/${id}?a=1#b`, `/finds/${id}?a=1#b`],
    ["https://finds.example/people", "/people"],
    ["https://evil.example/x", "/"],
    ["//evil.example", "/"],
    ["/.//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["http://[", "/"],
    ["javascript:alert(1)", "/"],
    ["/api/auth/logout", "/"],
    ["", "/"],
    [null, "/"],
  ]) assert.equal(ownPath(address), want, String(address));
});

test("a path has the screen and the id of its pattern", () => {
  assert.deepEqual(match(`/finds/${id}`).params, { id });
  assert.deepEqual(match(`/finds/${id}/edit`).params, { id });
  assert.equal(match(`/finds/${id}`).screen, "find");
  assert.equal(match(`/finds/${id}/edit`).screen, "edit");
  assert.deepEqual(match("/people/@Ann_2-b").params, { name: "Ann_2-b" });
  assert.equal(match("/").open, false);
  assert.equal(match("/sign-in").open, true);
});

test("what only looks like a path of a screen has none", () => {
  for (const path of [`/finds/${id}/`, `/finds/${id}%23`, `/finds/${id}/comments`, "/finds/1", `/finds/${id}x`, "/New", "/findsx", "/people/@an", "/people/@a.b", "/people/@ann/"]) {
    assert.equal(match(path).screen, "missing", path);
    assert.equal(match(path).open, true, path);
  }
});
