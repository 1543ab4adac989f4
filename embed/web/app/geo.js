// Points on the earth, views of the map, and the arithmetic between them. Points are
// {lat, lng} in degrees (WGS 84); a view has a zoom, too.

import { t } from "./i18n.js";

const tile = 256; // pixels of a tile, and of the world at zoom 0
const northernmost = 85.05; // degrees that Mercator shows

// readView reads "48.857,2.3413,14", or a point without zoom, or returns null.
export function readView(s) {
  const [lat, lng, zoom] = (s ?? "").split(",").map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng, ...(zoom ? { zoom } : {}) } : null;
}

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

// distanceBetween is about how many km are between two points that are near each other.
export function distanceBetween(a, b) {
  const east = (((((b.lng - a.lng) % 360) + 540) % 360) - 180) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return Math.hypot(east, b.lat - a.lat) * 111.2;
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
