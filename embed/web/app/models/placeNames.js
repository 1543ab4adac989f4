// What is at a point, and what a place there is called when the user gives it no name: after a place
// that is close by, then after the nearest town, else by its figures.

import { get, query } from "../api.js";
import { t } from "../i18n.js";

const nearbyRadius = 0.25; // km within which existing locations are proposed
const townRadius = 20; // km within which the name of a town says where something is

const figures = ({ lat, lng }) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;

// made are the names that are made here: the text "spot.near" of each language, and figures.
const made = /^(near|bei) |^-?[\d.]+, -?[\d.]+$/;

// around asks for the locations close to a point, and for a name of a place there: {nearby, name,
// wait}. The name is "" where nothing is near; wait is how many seconds to wait for a better answer.
export async function around(point, options) {
  const at = { lat: point.lat.toFixed(6), lng: point.lng.toFixed(6) };
  const own = { includePrivate: true, includeFriends: true };
  const [there, town] = await Promise.allSettled([
    get(query("/api/locations", { ...at, radius: nearbyRadius, order: "distance", findsLimit: 0, limit: 5, ...own }), options),
    get(query("/api/places/reverse", at), options),
  ]);
  const nearby = (there.value ?? []).filter((l) => !l.area); // a find cannot be at an area
  const name = nearby.find((l) => !made.test(l.name))?.name ?? (town.value?.distance <= townRadius ? town.value.name : "");
  const wait = town.reason?.status === 503 ? town.reason.retryAfter || 2 : 0;
  return { nearby, name: name && t("spot.near", { name }), wait };
}

// nameAt returns a name of a place at a point.
export const nameAt = async (point) => (await around(point)).name || figures(point);

// placeName is what a location is called, which may be an area.
export const placeName = ({ name, area }) => (area ? t("place.around", { name }) : name);
