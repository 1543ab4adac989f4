// What the unit tests run the client in: the globals of a browser that its modules without
// views use. A test file imports it before the modules that it tests, and each test begins
// with reset().

import { mock } from "node:test";

class Storage {
  getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
  setItem(key, value) { this[key] = String(value); }
  removeItem(key) { delete this[key]; }
  clear() { for (const key of Object.keys(this)) delete this[key]; }
}

const define = (name, value) => Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

// requests are those that the client has sent since the last reset: {method, path, headers, body}.
export const requests = [];

let answers = {};

// reset makes a new browser: empty storage, no session, no server responses.
export function reset() {
  const page = new EventTarget();
  define("addEventListener", page.addEventListener.bind(page));
  define("dispatchEvent", page.dispatchEvent.bind(page));
  define("document", Object.assign(new EventTarget(), { hidden: false, readyState: "complete", documentElement: {} }));
  define("localStorage", new Storage());
  define("sessionStorage", new Storage());
  define("navigator", { languages: ["en-GB"], onLine: true, userAgent: "" });
  define("location", { origin: "https://finds.example", pathname: "/", search: "", reload: mock.fn() });
  define("isSecureContext", true);
  define("caches", undefined);
  define("requestIdleCallback", (f) => f());
  define("fetch", answer);
  requests.length = 0;
  answers = {};
}

// serve sets what the server answers, by "GET /path" with or without the query, or with a star for
// its last part: a value, which is sent as JSON with status 200, a Response, or a function of the request
// that returns either.
export function serve(more) {
  answers = { ...answers, ...more };
}

// refusal is a problem as the server sends it, retryAfter in seconds.
export function refusal(status, { retryAfter, ...problem } = {}) {
  return new Response(JSON.stringify(problem), { status, headers: retryAfter ? { "Retry-After": retryAfter } : {} });
}

const foreign = new WeakSet();

// notOurs marks a Response as one that is not of the server: all others get its mark.
export function notOurs(res) {
  foreign.add(res);
  return res;
}

async function answer(path, { method = "GET", headers = {}, body, signal } = {}) {
  const request = { method, path, headers, body: body === undefined ? undefined : JSON.parse(body) };
  requests.push(request);
  const names = [`${method} ${path}`, `${method} ${path.split("?")[0]}`, `${method} ${path.split("/").slice(0, -1).join("/")}/*`];
  const name = names.find((n) => Object.hasOwn(answers, n));
  if (!name) throw new TypeError(`no answer for ${method} ${path}`);
  const value = typeof answers[name] === "function" ? await answers[name](request) : answers[name];
  signal?.throwIfAborted();
  const res = value instanceof Response ? value : new Response(value === null ? null : JSON.stringify(value));
  if (!foreign.has(res)) res.headers.set("X-Finds-Answer", "1");
  return res;
}

// sent returns the requests with a method, as "path" or "path body".
export const sent = (method) => requests.filter((r) => r.method === method).map((r) => (r.body === undefined ? r.path : `${r.path} ${JSON.stringify(r.body)}`));

// testPage is the page of a screen without its router. updates counts how often it was drawn, and
// moved is what its screen does with another query.
export function testPage({ params = {}, query = "", path = "/" } = {}) {
  const stop = new AbortController();
  const page = {
    params, path, query: new URLSearchParams(query), signal: stop.signal, stop, updates: 0, went: [], address: "",
    update: () => { page.updates++; },
    go: async (to) => { page.went.push(to); },
    leave: async () => { page.went.push("back"); },
    rename: (to) => { page.address = to; },
    pushed: [], kept: {}, keep: (values) => Object.assign(page.kept, values), moved: () => {},
    push: (to) => {
      page.pushed.push(to);
      page.query = new URLSearchParams(to.split("?")[1]);
      return page.moved(page.query);
    },
  };
  return page;
}

// memoryStore is a store of the outbox that survives a page, as that of a browser: values are copied.
export function memoryStore() {
  const rows = new Map();
  return {
    all: async () => [...rows.values()].map((e) => structuredClone(e)).sort((a, b) => (a.id < b.id ? -1 : 1)),
    put: async (e) => { rows.set(e.id, structuredClone(e)); },
    replace: async (e) => rows.has(e.id) && Boolean(rows.set(e.id, structuredClone(e))),
    remove: async (id) => { rows.delete(id); },
  };
}

// gate is a promise that a test resolves: {wait, open(value)}.
export function gate() {
  let open;
  const wait = new Promise((resolve) => { open = resolve; });
  return { wait, open };
}

// settled waits until what is under way without timers or the network has ended.
export const settled = () => new Promise((resolve) => { setImmediate(resolve); });

reset();
