// Measures the web client of the service at an address, as the owner of a token:
// node speed.mjs URL TOKEN NODE_MODULES. See .ci/speed.

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { meter } from "./wire.mjs";

const [, , url, token, modules] = process.argv;
const require = createRequire(`${modules}/`);
const load = async (name) => import(pathToFileURL(require.resolve(name)));
const puppeteer = (await load("puppeteer-core")).default;
const { default: lighthouse, desktopConfig } = await load("lighthouse");
const runs = Number(process.env.RUNS ?? 5);
const all = !process.env.ONLY;
const wants = (what) => all || process.env.ONLY === what;

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const say = (what, value) => console.log(`${what.padEnd(58)} ${value}`);

const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium", headless: true, args: ["--no-sandbox", "--disable-dev-shm-usage"] });

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

// newPage opens an empty page of a new profile whose user is signed in at an address.
async function newPage(address, viewport) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.setCookie({ name: "finds_session", value: token, url: address, httpOnly: true });
  return { context, page };
}

// slowDown makes a page load over slow 4G, on a processor four times slower.
async function slowDown(page) {
  const cdp = await page.createCDPSession();
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

// visit opens the map in a new profile and returns when it was ready, in ms.
async function visit({ slow = false, width = 412, height = 823 } = {}) {
  const { context, page } = await newPage(url, { width, height });
  if (slow) await slowDown(page);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("finds:map").length > 0);
  await page.waitForNetworkIdle({ idleTime: 500, concurrency: 1 }); // the stream stays open
  return { page, context, ready: await page.evaluate(() => performance.getEntriesByName("finds:map")[0].startTime) };
}

const kb = (n) => `${(n / 1000).toFixed(1)} KB`;
const sum = (list) => list.reduce((n, r) => n + r.bytes, 0);
const list = (answers) => { if (process.env.LIST) for (const r of answers) say(`    ${r.path}`.slice(0, 58), r.bytes); };

// drawn waits until all tiles of the map are drawn.
async function drawn(page) {
  await page.waitForFunction(() => {
    const tiles = [...document.querySelectorAll("canvas.leaflet-tile")];
    return tiles.length > 0 && tiles.every((tile) => tile.classList.contains("leaflet-tile-loaded"));
  });
}

