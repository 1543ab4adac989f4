// The parts of the settings that are about the account: password, identity, sessions, the end of
// the account. models/settings.js has their state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { deviceName } from "../device.js";
import { t, day } from "../i18n.js";
import { providerPath } from "../models/settings.js";
import { confirm, open } from "./dialog.js";
import { field, mainButton, refusal } from "./fields.js";
import { icon, when } from "./ui.js";

const providerName = () => config().provider.name;

// newSignIn offers a new sign-in to an account without a password, which the server asks for
// before what is serious.
const newSignIn = (form) => (form.refusal?.reason === "sign_in_again" && config().provider.enabled ? html`
  <p><a class="button quiet" href=${providerPath()}>${t("signin.provider", { name: providerName() })}</a></p>` : nothing);

const currentPassword = (form, name, label) => field(form, name, { label, kind: "password", required: true, complete: "current-password" });

const unlinkSwitch = () => html`
  <label class="switch">
    <span>
      ${t("settings.alsoUnlink", { name: providerName() })}<br>
      <span class="soft">${t("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`;

export const passwordForm = ({ user, password: form }) => html`
  <form class="card" novalidate @submit=${form.submit}>
    <h2>${t(user.hasPassword ? "settings.password" : "settings.passwordFirst")}</h2>
    <input class="unseen" type="text" autocomplete="username" .value=${user.username} tabindex="-1" aria-hidden="true">
    ${refusal(form)}
    ${newSignIn(form)}
    ${user.hasPassword ? currentPassword(form, "currentPassword", t("settings.currentPassword")) : nothing}
    ${field(form, "newPassword", {
      label: t("settings.newPassword"), hint: t("settings.passwordHint"),
      kind: "password", required: true, least: 8, most: 255, complete: "new-password",
    })}
    ${user.identityLinked ? unlinkSwitch() : nothing}
    <div class="row end">${mainButton(form, t("action.save"))}</div>
  </form>`;

async function unlink(model) {
  const title = t("settings.unlinkTitle", { name: providerName() });
  if (await confirm(title, t("settings.unlinkText"), t("settings.unlink"))) model.unlink();
}

const cancelButton = (close) => html`
  <button type="button" class="quiet" @click=${() => close(false)}>${t("action.cancel")}</button>`;

// openForm shows a form in a dialog with its button. It resolves to true when the form was sent;
// make gets the function that the form calls then.
function openForm(make, title, content, button) {
  let form = null;
  return open((close, redraw) => {
    form ??= make(() => close(true));
    form.update = redraw;
    return html`
      <form novalidate @submit=${form.submit}>
        <h2>${title}</h2>
        ${content(form)}
        <div class="row end">${cancelButton(close)}${button}</div>
      </form>`;
  }, { label: title });
}

// link asks for the password before the browser leaves for the provider, where the server asks
// for one; else the link is followed as it is.
async function link(event, model) {
  if (!model.asksPassword) return;
  event.preventDefault();
  const title = t("settings.link", { name: providerName() });
  const linked = await openForm((done) => model.confirmForm(done), title, (form) => html`
    <p>${t("settings.linkText")}</p>
    ${refusal(form)}
    ${currentPassword(form, "password", t("account.password"))}`, html`<button type="submit">${t("settings.linkGo")}</button>`);
  if (linked) location.assign(providerPath({ link: "true" }));
}

const linked = (model) => html`
  <p>${icon("check")} ${t("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${() => unlink(model)}>${t("settings.unlink")}</button></p>`;

const notLinked = (model) => html`
  <p>${t("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${providerPath({ link: "true" })} @click=${(e) => link(e, model)}>
      ${t("settings.link", { name: providerName() })}
    </a>
  </p>`;

export const identity = (model) => html`
  <section class="card">
    <h2>${t("settings.identity", { name: providerName() })}</h2>
    ${model.user.identityLinked ? linked(model) : notLinked(model)}
  </section>`;

const endButton = (model, s) => html`
  <button type="button" class="quiet" aria-label="${t("settings.end")}: ${deviceName(s.userAgent)}" @click=${() => model.endSession(s)}>
    ${t("settings.end")}
  </button>`;

const session = (model, s) => html`
  <li class="row between">
    <span>
      <span class="strong">${deviceName(s.userAgent)}</span>
      ${s.current ? html`<span class="badge">${t("settings.thisOne")}</span>` : nothing}<br>
      <span class="soft">${t("settings.since")} ${when(s.createdAt)} · ${t("settings.until", { date: day(s.expiresAt) })}</span>
    </span>
    ${s.current ? nothing : endButton(model, s)}
  </li>`;

export const sessions = (model) => html`
  <section class="card">
    <h2>${t("settings.sessions")}</h2>
    <ul class="people">${model.sessions.map((s) => session(model, s))}</ul>
    <div class="row end"><button type="button" id="sign-out" @click=${model.signOut}>${t("settings.signOut")}</button></div>
  </section>`;

async function deleteAccount(model) {
  const isDeleted = await openForm((done) => model.deleteForm(done), t("settings.deleteTitle"), (form) => html`
    <p>${t("settings.deleteText")}</p>
    ${refusal(form)}
    ${newSignIn(form)}
    ${model.asksPassword ? currentPassword(form, "password", t("account.password")) : nothing}`,
  html`<button type="submit" class="danger">${t("settings.delete")}</button>`);
  if (isDeleted) await model.leaveDeleted();
}

export const deletion = (model) => html`
  <section class="card">
    <h2>${t("settings.deleteHead")}</h2>
    <p>${t("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${() => deleteAccount(model)}>${t("settings.delete")}</button></p>
  </section>`;
