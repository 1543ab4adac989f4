// The filters of the map: a dialog with all of them, and chips for those that are set.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { categories, categoryName, isCategory } from "../categories.js";
import { t, distance, kilometers, number } from "../i18n.js";
import { later } from "../later.js";
import { none } from "./filters.model.js";
import { Offer } from "./offer.model.js";
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

// holding keeps an offer as it is while its chips are used. It has the handler of four events.
const holding = (offer) => ({ type, pointerType, target, relatedTarget }) => {
  const by = type.startsWith("focus") ? "focus" : pointerType === "touch" ? "touch" : "mouse";
  if (type === "pointerenter" || type === "focusin" && target.dataset.category) offer.hold(by);
  else if (by === "focus" ? !relatedTarget?.dataset.category : by === "mouse") offer.release(by); // a finger leaves before its click
};

// categoryChip is a chip of {category, count}, which is on or off, or neither. The style shows the count.
const categoryChip = ({ category, count }, set, isOn = null) => html`
  <button type="button" class="chip" data-category=${category} data-count=${count ?? nothing}
    aria-pressed=${isOn === null ? nothing : String(isOn)} @click=${set}>${categorySign(category)} ${categoryName(category)}</button>`;

// offered are the chips of the categories that are wanted: those with finds in view, and behind More the others.
function offered(groups, offer, isWanted, one) {
  const { shown, rest } = offer.by(groups.counts, groups.awaitsCounts);
  const others = rest.filter(isWanted);
  return html`
    ${shown.filter((c) => isWanted(c.category)).map(one)}
    ${others.length ? html`
      <button type="button" class="chip" data-category="more" aria-expanded=${String(offer.isOpen)} @click=${() => offer.toggle()}>
        ${t("map.moreCategories")} ${icon("next")}
      </button>` : nothing}
    ${offer.isOpen ? others.map((category) => one({ category })) : nothing}`;
}

// filterChips is the row under the search: the list that is shown alone, what is near, the filters, and categories to choose.
export function filterChips(model) {
  const { offer, groups, filters: { near, count, categories: chosen, list } } = model;
  const hold = holding(offer);
  const choice = (c) => categoryChip(c, () => model.change({ categories: [...chosen, c.category] }));
  const use = (event) => {
    hold(event);
    groups.count();
  };
  return html`
    <div class="chips scrolls" role="group" aria-label=${t("map.filters")}
      @pointerenter=${use} @focusin=${use} @pointerleave=${hold} @focusout=${hold}>
      ${list ? removable(model.listName || "…", () => model.change({ list: "" }), icon("map")) : nothing}
      ${chip(Boolean(near), t("map.near"), () => model.toggleNear(), "here")}
      ${near ? radiusChip(model) : nothing}
      <button type="button" class="chip" id="filters" aria-haspopup="dialog" @click=${() => openFilters(model)}>
        ${icon("filter")} ${t("map.filters")}
        ${count ? html`<span class="number">${number(count)}</span>` : nothing}
      </button>
      ${setChips(model)}
      ${offered(groups, offer, (c) => !chosen.includes(c), choice)}
    </div>`;
}

// openFilters shows the filters in a dialog, and sets those that the user has chosen at once.
async function openFilters(model) {
  const { q, categories: chosen, mine, friends } = model.filters;
  const draft = { q, categories: chosen, mine, friends };
  const own = chosen.filter((c) => !isCategory(c) && c !== "other");
  let offer = null;
  const watch = (close) => {
    close();
    later("watchArea", model.box, draft.categories);
  };
  const form = (close, again) => {
    if (!offer) model.groups.count().then(again);
    offer ??= new Offer([...categories(), "other", ...own], again, chosen);
    return filterForm(model.groups, offer, draft, watch, close, again);
  };
  const result = await open(form, { label: t("map.filters"), kind: "sheet-like" });
  if (result) model.change(result);
}

const whoseChip = (draft, name, set) =>
  chip(draft[name], t(`map.${name}`), () => set({ [name]: !draft[name] }), draft[name] ? "check" : "plus");

function filterForm(groups, offer, draft, watch, close, again) {
  const hold = holding(offer);
  const set = (values) => { Object.assign(draft, values); again(); };
  const toggle = ({ category }) => set({ categories: toggled(draft.categories, category) });
  const choice = (c) => categoryChip(c, () => toggle(c), draft.categories.includes(c.category));
  const submit = (event) => {
    event.preventDefault();
    close({ ...draft, q: event.target.q.value.trim() });
  };
  return html`
    <div class="row between"><h2>${t("map.filters")}</h2>${closeIcon(close)}</div>
    <form @submit=${submit}>
      <div class="field">
        <label for="words">${t("map.text")}</label>
        <input id="words" name="q" type="search" autocomplete="off" maxlength=${mostWords} .value=${draft.q}>
      </div>
      <fieldset>
        <legend>${t("find.category")}</legend>
        <div class="chips" @pointerenter=${hold} @focusin=${hold} @pointerleave=${hold} @focusout=${hold}>
          ${offered(groups, offer, () => true, choice)}
        </div>
      </fieldset>
      <fieldset>
        <legend>${t("map.whose")}</legend>
        <div class="chips">
          ${["mine", "friends"].map((name) => whoseChip(draft, name, set))}
        </div>
      </fieldset>
      <button class="link" type="button" id="watch" @click=${() => watch(close)}>${icon("bell")} ${t("map.watch")}</button>
      <div class="row end">
        <button class="quiet" type="button" @click=${() => close(withoutFilters)}>${t("map.clear")}</button>
        <button type="submit">${t("map.apply")}</button>
      </div>
    </form>`;
}