// settled waits for the service worker and for what else comes after the map.
async function settled(page, wire) {
  await drawn(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await wire.quiet();
}

// Bytes and requests of the map on a phone. What the service worker stores for later is apart.
if (wants("bytes")) {
  const wire = await meter(url);
  const { context, page } = await newPage(wire.url, phone);
  const others = [];
  page.on("request", (r) => { if (/^http/.test(r.url()) && !r.url().startsWith(wire.url)) others.push(r.url()); });
  await page.goto(wire.url);
  await settled(page, wire);
  const first = wire.list.filter((r) => !r.isShell);
  const later = wire.list.filter((r) => r.isShell);
  say("first load, over the wire (≤ 200 KB)", kb(sum(first)));
  say("  of it the client's own code, style and page", kb(sum(first.filter((r) => /^\/($|_\/[^/]+\/bundle)/.test(r.path)))));
  say("  of it tiles", kb(sum(first.filter((r) => r.path.startsWith("/tiles/")))));
  say("requests (≤ 30)", first.length);
  say("  to others (0)", others.length);
  list(first);
  say("after it, for use offline", kb(sum(later)));
  list(later);
  wire.list.length = 0;
  await page.reload();
  await settled(page, wire);
  say("second load: assets over the wire (0)", kb(sum(wire.list.filter((r) => /^\/(_|tiles)\//.test(r.path)))));
  await context.close();
  wire.close();
}

// Time to the map.
if (all) for (const [what, options, most] of [["map ready, as it is", {}, 600], ["map ready, 4x slower CPU, slow 4G", { slow: true }, 3000], ["map ready, 1200 px wide", { width: 1200, height: 823 }, 600]]) {
  const times = [];
  for (let i = 0; i < runs; i++) {
    const v = await visit(options);
    times.push(v.ready);
    await v.context.close();
  }
  say(`${what} (≤ ${most} ms)`, `${median(times).toFixed(0)} ms   [${times.map((x) => x.toFixed(0)).join(" ")}]`);
}

// Time from a tap on a row of the list to the title of its find on the screen.
if (wants("tap")) for (const [what, rate, most] of [["tap to find shown", 1, 200], ["tap to find shown, 4x slower CPU", 4, 800]]) {
  const times = [];
  for (let i = 0; i < runs; i++) {
    const { context, page } = await newPage(url, phone);
    await page.goto(url);
    await page.waitForSelector("#list .find .name");
    await page.waitForNetworkIdle({ idleTime: 500, concurrency: 1 });
    const cdp = await page.createCDPSession();
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    await page.evaluate(() => addEventListener("pointerup", (e) => {
      const begin = e.timeStamp;
      const title = e.target.closest(".find").querySelector(".name").textContent.trim();
      const look = () => {
        if (document.querySelector("main h1")?.textContent.trim() !== title) return requestAnimationFrame(look);
        const port = new MessageChannel(); // whose message comes once this frame is painted
        port.port1.onmessage = () => { window.tapped = performance.now() - begin; };
        port.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true }));
    await page.tap("#list .find .name");
    await page.waitForFunction(() => window.tapped !== undefined);
    times.push(await page.evaluate(() => window.tapped));
    await context.close();
  }
  say(`${what} (≤ ${most} ms)`, `${median(times).toFixed(0)} ms   [${times.map((x) => x.toFixed(0)).join(" ")}]`);
}

// Frames while the map is dragged.
const rates = [];
for (let i = 0; all && i < runs; i++) {
  const { page, context } = await visit({ width: 1200, height: 823 });
  const frames = page.evaluate(() => new Promise((done) => {
    let n = 0;
    const begin = performance.now();
    const next = () => { n++; if (performance.now() - begin < 3000) requestAnimationFrame(next); else done((n * 1000) / (performance.now() - begin)); };
    requestAnimationFrame(next);
  }));
  let over = false;
  frames.then(() => { over = true; });
  while (!over) {
    await page.mouse.move(800, 400);
    await page.mouse.down();
    for (let k = 1; k <= 30 && !over; k++) {
      await page.mouse.move(800 - 12 * k, 400 - 4 * k);
      await new Promise((r) => setTimeout(r, 16));
    }
    await page.mouse.up();
    await page.mouse.move(400, 300);
    await page.mouse.down();
    for (let k = 1; k <= 30 && !over; k++) {
      await page.mouse.move(400 + 12 * k, 300 + 4 * k);
      await new Promise((r) => setTimeout(r, 16));
    }
    await page.mouse.up();
  }
  rates.push(await frames);
  await context.close();
}
if (all) say("frames a second while panning (≥ 50)", `${median(rates).toFixed(0)}   [${rates.map((x) => x.toFixed(0)).join(" ")}]`);

// What is left of 200 moves of the map once the garbage is collected.
if (wants("memory")) {
  const { page, context } = await visit({ width: 1200, height: 823 });
  const cdp = await page.createCDPSession();
  await cdp.send("Performance.enable");
  const moves = async (times) => {
    for (let i = 0; i < times; i++) {
      const [x, y] = [[1, 0], [0, 1], [-1, 0], [0, -1]][Math.floor(i / 5) % 4];
      await page.mouse.move(600, 400);
      await page.mouse.down();
      for (let k = 1; k <= 6; k++) await page.mouse.move(600 + 20 * k * x, 400 + 20 * k * y);
      await new Promise((r) => setTimeout(r, 60)); // so that the map does not go on by itself
      await page.mouse.up();
      await page.waitForNetworkIdle({ idleTime: 60, concurrency: 1 });
    }
  };
  const left = async () => {
    for (let i = 0; i < 3; i++) await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    const of = (name) => metrics.find((m) => m.name === name).value;
    const pins = await page.evaluate(() => document.querySelectorAll(".leaflet-marker-icon").length);
    return `${(of("JSHeapUsedSize") / 1e6).toFixed(1)} MB, ${of("Nodes")} nodes, ${of("JSEventListeners")} listeners; ${pins} pins`;
  };
  await moves(20);
  say("memory after 20 moves", await left());
  await moves(200);
  say("  after 200 more (flat)", await left());
  await context.close();
}

// send is a request of the owner of the token.
async function send(method, path, body) {
  const isForm = body instanceof FormData;
  const headers = { Authorization: `Bearer ${token}`, ...(isForm ? {} : { "Content-Type": "application/json" }) };
  const r = await fetch(url + path, { method, headers, body: isForm ? body : JSON.stringify(body) });
  if (!r.ok) throw new Error(`${method} ${path}: ${r.status} ${await r.text()}`);
  return r.status === 204 ? null : r.json();
}

// photo draws a JPEG of 1920 x 1440 pixels with as much detail as one of a camera, about 600 KB.
async function photo(seed) {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async (n) => {
    const canvas = new OffscreenCanvas(1920, 1440);
    const g = canvas.getContext("2d");
    let state = n + 1;
    const random = () => { state = (state * 1103515245 + 12345) % 2147483648; return state / 2147483648; };
    for (let i = 0; i < 12000; i++) {
      g.fillStyle = `hsl(${n * 60 + random() * 80} ${40 + random() * 40}% ${20 + random() * 60}% / .5)`;
      g.beginPath();
      g.ellipse(random() * 1920, random() * 1440, 3 + random() * 40, 3 + random() * 40, random() * 3, 0, 7);
      g.fill();
    }
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let s = "";
    for (const b of bytes) s += String.fromCharCode(b);
    return btoa(s);
  }, seed);
  await page.close();
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(base64, "base64")], { type: "image/jpeg" }), "photo.jpg");
  return form;
}

if (["memory", "tap"].includes(process.env.ONLY)) {
  await browser.close();
  process.exit();
}

// A find with five photos, as the viewer of the other screens has published it.
const media = [];
for (let i = 0; i < 5; i++) media.push(...await send("POST", "/api/media", await photo(i)));
const place = await send("POST", "/api/locations", { latitude: 48.137, longitude: 11.575, name: "Marienplatz" });
const find = await send("POST", "/api/finds", { locationId: place.id, title: "Five photos", isPublic: true, media });

// Bytes of its page on a phone, until all photos in view are there. A service worker would fetch
// some of what the page needs.
{
  const wire = await meter(url);
  const { context, page } = await newPage(wire.url, phone);
  await page.evaluateOnNewDocument(() => { delete Navigator.prototype.serviceWorker; });
  await page.goto(`${wire.url}/finds/${find.id}`);
  await page.waitForFunction(() => document.querySelector(".gallery img")?.naturalWidth > 0);
  await drawn(page);
  await wire.quiet();
  const shown = wire.list;
  say("find with five photos on a phone (≤ 500 KB)", kb(sum(shown)));
  say("  of it photos", kb(sum(shown.filter((r) => r.path.startsWith("/api/media/")))));
  say("  requests", shown.length);
  list(shown);
  await context.close();
  wire.close();
}

// Lighthouse on every screen, with the session in a header, which it takes to every request.
// A share has a page of its own, which tells search engines to leave it out.
const chosen = await send("POST", "/api/lists", { name: "Five photos and more", visibility: "public" });
await send("PUT", `/api/lists/${chosen.id}/finds/${find.id}`);
const share = await send("POST", "/api/shares", { listId: chosen.id, place: "exact" });
const every = ["/", "/feed", "/lists", `/lists/${chosen.id}`, share.link, `/finds/${find.id}`, "/new", "/people", `/people/${find.userId}`, "/saved", "/notifications", "/profile", "/settings", "/about"];
const screens = every.filter((path) => all || (process.env.ONLY.startsWith("/") && path.startsWith(process.env.ONLY)));
const withoutIds = (path) => path.replace(/[0-9a-f-]{36}|(?<=\/s\/).*/, "ID");

// The largest paint when a phone is slowed down for real. Lighthouse loads a page at full speed, and estimates from that.
for (const path of screens) {
  const times = [];
  for (let i = 0; i < runs; i++) {
    const { context, page } = await newPage(url, phone);
    await slowDown(page);
    await page.evaluateOnNewDocument(() => {
      new PerformanceObserver((l) => { window.largest = l.getEntries().at(-1).startTime; }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto(url + path);
    await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 1 });
    times.push(await page.evaluate(() => window.largest));
    await context.close();
  }
  say(`LCP, 4x slower CPU, slow 4G, ${withoutIds(path)} (≤ 2,000 ms)`, `${median(times).toFixed(0)} ms   [${times.map((x) => x.toFixed(0)).join(" ")}]`);
}

for (const [what, config, least, path] of screens.flatMap((path) => [["mobile", undefined, 90, path], ["desktop", desktopConfig, 98, path]])) {
  const got = [];
  for (let i = 0; i < runs; i++) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const r = await lighthouse(url + path, { output: "json", logLevel: "error", extraHeaders: { Cookie: `finds_session=${token}` }, onlyCategories: ["performance", "accessibility", "best-practices", "seo"] }, config, page);
    got.push(r.lhr);
    await context.close();
  }
  const of = (f) => got.map(f);
  const score = (c) => of((l) => Math.round(l.categories[c].score * 100));
  say(`Lighthouse ${what}, ${withoutIds(path)}: performance (≥ ${least})`, `${median(score("performance"))}   [${score("performance").join(" ")}]`);
  const judged = ["accessibility", "best-practices", ...(path === share.link ? [] : ["seo"])];
  say(`  accessibility, best practices${judged[2] ? ", SEO" : ""} (100)`, judged.map((c) => median(score(c))).join(", "));
  const value = (id) => of((l) => l.audits[id].numericValue);
  say("  TBT (≤ 200 ms), LCP (≤ 2,500 ms), CLS (0)", `${median(value("total-blocking-time")).toFixed(0)} ms, ${median(value("largest-contentful-paint")).toFixed(0)} ms, ${median(value("cumulative-layout-shift")).toFixed(3)}`);
  for (const c of judged) {
    for (const ref of got[0].categories[c].auditRefs) {
      const a = got[0].audits[ref.id];
      if (a.score !== null && a.score < 1 && ref.weight > 0) say(`  ${c}: ${a.id}`, [a.title, ...(a.details?.items ?? []).map((i) => i.node?.selector ?? "")].join(" "));
    }
  }
}
await browser.close();
