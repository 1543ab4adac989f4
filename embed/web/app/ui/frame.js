// What is around every screen: the bar with the tabs, and the note of being offline.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config, instanceName } from "../config.js";
import { t, number } from "../i18n.js";
import { me } from "../session.js";
import { unsent } from "../outbox/outbox.model.js";
import { app } from "../store.js";
import { messageBox } from "./messages.js";
import { avatar, icon } from "./ui.js";

const tabs = [["/", "map"], ["/feed", "feed"], ["/new", "plus"], ["/notifications", "bell"], ["/profile", "me"]];

function isCurrent(href, path) {
  return href === path || (href === "/profile" && ["/saved", "/lists", "/shares"].includes(path));
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

// offlineNote says that what is shown may be old. Where a proxy asks for a sign-in of its own, the link
// leads to it: the service worker lets this address through, and the target the router.
function offlineNote() {
  const n = app.get("keptFinds");
  if (!app.get("online")) return html`<p class="offline" role="status">${n ? t("app.offlineKept", { n }) : t("app.offline")}</p>`;
  if (!app.get("cached")) return nothing;
  return html`<p class="offline" role="status">${t("app.kept")} <a href="/?direct" target="_self">${t("app.direct")}</a></p>`;
}

// waitingNote says that something has not been sent yet, or not into all lists.
function waitingNote(path) {
  const list = app.get("outbox");
  const n = unsent(list).length;
  return list.length && path !== "/waiting"
    ? html`<p class="offline" role="status"><a href="/waiting">${n ? t("outbox.count", { n }) : t("outbox.closed")}</a></p>` : nothing;
}

// mark is the picture of the instance, or the sign of Finds.
const mark = (picture = config().instance?.picture) => (picture ? html`<img class="mark" src=${picture} alt="">` : html`
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="drop" d="M16 1C9.4 1 4.5 5.9 4.5 12.200c0 7.4 7 13.3 10.2 18 .6.9 2 .9 2.6 0 3.2-4.7 10.2-10.6 10.2-18
      C27.5 5.9 22.6 1 16 1z"></path>
    <path class="star" d="m16 5.7 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.400z"></path>
  </svg>`);

// frame is the page with the body of a screen.
export const frame = (body, { path, wide, broad }) => html`
  <a class="skip" href="#main">${t("nav.skip")}</a>
  <header class="bar">
    <a class="brand" href="/">${mark()} <span dir="auto">${instanceName()}</span></a>
    ${me() ? html`<nav class="tabs" aria-label=${t("nav.label")}>${tabs.map((x) => tab(x, path))}</nav>` : nothing}
  </header>
  <div class="notes-above">
    ${offlineNote()}
    ${waitingNote(path)}
  </div>
  <main id="main" tabindex="-1" class=${wide ? "wide" : broad ? "narrow broad" : "narrow"}>${body}</main>
  ${messageBox}`;
