// The small pieces that screens are made of.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { goBack } from "../entries.js";
import { t, ago, day, explain } from "../i18n.js";
import { icon } from "../icons.js";

export { icon };

export const avatar = (person, size = 40) => html`
  <img class="avatar" src=${person.profilePicture} alt="" width=${size} height=${size} loading="lazy" decoding="async">`;

export const when = (iso) => html`<time datetime=${iso} title=${day(iso)}>${ago(iso)}</time>`;

// backLink is the arrow to the screen before, or to a path when there is none.
export const backLink = (path) => html`
  <a class="round" href=${path} aria-label=${t("nav.back")} @click=${goBack}>${icon("back")}</a>`;

// head is the title of a screen, which takes the focus when the screen is new. The arrow leads to
// the screen before, or to back when there is none.
export const head = (title, more = nothing, back = "") => html`
  <div class="head">
    ${back ? backLink(back) : nothing}
    <h1 tabindex="-1" dir="auto">${title}</h1>
    ${more}
  </div>`;

// heading is the title of a part of a screen, to which the focus can go.
export const heading = (part, text) => html`<h2 id="part-${part}" tabindex="-1">${text}</h2>`;

// drawing is a folded map with a sign on it.
const drawing = (sign) => html`
  <span class="drawing">
    <svg viewBox="0 0 120 84" aria-hidden="true"><path d="M8 18 43 8l34 10 35-10v58L77 76 43 66 8 76zM43 8v58M77 18v58"></path></svg>
    ${icon(sign)}
  </span>`;

// empty says what there is not, and what to do next, on screens of its own under a drawing with a sign.
export const empty = (title, text, action = nothing, sign = "") => html`
  <div class="empty">
    ${sign ? drawing(sign) : nothing}
    <p class="strong">${title}</p>
    <p>${text}</p>
    ${action}
  </div>`;

// problem says what happened, and lets the user try again.
export const problem = (p, retry) => html`
  <div class="problem" role="alert">
    <p>${explain(p)}</p>
    ${retry ? html`<button class="quiet" type="button" @click=${retry}>${icon("retry")} ${t("action.retry")}</button>` : nothing}
  </div>`;

// skeleton holds the place of n rows that are being loaded.
export const skeleton = (n = 3) => html`
  <div class="skeleton" role="status">
    <span class="unseen">${t("app.loading")}</span>
    ${Array.from({ length: n }, () => html`<div class="bone"></div>`)}
  </div>`;

// chip is a button that is on or off, with an icon or without.
export const chip = (on, text, set, name) => html`
  <button type="button" class="chip" aria-pressed=${on ? "true" : "false"} @click=${set}>
    ${name ? icon(name) : nothing} ${text}
  </button>`;

// more is the button for the next page of a list.
export const more = (list) => (list.next ? html`
  <button class="quiet more" type="button" aria-busy=${list.busy ? "true" : "false"} @click=${list.more}>
    ${t("action.more")}
  </button>` : nothing);

// closeIcon is the cross that closes what it stands in.
export const closeIcon = (close) => html`
  <button type="button" class="round" aria-label=${t("action.close")} @click=${() => close()}>${icon("close")}</button>`;

// focusOn puts the focus on the element with an id once the page is drawn.
export async function focusOn(id) {
  await Promise.resolve();
  document.getElementById(id)?.focus();
}
