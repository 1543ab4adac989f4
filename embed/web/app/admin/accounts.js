// Accounts as administrators see them, and the menu of each. admin/accounts.model.js has their state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, ago, bytes, date, day } from "../i18n.js";
import { say } from "../store.js";
import { currentPassword, newSignIn } from "../settings/account.js";
import { confirm } from "../ui/dialog.js";
import { field, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { menu } from "../ui/menu.js";
import { pick } from "../ui/pick.js";
import { showSecret } from "../ui/secret.js";
import { named } from "../people/people.js";
import { avatar, focusOn, icon } from "../ui/ui.js";
import { nameOf } from "../names.js";

// usage says how much storage an account uses, of how much.
function usage({ mediaBytes, mediaLimit }) {
  const size = bytes(mediaBytes);
  if (mediaLimit === null) return t("admin.usage", { size });
  return mediaLimit ? t("admin.usageOf", { size, limit: bytes(mediaLimit) }) : t("admin.usageUnlimited", { size });
}

const facts = (a) => [
  t("admin.joined", { date: date(a.createdAt) }),
  a.seenAt ? t("admin.seen", { date: date(a.seenAt) }) : t("admin.notSeen"),
  t("admin.finds", { n: a.findCount }),
  usage(a),
  a.invitedBy && t("admin.invitedBy", { name: nameOf(a.invitedBy) }),
];

const until = ({ suspendedAt, endsAt }) => (endsAt ? t("admin.suspendedUntil", { date: day(endsAt) })
  : t("admin.suspendedSince", { when: ago(suspendedAt) }));

const suspension = (s) => html`<p class="note">${until(s)}<br>${t("admin.reasonIs", { reason: s.reason })}</p>`;

// A user who is suspended has neither a page nor a picture.
const face = (a) => (a.suspension
  ? html`<span class="person"><span class="avatar none">${icon("block")}</span> <span>${named(a)}</span></span>`
  : html`<a class="person" href="/people/${a.id}">${avatar(a)} <span>${named(a)}</span></a>`);

// proof asks administrators for their password where the server does.
const proof = (model, form) => html`
  ${refusal(form)}
  ${newSignIn(form)}
  ${model.asksPassword ? currentPassword(form, "password", t("account.password")) : nothing}`;

const promote = (model, a) => openForm((done) => model.adminForm(a, done), t("admin.adminTitle", { name: nameOf(a) }), (form) => html`
  <p>${t("admin.adminText")}</p>
  ${proof(model, form)}`, () => html`<button type="submit" class="danger">${t("admin.admin")}</button>`);

async function demote(model, a) {
  if (await confirm(t("admin.memberTitle", { name: nameOf(a) }), t("admin.memberText"), t("admin.member"))) model.demote(a);
}

const limits = ["instance", "own", "none"];

const limitFields = (form, a) => {
  form.kind ??= a.mediaLimit === null ? "instance" : a.mediaLimit ? "own" : "none";
  const choose = (kind) => { form.kind = kind; form.update(); };
  return html`
    ${refusal(form)}
    ${pick("kind", { label: t("admin.limit"), options: limits.map((k) => [k, t(`admin.limits.${k}`)]), chosen: form.kind, set: choose })}
    ${form.kind === "own" ? field(form, "size", {
      label: t("admin.size"), kind: "number", mode: "numeric", required: true,
      value: a.mediaLimit ? Math.round(a.mediaLimit / 2 ** 20) : "",
    }) : nothing}`;
};

// changed says what a dialog has done, once it is closed: before, the message would close with it.
async function changed(dialog, text, a) {
  const isDone = await dialog;
  if (isDone) say(t(text, { name: nameOf(a) }));
  return isDone;
}

const setLimit = (model, a) => openForm((done) => model.limitForm(a, done), t("admin.limitTitle", { name: nameOf(a) }),
  (form) => limitFields(form, a), () => html`<button type="submit">${t("action.save")}</button>`);

const suspend = (model, a) => openForm((done) => model.suspendForm(a, done), t("admin.suspendTitle", { name: nameOf(a) }), (form) => html`
  <p>${t("admin.suspendText")}</p>
  ${refusal(form)}
  ${field(form, "reason", {
    label: t("admin.reason"), hint: t("admin.reasonHint"), kind: "area", value: a.suspension?.reason, required: true, most: 500,
  })}
  ${field(form, "days", { label: t("admin.days"), hint: t("admin.daysHint"), kind: "number", mode: "numeric" })}`,
() => html`<button type="submit" class="danger">${t("admin.suspend")}</button>`);

async function signInLink(model, a) {
  let value = "";
  const make = (done) => model.linkForm(a, (url) => { value = url; done(); });
  const isMade = await openForm(make, t("admin.linkTitle", { name: nameOf(a) }), (form) => html`
    <p>${t("admin.linkAsk", { name: nameOf(a) })}</p>
    ${proof(model, form)}`, () => html`<button type="submit">${t("admin.linkMake")}</button>`);
  if (!isMade) return;
  await showSecret({ title: t("admin.link"), text: t("admin.linkText", { name: nameOf(a) }), label: t("admin.linkLabel"), value });
}

async function remove(model, a) {
  const dialog = openForm((done) => model.deleteForm(a, done), t("admin.deleteTitle", { name: nameOf(a) }), (form) => html`
    <p>${t("admin.deleteText")}</p>
    ${refusal(form)}
    ${field(form, "name", { label: t("admin.deleteName", { name: a.username }), required: true, complete: "off" })}
    ${field(form, "reason", { label: t("admin.reason"), hint: t("admin.logHint"), most: 500 })}`,
  () => html`<button type="submit" class="danger">${t("admin.delete")}</button>`);
  if (await changed(dialog, "admin.deleteDone", a)) focusOn("account-search");
}

// actions are the items of the menu of an account. Administrators neither suspend nor delete their
// own.
function actions(model, a) {
  const item = (text, run, isDanger) => ({ text, label: `${text}: ${nameOf(a)}`, run, isDanger });
  const items = [
    a.role === "admin" ? item(t("admin.member"), () => demote(model, a))
      : item(t("admin.admin"), () => changed(promote(model, a), "admin.adminDone", a)),
    item(t("admin.limit"), () => changed(setLimit(model, a), "admin.limitDone", a)),
  ];
  if (model.isMe(a)) return items;
  return [
    ...items,
    ...(a.suspension ? [] : [item(t("admin.link"), () => signInLink(model, a))]),
    item(t(a.suspension ? "admin.suspendAgain" : "admin.suspend"), () => changed(suspend(model, a), "admin.suspendDone", a), !a.suspension),
    ...(a.suspension ? [item(t("admin.lift"), () => model.lift(a))] : []),
    item(t("admin.delete"), () => remove(model, a), true),
  ];
}

export const account = (model, a) => html`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${face(a)}
        ${a.role === "admin" ? html`<span class="badge">${t("admin.role")}</span>` : nothing}
        ${model.isMe(a) ? html`<span class="badge">${t("people.you")}</span>` : nothing}
        ${a.suspension ? html`<span class="badge warning">${t("admin.suspended")}</span>` : nothing}
      </span>
      ${menu(t("people.menu", { name: nameOf(a) }), actions(model, a))}
    </div>
    <p class="soft facts">${facts(a).filter(Boolean).map((f) => html`<span>${f}</span>`)}</p>
    ${a.suspension ? suspension(a.suspension) : nothing}
  </li>`;
