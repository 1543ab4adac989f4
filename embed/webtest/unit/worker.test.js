// Which requests the service worker answers.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const script = readFileSync(new URL("../../web/sw/fetch.js", import.meta.url), "utf8");

// answers tells whether the worker answers a navigation.
function answers(path) {
  const listeners = {};
  const self = { addEventListener: (name, f) => { listeners[name] = f; } };
  runInContext(script, createContext({ self, URL, location: { origin: "https://finds.test" }, generation: 0, fetch: async () => ({ ok: false }),
    isUnreachable: () => false, caches: {} }));
  let answered = false;
  listeners.fetch({ request: { url: "https://finds.test" + path, method: "GET", mode: "navigate", headers: new Headers() },
    respondWith: () => { answered = true; }, waitUntil() {} });
  return answered;
}

test("the worker keeps pages of the app for offline use, but no shared pages", () => {
  assert.equal(answers("/"), true);
  assert.equal(answers("/finds/1"), true);
  assert.equal(answers("/s/AAAAAAAAAAAAAAAAAAAAAA"), false);
  assert.equal(answers("/s/AAAAAAAAAAAAAAAAAAAAAA/share.json"), false);
});
