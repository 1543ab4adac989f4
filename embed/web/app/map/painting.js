// The worker that draws vector tiles, as the page sees it. It is sent
//   {type: "layer", layer, config, url, isDark, lang, scale}  a new layer, by its number
//   {type: "tile", layer, tile, at}     to draw a tile {z, x, y}, by its number
//   {type: "enlarge", layer, enlarged}  how many times the display enlarges tiles from now on
//   {type: "avoid", layer, pins}        pins {x, y, radius} that cover names from now on, as in pins.model.js
//   {type: "drop", layer, tile}         it is not shown any more
//   {type: "close", layer}
//   {type: "data", request, bytes}      what it has asked for, or null
// and sends
//   {type: "drawn", layer, tile, bitmap}  once, and again when labels around it change
//   {type: "get", request, url}, {type: "abort", request}

import { assets, config } from "../config.js";
import { t } from "../i18n.js";
import { say } from "../store.js";

let worker = null;
let numbers = 0;
const layers = new Map(); // the function that takes what is drawn, by layer
const requests = new Map(); // AbortControllers

async function read({ request, url }) {
  const stop = new AbortController();
  requests.set(request, stop);
  let bytes = null;
  try {
    const res = await fetch(url, { signal: stop.signal });
    if (res.ok) bytes = await res.arrayBuffer();
  } catch { /* the tile is drawn of what there is */ }
  requests.delete(request);
  worker.postMessage({ type: "data", request, bytes }, bytes ? [bytes] : []);
}

const messages = {
  drawn: ({ layer, tile, bitmap }) => (layers.get(layer) ?? (() => bitmap.close()))(tile, bitmap),
  get: read,
  abort: ({ request }) => requests.get(request)?.abort(),
};

// startPainter loads the worker, which all maps share.
export function startPainter() {
  if (worker) return;
  worker = new Worker(new URL("bundle/painter.js", assets), { type: "module" });
  worker.addEventListener("message", ({ data }) => messages[data.type](data));
  // A browser that cannot load it shows the pins alone.
  worker.addEventListener("error", () => say(t("map.undrawn")), { once: true });
}

// paintLayer opens a layer: {draw(at), enlarge(times), avoid(pins), drop(tile), close()}. draw returns the number of a tile, which
// onDrawn(tile, bitmap) gets with each picture.
export function paintLayer({ url, isDark, lang, scale }, onDrawn) {
  startPainter();
  const layer = ++numbers;
  layers.set(layer, onDrawn);
  const { tiles, streets } = config();
  worker.postMessage({ type: "layer", layer, config: { tiles, streets }, url, isDark, lang, scale });
  return {
    draw({ z, x, y }) {
      const tile = ++numbers;
      worker.postMessage({ type: "tile", layer, tile, at: { z, x, y } });
      return tile;
    },
    enlarge: (enlarged) => worker.postMessage({ type: "enlarge", layer, enlarged }),
    avoid: (pins) => worker.postMessage({ type: "avoid", layer, pins }),
    drop: (tile) => worker.postMessage({ type: "drop", layer, tile }),
    close() {
      layers.delete(layer);
      worker.postMessage({ type: "close", layer });
    },
  };
}
