// Measures the web client of the service at an address, as the owner of a token:
// node speed.mjs URL TOKEN NODE_MODULES. See .ci/speed.

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [, , url, token, modules] = process.argv;
const require = createRequire(`${modules}/`);
const load = async (name) => import(pathToFileURL(require.resolve(name)));
const puppeteer = (await load("puppeteer-core")).default;
const { default: lighthouse, desktopConfig } = await load("lighthouse");
const runs = Number(process.env.RUNS ?? 5);
const host = new URL(url).host;

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const say = (what, value) => console.log(`${what.padEnd(58)} ${value}`);

const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium", headless: true, args: ["--no-sandbox", "--disable-dev-shm-usage"] });

// visit opens the map in a new profile and returns what came over the wire.
async function visit({ slow = false, width = 412, height = 823 } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  await page.setCookie({ name: "finds_session", value: token, url, httpOnly: true });
  const cdp = await page.createCDPSession();
  await cdp.send("Network.enable");
  if (slow) {
    await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  const seen = new Map();
  cdp.on("Network.requestWillBeSent", (e) => seen.set(e.requestId, { url: e.request.url, bytes: 0 }));
  cdp.on("Network.loadingFinished", (e) => { if (seen.has(e.requestId)) seen.get(e.requestId).bytes = e.encodedDataLength; });
  cdp.on("Network.requestServedFromCache", (e) => { if (seen.has(e.requestId)) seen.get(e.requestId).cached = true; });
  const arrive = async (go) => {
    seen.clear();
    await go();
    await page.waitForFunction(() => performance.getEntriesByName("finds:map").length > 0);
    await page.waitForNetworkIdle({ idleTime: 500, concurrency: 1 }); // the stream stays open
    const list = [...seen.values()].filter((r) => !r.url.startsWith("data:") && !r.url.startsWith("blob:"));
    return { list, ready: await page.evaluate(() => performance.getEntriesByName("finds:map")[0].startTime) };
  };
  return { page, context, cold: await arrive(() => page.goto(url)), again: () => arrive(() => page.reload()) };
}

const kb = (n) => `${(n / 1000).toFixed(1)} KB`;
const sum = (list) => list.reduce((n, r) => n + r.bytes, 0);
const assets = (list) => list.filter((r) => /^\/(_|tiles)\//.test(new URL(r.url).pathname));

// Bytes and requests.
const first = await visit();
say("first load, over the wire (≤ 160 KB)", kb(sum(first.cold.list)));
say("  of it the client's own code, style and page", kb(sum(first.cold.list.filter((r) => /^\/($|_\/[^/]+\/app)/.test(new URL(r.url).pathname)))));
say("  of it tiles", kb(sum(first.cold.list.filter((r) => new URL(r.url).pathname.startsWith("/tiles/")))));
say("requests (≤ 30)", first.cold.list.length);
say("  to others (0)", first.cold.list.filter((r) => new URL(r.url).host !== host).length);
if (process.env.LIST) for (const r of first.cold.list) say(`    ${new URL(r.url).pathname}`.slice(0, 58), r.bytes);
await first.page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
const warm = await first.again();
say("second load: assets over the wire (0)", kb(sum(assets(warm.list).filter((r) => !r.cached))));
await first.context.close();
if (process.env.ONLY === "bytes") {
  await browser.close();
  process.exit(0);
}

// Time to the map.
for (const [what, options, most] of [["map ready, as it is", {}, 600], ["map ready, 4x slower CPU, slow 4G", { slow: true }, 3000], ["map ready, 1200 px wide", { width: 1200, height: 823 }, 600]]) {
  const times = [];
  for (let i = 0; i < runs; i++) {
    const v = await visit(options);
    times.push(v.cold.ready);
    await v.context.close();
  }
  say(`${what} (≤ ${most} ms)`, `${median(times).toFixed(0)} ms   [${times.map((x) => x.toFixed(0)).join(" ")}]`);
}

// Frames while the map is dragged.
const rates = [];
for (let i = 0; i < runs; i++) {
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
say("frames a second while panning (≥ 50)", `${median(rates).toFixed(0)}   [${rates.map((x) => x.toFixed(0)).join(" ")}]`);

// Lighthouse, with the session in a header, which it takes to every request.
for (const [what, config, least] of [["mobile", undefined, 95], ["desktop", desktopConfig, 99]]) {
  const got = [];
  for (let i = 0; i < runs; i++) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const r = await lighthouse(url, { output: "json", logLevel: "error", extraHeaders: { Cookie: `finds_session=${token}` }, onlyCategories: ["performance", "accessibility", "best-practices", "seo"] }, config, page);
    got.push(r.lhr);
    await context.close();
  }
  const of = (f) => got.map(f);
  const score = (c) => of((l) => Math.round(l.categories[c].score * 100));
  say(`Lighthouse ${what}: performance (≥ ${least})`, `${median(score("performance"))}   [${score("performance").join(" ")}]`);
  say("  accessibility, best practices, SEO (100)", ["accessibility", "best-practices", "seo"].map((c) => median(score(c))).join(", "));
  const value = (id) => of((l) => l.audits[id].numericValue);
  say("  TBT (≤ 200 ms), LCP (≤ 2,000 ms), CLS (0)", `${median(value("total-blocking-time")).toFixed(0)} ms, ${median(value("largest-contentful-paint")).toFixed(0)} ms, ${median(value("cumulative-layout-shift")).toFixed(3)}`);
  for (const c of ["accessibility", "best-practices", "seo"]) {
    for (const ref of got[0].categories[c].auditRefs) {
      const a = got[0].audits[ref.id];
      if (a.score !== null && a.score < 1 && ref.weight > 0) say(`  ${c}: ${a.id}`, a.title);
    }
  }
}
await browser.close();
