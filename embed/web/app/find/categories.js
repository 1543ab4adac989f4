// How categories are shown: their signs in their colours.

import { signOf } from "../categories.js";
import { outline } from "../icons.js";

// categorySign is the sign of a category, or of any other text.
export function categorySign(category) {
  const { code, path } = signOf(category);
  return outline(path, `sign-of c-${code}`);
}
