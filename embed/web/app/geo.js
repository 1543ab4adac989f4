// Points on the earth, views of the map, and the arithmetic between them. Points are
// {lat, lng} in degrees (WGS 84); a view has a zoom, too.

import { config } from "./config.js";
import { t } from "./i18n.js";
import { mapView } from "./storage.js";

// closestZoom is the last zoom of the map.
export const closestZoom = 19;

const tile = 256; // pixels of a tile, and of the world at zoom 0
const northernmost = 85.05; // degrees that Mercator shows

// readView reads "48.857,2.3413,14", or a point without zoom, or returns null.
export function readView(s) {
  const [lat, lng, zoom] = (s ?? "").split(",").map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng, ...(zoom ? { zoom } : {}) } : null;
}

// firstView is where a map begins: where the user left it, or else where administrators let it begin, or null.
export const firstView = () => readView(mapView.get()) ?? readView(config().instance?.startView);

export const writeView = (v) => [v.lat.toFixed(5), v.lng.toFixed(5), v.zoom].filter((x) => x !== undefined).join(",");

// pointOf returns the point of something that the API places.
export const pointOf = ({ latitude, longitude }) => ({ lat: latitude, lng: longitude });

// boxAround returns what a map of some pixels shows, as "west,south,east,north". It needs no
// map, and is the same whenever one comes back to a view, so that what was asked for before is
// found without a network.
export function boxAround({ width, height }, { lat, lng, zoom }) {
  const size = tile * 2 ** zoom;
  const half = (width / size) * 180;
  if (half >= 180) return "-180,-90,180,90";
  const y = Math.log(Math.tan(((90 + Math.max(-northernmost, Math.min(northernmost, lat))) * Math.PI) / 360));
  const latAt = (pixels) => (Math.atan(Math.sinh(y + (pixels / size) * 2 * Math.PI)) * 180) / Math.PI;
  const turn = (x) => ((((x + 180) % 360) + 360) % 360) - 180;
  const round = (x) => Math.round(x * 1e5) / 1e5;
  return [turn(lng - half), latAt(-height / 2), turn(lng + half), latAt(height / 2)].map(round).join(",");
}

// pixelSize is how many km a pixel of a map is in its middle.
export const pixelSize = ({ lat, zoom }) => (40075 * Math.cos((lat * Math.PI) / 180)) / (tile * 2 ** zoom);

// distanceBetween is how many km are between two points, on a sphere.
export function distanceBetween(a, b) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const half = (x) => Math.sin(radians(x) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}

// locate asks the browser for the point of the user. It rejects with a problem that has a text.
export function locate(options) {
  return new Promise((resolve, reject) => {
    const fail = (reason) => reject({ code: "location", text: t(`here.${reason}`) });
    if (!isSecureContext) return fail("insecure");
    if (!navigator.geolocation) return fail("none");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(pointOf(coords)),
      (e) => fail(e.code === 1 ? "denied" : "none"),
      options,
    );
  });
}

// locateIfAllowed returns the point of the user if the browser tells it without asking, or null.
export async function locateIfAllowed() {
  const state = await navigator.permissions?.query({ name: "geolocation" }).then((p) => p.state, () => "");
  return state === "granted" ? locate({ maximumAge: 300000, timeout: 10000 }).catch(() => null) : null;
}
