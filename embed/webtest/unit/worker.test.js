// The service worker: which requests it answers, and what it stores and shows.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";
import "./browser.js";
import { foreign } from "./foreign.js";
import { match } from "../../web/app/routes.js";

const read = (name) => readFileSync(new URL(`../../web/sw/${name}`, import.meta.url), "utf8");
const script = read("cache.js").replace("const files = ", 'const files = ["main.js", "app.css"]; const list = ') + read("fetch.js") + read("push.js");
const origin = "https://finds.test";
const shellPage = '<script type="application/json" id="boot">{"me":null}</script>';

// memoryCaches are the caches of a browser.
function memoryCaches() {
  const all = new Map();
  const keyOf = (request) => new URL(request.url ?? request, origin).href;
  const open = async (name) => {
    if (!all.has(name)) all.set(name, new Map());
    const rows = all.get(name);
    return {
      put: async (request, res) => { rows.set(keyOf(request), res.clone()); },
      delete: async (request) => rows.delete(keyOf(request)),
      keys: async () => [...rows.keys()].map((url) => ({ url })),
    };
  };
  const match = async (request, { cacheName }) => all.get(cacheName)?.get(keyOf(request))?.clone();
  return { all, open, match, delete: async (name) => all.delete(name), keys: async () => [...all.keys()] };
}

// basic gives a response the type that a browser gives to those of the own origin.
const basic = (res, type = "basic") => Object.defineProperty(res, "type", { value: type });

const make = ({ status = 200, body = null, headers = {} }) => basic(new Response(body, { status, headers }));

const own = (body, { status = 200, kind = "application/json" } = {}) => (
  make({ status, body, headers: { "X-Finds-Answer": "1", "Content-Type": kind, Date: new Date().toUTCString() } }));

// newWorker starts the worker. ask sends a request that answer answers, and resolves to what the page gets,
// or to undefined where the worker leaves the request to the browser.
function newWorker() {
  const listeners = {};
  const caches = memoryCaches();
  const badges = [];
  const subscription = { toJSON: () => ({ endpoint: "https://push.test/1", keys: {} }) };
  const self = { addEventListener: (name, f) => { listeners[name] = f; }, skipWaiting: async () => {},
    registration: { showNotification: async () => {}, pushManager: { subscribe: async () => subscription } }, navigator: { setAppBadge: async (n) => badges.push(n) } };
  const globals = { self, URL, Headers, Response, Date, Promise, Error, Map, location: { origin }, caches, fetch: null };
  const context = createContext(globals);
  runInContext(script, context);
  const run = async (event, answer) => {
    const waiting = [];
    let got;
    context.fetch = async (request) => answer(new URL(request.url ?? request, origin).pathname);
    listeners[event.type]({ ...event, respondWith: (r) => { got = r; }, waitUntil: (p) => waiting.push(p) });
    const res = await got;
    await Promise.all(waiting);
    return res;
  };
  return {
    caches, badges,
    push: (answer) => run({ type: "push", data: { json: () => ({ title: "A like" }) } }, answer),
    resubscribe: (answer) => run({ type: "pushsubscriptionchange" }, answer),
    install: (answer) => run({ type: "install" }, answer),
    ask: (path, answer, { mode = "cors", destination = "" } = {}) => (
      run({ type: "fetch", request: { url: origin + path, method: "GET", mode, destination, headers: new Headers() } }, answer)),
  };
}

const navigate = { mode: "navigate" };
const image = { mode: "no-cors", destination: "image" };
const gone = async () => { throw new TypeError("Failed to fetch"); };

test("the worker keeps pages of the app for offline use, but no shared pages", async () => {
  const answers = async (path) => await newWorker().ask(path, () => own(shellPage, { kind: "text/html" }), navigate) !== undefined;
  assert.equal(await answers("/"), true);
  assert.equal(await answers("/finds/1"), true);
  assert.equal(await answers("/s/AAAAAAAAAAAAAAAAAAAAAA"), false);
  assert.equal(await answers("/s/AAAAAAAAAAAAAAAAAAAAAA/share.json"), false);
  assert.equal(await answers("/?direct"), false, "this address leads past the saved page");
});

