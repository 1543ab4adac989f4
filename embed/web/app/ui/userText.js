// Texts that users have written, over several lines.

import { html } from "../../lib/lit-html/lit-html.js";
import { linked } from "../links.js";

const link = ({ href, text, isOutside }) => (isOutside
  ? html`<a href=${href} dir="ltr" target="_blank" rel="nofollow noreferrer noopener">${text}</a>`
  : html`<a href=${href} dir="ltr">${text}</a>`);

// userText is a paragraph with the web addresses and the mentions in it as links.
export const userText = (text) => html`<p class="text" dir="auto">${linked(text).map((p) => (typeof p === "string" ? p : link(p)))}</p>`;
