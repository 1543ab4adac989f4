// The list of notifications.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Notifications } from "../models/notifications.js";
import { noteText, noteLink } from "../notifications.js";
import { empty, head, icon, more, problem, skeleton, when } from "../parts/ui.js";

const signs = { friend_request: "people", friend_accepted: "check", find_liked: "heart", find_commented: "comment" };

// remove deletes the i-th notification and puts the focus on the next one.
async function remove(model, n, i) {
  await model.remove(n);
  await Promise.resolve(); // until the list is drawn
  const next = document.querySelectorAll(".note-row .round")[Math.min(i, model.list.items.length - 1)];
  (next ?? document.querySelector("h1")).focus();
}

const item = (model, n, i) => html`
  <li class="note-row ${n.isRead ? "" : "unread"}">
    <a href=${noteLink(n)} @click=${() => model.markRead(n)}>
      <span class="sign">${icon(signs[n.type])}</span>
      <span>
        <span class="what">${noteText(n)}</span><br>
        <span class="soft">${n.isRead ? nothing : html`<span class="unseen">${t("note.new")}</span>`}${when(n.createdAt)}</span>
      </span>
    </a>
    <button type="button" class="round" aria-label=${t("note.delete")} @click=${() => remove(model, n, i)}>${icon("close")}</button>
  </li>`;

const readAllButton = (model) => html`
  <button type="button" class="quiet" @click=${() => model.markAllRead()}>${icon("check")} ${t("note.readAll")}</button>`;

const findPeople = () => html`<a class="button" href="/people">${t("note.noneAction")}</a>`;

function list(model) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items) return skeleton(4);
  if (!items.length) return empty(t("note.none"), t("note.noneText"), findPeople());
  return html`<ul class="card notes">${items.map((n, i) => item(model, n, i))}</ul>${more(model.list)}`;
}

export default function notificationsScreen(page) {
  const model = new Notifications(page);
  return {
    title: t("nav.bell"),
    ready: model.list.load(),
    view: () => html`${head(t("nav.bell"), model.hasUnread ? readAllButton(model) : nothing)}${list(model)}`,
    close: () => model.close(),
  };
}
