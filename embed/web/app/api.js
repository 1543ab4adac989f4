// The API: one function for each way to call it, and problems (RFC 9457) as
// exceptions with what the client can show.

import { prepare } from "./i18n.js";
import { app } from "./store.js";

// Problem is a refusal of the server, or no answer of it at all: code "offline".
class Problem extends Error {
  constructor(p) {
    super(p.detail || p.code);
    this.status = p.status ?? 0;
    this.code = p.code;
    this.reason = p.reason ?? "";
    this.limit = p.limit ?? 0;
    this.detail = p.detail ?? "";
    this.line = p.line ?? 0; // of a file, at which it cannot be read
    this.column = p.column ?? 0;
    this.errors = p.errors ?? [];
    this.note = p.note ?? "";
    this.until = p.until ?? "";
    this.retryAfter = p.retryAfter ?? 0;
    this.unsent = p.unsent ?? false; // there was no answer to a request with what the user typed
  }
}

// isPassing tells whether a problem is likely to be over soon: no network, a server that is busy or
// restarts, or too many requests.
export const isPassing = (p) => p.code === "offline" || [429, 502, 503, 504].includes(p.status);

const mark = "X-Finds-Answer"; // every answer of the server has it
const kept = "X-Finds-Kept"; // every copy of the service worker, also of an answer of an older server

// isOwn tells whether something with these headers is an answer of the server. Anything else comes from
// before it, such as a proxy without its server, a portal, or a sign-in of others, and says nothing of it.
const isOwn = (headers) => headers.has(mark) || headers.has(kept);

let written = 0;

// writes returns how many requests of this page may have changed something on the server.
export const writes = () => written;

// withUser adds the user that the page is of to the headers of a write: the server refuses it when another user has
// signed in in this browser since.
function withUser(method, headers) {
  const user = app.get("user");
  return user && method !== "GET" ? { "X-Finds-User": user.id, ...headers } : headers;
}

// endSession tells that the server no longer knows the session.
const endSession = () => app.set("sessionsEnded", app.get("sessionsEnded") + 1);

// send sends a request and returns the response if it is a good one.
async function send(method, path, { body, headers, signal } = {}) {
  let res;
  if (method !== "GET") written++;
  try {
    res = await fetch(path, {
      method,
      signal,
      headers: withUser(method, body === undefined ? headers : { "Content-Type": "application/json", ...headers }),
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (e) {
    if (e.name === "AbortError") throw e;
    throw new Problem({ code: "offline", unsent: body !== undefined });
  }
  if (!isOwn(res.headers)) throw new Problem({ code: "offline", unsent: body !== undefined });
  if (method === "GET") app.set("cached", res.headers.has(kept));
  if (res.ok) return res;
  const refusal = await res.json().catch(() => null); // null where it has broken off
  throw await problemOf(path, res.status, res.headers.get("Retry-After"), refusal);
}

// problemOf returns the problem of an answer that is not a good one, once there are the texts for it. A 401 ends the
// session, except below /api/auth/, where it may mean a wrong password.
async function problemOf(path, status, wait, answer) {
  if (status === 401 && !path.startsWith("/api/auth/")) endSession();
  const problem = new Problem({ ...answer, status, code: answer?.code ?? "strange", retryAfter: Number(wait) || 0 });
  await prepare(problem);
  return problem;
}

// json reads a good response. One that breaks off is none.
async function json(res, unsent = false) {
  try {
    const text = await res.text();
    return text ? JSON.parse(text) : null;
  } catch (e) {
    if (e.name === "AbortError") throw e;
    throw new Problem({ code: "offline", unsent });
  }
}

const call = async (method, path, o) => json(await send(method, path, o), o?.body !== undefined);

export const get = (path, o) => call("GET", path, o);
export const post = (path, body, o) => call("POST", path, { ...o, body });
export const put = (path, body, o) => call("PUT", path, { ...o, body });
export const patch = (path, body, o) => call("PATCH", path, { ...o, body });
export const del = (path, body, o) => call("DELETE", path, { ...o, body });

// getWithTag also returns the ETag, for an If-Match.
export async function getWithTag(path) {
  const res = await send("GET", path);
  return [await json(res), res.headers.get("ETag")];
}

// getWithMore also returns whether there may be more than the answer has.
export async function getWithMore(path, o) {
  const res = await send("GET", path, o);
  return [await json(res), res.headers.get("X-Finds-More") === "true"];
}

// mostEmpty is how many pages without items page reads before it gives up.
const mostEmpty = 8;

// page reads a page of a list: its items, the path of the next one or "", and whether there may be
// more that no page has. A search that
// reads much may end a page before its first item: then the next one is read.
export async function page(path, o) {
  for (let n = 0; ; n++) {
    const res = await send("GET", path, o);
    const next = /<([^>]*)>; rel="next"/.exec(res.headers.get("Link") ?? "")?.[1] ?? "";
    const items = await json(res);
    const isPartial = res.headers.get("X-Finds-More") === "true";
    if (items.length || !next || n === mostEmpty) return { items, next, isPartial };
    path = next;
  }
}

// query makes the query of a path from what is set.
export function query(path, values) {
  const q = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== "" && value !== false) q.set(name, value);
  }
  const s = q.toString();
  return s ? `${path}?${s}` : path;
}

// tooLarge is the status of a proxy that takes no file of this size: the one thing that it says of a
// request, and sending it again does not help.
export const tooLarge = 413;

// upload sends a file and reports its progress, 0 to 1, which fetch cannot. Aborting the signal
// ends it.
export function upload(method, path, file, { progress = () => {}, signal } = {}) {
  return new Promise((done, fail) => {
    const x = new XMLHttpRequest();
    const body = new FormData();
    body.append("file", file, file.name || "file");
    x.open(method, path);
    for (const [name, value] of Object.entries(withUser(method, {}))) x.setRequestHeader(name, value);
    x.upload.onprogress = (e) => { if (e.lengthComputable) progress(e.loaded / e.total); };
    x.onerror = () => fail(new Problem({ code: "offline" }));
    x.onabort = () => fail(new DOMException("", "AbortError"));
    x.onload = () => {
      let answer = null;
      try {
        answer = JSON.parse(x.responseText);
      } catch { /* it has broken off */ }
      const isAnswer = x.getResponseHeader(mark) !== null && (x.status >= 300 || answer);
      if (!isAnswer && x.status !== tooLarge) return x.onerror();
      if (x.status < 300) return done(answer);
      problemOf(path, x.status, x.getResponseHeader("Retry-After"), answer).then(fail);
    };
    signal?.addEventListener("abort", () => x.abort());
    x.send(body);
  });
}
