// The elements of the markers on the map.

import { html, nothing, render } from "../../lib/lit-html/lit-html.js";
import { signOf } from "../categories.js";
import { signOfAudience } from "../find/audience.js";
import { categorySign } from "../find/categories.js";
import { icon } from "../icons.js";

// face is what stands for a find: its first picture, else the sign of its category.
const face = (find) => html`
  <span class="face">${find.media.length
    ? html`<img src=${find.media[0].thumbnailUrl} alt="" width="46" height="46" decoding="async" fetchpriority="low">`
    : categorySign(find.category)}</span>`;

// content is what a pin has in it. A group shows no audience: its finds may have different ones.
const content = (text, find, isGroup) => html`${find ? face(find) : nothing}<span class="number">${text}</span>${
  find && !isGroup && !find.isPublic ? icon(signOfAudience(find)) : nothing}`;

// pinOf makes the element of a marker: a button, so that it has a focus, a name and a click
// that tests and assistive technology know.
export function pinOf(kind, label, text) {
  const pin = document.createElement("button");
  pin.type = "button";
  pin.className = `pin ${kind}`;
  pin.setAttribute("aria-label", label);
  render(content(text, null), pin);
  return pin;
}

// showFace shows a find on the marker of its location or group, or none.
export function showFace(pin, text, find) {
  const isGroup = !pin.classList.contains("one");
  pin.classList.toggle("stack", Boolean(find) && isGroup);
  if (find) pin.dataset.category = signOf(find.category).code;
  else delete pin.dataset.category;
  render(content(text, find, isGroup), pin);
}
