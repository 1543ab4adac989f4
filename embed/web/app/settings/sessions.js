// The sessions and API tokens of the settings. settings/settings.model.js and settings/tokens.model.js have their
// state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { deviceName } from "./device.js";
import { t, ago, day } from "../i18n.js";
import { accesses, tokenForm } from "./tokens.model.js";
import { currentPassword, newSignIn } from "./account.js";
import { confirm } from "../ui/dialog.js";
import { field, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { pick } from "../ui/pick.js";
import { showSecret } from "../ui/secret.js";
import { icon, when } from "../ui/ui.js";

const isToken = (s) => s.kind === "token";

const nameOf = (s) => (isToken(s) ? s.name : deviceName(s.userAgent));

const kinds = { browser: () => t("session.browser"), cli: () => t("session.cli"), token: () => t("session.token") };

const scopesOf = (s) => s.scopes.map((x) => t(`scope.${x}`)).join(", ");

const expiry = (s) => (s.expiresAt ? t("token.until", { date: day(s.expiresAt) }) : t("token.endless"));

const lastUse = (s) => (s.lastUsedAt ? t("session.active", { day: ago(s.lastUsedAt, true) }) : t("session.unused"));

// details are what one seldom wants to know of a sign-in.
const details = (s) => html`
  <details class="small-fold">
    <summary aria-label="${t("session.details")}: ${nameOf(s)}">${t("session.details")} ${icon("next")}</summary>
    <p class="soft">${t("settings.until", { date: day(s.expiresAt) })}</p>
  </details>`;

const endButton = (model, s) => {
  const text = t(isToken(s) ? "token.revoke" : "settings.end");
  return html`
    <button type="button" class="quiet" aria-label="${text}: ${nameOf(s)}" @click=${() => model.endSession(s)}>${text}</button>`;
};

const sinceOf = (s) => html`${t(isToken(s) ? "token.since" : "settings.since")} ${when(s.createdAt)}`;

const session = (model, s) => html`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${nameOf(s)}</span>
      <span class="badge">${kinds[s.kind]()}</span>
      ${s.current ? html`<span class="badge">${t("settings.thisOne")}</span>` : nothing}<br>
      ${isToken(s) ? html`<span class="soft">${scopesOf(s)}</span><br>` : nothing}
      <span class="soft">${lastUse(s)} · ${sinceOf(s)}${isToken(s) ? ` · ${expiry(s)}` : nothing}</span>
      ${isToken(s) ? nothing : details(s)}
    </span>
    ${s.current ? nothing : endButton(model, s)}
  </li>`;

async function endOthers(model) {
  if (await confirm(t("settings.endOthers"), t("settings.endOthersText"), t("settings.endOthers"))) model.endOthers();
}

const endOthersButton = (model) => html`
  <button type="button" class="quiet" @click=${() => endOthers(model)}>${t("settings.endOthers")}</button>`;

const days = [90, 30, 365];

const accessesOf = (user) => Object.keys(accesses).filter((x) => x !== "admin" || user.role === "admin");

const fields = (model, form) => html`
  <p>${t("token.about")}</p>
  ${refusal(form)}
  ${newSignIn(form)}
  ${field(form, "name", { label: t("token.name"), hint: t("token.nameHint"), required: true, most: 50 })}
  ${pick("access", { label: t("token.access"), options: accessesOf(model.user).map((x) => [x, t(`access.${x}`)]) })}
  ${pick("days", { label: t("token.life"), options: [...days.map((n) => [n, t("token.days", { n })]), ["", t("token.endless")]] })}
  ${model.asksPassword ? currentPassword(form, "password", t("account.password")) : nothing}`;

// show shows a new token, once.
const show = (value) => showSecret({ title: t("token.new"), text: t("token.once"), label: t("session.token"), value });

async function create(model) {
  let made = null;
  const make = (done) => tokenForm((x) => { made = x; done(); });
  await openForm(make, t("token.create"), (form) => fields(model, form), () => html`<button type="submit">${t("token.createGo")}</button>`);
  if (!made) return;
  model.addSession(made.session);
  await show(made.token);
}

export const sessions = (model) => html`
  <section class="card">
    <h2>${t("settings.sessions")}</h2>
    <ul class="people">${model.sessions.map((s) => session(model, s))}</ul>
    <div class="row end">
      ${model.hasOthers ? endOthersButton(model) : nothing}
      <button type="button" class="quiet" id="new-token" @click=${() => create(model)}>${icon("plus")} ${t("token.create")}</button>
    </div>
  </section>`;
