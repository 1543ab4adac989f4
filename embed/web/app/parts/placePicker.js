// Choosing the place of a find. models/placePicker.js has its state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { pointOf } from "../geo.js";
import { t, distance } from "../i18n.js";
import { createMap } from "../map.js";
import { icon, problem } from "./ui.js";
import "./placeSearch.js";

// mountMap makes the map once the part is drawn.
export async function mountMap(model) {
  const element = document.getElementById("spot");
  if (element) await model.showMap((options) => createMap(element, options));
}

const search = (model) => html`
  <place-search id="spot-search" .label=${t("spot.search")} .near=${model.point}
    @place=${(e) => model.setPoint(pointOf(e.detail), "found", e.detail.name)}></place-search>
  <div class="chips">
    <button type="button" class="chip" @click=${() => model.locate()}>${icon("here")} ${t("spot.here")}</button>
    <span class="soft" role="status">${model.point ? t(`spot.${model.source || "set"}`) : t("spot.none")}</span>
  </div>`;

const map = (model) => html`
  <div class="mapbox small">
    <div id="spot" role="application" aria-label=${t("spot.map")}></div>
    ${model.failed ? problem({ code: "map", text: t("map.failed") }, () => mountMap(model)) : nothing}
  </div>`;

function nearbyChip(model, l) {
  const on = model.chosen?.id === l.id;
  return html`
    <button type="button" class="chip" aria-pressed=${on ? "true" : "false"} @click=${() => model.toggle(l)}>
      ${icon(on ? "check" : "pin")} ${l.name} <span class="soft">${distance(l.distance)}</span>
    </button>`;
}

const nearby = (model) => (model.nearby.length ? html`
  <p class="hint" id="nearby">${t("spot.nearby")}</p>
  <div class="chips" role="group" aria-labelledby="nearby">${model.nearby.map((l) => nearbyChip(model, l))}</div>` : nothing);

const nameField = (model, error) => html`
  <div class="field">
    <label for="place-name">${t("spot.name")}</label>
    <input id="place-name" autocomplete="off" .value=${model.name} aria-invalid=${error ? "true" : nothing}
      aria-describedby=${error ? "place-error" : "place-hint"} @input=${(e) => model.setName(e.target.value)}>
    ${error ? html`<p class="error" id="place-error" role="alert">${error}</p>`
      : html`<p class="hint" id="place-hint">${t("spot.nameHint")}</p>`}
  </div>`;

const chosen = (model) => html`<p class="chosen">${icon("pin")} <span class="strong">${model.chosen.name}</span></p>`;

// placePicker shows the picker, with what is wrong with the place or "".
export const placePicker = (model, error) => html`
  ${search(model)}
  ${map(model)}
  ${nearby(model)}
  ${model.chosen ? chosen(model) : nameField(model, error)}`;
