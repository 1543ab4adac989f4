// How categories are shown: their signs in their colours.

import { html } from "../../lib/lit-html/lit-html.js";
import { signOf } from "../categories.js";
import { outline } from "../icons.js";

// categorySign is the sign of a category, or of any other text.
export function categorySign(category) {
  const { code, path, text } = signOf(category);
  const kind = `sign-of c-${code}`;
  if (!text) return outline(path, kind);
  return html`<svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true"><text x="12" y="18.500">${text}</text></svg>`;
}
