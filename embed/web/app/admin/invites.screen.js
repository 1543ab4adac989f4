// The invites of the user, and the form for a new one, which is shown with its link and QR code.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, date, number } from "../i18n.js";
import { Invites, daysOffered, usesOffered } from "./invites.model.js";
import { confirm } from "../ui/dialog.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { pick } from "../ui/pick.js";
import { qrCode } from "../ui/qrCode.js";
import { avatar, closeIcon, empty, focusOn, head, icon, more, problem, skeleton } from "../ui/ui.js";
import { mayInvite } from "../session.js";
import { nameOf } from "../names.js";

const befriend = () => html`
  <label class="switch">
    <span>${t("invites.befriend")}<br><span class="soft">${t("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;

// onChange offers to become friends for an invite of one person, and not for one that goes round.
function onChange({ target, currentTarget }) {
  if (target.name === "uses") currentTarget.elements.befriend.checked = target.value === "1";
}

// onSubmit creates an invite, and puts the focus on it, which also scrolls it into view.
async function onSubmit(event, model) {
  const before = model.created;
  await model.form.submit(event);
  if (model.created !== before) await focusOn("created-title");
}

export const createForm = (model, form = model.form) => html`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${onChange} @submit=${(e) => onSubmit(e, model)}>
    <h2 id="new-invite">${t("invites.new")}</h2>
    ${refusal(form)}
    <div class="pair">
      ${pick("uses", { label: t("invites.uses"), options: usesOffered.map((n) => [n, t("invites.people", { n })]), chosen: 1 })}
      ${pick("days", { label: t("invites.days"), options: daysOffered.map((n) => [n, t("invites.daysOf", { n })]), chosen: 7 })}
    </div>
    ${befriend()}
    ${model.lists?.items?.length ? pick("listId", {
      label: t("invites.list"), hint: t("invites.listHint"), chosen: "",
      options: [["", t("invites.noList")], ...model.lists.items.map((l) => [l.id, l.name])],
    }) : nothing}
    ${field(form, "note", { label: t("invites.note"), hint: t("invites.noteHint"), most: 200 })}
    <div class="row end">${mainButton(form, t("invites.create"))}</div>
  </form>`;

const shareButton = (model) => html`
  <button type="button" class="quiet" @click=${() => model.share()}>${icon("share")} ${t("action.share")}</button>`;

export const createdCard = (model) => html`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${t("invites.ready")}</h2>${closeIcon(model.close)}</div>
    <p role="status">${t("invites.once")}</p>
    <div class="field">
      <label for="link">${t("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${model.created.url} @focus=${(e) => e.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${() => model.copy()}>${icon("copy")} ${t("invites.copy")}</button>
      ${model.canShare ? shareButton(model) : nothing}
    </p>
    ${model.created.code ? qrCode(model.created.code, t("invites.qr")) : nothing}
  </section>`;

const used = (p) => html`<li><a class="person" href="/people/${p.id}">${avatar(p, 28)} <span class="strong">${nameOf(p)}</span></a></li>`;

async function revoke(model, invite) {
  if (await confirm(t("invites.revokeTitle"), t("invites.revokeText"), t("invites.revoke"))) await model.revoke(invite);
}

const revokeButton = (model, invite, title) => html`
  <button type="button" class="quiet" aria-label="${t("invites.revoke")}: ${title}" @click=${() => revoke(model, invite)}>
    ${t("invites.revoke")}
  </button>`;

const states = {
  open: "invites.open", used_up: "invites.usedUp", expired: "invites.expired", revoked: "invites.revoked", suspended: "invites.suspended",
};

// by is whose invite it is, which only administrators need to see.
const by = (model, invite) => (!model.isAdmin || model.isMine(invite) ? nothing
  : html` · ${invite.inviter ? t("invites.by", { name: nameOf(invite.inviter) }) : t("invites.byCommand")}`);

function inviteRow(model, invite) {
  const title = invite.note || t("invites.of", { date: date(invite.createdAt) });
  const isOpen = invite.state === "open";
  return html`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${title}</span>
        <span class="badge">${t(states[invite.state])}</span>
      </div>
      <p class="soft">
        ${t("invites.used", { used: number(invite.uses - invite.usesLeft), uses: number(invite.uses) })}
        ${isOpen ? html` · ${t("invites.until", { date: date(invite.expiresAt) })}` : nothing}
        ${invite.befriend ? html` · ${t("invites.befriends")}` : nothing}
        ${invite.listName ? html` · ${t("invites.into", { list: invite.listName })}` : nothing}
        ${by(model, invite)}
      </p>
      ${invite.usedBy.length ? html`<ul class="row used" aria-label=${t("invites.usedBy")}>${invite.usedBy.map(used)}</ul>` : nothing}
      ${isOpen ? html`<p class="row actions">${revokeButton(model, invite, title)}</p>` : nothing}
    </li>`;
}

function list(model) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items) return skeleton(2);
  if (!items.length) return mayInvite() ? nothing : empty(t("invites.none"), t("reason.may_not_invite"));
  return html`
    <section class="card">
      <h2>${t(model.isAdmin ? "invites.all" : "invites.yours")}</h2>
      <ul class="people">${items.map((i) => inviteRow(model, i))}</ul>
      ${more(model.list)}
    </section>`;
}

export default function invitesScreen(page) {
  const model = new Invites(page);
  return {
    title: t("invites.title"),
    ready: Promise.all([model.list.load(), model.lists.load()]),
    view: () => html`
      ${head(t("invites.title"), nothing, "/people")}
      ${mayInvite() ? html`<p class="lead">${t("invites.lead")}</p>` : nothing}
      ${model.created ? createdCard(model) : nothing}
      ${mayInvite() ? createForm(model) : nothing}
      ${list(model)}`,
  };
}
