// The place of a find in its form: one row, which opens the choice.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { choosePlace, sourceOf } from "./placeChooser.js";
import { icon } from "../ui/ui.js";
import "../map/placeMap.js";

const rowOf = (title, text) => html`
  <span class="row">
    ${icon("pin")} <span class="grow"><span class="strong" dir="auto">${title}</span><br><span class="soft">${text}</span></span>
    ${icon("next")}
  </span>`;

// place shows the place of a picker, what is wrong with it or "", and a hint or "".
export const place = (model, error, hint) => html`
  <fieldset>
    <legend>${t("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${error ? "place-error" : nothing} @click=${() => choosePlace(model)}>
      ${model.point ? html`<place-map inert .at=${model.point}></place-map>` : nothing}
      ${model.point ? rowOf(model.label || t("spot.unnamed"), [sourceOf(model), t("spot.change")].filter(Boolean).join(" · "))
        : rowOf(t("spot.title"), t("spot.chooseHint"))}
    </button>
    ${hint ? html`<p class="hint">${hint}</p>` : nothing}
    ${error ? html`<p class="error" id="place-error" role="alert">${error}</p>` : nothing}
  </fieldset>`;
