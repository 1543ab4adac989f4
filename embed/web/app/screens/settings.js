// Settings: language, notifications, push, and the account.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t, available, language } from "../i18n.js";
import { Settings } from "../models/settings.js";
import { deletion, identity, passwordForm, sessions } from "../parts/account.js";
import { head, icon, problem, skeleton } from "../parts/ui.js";

const kinds = ["friendRequests", "friendAccepted", "findLiked", "findCommented"];
const names = { en: "English", de: "Deutsch" };

const languages = (model) => html`
  <section class="card">
    <h2>${t("settings.language")}</h2>
    <label class="unseen" for="language">${t("settings.language")}</label>
    <select id="language" @change=${(e) => model.setLanguage(e.target.value)}>
      ${available.map((l) => html`<option value=${l} lang=${l} ?selected=${l === language()}>${names[l]}</option>`)}
    </select>
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
    <h2>${t("settings.notify")}</h2>
    <p class="hint">${t("settings.notifyHint")}</p>
    ${kinds.map((k) => toggle(model, k))}
    ${toggle(model, "pushEnabled", html`<br><span class="soft">${t("settings.pushEnabledHint")}</span>`)}
  </section>`;

const pushOn = (model, busy) => html`
  <p>${icon("check")} ${t("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${model.testPush}>${t("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${busy} @click=${model.disablePush}>${t("push.disable")}</button>
  </p>`;

const pushOff = (model, busy) => html`
  <p>${t("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${busy} @click=${model.enablePush}>${icon("bell")} ${t("push.enable")}</button>
  </p>`;

function device(model) {
  const busy = model.pushBusy ? "true" : "false";
  if (model.push === "on") return pushOn(model, busy);
  if (model.push === "off") return pushOff(model, busy);
  return html`<p class="note">${t(`push.${model.push}`)}</p>`;
}

const all = (model) => html`
  ${languages(model)}
  ${notifications(model)}
  <section class="card">
    <h2>${t("push.title")}</h2>
    ${device(model)}
  </section>
  ${config().passwordLogin ? passwordForm(model) : nothing}
  ${config().provider.enabled ? identity(model) : nothing}
  ${sessions(model)}
  ${deletion(model)}
  <p class="below"><a href="/about">${t("about.title")}</a></p>`;

// A sign-out is possible also when the settings do not load.
const notLoaded = (model) => html`
  ${problem(model.loading.problem, model.loading.load)}
  <p class="row end"><button type="button" @click=${model.signOut}>${t("settings.signOut")}</button></p>`;

function body(model) {
  if (model.loading.problem) return notLoaded(model);
  return model.isLoaded ? all(model) : skeleton(5);
}

export default function settingsScreen(page) {
  const model = new Settings(page);
  return {
    get title() { return t("settings.title"); }, // in the language that is chosen here
    ready: model.loading.load(),
    view: () => html`
      ${head(t("settings.title"), nothing, "/profile")}
      ${model.refusal ? problem(model.refusal) : nothing}
      ${body(model)}`,
  };
}
