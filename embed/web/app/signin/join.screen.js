// Creating an account.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config, instanceName } from "../config.js";
import { t, explain } from "../i18n.js";
import { firstStart, Join } from "./join.model.js";
import { door, languages } from "./door.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { provider } from "./provider.js";
import { nameOf } from "../names.js";
import { needsSetup } from "../session.js";
import { picture } from "../ui/picture.js";
import { avatar } from "../ui/ui.js";
import { usernameRule } from "../usernames.js";

const takeButton = (model) => html`
  <button type="button" class="chip" @click=${(e) => take(model, e)}>${t("join.take", { name: model.proposal })}</button>`;

// proposed is the username for the name that has been typed in its place.
const proposed = (model) => html`<div class="proposed" role="status">${model.proposal ? takeButton(model) : nothing}</div>`;

function take(model, event) {
  const { username } = event.target.closest("form").elements;
  model.take(username);
  username.focus();
}

const usernameHint = ({ name }) => (name ? t("join.shownAs", { name }) : t("join.usernameHint"));

function accountForm(model) {
  const { form, asksInvite } = model;
  return html`
    <form novalidate @submit=${form.submit} @input=${(e) => model.typed(e.target)}>
      ${refusal(form)}
      ${asksInvite ? field(form, "invite", { label: t("join.invite"), hint: t("join.inviteHint"), required: true }) : nothing}
      ${field(form, "username", {
        label: t("account.username"), hint: usernameHint(model),
        ...usernameRule,
      })}
      ${proposed(model)}
      ${field(form, "password", {
        label: t("account.password"), hint: t("join.passwordHint"), kind: "password",
        required: true, least: 8, most: 255, complete: "new-password",
      })}
      ${mainButton(form, t("join.action"))}
    </form>`;
}

// strip shows photos of the inviter's.
const strip = (photos, by) => (photos?.length ? html`
  <div class="strip" role="img" aria-label=${t("join.photos", { name: nameOf(by) })}>
    ${photos.map((p) => html`<span>${picture(p, { thumb: true, eager: true })}</span>`)}
  </div>` : nothing);

// welcome says who invites, and what this is.
function welcome({ greeting, invite }) {
  const by = greeting?.inviter;
  const about = html`<p class="lead">${t("app.about")} ${invite ? t("join.invited") : nothing}</p>`;
  if (!by) return html`<h1 tabindex="-1">${t("join.title")}</h1>${about}`;
  return html`
    <div class="invited-by">
      ${avatar(by, 56)}
      <h1 tabindex="-1">${t("join.invitedBy", { name: nameOf(by), instance: instanceName() })}</h1>
    </div>
    ${strip(greeting.photos, by)}
    ${about}
    ${greeting.listName ? html`<p class="note">${t("join.invitedList", { name: nameOf(by), list: greeting.listName })}</p>` : nothing}
    ${greeting.befriend ? html`<p class="note">${t("join.invitedFriend", { name: nameOf(by) })}</p>` : nothing}`;
}

const view = (model, update) => html`${door(html`
  ${welcome(model)}
  ${model.ended ? html`<p class="note" role="alert">${explain(model.ended)}</p>` : nothing}
  ${model.user ? html`<p class="note">${t("join.signedIn", { name: nameOf(model.user) })}</p>` : nothing}
  ${model.isClosed ? html`<p class="note">${t("join.closed")}</p>` : nothing}
  ${config().passwordLogin ? accountForm(model) : nothing}
  ${provider("join.provider", { redirect: needsSetup() ? firstStart : "/" }, { invite: model.invite })}
  <p class="below">${t("join.have")} <a href="/sign-in">${t("signin.action")}</a></p>`)}${languages(update)}`;

export default function joinScreen(page) {
  const model = new Join(page, location.hash);
  return { get title() { return t("join.title"); }, broad: true, ready: model.load(), view: () => view(model, page.update) };
}
