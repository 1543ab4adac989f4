// What others did: the list of notifications.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { patch, post, del } from "../api.js";
import { addUnread, setUnread, noteText, noteLink } from "../notifications.js";
import { t, explain } from "../i18n.js";
import { head, problem, skeleton, empty, icon, when } from "../ui.js";
import { app, say } from "../store.js";
import { more } from "../finds.js";
import { paged } from "../list.js";

const signs = { friend_request: "people", friend_accepted: "check", find_liked: "heart", find_commented: "comment" };

export default function notifications(page) {
  const list = paged(page, "/api/notifications?limit=30");

  // read marks one as read while its link is followed.
  function read(n) {
    if (n.isRead) return;
    n.isRead = true;
    addUnread(-1);
    patch(`/api/notifications/${n.id}`, { isRead: true }).catch(() => {});
  }

  async function readAll() {
    try {
      await post("/api/notifications/read-all");
      for (const n of list.items) n.isRead = true;
      setUnread(0);
    } catch (p) {
      say(explain(p));
    }
    page.update();
  }

  async function remove(n, i) {
    try {
      await del(`/api/notifications/${n.id}`);
      list.items = list.items.filter((x) => x !== n);
      if (!n.isRead) addUnread(-1);
    } catch (p) {
      say(explain(p));
    }
    page.update();
    await Promise.resolve();
    (document.querySelectorAll(".note-row .round")[Math.min(i, list.items.length - 1)] ?? document.querySelector("h1")).focus();
  }

  const unsubscribe = app.subscribe("notification", (n) => {
    if (list.items) list.items = [n, ...list.items.filter((x) => x.id !== n.id)];
    page.update();
  });

  const item = (n, i) => html`<li class="note-row ${n.isRead ? "" : "unread"}">
    <a href=${noteLink(n)} @click=${() => read(n)}><span class="sign">${icon(signs[n.type])}</span>
      <span><span class="what">${noteText(n)}</span><br><span class="soft">${n.isRead ? nothing : html`<span class="unseen">${t("note.new")}</span>`}${when(n.createdAt)}</span></span></a>
    <button type="button" class="round" aria-label=${t("note.delete")} @click=${() => remove(n, i)}>${icon("close")}</button></li>`;

  const body = () => {
    if (list.problem) return problem(list.problem, list.load);
    if (!list.items) return skeleton(4);
    if (!list.items.length) return empty(t("note.none"), t("note.noneText"), html`<a class="button" href="/people">${t("note.noneAction")}</a>`);
    return html`<ul class="card notes">${list.items.map(item)}</ul>${more(list, list.more)}`;
  };

  return {
    title: t("nav.bell"),
    ready: list.load(),
    view: () => html`${head(t("nav.bell"), list.items?.some((n) => !n.isRead) ? html`<button type="button" class="quiet" @click=${readAll}>${icon("check")} ${t("note.readAll")}</button>` : nothing)}${body()}`,
    close: unsubscribe,
  };
}
