// The people of a list: who is in it and what each may do, and the ways into it.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { nameOf } from "../names.js";
import { succeeds } from "../ui/attempt.model.js";
import { confirm, open } from "../ui/dialog.js";
import { menu } from "../ui/menu.js";
import { pick } from "../ui/pick.js";
import { qrCode } from "../ui/qrCode.js";
import { avatar, closeIcon, focusOn, icon } from "../ui/ui.js";
import { Members, rolesOffered } from "./members.model.js";

const roleOptions = () => rolesOffered.map((r) => [r, t(`lists.role.${r}`)]);

// asked asks before a change of a member.
async function asked(member, what, run) {
  const name = nameOf(member.user);
  if (await confirm(t(`lists.${what}Title`, { name }), t(`lists.${what}Text`, { name }), t(`lists.${what}`))) await run();
}

const memberMenu = (model, m) => menu(t("people.menu", { name: nameOf(m.user) }), [
  ...rolesOffered.filter((r) => r !== m.role).map((r) => (
    { text: t("lists.makeRole", { role: t(`lists.role.${r}`) }), run: () => model.setRole(m, r) })),
  ...(m.invited ? [] : [{ text: t("lists.handOver"), sign: "people", run: () => asked(m, "handOver", () => model.handOver(m)) }]),
  { text: t(m.invited ? "lists.withdraw" : "lists.takeOut"), sign: "close", isDanger: true,
    run: () => (m.invited ? model.remove(m) : asked(m, "takeOut", () => model.remove(m))) },
], { id: `member-${m.user.id}` });

const memberRow = (model, m) => html`
  <li class="row between">
    <a class="person" href="/people/${m.user.id}">
      ${avatar(m.user, 44)}
      <span>
        <span class="strong" dir="auto">${nameOf(m.user)}</span><br>
        <span class="soft">${t(`lists.role.${m.role}`)}${m.invited ? html` · ${t("lists.waits")}` : nothing}</span>
      </span>
    </a>
    ${model.isOwner && m.role !== "owner" ? memberMenu(model, m) : nothing}
  </li>`;

const foundRow = (model, user) => html`
  <li class="row between">
    <span class="person">${avatar(user, 44)} <span class="strong" dir="auto">${nameOf(user)}</span></span>
    <button type="button" aria-label="${t("lists.inviteOne")}: ${nameOf(user)}"
      @click=${() => model.invite(user, document.getElementById("invite-role").value)}>${t("lists.inviteOne")}</button>
  </li>`;

const invite = (model) => html`
  <section class="stack">
    <h3>${t("lists.inviteTitle")}</h3>
    <p class="hint">${t("lists.inviteHint")}</p>
    ${pick("invite-role", { label: t("lists.as"), options: roleOptions(), chosen: "contributor" })}
    <label for="member-search">${t("people.search")}</label>
    <div class="search">
      ${icon("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${(e) => model.type(e.target.value)}>
    </div>
    ${model.found ? html`
      <ul class="people" aria-label=${t("people.results")} role="status">
        ${model.found.length ? model.found.map((u) => foundRow(model, u)) : html`<li class="soft">${t("people.noMatch")}</li>`}
      </ul>` : nothing}
  </section>`;

// linkThere is the link, which anybody can pass on, with what those who join by it may do.
const linkThere = (model) => html`
  <p class="hint">${t("lists.linkText")}</p>
  ${pick("link-role", { label: t("lists.linkRole"), options: roleOptions(), chosen: model.link.role, set: (role) => model.setLink(role) })}
  <div class="field">
    <label for="join-link">${t("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${model.url} @focus=${(e) => e.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${() => model.copy()}>${icon("copy")} ${t("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${() => endLink(model)}>${t("lists.linkRevoke")}</button>
  </p>
  ${model.code ? html`
    <details class="small-fold">
      <summary>${t("invites.qr")} ${icon("next")}</summary>
      ${qrCode(model.code, t("invites.qr"))}
    </details>` : nothing}`;

async function endLink(model) {
  await model.revokeLink();
  focusOn("make-link");
}

async function makeLink(model) {
  await model.setLink(document.getElementById("invite-role").value);
  focusOn("join-link");
}

const link = (model) => html`
  <section class="stack">
    <h3>${t("lists.link")}</h3>
    ${model.link ? linkThere(model) : html`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${() => makeLink(model)}>
        ${icon("plus")} ${t("lists.linkMake")}
      </button></p>`}
  </section>`;

const dialog = (model, close) => html`
  <div class="row between"><h2>${t("lists.people")}</h2>${closeIcon(close)}</div>
  <ul class="people">${model.items.map((m) => memberRow(model, m))}</ul>
  ${model.isOwner ? html`${invite(model)}${link(model)}` : nothing}`;

// showMembers shows who is in a list. Its owner invites others there; changed is called after a change.
export async function showMembers(list, isOwner, changed) {
  const model = new Members(list, isOwner, changed);
  if (!await succeeds(model.load())) return;
  await open((close, redraw) => {
    model.update = redraw;
    return dialog(model, close);
  }, { label: t("lists.people") });
  model.close();
}
