// What users choose of how exactly others see places: the areas in which a find is shown, and whether friends see more. names.js
// says how a find that has an area is shown; it is apart, since it is in the first load.

import { t, roughly } from "./i18n.js";

// areas are those that can be chosen, in km.
export const areas = [1, 5, 20];

// areaText is an area in words; 0 is the exact place.
export const areaText = (km) => (km ? t("privacy.area", { distance: roughly(km) }) : t("privacy.exact"));

// defaultText is what the place settings of the user make of a new find, once they are known.
export function defaultText(settings) {
  if (!settings) return t("privacy.asSet");
  const { area, home } = settings;
  const usual = area ? t("privacy.defaultArea", { distance: roughly(area) }) : t("privacy.defaultExact");
  return home && !area ? t("privacy.andHome", { usual }) : usual;
}

// areaOptions are the areas for a select, exactOptions the exact place, too, and friendsOptions whether friends see it.
export const areaOptions = () => areas.map((km) => [String(km), areaText(km)]);
export const exactOptions = () => [["0", areaText(0)], ...areaOptions()];
export const friendsOptions = () => [["true", t("privacy.forFriends")], ["false", t("privacy.forMe")]];
