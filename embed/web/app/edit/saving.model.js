// What the form of a find reads and sends: its texts and its place.

import { get, put, query } from "../api.js";
import { audiences } from "../find/audience.js";
import { pointOf, readView } from "../geo.js";
import { audience } from "../storage.js";

// firstPlace returns the drafted place, or that which the query of an address names.
export async function firstPlace(params, drafted) {
  if (drafted?.point) return drafted;
  const id = params.get("place");
  if (id) {
    const all = { includePrivate: true, includeFriends: true, includeLists: true, findsLimit: "0" };
    const location = await get(query(`/api/locations/${encodeURIComponent(id)}`, all));
    return { location, point: pointOf(location) };
  }
  const at = readView(params.get("at"));
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

// isRemembered tells whether the user has published a find in this browser.
export const isRemembered = () => audiences.includes(audience.get());

// textsOf returns what a draft has of the values of the form.
export const textsOf = ({ title, description, category, audience: who, area, exactForFriends }) => (
  { title, description, category, audience: who, area, exactForFriends });

// privacyOf returns the values of the form that say who sees a find, and how exactly.
export const privacyOf = ({ audience: who, area, exactForFriends }) => ({ audience: who, area, exactForFriends });

// privacyIn returns what a draft says of them, if the find is still as it was then. Of a find that has been changed elsewhere since,
// the draft makes only the audience narrower. Older versions stored isPublic, and nothing of the find.
export function privacyIn(draft, now) {
  if (draft?.was && Object.entries(now).every(([name, value]) => draft.was[name] === value)) return privacyOf(draft);
  const asked = draft?.audience ?? (draft?.isPublic === false ? "friends" : "everyone");
  return { ...now, audience: audiences[Math.max(audiences.indexOf(asked), audiences.indexOf(now.audience))] };
}

// bodyOf returns the texts of a find as the API takes them. Who sees it, and how its place is shown, is left out where it is as it
// was, so that nothing widens what has been made narrower elsewhere; for a new find, the latter is as the settings of the user say.
export function bodyOf({ title, description, category, audience: who, area = "", exactForFriends }, was = { area: "" }) {
  const texts = { title: title.trim(), description: description.trim() || null, category: category.trim() || null };
  const isOther = area !== "" && area !== was.area;
  const shown = isOther ? { area: Number(area) } : {};
  const isForOthers = Number(area) && (isOther || exactForFriends !== was.exactForFriends);
  const friends = isForOthers ? { exactForFriends: exactForFriends === "true" } : {};
  return { ...texts, ...(who === was.audience ? {} : { audience: who }), ...shown, ...friends };
}

// isHeldBack tells whether the home zone shows a find as a larger area than the user has chosen.
export const isHeldBack = ({ location }, { area = "" }) => area !== "" && (location?.area ?? 0) > Number(area);

// liftHome shows a find in the home zone as the user has chosen.
export const liftHome = (id, { area }) => put(`/api/finds/${id}`, { area: Number(area), homeZone: false });

// shownOf returns how the place of a find is shown, as the form has it.
export const shownOf = ({ location, exact }) => ({ area: String(location.area ?? 0), exactForFriends: String(exact?.forFriends ?? true) });
