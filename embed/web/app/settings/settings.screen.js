// Settings: a row for each part, which has a screen of its own.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { exactOptions } from "../areas.js";
import { config, instanceName } from "../config.js";
import { t, available, language, languageNames, units } from "../i18n.js";
import { Settings } from "./settings.model.js";
import { areAllowed, areShown } from "../map/streets.model.js";
import { identity, passwordForm, yourData } from "./account.js";
import { confirm } from "../ui/dialog.js";
import { pick } from "../ui/pick.js";
import { linkRow } from "../ui/linkRow.js";
import { passkeys } from "./passkeys.js";
import { placeSettings } from "./placeSettings.js";
import { news, watched } from "./news.js";
import { head, icon, problem, skeleton } from "../ui/ui.js";
import missingScreen from "../ui/missing.screen.js";
import { sessions } from "./sessions.js";
import { mayInvite, me } from "../session.js";
import { unsent } from "../outbox/outbox.model.js";
import { app } from "../store.js";
import { theme, themes } from "./theme.js";

const kindsOf = () => [
  "friendRequests", "friendAccepted", "findLiked", "findCommented", "replied", "mentioned", "listInvited", "findEdited",
  ...(me()?.role === "admin" ? ["reported"] : []),
];

const streets = (model) => html`
  <label class="switch">
    <span>${t("settings.streets")}<br><span class="soft">${t("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${areShown()} @change=${(e) => model.setStreets(e.target.checked)}>
  </label>`;

const languages = () => available.map((l) => [l, languageNames[l], l]);

const appearance = (model) => html`
  <section class="card">
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
  await model.prefer({ [name]: input.checked });
  input.checked = model.preferences[name];
}

const toggle = (model, name, hint = nothing) => html`
  <label class="switch">
    <span>${t(`settings.${name}`)}${hint}</span>
    <input type="checkbox" role="switch" .checked=${model.preferences[name]} @change=${(e) => onPreference(e, model, name)}>
  </label>`;

const pushOn = (push) => html`
  <p>${icon("check")} ${t("push.on", { instance: instanceName() })}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${push.test}>${t("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${push.busy ? "true" : "false"} @click=${push.disable}>${t("push.disable")}</button>
  </p>`;

const pushOff = (push) => html`
  <p>${t("push.off", { instance: instanceName() })}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${push.busy ? "true" : "false"} @click=${push.enable}>
      ${icon("bell")} ${t("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${push.slow ? t("push.asking") : nothing}</p>`;

function device(push) {
  if (push.state === "on") return pushOn(push);
  if (push.state === "off") return pushOff(push);
  return html`<p class="note">${t(`push.${push.state}`, { instance: instanceName() })}</p>`;
}

const notifications = (model) => html`
  <section class="card">
    <h2>${t("settings.notify")}</h2>
    ${kindsOf().map((k) => toggle(model, k))}
    ${config().pushKey ? toggle(model, "pushEnabled", html`<br><span class="soft">${t("settings.pushEnabledHint")}</span>`) : nothing}
  </section>
  ${news(model)}
  <section class="card">
    <h2>${t("push.title")}</h2>
    ${device(model.push)}
  </section>`;

const newsKinds = ["friendPublished", "listAdded"];

// wanted says how many kinds of notifications the user gets.
function wanted({ preferences }) {
  const kinds = [...kindsOf(), ...newsKinds];
  return t("settings.onOf", { n: kinds.filter((k) => preferences[k] && preferences[k] !== "off").length, of: kinds.length });
}

const hasSignIn = (model) => config().passwordLogin || model.passkeys.isShown || config().provider.enabled;

const signIn = (model) => html`
  ${config().passwordLogin ? passwordForm(model) : nothing}
  ${model.passkeys.isShown ? passkeys(model.passkeys, () => model.passkeyAsksPassword, model.redraw) : nothing}
  ${config().provider.enabled ? identity(model) : nothing}`;

const all = "/settings";

// parts are the screens of the settings: their path, sign, title, value and view. One that is of this device shows without what
// the server knows.
const parts = [
  {
    name: "appearance", sign: "globe", title: () => t("settings.appearance"), view: appearance, isLocal: true,
    value: () => [languageNames[language()], t(`settings.theme.${theme()}`)].join(" · "),
  },
  {
    name: "notifications", sign: "bell", title: () => t("nav.bell"), view: notifications,
    value: wanted,
  },
  {
    name: "watches", sign: "map", title: () => t("watch.title"), view: watched,
    value: (model) => (model.watches.list.length ? t("watch.count", { n: model.watches.list.length }) : ""),
  },
  {
    name: "places", sign: "pin", title: () => t("privacy.settings"), view: (model) => placeSettings(model.places),
    value: (model) => exactOptions().find(([km]) => km === String(model.places.values.area))?.[1],
  },
  {
    name: "sign-in", sign: "lock", title: () => t("settings.signIn"), view: signIn, isShown: hasSignIn,
    value: (model) => (model.passkeys.isShown ? t("passkeys.count", { n: model.passkeys.list.length }) : ""),
  },
  {
    name: "devices", sign: "shield", title: () => t("settings.devices"), view: sessions,
    value: (model) => t("settings.signedIn", { n: model.sessions.length }),
  },
  { name: "data", sign: "copy", title: () => t("settings.data"), view: yourData, value: () => t("settings.dataParts") },
];

const rows = (model) => html`
  <ul class="card rows">
    ${parts.filter(({ isShown }) => !isShown || isShown(model)).map((p) => (
    linkRow(`${all}/${p.name}`, p.sign, p.title(), p.isLocal || model.isLoaded ? p.value(model) : "")))}
  </ul>
  <ul class="card rows">
    ${mayInvite() ? linkRow("/invites", "people", t("invites.title")) : nothing}
    ${linkRow("/shares", "share", t("shares.mine"))}
    ${linkRow("/help", "comment", t("help.title"))}
    ${linkRow("/about", "feed", t("nav.about"))}
  </ul>`;

// signOut asks first when something has not been sent.
async function signOut(model) {
  const n = unsent(app.get("outbox")).length;
  if (!n || await confirm(t("settings.signOut"), t("outbox.signOut", { n }), t("settings.signOut"))) model.signOut();
}

// A sign-out is at the top, and possible also when the settings do not load.
const signOutButton = (model) => html`
  <button type="button" class="quiet" id="sign-out" @click=${() => signOut(model)}>${t("settings.signOut")}</button>`;

function body(model, part) {
  const { problem: p, load } = model.loading;
  if (!part) return html`${p ? problem(p, load) : nothing}${rows(model)}`;
  if (part.isLocal) return part.view(model);
  if (p) return problem(p, load);
  return model.isLoaded ? part.view(model) : skeleton(5);
}

export default function settingsScreen(page) {
  const part = parts.find(({ name }) => name === page.params.name);
  if (page.params.name && !part) return missingScreen();
  const model = new Settings(page);
  const title = () => (part ? part.title() : t("settings.title")); // in the language that is chosen here
  return {
    get title() { return title(); },
    ready: part?.isLocal ? Promise.resolve() : model.loading.load(),
    view: () => html`
      ${part ? head(title(), nothing, all) : head(title(), signOutButton(model), "/profile")}
      ${model.refusal ? problem(model.refusal) : nothing}
      ${body(model, part)}`,
  };
}
