// The field for a category of the user's own, which proposes others (the combobox pattern of WAI-ARIA).

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { categoryName, isCategory } from "../categories.js";
import { config } from "../config.js";
import { t, number } from "../i18n.js";
import { categorySign } from "../find/categories.js";
import { leftOf } from "../ui/fields.js";

const fieldId = "category";

// choose takes a proposal: one that is offered as a chip, or a text, which the field has then.
function choose(model, { category }) {
  const input = document.getElementById(fieldId);
  input.value = category; // also where the field goes: the form still reads it as it loses the focus
  if (isCategory(category)) {
    model.proposals.close();
    model.chooseCategory(category);
    document.querySelector("#fold-category summary")?.focus();
    return;
  }
  input.dispatchEvent(new Event("input", { bubbles: true }));
  model.proposals.close();
}

function onInput(event, model) {
  model.form.typed(event.target);
  model.proposals.follow(event.target.value);
}

function onKey(event, model) {
  const { items, at } = model.proposals;
  if (!items.length) {
    if (event.key === "ArrowDown") model.proposals.follow(event.target.value);
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) model.proposals.move(step);
  else if (event.key === "Escape") model.proposals.close();
  else if (event.key === "Enter" && at >= 0) choose(model, items[at]);
  else return;
  event.preventDefault();
}

const row = (model, item, i) => html`
  <li id="category-${i}" data-kind="category" role="option" aria-selected=${i === model.proposals.at ? "true" : "false"}
    @click=${() => choose(model, item)}>
    ${categorySign(item.category)}
    <span class="grow" dir="auto">${categoryName(item.category)}</span>
    <span class="soft far">${item.ownCount ? t("categories.byYou", { n: item.ownCount }) : item.count ? number(item.count) : nothing}</span>
  </li>`;

const list = (model) => {
  const { items } = model.proposals;
  return html`
    <div class="proposals" ?hidden=${!items.length} @mousedown=${(e) => e.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${t("categories.used")}>${items.map((item, i) => row(model, item, i))}</ul>
    </div>
    <span class="unseen" role="status">${items.length ? t("categories.count", { n: items.length }) : ""}</span>`;
};

export function categoryField(model) {
  const { form, proposals } = model;
  const error = form.errors[fieldId];
  return html`
    <div class="field">
      <label for=${fieldId}>${t("categories.own")} <span class="soft">${t("form.optional")}</span></label>
      <div class="combo">
        <input id=${fieldId} name=${fieldId} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${config().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${proposals.items.length ? "true" : "false"}
          aria-activedescendant=${proposals.at >= 0 ? `category-${proposals.at}` : nothing}
          aria-describedby=${error ? "category-error" : "category-hint"} aria-invalid=${error ? "true" : nothing}
          .defaultValue=${model.values.category ?? ""} @input=${(e) => onInput(e, model)} @keydown=${(e) => onKey(e, model)}
          @focus=${(e) => proposals.follow(e.target.value)} @blur=${() => proposals.close()}>
        ${list(model)}
      </div>
      ${leftOf(form.left[fieldId])}
      ${error ? html`<p class="error" id="category-error">${error}</p>`
        : html`<p class="hint" id="category-hint">${t("categories.hint")}</p>`}
    </div>`;
}
