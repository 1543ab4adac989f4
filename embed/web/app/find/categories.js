// How categories are shown: their signs and their names in the user's language.

import { isCategory, signOf } from "../categories.js";
import { t } from "../i18n.js";
import { outline } from "../icons.js";

// categoryName is the name of a category, or the text that a user has typed instead of one.
export const categoryName = (category) => (isCategory(category) || category === "other" ? t(`category.${category}`) : category);

// categorySign is its sign, in its colour.
export function categorySign(category) {
  const { code, path } = signOf(category);
  return outline(path, `sign-of c-${code}`);
}
