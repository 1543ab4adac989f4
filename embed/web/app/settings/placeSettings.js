// What others see of the places of new finds. settings/placeSettings.model.js has the state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { areaOptions, exactOptions } from "../areas.js";
import { audiences } from "../find/audience.js";
import { t, distance } from "../i18n.js";
import { radiusesOffered } from "./placeSettings.model.js";
import { choosePlace } from "../edit/placeChooser.js";
import { pick } from "../ui/pick.js";
import "../map/placeMap.js";

const chooseHome = (model) => choosePlace(model.picker());

// exact offers to show the finds that were in the zone before as areas.
const exact = (model) => html`
  <p class="note">${t("privacy.homeExact", { n: model.exactAtHome })}</p>
  <p class="row"><button type="button" id="hide-home" @click=${() => model.hideHome()}>${t("privacy.homeHide")}</button></p>`;

const home = (model, { latitude, longitude, radius, area }) => html`
  <place-map class="homemap" inert .area=${2 * radius} .at=${{ lat: latitude, lng: longitude }}></place-map>
  ${pick("home-radius", {
    label: t("privacy.homeRadius"), options: radiusesOffered.map((km) => [km, distance(km)]), chosen: radius,
    set: (km) => model.changeHome({ radius: Number(km) }),
  })}
  ${pick("home-area", {
    label: t("privacy.homeArea"), options: areaOptions(), chosen: String(area),
    set: (km) => model.changeHome({ area: Number(km) }),
  })}
  ${model.exactAtHome ? exact(model) : nothing}
  <p class="row">
    <button type="button" class="quiet" @click=${() => chooseHome(model)}>${t("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${() => model.change({ home: undefined })}>${t("privacy.homeRemove")}</button>
  </p>`;

export const placeSettings = (model) => html`
  <section class="card">
    <p class="hint">${t("privacy.settingsText")}</p>
    ${pick("default-audience", {
      label: t("privacy.audience"), hint: t("privacy.audienceHint"), chosen: model.values.audience,
      options: audiences.map((a) => [a, t(`find.audience.${a}`)]), set: (audience) => model.change({ audience }),
    })}
    ${pick("shown-area", {
      label: t("privacy.shownNew"), options: exactOptions(), chosen: String(model.values.area),
      set: (km) => model.change({ area: Number(km) }),
    })}
    <label class="switch">
      <span>${t("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${model.values.exactForFriends}
        @change=${(e) => model.change({ exactForFriends: e.target.checked })}>
    </label>
    <h2>${t("privacy.home")}</h2>
    <p class="hint">${t("privacy.homeText")}</p>
    ${model.values.home ? home(model, model.values.home) : html`
      <p><button type="button" class="quiet" id="home" @click=${() => chooseHome(model)}>${t("privacy.homeAdd")}</button></p>`}
    <p class="hint">${t("privacy.recall")}</p>
  </section>`;
