// A row that a search proposes: {kind, value, name, address, point}.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { pointOf } from "../geo.js";
import { away } from "../i18n.js";
import { icon } from "../ui/ui.js";

// enough tells whether a text is worth proposing for: two letters, or one that
// is a word, 東.
export const enough = (s) => [...s].length > 1 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(s);

// signs are the icons of what is proposed.
const signs = { place: "map", find: "pin", person: "people", category: "filter", whole: "search", words: "search" };

// proposal is one row. km is how far away it is, or undefined.
export const proposal = ({ kind, name, address }, km) => html`
  ${icon(signs[kind])}
  <span class="grow"><span class="name" dir="auto">${name}</span> <span class="soft" dir="auto">${address ?? ""}</span></span>
  ${km === undefined ? nothing : html`<span class="soft far">${away(km)}</span>`}`;

// asPlace is the row of a place of the API.
export const asPlace = (p) => (
  { kind: "place", value: p, name: p.name, address: p.address, point: pointOf(p), attribution: p.attribution });
