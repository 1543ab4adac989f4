// What is around every screen: the bar with the tabs, the note of being offline, and messages.

import { html, render, nothing } from "../../lib/lit-html/lit-html.js";
import { t, number } from "../i18n.js";
import { me } from "../session.js";
import { app } from "../store.js";
import { avatar, closeIcon, icon } from "./ui.js";

const messageLife = 8000; // ms

const tabs = [["/", "map"], ["/people", "people"], ["/new", "plus"], ["/notifications", "bell"], ["/profile", "me"]];

function isCurrent(href, path) {
  return href === path || (href === "/people" && (path === "/friends" || path.startsWith("/people/")));
}

function tab([href, name], path) {
  const n = name === "bell" ? app.get("unread") : 0;
  return html`
    <a href=${href} class="tab ${name}" aria-current=${isCurrent(href, path) ? "page" : nothing}>
      <span class="face">
        ${name === "me" ? avatar(me(), 28) : icon(name)}
        ${n ? html`<span class="count" aria-hidden="true">${n > 99 ? "99+" : number(n)}</span>` : nothing}
      </span>
      <span class="name">
        ${t(`nav.${name}`)}
        ${n ? html`<span class="unseen"> (${t("nav.unread", { n })})</span>` : nothing}
      </span>
    </a>`;
}

// offlineNote says that what is shown may be old.
const offlineNote = () => (app.get("cached") || !app.get("online")
  ? html`<p class="offline" role="status">${t(app.get("online") ? "app.kept" : "app.offline")}</p>` : nothing);

const mark = html`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`;

// frame is the page with the body of a screen.
export const frame = (body, { path, wide }) => html`
  <a class="skip" href="#main">${t("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${mark} <span>Finds</span></a>
    ${me() ? html`<nav class="tabs" aria-label=${t("nav.label")}>${tabs.map((x) => tab(x, path))}</nav>` : nothing}
  </header>
  ${offlineNote()}
  <main id="main" tabindex="-1" class=${wide ? "wide" : "narrow"}>${body}</main>
  ${messageBox}`;

// messageBox is where messages are shown: each dialog has one, too, because it covers the page.
export const messageBox = html`<div class="says" role="status" aria-live="polite"></div>`;

// showMessage shows a message in passing, which screen readers read out.
export function showMessage({ text, href }) {
  const box = [...document.querySelectorAll(".says")].pop(); // of the dialog on top, if there is one
  if (!box) return;
  const message = document.createElement("div");
  message.className = "say";
  const close = () => message.remove();
  render(html`${href ? html`<a href=${href}>${text}</a>` : text}${closeIcon(close)}`, message);
  box.append(message);
  setTimeout(close, messageLife);
}
