// What answers in place of the server: proxies, portals, and other programs.

import { notOurs } from "./browser.js";

const page = "<!doctype html><title>Welcome</title><h1>Sign in to the hotel network</h1>";
const html = { "Content-Type": "text/html" };
const problem = (status, code) => JSON.stringify({ type: "about:blank", status, code, reason: code });

// foreign has by its name {status, body, headers} of each.
export const foreign = {
  "a proxy without a route, empty": { status: 200 },
  "a welcome page": { status: 200, body: page, headers: html },
  "the sign-in page of a proxy at the same host": { status: 200, body: page, headers: { ...html, "Set-Cookie": "_csrf=1" } },
  "another program, an object": { status: 200, body: '{"id":"1","status":"ok"}', headers: { "Content-Type": "application/json" } },
  "another program, a list": { status: 200, body: "[]", headers: { "Content-Type": "application/json" } },
  "created, and nothing": { status: 201 },
  "no content": { status: 204 },
  "a bad request": { status: 400, body: "Bad Request", headers: { "Content-Type": "text/plain" } },
  "basic authentication": { status: 401, body: "Unauthorized", headers: { "WWW-Authenticate": 'Basic realm="x"' } },
  "forward authentication": { status: 401, body: problem(401, "unauthorized"), headers: { "Content-Type": "application/problem+json" } },
  "a firewall": { status: 403, body: page, headers: html },
  "Traefik without a router": { status: 404, body: "404 page not found\n", headers: { "Content-Type": "text/plain; charset=utf-8" } },
  "a problem of another program": { status: 404, body: problem(404, "not_found"), headers: { "Content-Type": "application/problem+json" } },
  "a method that a web server does not know": { status: 405, body: page, headers: html },
  "a proxy that wants credentials": { status: 407 },
  "a conflict of another program": { status: 409, body: problem(409, "conflict"), headers: { "Content-Type": "application/problem+json" } },
  "a page that is gone": { status: 410, body: page, headers: html },
  "an invalid body for another program": { status: 422, body: problem(422, "invalid"), headers: { "Content-Type": "application/json" } },
  "too many requests for a CDN": { status: 429, body: "error code: 1015", headers: { "Retry-After": "999999999" } },
  "a broken proxy": { status: 500, body: page, headers: html },
  "a bad gateway": { status: 502, body: "Bad Gateway" },
  "no server available": { status: 503, body: page, headers: { ...html, "Retry-After": "86400" } },
  "a gateway timeout": { status: 504, body: page, headers: html },
  "a portal": { status: 511, body: page, headers: html },
  "Cloudflare, unknown error": { status: 520, body: "error code: 520" },
  "Cloudflare, down": { status: 521, body: "error code: 521" },
  "Cloudflare, timed out": { status: 522, body: "error code: 522" },
  "Cloudflare, TLS": { status: 525, body: "error code: 525" },
  "Cloudflare Tunnel": { status: 530, body: "error code: 1033" },
};

export const responseOf = ({ status, body = null, headers = {} }) => notOurs(new Response(body, { status, headers }));

// takesEverything answers all requests as one of them.
export const takesEverything = (answer) => { globalThis.fetch = async () => responseOf(answer); };

// sendFiles lets upload of api.js send through respond, a function of {method, path, name} that returns
// a Response.
export function sendFiles(respond) {
  globalThis.XMLHttpRequest = class {
    upload = {};
    open(method, path) { this.request = { method, path }; }
    setRequestHeader() {}
    abort() { this.onabort(); }
    getResponseHeader(name) { return this.res.headers.get(name); }
    async send(form) {
      try {
        this.res = await respond({ ...this.request, name: form.get("file").name });
      } catch {
        return this.onerror();
      }
      this.status = this.res.status;
      this.responseText = await this.res.text();
      this.onload();
    }
  };
}
