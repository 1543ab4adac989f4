// Settings: language, notifications, push, and the account.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t, available, language, languageNames, units } from "../i18n.js";
import { Settings } from "./settings.model.js";
import { areAllowed, areShown } from "../map/streets.model.js";
import { identity, passwordForm, yourData } from "./account.js";
import { confirm } from "../ui/dialog.js";
import { pick } from "../ui/pick.js";
import { passkeys } from "./passkeys.js";
import { placeSettings } from "./placeSettings.js";
import { focusOn, head, heading, icon, problem, skeleton } from "../ui/ui.js";
import { sessions } from "./sessions.js";
import { mayInvite, me } from "../session.js";
import { app } from "../store.js";
import { theme, themes } from "./theme.js";

const kinds = ["friendRequests", "friendAccepted", "findLiked", "findCommented", "replied", "mentioned"];

const streets = (model) => html`
  <label class="switch">
    <span>${t("settings.streets")}<br><span class="soft">${t("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${areShown()} @change=${(e) => model.setStreets(e.target.checked)}>
  </label>`;

const languages = () => available.map((l) => [l, languageNames[l], l]);

const appearance = (model) => html`
  <section class="card">
    ${heading("appearance", t("settings.appearance"))}
    ${pick("language", { label: t("settings.language"), options: languages(), chosen: language(), set: (l) => model.setLanguage(l) })}
    ${pick("theme", {
      label: t("settings.theme"), options: themes.map((x) => [x, t(`settings.theme.${x}`)]), chosen: theme(), set: (x) => model.setTheme(x),
    })}
    ${pick("units", {
      label: t("settings.units"), options: ["km", "mi"].map((x) => [x, t(`settings.units.${x}`)]), chosen: units(),
      set: (x) => model.setUnits(x),
    })}
    ${areAllowed() ? streets(model) : nothing}
  </section>`;

// onPreference switches a preference, and shows what the server has taken.
async function onPreference(event, model, name) {
  const input = event.target;
  await model.prefer(name, input.checked);
  input.checked = model.preferences[name];
}

const toggle = (model, name, hint = nothing) => html`
  <label class="switch">
    <span>${t(`settings.${name}`)}${hint}</span>
    <input type="checkbox" role="switch" .checked=${model.preferences[name]} @change=${(e) => onPreference(e, model, name)}>
  </label>`;

const notifications = (model) => html`
  <section class="card">
    ${heading("notify", t("settings.notify"))}
    ${[...kinds, ...(me()?.role === "admin" ? ["reported"] : [])].map((k) => toggle(model, k))}
    ${config().pushKey ? toggle(model, "pushEnabled", html`<br><span class="soft">${t("settings.pushEnabledHint")}</span>`) : nothing}
  </section>`;

const pushOn = (push) => html`
  <p>${icon("check")} ${t("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${push.test}>${t("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${push.busy ? "true" : "false"} @click=${push.disable}>${t("push.disable")}</button>
  </p>`;

const pushOff = (push) => html`
  <p>${t("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${push.busy ? "true" : "false"} @click=${push.enable}>
      ${icon("bell")} ${t("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${push.slow ? t("push.asking") : nothing}</p>`;

function device(push) {
  if (push.state === "on") return pushOn(push);
  if (push.state === "off") return pushOff(push);
  return html`<p class="note">${t(`push.${push.state}`)}</p>`;
}

const jump = (part, text) => html`<button type="button" class="chip" @click=${() => focusOn(`part-${part}`)}>${text}</button>`;

// parts leads to the cards of a page that is long on a phone.
const parts = () => html`
  <nav class="chips" aria-label=${t("settings.title")}>
    ${jump("appearance", t("settings.appearance"))}
    ${jump("notify", t("nav.bell"))}
    ${config().passwordLogin ? jump("password", t("account.password")) : nothing}
    ${jump("places", t("privacy.settings"))}
    ${jump("sessions", t("settings.devices"))}
    ${jump("data", t("settings.data"))}
  </nav>`;

const all = (model) => html`
  ${parts()}
  ${appearance(model)}
  ${notifications(model)}
  <section class="card">
    ${heading("push", t("push.title"))}
    ${device(model.push)}
  </section>
  ${config().passwordLogin ? passwordForm(model) : nothing}
  ${model.passkeys.isShown ? passkeys(model.passkeys, model.asksPassword, model.redraw) : nothing}
  ${config().provider.enabled ? identity(model) : nothing}
  ${placeSettings(model.places)}
  ${sessions(model)}
  ${yourData(model)}
  ${mayInvite() ? html`<p class="below"><a href="/invites">${t("invites.title")}</a></p>` : nothing}
  <p class="below"><a href="/shares">${t("shares.mine")}</a></p>
  <p class="below"><a href="/help">${t("help.title")}</a></p>
  <p class="below"><a href="/about">${t("nav.about")}</a></p>`;

// signOut asks first when something has not been sent.
async function signOut(model) {
  const n = app.get("outbox").length;
  if (!n || await confirm(t("settings.signOut"), t("outbox.signOut", { n }), t("settings.signOut"))) model.signOut();
}

// A sign-out is at the top, and possible also when the settings do not load.
const signOutButton = (model) => html`
  <button type="button" class="quiet" id="sign-out" @click=${() => signOut(model)}>${t("settings.signOut")}</button>`;

function body(model) {
  const { problem: p, load } = model.loading;
  if (p) return html`${problem(p, load)}${appearance(model)}`; // which is of this device
  return model.isLoaded ? all(model) : skeleton(5);
}

export default function settingsScreen(page) {
  const model = new Settings(page);
  return {
    get title() { return t("settings.title"); }, // in the language that is chosen here
    ready: model.loading.load().then(() => (location.hash ? focusOn(`part-${location.hash.slice(1)}`) : null)),
    view: () => html`
      ${head(t("settings.title"), signOutButton(model), "/profile")}
      ${model.refusal ? problem(model.refusal) : nothing}
      ${body(model)}`,
  };
}
