// What others see of the places of new finds. settings/placeSettings.model.js has the state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, distance } from "../i18n.js";
import { radiusesOffered } from "./placeSettings.model.js";
import { areaText } from "../edit/folds.js";
import { choosePlace } from "../edit/placeChooser.js";
import { heading } from "../ui/ui.js";
import "../map/placeMap.js";

const choice = (id, label, list, textOf, chosen, set) => html`
  <div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} @change=${(e) => set(Number(e.target.value))}>
      ${list.map((x) => html`<option value=${x} ?selected=${x === chosen}>${textOf(x)}</option>`)}
    </select>
  </div>`;

const pick = (model) => choosePlace(model.picker());

// exact offers to show the finds that were in the zone before as areas.
const exact = (model) => html`
  <p class="note">${t("place.homeExact", { n: model.exactAtHome })}</p>
  <p class="row"><button type="button" id="hide-home" @click=${() => model.hideHome()}>${t("place.homeHide")}</button></p>`;

const home = (model, { latitude, longitude, radius, area }) => html`
  <place-map class="homemap" inert .area=${2 * radius} .at=${{ lat: latitude, lng: longitude }}></place-map>
  ${choice("home-radius", t("place.homeRadius"), radiusesOffered, distance, radius, (x) => model.changeHome({ radius: x }))}
  ${choice("home-area", t("place.homeArea"), [1, 5, 20], areaText, area, (x) => model.changeHome({ area: x }))}
  ${model.exactAtHome ? exact(model) : nothing}
  <p class="row">
    <button type="button" class="quiet" @click=${() => pick(model)}>${t("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${() => model.change({ home: undefined })}>${t("place.homeRemove")}</button>
  </p>`;

export const placeSettings = (model) => html`
  <section class="card">
    ${heading("places", t("place.settings"))}
    <p class="hint">${t("place.settingsText")}</p>
    ${choice("shown-area", t("place.shownNew"), [0, 1, 5, 20], areaText, model.values.area, (x) => model.change({ area: x }))}
    <label class="switch">
      <span>${t("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${model.values.exactForFriends}
        @change=${(e) => model.change({ exactForFriends: e.target.checked })}>
    </label>
    <h3>${t("place.home")}</h3>
    <p class="hint">${t("place.homeText")}</p>
    ${model.values.home ? home(model, model.values.home) : html`
      <p><button type="button" class="quiet" id="home" @click=${() => pick(model)}>${t("place.homeAdd")}</button></p>`}
    <p class="hint">${t("place.recall")}</p>
  </section>`;
