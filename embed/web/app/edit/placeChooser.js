// Choosing the place of a find on a map that moves under a cross. edit/placeChooser.model.js has its state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, distance } from "../i18n.js";
import { createMap } from "../map/leaflet.js";
import { PlaceChooser } from "./placeChooser.model.js";
import { open } from "../ui/dialog.js";
import { icon, problem } from "../ui/ui.js";
import "../map/placeSearch.js";

// choosePlace lets the user choose another place for a picker. Back leaves it as it was.
export async function choosePlace(picker) {
  const stop = new AbortController();
  let model = null;
  const result = open((close, redraw) => {
    model ??= new PlaceChooser({ signal: stop.signal, update: redraw }, picker);
    return view(model, close);
  }, { label: t("spot.title"), kind: "chooser" });
  mountMap(model);
  const isTaken = await result;
  if (isTaken) picker.take(model);
  stop.abort();
  model.close();
}

const mountMap = (model) => model.showMap((options) => createMap(document.getElementById("spot"), { ...options, hasCross: true }));

const top = (model, close) => html`
  <div class="row">
    <button type="button" class="round" aria-label=${t("nav.back")} @click=${() => close()}>${icon("back")}</button>
    <place-search id="spot-search" class="grow" .label=${t("spot.search")} .near=${model.point} .distance=${model.distance}
      @choose=${({ detail }) => model.useFound(detail.value)}></place-search>
  </div>`;

const map = (model) => html`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${t("spot.map")}></div>
    ${model.failed ? problem({ code: "map", text: t("map.failed") }, () => mountMap(model)) : nothing}
  </div>`;

function nearbyChip(model, l) {
  const on = model.chosen?.id === l.id;
  return html`
    <button type="button" class="chip" aria-pressed=${on ? "true" : "false"} @click=${() => model.toggle(l)}>
      ${icon(on ? "check" : "pin")} <bdi>${l.name}</bdi> <span class="soft">${distance(l.distance)}</span>
    </button>`;
}

const proposals = (model) => html`
  <div class="chips scrolls" role="group" aria-label=${t("spot.proposals")}>
    <button type="button" class="chip" @click=${() => model.locate()}>${icon("here")} ${t("spot.here")}</button>
    ${model.photo && model.source !== "photo" ? html`
      <button type="button" class="chip" @click=${() => model.usePhoto()}>${icon("camera")} ${t("spot.photoPlace")}</button>` : nothing}
    ${model.nearby.map((l) => nearbyChip(model, l))}
  </div>`;

const nameField = (model) => html`
  <div class="field">
    <label for="place-name">${t("spot.name")} <span class="soft">${t("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${model.proposal || t("spot.nameHint")} .value=${model.name}
      @input=${(e) => model.setName(e.target.value)}>
  </div>`;

// sourceOf says where the place comes from.
export const sourceOf = (model) => t(`spot.${model.source || "set"}`);

const chosen = (model) => html`
  <p class="at" role="status">
    ${icon("pin")}
    <span class="grow"><span class="strong" dir="auto">${model.label || t(model.point ? "spot.unnamed" : "spot.none")}</span>
      ${model.point ? html`<span class="soft">${sourceOf(model)}</span>` : nothing}</span>
  </p>`;

const view = (model, close) => html`
  <h2 class="unseen" tabindex="-1" autofocus>${t("spot.title")}</h2>
  ${top(model, close)}
  ${map(model)}
  <div class="panel">
    ${chosen(model)}
    ${proposals(model)}
    ${model.chosen ? nothing : nameField(model)}
    ${model.problem ? html`<p class="error" role="alert">${model.problem}</p>` : nothing}
    <button type="button" class="main" id="use-place" @click=${() => model.check() && close(true)}>${t("spot.use")}</button>
  </div>`;
