// What administrators set of the instance: its name and rules, who may join, and who may invite.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, bytes } from "../i18n.js";
import { builtIn, Instance, inviters, modes, proposals } from "./instance.model.js";
import { showAccent } from "./look.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { pictureField } from "../ui/pictureField.js";
import { pick } from "../ui/pick.js";
import { head, icon, problem, skeleton } from "../ui/ui.js";
import "../map/placeMap.js";

// fixed shows what a flag or an environment variable sets.
const fixed = (label, value) => html`
  <div class="field">
    <p><span class="strong">${label}</span><br>${value}</p>
    <p class="hint">${t("admin.fixed")}</p>
  </div>`;

// setting is a choice among options, or what a flag has chosen.
function setting(model, name, options, label, text) {
  const chosen = model.values[name];
  return model.isFixed(name) ? fixed(label, text(chosen)) : pick(name, { label, options: options.map((o) => [o, text(o)]), chosen });
}

// show has the page use an accent colour.
const show = (colour) => showAccent(colour === builtIn ? "" : colour);

function choose(model, colour) {
  model.chooseAccent(colour);
  if (model.isAccentDark) show(colour);
}

function darken(model) {
  choose(model, model.darkerAccent);
  document.getElementById("accent").focus();
}

const swatch = (model, name, colour) => html`
  <button type="button" class="swatch" aria-label=${t(`admin.colours.${name}`)} title=${t(`admin.colours.${name}`)}
    aria-pressed=${colour === model.accent ? "true" : "false"} @click=${() => choose(model, colour)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${colour}/></svg>
    ${colour === model.accent ? icon("check") : nothing}
  </button>`;

// accent is the field with the accent colour, and a few to choose from.
const accent = (model) => html`
  <div class="field">
    <label for="accent">${t("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${model.accent} aria-describedby="accent-note"
      aria-invalid=${model.form.errors.accent ? "true" : nothing}
      @input=${(e) => model.chooseAccent(e.target.value)} @change=${(e) => choose(model, e.target.value)}>
    <div class="swatches">${Object.entries(proposals).map(([name, colour]) => swatch(model, name, colour))}</div>
    <p id="accent-note" class=${model.form.errors.accent ? "error" : "hint"} aria-live="polite">
      ${model.form.errors.accent ?? t("admin.accentHint")}
    </p>
    ${model.isAccentDark ? nothing : html`
      <p><button type="button" class="quiet" @click=${() => darken(model)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${model.darkerAccent}/></svg>
        ${t("admin.darker")}
      </button></p>`}
  </div>`;

const limit = (model) => field(model.form, "mediaLimit", {
  label: t("admin.limitOfAll"), hint: t("admin.limitOfAllHint"), kind: "number", mode: "numeric", value: model.limit,
});

const limitText = ({ mediaLimit }) => (mediaLimit ? bytes(mediaLimit) : t("admin.limits.none"));

const form = (model) => html`
  <form class="card" novalidate @submit=${model.form.submit}>
    ${refusal(model.form)}
    <p class="hint">${t("admin.public")}</p>
    ${pictureField(model.picture, { label: t("admin.picture"), hint: t("admin.pictureHint") })}
    ${field(model.form, "name", { label: t("admin.name"), value: model.values.name, most: 50 })}
    ${field(model.form, "description", { label: t("admin.description"), value: model.values.description, kind: "area", most: 500 })}
    ${field(model.form, "rules", { label: t("admin.rules"), value: model.values.rules, kind: "area", most: 5000 })}
    ${field(model.form, "contact", { label: t("admin.contact"), hint: t("admin.contactHint"), value: model.values.contact, most: 200 })}
    ${accent(model)}
    ${setting(model, "registration", modes, t("admin.registration"), (m) => t(`admin.modes.${m}`))}
    ${setting(model, "invites", inviters, t("admin.whoInvites"), (who) => t(`admin.inviters.${who}`))}
    ${model.isFixed("mediaLimit") ? fixed(t("admin.limitOfAll"), limitText(model.values)) : limit(model)}
    <div class="row end">${mainButton(model.form, t("action.save"))}</div>
  </form>`;

function body(model) {
  if (model.loading.problem) return problem(model.loading.problem, model.loading.load);
  return model.values ? html`${form(model)}${map(model)}` : skeleton(4);
}

const map = (model) => html`
  <section class="card">
    <h2>${t("admin.startView")}</h2>
    <p class="hint">${t("admin.startViewText")}</p>
    ${model.startView ? html`<place-map class="homemap" inert .at=${model.startView}></place-map>` : nothing}
    <p class="row">
      ${model.myView ? html`
        <button type="button" class="quiet" id="start-view" @click=${() => model.begin(model.myView)}>${t("admin.startViewTake")}</button>`
        : nothing}
      ${model.startView ? html`
        <button type="button" class="quiet" @click=${() => model.begin("")}>${t("admin.startViewRemove")}</button>` : nothing}
    </p>
  </section>`;

export default function instanceScreen(page) {
  const model = new Instance(page);
  return {
    title: t("admin.instance"),
    ready: model.loading.load(),
    view: () => html`${head(t("admin.instance"), nothing, "/admin")}${body(model)}`,
    close() {
      if (model.accent !== model.savedAccent) show(model.savedAccent);
    },
  };
}
