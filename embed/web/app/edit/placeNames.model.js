// What is at a point, and what a place there is called when the user gives it no name: after what the server
// proposes, else by its figures.

import { get, query } from "../api.js";
import { t, stored } from "../i18n.js";

const soon = 2; // seconds
const nearbyRadius = 0.25; // km within which existing locations are proposed

const figures = ({ lat, lng }) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;

// around asks for the locations close to a point, and for a name of a place there: {nearby, name,
// wait}. The locations are those of public finds and of the user: the private ones of friends are not for
// everyone who will see the find. The name is "" where nothing is near; wait is how many seconds to wait
// for a better answer.
export async function around(point, options) {
  const at = { lat: point.lat.toFixed(6), lng: point.lng.toFixed(6) };
  const existing = { ...at, radius: nearbyRadius, order: "distance", findsLimit: 0, limit: 5, includePrivate: true };
  const [there, close] = await Promise.allSettled([
    get(query("/api/locations", existing), options),
    get(query("/api/places/name", at), options),
  ]);
  const nearby = (there.value ?? []).filter((l) => !l.area); // a find cannot be at an area
  const name = close.value?.name ?? "";
  const isLate = close.value?.pending || close.reason?.status === 503;
  const wait = isLate ? close.reason?.retryAfter || soon : 0;
  return { nearby, name: name && stored(t("place.near", { name })), wait };
}

// nameAt returns a name of a place at a point.
export const nameAt = async (point) => (await around(point)).name || figures(point);
