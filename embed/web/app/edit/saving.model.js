// What the form of a find reads and sends: its texts and its place.

import { get, put } from "../api.js";
import { audiences } from "../find/audience.js";
import { pointOf, readView } from "../geo.js";
import { audience } from "../storage.js";

// firstPlace returns the drafted place, or that which the query of an address names.
export async function firstPlace(query, drafted) {
  if (drafted?.point) return drafted;
  const id = query.get("place");
  if (id) {
    const location = await get(`/api/locations/${encodeURIComponent(id)}?includePrivate=true&includeFriends=true&findsLimit=0`);
    return { location, point: pointOf(location) };
  }
  const at = readView(query.get("at"));
  return at ? { point: { lat: at.lat, lng: at.lng } } : null;
}

// placeOf returns the place of a find as a picker takes it. The name stays while the pin moves a
// little.
export const placeOf = ({ location, locationId, exact }) => {
  const { name, ...point } = exact ?? location;
  return { location: { ...location, name, id: locationId }, point: pointOf(point), name, by: "search" };
};

// lastAudience is the audience that the user has given the last find.
export const lastAudience = () => (audiences.includes(audience.get()) ? audience.get() : "everyone");

// textsOf returns what a draft has of the values of the form.
export const textsOf = ({ title, description, category, audience: who, area, exactForFriends }) => (
  { title, description, category, audience: who, area, exactForFriends });

// privacyOf returns the values of the form that say who sees a find, and how exactly.
export const privacyOf = ({ audience: who, area, exactForFriends }) => ({ audience: who, area, exactForFriends });

// privacyIn returns what a draft says of them, where the find is still as it was then. What has been made narrower elsewhere since
// stays narrow. Older versions stored isPublic, and nothing of the find.
export function privacyIn(draft, now) {
  const kept = Object.entries(draft?.was ?? {}).filter(([name, value]) => value === now[name]);
  const older = draft?.isPublic === false && now.audience === "everyone" ? { audience: "friends" } : {};
  return { ...now, ...older, ...Object.fromEntries(kept.map(([name]) => [name, draft[name]])) };
}

// bodyOf returns the texts of a find as the API takes them. How its place is shown is left out where it is as it was, which is
// as the settings of the user say for a new find.
export function bodyOf({ title, description, category, audience: who, area = "", exactForFriends }, was = { area: "" }) {
  const texts = { title: title.trim(), description: description.trim() || null, category: category.trim() || null };
  const isOther = area !== "" && area !== was.area;
  const shown = isOther ? { area: Number(area) } : {};
  const isForOthers = Number(area) && (isOther || exactForFriends !== was.exactForFriends);
  const friends = isForOthers ? { exactForFriends: exactForFriends === "true" } : {};
  return { ...texts, audience: who, ...shown, ...friends };
}

// isHeldBack tells whether the home zone shows a find as a larger area than the user has chosen.
export const isHeldBack = ({ location }, { area = "" }) => area !== "" && (location?.area ?? 0) > Number(area);

// liftHome shows a find in the home zone as the user has chosen.
export const liftHome = (id, { area }) => put(`/api/finds/${id}`, { area: Number(area), homeZone: false });

// shownOf returns how the place of a find is shown, as the form has it.
export const shownOf = ({ location, exact }) => ({ area: String(location.area ?? 0), exactForFriends: String(exact?.forFriends ?? true) });
