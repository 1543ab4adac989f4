// The list of notifications.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Notifications } from "./notifications.model.js";
import { actOf, actSigns, groupLink, groupText } from "./notes.js";
import { answerButtons } from "../people/people.js";
import { avatar, empty, head, icon, more, problem, skeleton, when } from "../ui/ui.js";

const signs = {
  friend_request: "people", friend_accepted: "check",
  find_liked: "heart", find_commented: "comment", replied: "comment", mentioned: "people",
  list_invited: "plus", list_joined: "people", list_added: "pin", find_edited: "edit",
  friend_published: "pin", area_published: "map",
};

// remove deletes the i-th group and puts the focus on the next one.
async function remove(model, group, i) {
  await model.remove(group);
  await Promise.resolve(); // until the list is drawn
  const next = document.querySelectorAll(".note-row .round")[Math.min(i, model.groups.length - 1)];
  (next ?? document.querySelector("h1")).focus();
}

// adminSign is the icon of a notification of reports, of what administrators do and of their links.
const adminSigns = { link_used: "lock", streets_wished: "map", daily_news: "feed" };
const adminSign = ({ type, data }) => (type === "moderated" ? actSigns[actOf(data)] : adminSigns[type] ?? "flag");

// face is who it is of, with a sign of what they did.
const face = ({ type, data, actor }) => (data.userId ? html`
  <span class="face">
    ${avatar(actor ?? { profilePicture: `/api/avatars/${data.userId}` }, 44)}
    <span class="sign ${type}">${icon(signs[type], type === "find_liked")}</span>
  </span>` : html`<span class="face office">${icon(adminSign({ type, data }))}</span>`);

const thumbnail = (url) => html`
  <img class="note-thumb" src=${url} alt="" width="48" height="48" loading="lazy" decoding="async">`;

// named is the name of a button that answers the invitation to a list.
const named = (key, group) => `${t(key)}: ${group.newest.data.listName}`;

const invited = (model, group) => html`
  <span class="row actions">
    <button type="button" aria-label=${named("lists.join", group)} @click=${() => model.answerList(group, true)}>${t("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${named("lists.decline", group)} @click=${() => model.answerList(group, false)}>
      ${t("lists.decline")}
    </button>
  </span>`;

function answers(model, group) {
  if (model.invites(group.newest)) return invited(model, group);
  const request = model.request(group.newest);
  if (!request) return nothing;
  return html`<span class="row actions">${answerButtons(request.friendship, request.user, () => model.answered(group))}</span>`;
}

const item = (model, group, i) => html`
  <li class="note-row ${group.isRead ? "" : "unread"}">
    <a href=${groupLink(group.items)} @click=${() => model.markRead(group)}>
      ${face(group.newest)}
      <span>
        <span class="what">${groupText(group.items, group.more)}</span><br>
        <span class="soft">
          ${group.isRead ? nothing : html`<span class="unseen">${t("note.new")}</span>`}${when(group.newest.createdAt)}
        </span>
      </span>
      ${group.newest.thumbnailUrl ? thumbnail(group.newest.thumbnailUrl) : nothing}
    </a>
    ${answers(model, group)}
    <button type="button" class="round" aria-label=${t("note.delete")} @click=${() => remove(model, group, i)}>${icon("close")}</button>
  </li>`;

const readAllButton = (model) => html`
  <button type="button" class="quiet" @click=${() => model.markAllRead()}>${icon("check")} ${t("note.readAll")}</button>`;

const findPeople = () => html`<a class="button" href="/people">${t("note.noneAction")}</a>`;

function list(model) {
  const { items, problem: p } = model.list;
  if (p) return problem(p, model.load);
  if (!items) return skeleton(4);
  if (!items.length) return empty(t("note.none"), t("note.noneText"), findPeople(), "bell");
  return html`<ul class="card notes">${model.groups.map((group, i) => item(model, group, i))}</ul>${more(model.list)}`;
}

export default function notificationsScreen(page) {
  const model = new Notifications(page);
  return {
    title: t("nav.bell"),
    ready: model.load(),
    view: () => html`${head(t("nav.bell"), model.hasUnread ? readAllButton(model) : nothing)}${list(model)}`,
    close: () => model.close(),
  };
}
