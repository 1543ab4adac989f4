// The card with the finds of this day in earlier years.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { row } from "../find/finds.js";
import { focusOn } from "../ui/ui.js";
import { yearsSince } from "./onThisDay.model.js";

const lineOf = (model, f) => [t("feed.yearsAgo", { n: yearsSince(f.createdAt) }), model.nameOf(f)].filter(Boolean).join(" · ");

// The button goes, so the focus moves to the title.
async function more(model) {
  model.more();
  await focusOn("this-day");
}

const allButton = (model) => html`
  <button type="button" class="link" @click=${() => more(model)}>${t("feed.allOnThisDay", { n: model.count })}</button>`;

export const onThisDayCard = (model) => (model.shown.length ? html`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${t("feed.onThisDay")}</h2>
      ${model.hasMore ? allButton(model) : nothing}
    </div>
    <ul class="rows">${model.shown.map((f) => row(f, lineOf(model, f)))}</ul>
  </section>` : nothing);
