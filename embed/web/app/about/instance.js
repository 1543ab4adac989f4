// What the instance says of itself.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { userText } from "../ui/userText.js";

const texts = () => config().instance ?? {}; // a page that the browser has kept may lack it

// greeting says what the instance is about, before the sign-in.
export const greeting = () => html`
  ${texts().name ? html`<p class="strong" dir="auto">${texts().name}</p>` : nothing}
  ${texts().description ? userText(texts().description) : html`<p class="lead">${t("app.about")}</p>`}`;

const part = (title, text) => (text ? html`<h2>${title}</h2>${userText(text)}` : nothing);

// rules are the rules of the instance and how to reach the people who run it.
export const rules = () => (texts().rules || texts().contact ? html`
  <section class="card">
    ${part(t("instance.rules"), texts().rules)}
    ${part(t("instance.contact"), texts().contact)}
  </section>` : nothing);

// introduction is what the instance says of itself, for people who use it.
export const introduction = () => (texts().name || texts().description ? html`
  <section class="card">
    ${texts().name ? html`<h2 dir="auto">${texts().name}</h2>` : nothing}
    ${texts().description ? userText(texts().description) : nothing}
  </section>` : nothing);
