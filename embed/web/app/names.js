// What users and places are called, and how a place that is an area is shown.

import { t, roughly } from "./i18n.js";

// nameOf returns the name of a user, or of the one that a notification is about.
export const nameOf = ({ displayName, username }) => displayName || username;

// placeName is what a location is called, which may be an area.
export const placeName = ({ name, area }) => (area ? t("place.around", { name }) : name);

// shownPlace is where the user sees a find: its exact place, if they may see that of one that is shown as an area.
export const shownPlace = ({ exact, location }) => exact ?? location;

// repeats tells whether a place is called what the find there is called, as imported ones are.
export const repeats = ({ title }, { name, area }) => !area && name === title;

// areaNote says how much others see of the place of a find that is shown as an area.
export const areaNote = ({ exact, location: { area } }, isOwn) => (exact
  ? t(isOwn && exact.forFriends ? "place.othersFriends" : isOwn ? "place.others" : "place.friend", { distance: roughly(area) })
  : t("place.about", { distance: roughly(area) }));
