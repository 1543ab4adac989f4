// When the user hears of what others publish, and the areas that they watch.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { categoryName } from "../categories.js";
import { writeView } from "../geo.js";
import { t, distance } from "../i18n.js";
import { icon } from "../icons.js";
import { changeWatch, ways } from "../map/watchArea.js";
import { confirm } from "../ui/dialog.js";
import { pick } from "../ui/pick.js";
import { empty, focusOn } from "../ui/ui.js";
import { viewOf } from "./watches.model.js";

const newsPick = (model, name) => pick(name, {
  label: t(`settings.${name}`), options: ways("each", "daily", "off"), chosen: model.preferences[name],
  set: (news) => model.prefer({ [name]: news }),
});

// onTime changes a time, and shows what the server has taken.
async function onTime({ target }, model, name) {
  if (target.value) await model.prefer({ [name]: target.value });
  target.value = model.preferences[name];
}

async function onQuiet({ target }, model) {
  await model.prefer(target.checked ? night : none);
  target.checked = Boolean(model.preferences.quietFrom);
}

const time = (model, name) => html`
  <div class="field">
    <label for=${name}>${t(`settings.${name}`)}</label>
    <input type="time" id=${name} required .value=${model.preferences[name]} @change=${(e) => onTime(e, model, name)}>
  </div>`;

const night = { quietFrom: "22:00", quietTo: "07:00" };
const none = { quietFrom: "", quietTo: "" };

const quiet = (model) => html`
  <label class="switch">
    <span>${t("settings.quiet")}<br><span class="soft">${t("settings.quietText")}</span></span>
    <input type="checkbox" role="switch" id="quiet" .checked=${Boolean(model.preferences.quietFrom)}
      @change=${(e) => onQuiet(e, model)}>
  </label>
  ${model.preferences.quietFrom ? html`
    <div class="pair">
      ${time(model, "quietFrom")}
      ${time(model, "quietTo")}
    </div>` : nothing}`;

const zone = ({ timeZone }) => (timeZone
  ? html`<p class="hint">${t("settings.timeZone", { zone: timeZone.replaceAll("_", " ") })}</p>` : nothing);

// news is the card of the settings with when and how often the user hears of what is new.
export const news = (model) => html`
  <section class="card">
    <h2>${t("settings.news")}</h2>
    ${newsPick(model, "friendPublished")}
    ${newsPick(model, "listAdded")}
    <p class="hint">${t("settings.newsText")}</p>
    ${time(model, "dailyAt")}
    ${quiet(model)}
    ${zone(model.preferences)}
  </section>`;

async function remove(watches, watch) {
  if (!await confirm(t("watch.removeTitle", { name: watch.name }), t("watch.removeText"), t("watch.remove"))) return;
  await watches.remove(watch);
  focusOn("watched");
}

const about = (watch) => [
  watch.radius ? t("watch.around", { distance: distance(watch.radius) }) : "",
  ...watch.categories.map(categoryName),
].filter(Boolean).join(", ");

const row = (watches, watch) => html`
  <li class="card stack">
    <h2 dir="auto">${watch.name}</h2>
    ${about(watch) ? html`<p class="soft">${about(watch)}</p>` : nothing}
    ${pick(`watch-${watch.id}`, {
      label: t("bell.title"), options: ways("each", "daily"), chosen: watch.news, set: (way) => watches.change(watch, { news: way }),
    })}
    <p class="row">
      <a class="button quiet" href=${query("/", { at: writeView(viewOf(watch)) })} aria-label=${t("watch.showNamed", watch)}>
        ${icon("map")} ${t("watch.show")}
      </a>
      <button type="button" class="quiet" aria-label=${t("watch.editNamed", watch)} @click=${() => changeWatch(watches, watch)}>
        ${icon("edit")} ${t("action.edit")}
      </button>
      <button type="button" class="quiet" aria-label=${t("watch.removeNamed", watch)} @click=${() => remove(watches, watch)}>
        ${t("watch.remove")}
      </button>
    </p>
  </li>`;

// watched is the list of the areas that the user watches.
export const watched = ({ watches }) => (watches.list.length ? html`
  <p class="hint" id="watched" tabindex="-1">${t("watch.hint")}</p>
  <ul class="stack plain-list">${watches.list.map((watch) => row(watches, watch))}</ul>` : html`
  <div id="watched" tabindex="-1">
    ${empty(t("watch.none"), t("watch.hint"), html`<a class="button" href="/">${t("watch.toMap")}</a>`, "map")}
  </div>`);
