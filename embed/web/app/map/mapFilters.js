// The filters of the map: a dialog with all of them, and chips for those that are set.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { categories, categoryName, isCategory } from "../categories.js";
import { t, distance, kilometers, number } from "../i18n.js";
import { none } from "./filters.model.js";
import { categorySign } from "../find/categories.js";
import { open } from "../ui/dialog.js";
import { chip, closeIcon, icon } from "../ui/ui.js";

const radii = [1, 5, 20, 50, 200]; // in the units of the user
const mostWords = 200; // characters

const { near: _, ...withoutFilters } = none; // near me is not one of the dialog
const without = (list, x) => list.filter((y) => y !== x);
const toggled = (list, x) => (list.includes(x) ? without(list, x) : [...list, x]);

// radiiAround are those to choose from, in km, with the current one.
const radiiAround = (current) => [...new Set([...radii.map(kilometers), current])].sort((a, b) => a - b);

const radiusChip = (model) => html`
  <label class="chip select">
    <span class="unseen">${t("map.radius")}</span>
    <select id="radius" @change=${(e) => model.change({ radius: Number(e.target.value) })}>
      ${radiiAround(model.filters.radius).map((km) => html`
        <option value=${km} ?selected=${km === model.filters.radius}>${distance(km)}</option>`)}
    </select>
  </label>`;

// removable is a chip of a filter that is set, which removes it.
const removable = (text, remove, sign = nothing) => html`
  <button type="button" class="chip on" aria-label=${t("map.removeFilter", { name: text })} @click=${remove}>
    ${sign} <span>${text}</span> ${icon("close")}
  </button>`;

function setChips(model) {
  const { q, categories: chosen, mine, friends } = model.filters;
  return html`
    ${q ? removable(`“${q}”`, () => model.change({ q: "" }), icon("search")) : nothing}
    ${chosen.map((c) => removable(categoryName(c), () => model.change({ categories: without(chosen, c) }), categorySign(c)))}
    ${mine ? nothing : removable(t("map.withoutMine"), () => model.change({ mine: true }))}
    ${friends ? nothing : removable(t("map.withoutFriends"), () => model.change({ friends: true }))}`;
}

// countOf is how many finds of a category are in view, which the style shows.
const countOf = (model, category) => model.groups.counts?.of(category) ?? nothing;

function offered(model) {
  const chosen = model.filters.categories;
  return categories.filter((c) => !chosen.includes(c)).map((c) => html`
    <button type="button" class="chip" data-count=${countOf(model, c)} @click=${() => model.change({ categories: [...chosen, c] })}>
      ${categorySign(c)} ${categoryName(c)}
    </button>`);
}

// filterChips is the row under the search: what is near, the filters, and categories to choose.
export const filterChips = (model) => html`
  <div class="chips scrolls" role="group" aria-label=${t("map.filters")}
    @pointerenter=${() => model.groups.count()} @focusin=${() => model.groups.count()}>
    ${chip(Boolean(model.filters.near), t("map.near"), () => model.toggleNear(), "here")}
    ${model.filters.near ? radiusChip(model) : nothing}
    <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${() => openFilters(model)}>
      ${icon("filter")} ${t("map.filters")}
      ${model.filters.count ? html`<span class="number">${number(model.filters.count)}</span>` : nothing}
    </button>
    ${setChips(model)}
    ${offered(model)}
  </div>`;

// openFilters shows the filters in a dialog, and sets those that the user has chosen at once.
async function openFilters(model) {
  const { q, categories: chosen, mine, friends } = model.filters;
  const draft = { q, categories: chosen, mine, friends };
  let counting = null;
  const form = (close, again) => {
    counting ??= model.groups.count().then(again);
    return filterForm(model, draft, close, again);
  };
  const result = await open(form, { label: t("map.filters"), kind: "sheet-like" });
  if (result) model.change(result);
}

const whoseChip = (draft, name, set) =>
  chip(draft[name], t(`map.${name}`), () => set({ [name]: !draft[name] }), draft[name] ? "check" : "plus");

function filterForm(model, draft, close, again) {
  const set = (values) => { Object.assign(draft, values); again(); };
  const submit = (event) => {
    event.preventDefault();
    close({ ...draft, q: event.target.q.value.trim() });
  };
  const others = draft.categories.filter((c) => !isCategory(c) && c !== "other");
  return html`
    <div class="row between"><h2>${t("map.filters")}</h2>${closeIcon(close)}</div>
    <form @submit=${submit}>
      <div class="field">
        <label for="words">${t("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${mostWords} .value=${draft.q}>
      </div>
      <fieldset>
        <legend>${t("find.category")}</legend>
        <div class="chips">
          ${[...categories, "other", ...others].map((c) => html`
            <button type="button" class="chip" data-count=${countOf(model, c)}
              aria-pressed=${draft.categories.includes(c) ? "true" : "false"}
              @click=${() => set({ categories: toggled(draft.categories, c) })}>${categorySign(c)} ${categoryName(c)}</button>`)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${t("map.whose")}</legend>
        <div class="chips">
          ${["mine", "friends"].map((name) => whoseChip(draft, name, set))}
        </div>
      </fieldset>
      <div class="row end">
        <button class="quiet" type="button" @click=${() => close(withoutFilters)}>${t("map.clear")}</button>
        <button type="submit">${t("map.apply")}</button>
      </div>
    </form>`;
}