test("the worker keeps the last style sheet of the instance that has its version in the address", async () => {
  const worker = newWorker();
  const sheet = (body, cache) => () => make({ body, headers: { "X-Finds-Answer": "1", "Cache-Control": cache, Date: new Date().toUTCString() } });
  await worker.ask("/theme.css?accent=7c3aed&v=1", sheet("violet", "public, immutable"));
  assert.equal(await (await worker.ask("/theme.css?accent=7c3aed&v=1", gone)).text(), "violet");
  await worker.ask("/theme.css?accent=1d4ed8", sheet("blue", "no-store"));
  await assert.rejects(worker.ask("/theme.css?accent=1d4ed8", gone), "a colour that is only looked at is not kept");
  await worker.ask("/theme.css?accent=be185d&v=2", sheet("pink", "public, immutable"));
  assert.equal(await (await worker.ask("/theme.css?accent=be185d&v=2", gone)).text(), "pink");
  await assert.rejects(worker.ask("/theme.css?accent=7c3aed&v=1", gone), "nor is the one before");
});

// saved starts a worker that has a copy of each kind.
async function saved() {
  const worker = newWorker();
  await worker.ask("/", () => own(shellPage, { kind: "text/html; charset=utf-8" }), navigate);
  await worker.ask("/api/finds/7", () => own('{"id":"7"}'));
  const old = () => basic(new Response("picture", { headers: { "X-Finds-Answer": "1", Date: "Thu, 01 Jan 2026 00:00:00 GMT" } }));
  await worker.ask("/api/media/m/1.webp", old, image);
  await worker.ask("/tiles/1/1/1", old);
  await worker.ask("/_/main.js", () => own("code", { kind: "text/javascript" }));
  return worker;
}

const kinds = [["/finds/7", navigate, '"kept":true'], ["/api/finds/7", {}, '"id":"7"'], ["/api/media/m/1.webp", image, "picture"], ["/tiles/1/1/1", {}, "picture"],
  ["/_/main.js", {}, "code"]];

for (const [name, answer] of [...Object.entries(foreign), ["no network", null]]) {
  test(`what is saved is shown and stays: ${name}`, async () => {
    const worker = await saved();
    const away = answer ? () => make(answer) : gone;
    for (const round of [1, 2]) {
      for (const [path, how, want] of kinds) assert.ok((await (await worker.ask(path, away, how)).text()).includes(want), `${path}, ${round}`);
    }
    assert.equal((await worker.ask("/api/finds/7", away)).headers.get("X-Finds-Kept"), "1");
    if (!answer) return;
    for (const [path, how] of [["/api/finds/8", {}], ["/api/media/m/2.webp", image], ["/tiles/2/2/2", {}], ["/_/more.js", {}]]) {
      assert.equal((await worker.ask(path, away, how)).status, answer.status, `${path}: nothing is saved, so the page gets what there is`);
    }
    const stored = [...worker.caches.all.values()].flatMap((rows) => [...rows.keys()].map((url) => new URL(url).pathname));
    assert.deepEqual(stored.sort(), ["/", "/_/main.js", "/api/finds/7", "/api/media/m/1.webp", "/tiles/1/1/1"], "nothing of it is stored");
    await assert.rejects(worker.install(away), /is not there/, "nor as a part of the app");
  });
}

test("what the server itself refuses is deleted and shown", async () => {
  const worker = await saved();
  for (const status of [403, 404, 410]) {
    const res = await worker.ask("/api/finds/7", () => own("{}", { status }));
    assert.equal(res.status, status);
    await assert.rejects(worker.ask("/api/finds/7", gone), "the copy is gone");
  }
  const res = await worker.ask("/nothing", () => own(shellPage, { status: 404, kind: "text/html" }), navigate);
  assert.equal(res.status, 404);
  assert.equal((await worker.ask("/api/finds/9", () => own("{}", { status: 503 }))).status, 503);
});

