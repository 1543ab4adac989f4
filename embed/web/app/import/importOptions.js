// What the finds of an import become. import/importOptions.model.js has the state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { categories, categoryName } from "../categories.js";
import { t } from "../i18n.js";
import { areaText } from "../edit/folds.js";
import { icon } from "../ui/ui.js";

const toggle = (id, on, title, hint, set) => html`
  <label class="switch">
    <span>${title}<br><span class="soft">${hint}</span></span>
    <input type="checkbox" role="switch" id=${id} .checked=${on} @change=${(e) => set(e.target.checked)}>
  </label>`;

const choice = (id, label, hint, values, textOf, chosen, set) => html`
  <div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} aria-describedby=${hint ? `${id}-hint` : nothing} @change=${(e) => set(e.target.value)}>
      ${values.map((x) => html`<option value=${x} ?selected=${x === chosen}>${textOf(x)}</option>`)}
    </select>
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : nothing}
  </div>`;

const audience = (model, o) => html`
  ${model.current.format === "finds"
    ? toggle("import-keep", o.keep, t("import.keep"), t("import.keepHint"), (keep) => o.set({ keep })) : nothing}
  ${o.keep ? nothing : toggle("import-public", o.isPublic, t("import.public"), t("import.publicHint"), (isPublic) => o.set({ isPublic }))}`;

const category = (o) => choice("import-category", t("import.category"), "", ["", ...categories],
  (x) => (x ? categoryName(x) : t("edit.none")), o.category, (x) => o.set({ category: x }));

const area = (o) => choice("import-area", t("place.shown"), t("import.areaHint"), ["", "0", "1", "5", "20"],
  (km) => (km === "" ? t("place.asSet") : areaText(km)), o.area, (x) => o.set({ area: x }));

const friends = (o) => choice("import-friends", t("place.exactFor"), "", ["true", "false"],
  (x) => t(x === "true" ? "place.forFriends" : "place.forMe"), o.forFriends, (x) => o.set({ forFriends: x }));

export const importOptions = (model, o = model.options) => html`
  ${audience(model, o)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${icon("filter")} <span class="grow">${t("import.more")}</span> ${icon("next")}</summary>
      <div class="stack">${category(o)}${area(o)}${Number(o.area) ? friends(o) : nothing}</div>
    </details>
  </div>`;
