// What a map without streets offers: streets of this server, which administrators add and others can ask for, and those
// of OpenStreetMap.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { post, query } from "../api.js";
import { writeView } from "../geo.js";
import { explain, t } from "../i18n.js";
import { icon } from "../icons.js";
import { me } from "../session.js";
import { say } from "../store.js";
import { areAllowed, canBeAdded } from "./streets.model.js";

// wish asks the administrators for the streets of what a view shows.
async function wish({ lat, lng }) {
  try {
    const { title } = await post("/api/map/wishes", { latitude: lat, longitude: lng });
    say(t("offer.wished", { title }));
  } catch (p) {
    say(explain(p));
  }
}

function own(view, close) {
  if (me().role === "admin") {
    const path = query("/admin/map", { at: writeView({ lat: view.lat, lng: view.lng }) });
    return html`<p><a class="button quiet" href=${path}>${t("offer.add")}</a></p>`;
  }
  return html`
    <p><button type="button" class="quiet" @click=${() => { close(); wish(view); }}>${t("offer.wish")}</button></p>
    <p class="hint">${t("offer.wishText")}</p>`;
}

const others = (choose) => html`
  <p><button type="button" class="quiet" @click=${() => choose(true)}>${t("offer.show")}</button></p>
  <p class="hint">${t("offer.learns")}</p>`;

// streetsOffer draws the offer for a view. choose is called with whether to show those of OpenStreetMap, close when nothing
// has been chosen, and key with the keys that are pressed.
const streetsOffer = (view, { choose, close, key }) => html`
  <section class="offer" tabindex="-1" aria-label=${t("offer.none")} @keydown=${key}>
    <p class="row between">
      <span class="strong">${t("offer.none")}</span>
      <button type="button" class="round" aria-label=${t(areAllowed() ? "offer.decline" : "action.close")} @click=${() => choose(false)}>
        ${icon("close")}
      </button>
    </p>
    ${canBeAdded() ? own(view, close) : nothing}
    ${areAllowed() ? others(choose) : nothing}
  </section>`;

// offerOfStreets returns what draws the offer.
export const offerOfStreets = () => streetsOffer;