test("copies and pages of a worker that did not look for the mark are used, but no page of others", async () => {
  const worker = newWorker();
  const [pages, answers] = [await worker.caches.open("private-pages"), await worker.caches.open("private-answers")];
  await pages.put("/", new Response(shellPage, { headers: { "Content-Type": "text/html" } }));
  await answers.put("/api/finds/7", new Response('{"id":"7"}'));
  assert.match(await (await worker.ask("/feed", gone, navigate)).text(), /"kept":true/);
  const copy = await worker.ask("/api/finds/7", gone);
  assert.deepEqual([copy.headers.get("X-Finds-Kept"), await copy.text()], ["1", '{"id":"7"}']);
  await pages.put("/", new Response("<h1>Sign in to the hotel network</h1>", { headers: { "Content-Type": "text/html" } }));
  await assert.rejects(worker.ask("/feed", gone, navigate));
});

test("a proxy can ask for its own sign-in: by a redirect, and at its own addresses", async () => {
  const worker = await saved();
  const redirect = () => basic({ status: 0, ok: false, headers: new Headers(), clone() {} }, "opaqueredirect");
  assert.equal((await worker.ask("/feed", redirect, navigate)).type, "opaqueredirect");
  const signIn = () => make(foreign["the sign-in page of a proxy at the same host"]);
  assert.match(await (await worker.ask("/oauth2/sign_in", signIn, navigate)).text(), /hotel/);
  assert.match(await (await worker.ask("/feed", signIn, navigate)).text(), /boot/);
});

test("every screen of the app has a saved page", async () => {
  const routes = /const routes = \[([\s\S]*?)\n\];/.exec(readFileSync(new URL("../../web/app/routes.js", import.meta.url), "utf8"))[1];
  const paths = [...routes.matchAll(/\["([^"]+)"/g)].map(([, pattern]) => pattern.replace(":id", "018f0000-0000-7000-8000-000000000001").replace(":name", "ann"));
  assert.ok(paths.length > 20);
  const worker = await saved();
  for (const path of paths) {
    assert.notEqual(match(path).screen, "missing", path);
    assert.match(await (await worker.ask(path, () => make({ status: 530 }), navigate)).text(), /boot/, path);
  }
});

test("pictures in a bucket are shown: a script cannot look into what a redirect leads to", async () => {
  const worker = await saved();
  const opaque = () => basic({ status: 0, ok: false, headers: new Headers(), clone() {} }, "opaque");
  assert.equal((await worker.ask("/api/media/m/9.webp", opaque, image)).type, "opaque");
  assert.equal(worker.caches.all.get("private-media").size, 1);
});

test("a push and a changed subscription take nothing from others", async () => {
  const worker = newWorker();
  for (const answer of Object.values(foreign)) {
    await worker.push(() => make(answer));
    await assert.rejects(worker.resubscribe(() => make(answer)));
    await worker.resubscribe((path) => (path.endsWith("/key") ? own('{"publicKey":"AAAA"}') : make(answer)));
  }
  assert.deepEqual([worker.badges, worker.caches.all.size], [[], 0]);
  await worker.push(() => own('{"unread":3}'));
  await worker.resubscribe((path) => own(path.endsWith("/key") ? '{"publicKey":"AAAA"}' : '{"id":"s"}'));
  assert.deepEqual([worker.badges, [...worker.caches.all.keys()]], [[3], ["private-push"]]);
});

test("the worker installs itself with the files of the server", async () => {
  const worker = newWorker();
  await worker.install((path) => own(path, { kind: "text/javascript" }));
  assert.deepEqual([...worker.caches.all.get("shell-/_/").keys()].map((url) => new URL(url).pathname), ["/_/main.js", "/_/app.css"]);
});
