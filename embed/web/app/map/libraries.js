// The library of the map, which is loaded when the first map is made.

import { assets, config } from "../config.js";
import { loadMapStyle } from "../styles.js";
import { startPainter } from "./painting.js";

const file = (path) => new URL(path, assets).href;

// script loads a classic script.
function script(path) {
  return new Promise((resolve, reject) => {
    const s = document.createElement("script");
    s.src = file(path);
    s.onload = resolve;
    s.onerror = () => reject(new TypeError("the map did not load"));
    document.head.append(s);
  });
}

// isRaster tells whether the base map is of pictures.
const isRaster = () => config().tiles?.kind === "raster";

// prefetchMap makes the browser fetch the library, and not run it yet, and what draws tiles.
export function prefetchMap() {
  const l = document.createElement("link");
  Object.assign(l, { rel: "preload", as: "script", fetchPriority: "low", href: file("lib/leaflet/leaflet.js") });
  document.head.append(l);
  if (config().tiles && !isRaster()) startPainter();
}

let loading = null;
// loadLibraries loads the library, once.
export const loadLibraries = () => (loading ??= Promise.all([loadMapStyle(), script("lib/leaflet/leaflet.js")]).catch((e) => {
  loading = null;
  throw e;
}));
