// The map of finds, and beside it the same finds as a list.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { id } from "../address.js";
import { config } from "../config.js";
import { pointOf, writeView } from "../geo.js";
import { t, distance } from "../i18n.js";
import { createMap, prefetchMap } from "../map.js";
import { none } from "../models/filters.js";
import { mostNear } from "../models/groups.js";
import { MapModel } from "../models/map.js";
import { openedPlace, placeWithFinds } from "../parts/finds.js";
import { chip, empty, focusOn, icon, more, problem, skeleton } from "../parts/ui.js";
import "../parts/placeSearch.js";

const radii = [1, 5, 20, 50, 200]; // km
const placesZoom = 4; // above which the search prefers places in view
const addZoom = 6; // above which a new find begins where the map is

// canvas is where the model shows the map.
const canvas = {
  size: () => {
    const { clientWidth: width, clientHeight: height } = document.getElementById("map");
    return { width, height };
  },
  create: (options) => createMap(document.getElementById("map"), options),
  prefetch: () => prefetchMap(),
  painted: () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); }),
  opened: async () => {
    await focusOn("place-title");
    document.getElementById("list")?.scrollIntoView({ block: "nearest" });
  },
};

const radiusChip = (model) => html`
  <label class="chip select">
    <span class="unseen">${t("map.radius")}</span>
    <select @change=${(e) => model.change({ radius: Number(e.target.value) })}>
      ${radii.map((r) => html`<option value=${r} ?selected=${r === model.filters.radius}>${distance(r)}</option>`)}
    </select>
  </label>`;

const filtersButton = (model) => html`
  <button type="button" class="chip" aria-expanded=${model.showsFilters ? "true" : "false"} aria-controls="filters"
    @click=${model.toggleFilters}>
    ${icon("filter")} ${t("map.filters")}
  </button>`;

const tools = (model) => html`
  <place-search id="places" .label=${t("places.label")} .near=${model.view.zoom > placesZoom ? model.view : null}
    @place=${(e) => model.goTo(pointOf(e.detail))}></place-search>
  <div class="chips">
    ${chip(Boolean(model.filters.near), t("map.near"), () => model.toggleNear(), "here")}
    ${model.filters.near ? radiusChip(model) : nothing}
    ${filtersButton(model)}
  </div>`;

const whoseChip = (model, name) => {
  const on = model.filters[name];
  return chip(on, t(`map.${name}`), () => model.change({ [name]: !on }), on ? "check" : "plus");
};

function onSearch(event, model) {
  event.preventDefault();
  const { q, category } = event.target;
  model.change({ q: q.value.trim(), category: category.value.trim() });
}

const searchField = (name, label, most, value) => html`
  <label class="grow">
    <span>${label}</span>
    <input name=${name} type="search" autocomplete="off" maxlength=${most} .value=${value}>
  </label>`;

const filters = (model) => html`
  <div class="filters" id="filters" ?hidden=${!model.showsFilters}>
    <div class="chips" role="group" aria-label=${t("map.whose")}>
      ${whoseChip(model, "mine")}
      ${whoseChip(model, "friends")}
    </div>
    <form class="row" role="search" @submit=${(e) => onSearch(e, model)}>
      ${searchField("q", t("map.text"), 200, model.filters.q)}
      ${searchField("category", t("find.category"), 50, model.filters.category)}
      <button type="submit" class="quiet">${t("map.apply")}</button>
    </form>
  </div>`;

const mapBox = (model) => html`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${t("map.label")}></div>
    ${model.failed ? problem({ code: "map", text: t("map.failed") }, () => model.makeMap()) : nothing}
    ${config().tiles?.attribution ? html`<a class="attribution" href="/about">${config().tiles.attribution}</a>` : nothing}
  </div>`;

const clearButton = (model) => html`
  <button class="quiet" type="button" @click=${() => model.change(none)}>${t("map.clear")}</button>`;

const newLink = (model) => html`
  <a class="button" href=${query("/new", { at: model.map && model.view.zoom > addZoom ? writeView(model.view) : "" })}>
    ${icon("plus")} ${t("nav.plus")}
  </a>`;

const noFinds = (model) => (model.filters.isSet
  ? empty(t("map.noneFiltered"), t("map.noneFilteredText"), clearButton(model))
  : empty(t("map.none"), t("map.noneText"), newLink(model)));

// hint says that the map does not show everything.
function hint({ isCut, isPartial }) {
  if (isCut) return html`<p class="hint">${t("map.nearest", { n: mostNear })}</p>`;
  return isPartial ? html`<p class="hint">${t("map.partial")}</p>` : nothing;
}

function list(model) {
  const { list: l, groups, place } = model;
  if (place) return openedPlace(place, model.closePlace);
  if (l.problem) return problem(l.problem, model.refresh);
  if (!l.items) return skeleton(4);
  if (!l.items.length && !l.next && !groups.isPartial) return noFinds(model);
  return html`
    <h2>${model.filters.near ? t("map.aroundYou") : t("map.inView")}</h2>
    ${hint(groups)}
    ${l.items.map((x) => placeWithFinds(x, (y) => model.enter(y)))}
    ${more(l)}`;
}

const view = (model) => html`
  <div class="atlas">
    <h1 class="unseen" tabindex="-1">${t("map.title")}</h1>
    <div class="tools">${tools(model)}${filters(model)}</div>
    ${mapBox(model)}
    <section id="list" class="list" aria-label=${t("map.list")} tabindex="-1">${list(model)}</section>
  </div>`;

// start shows the map, and the location that the address names.
async function start(model, page) {
  await Promise.resolve(); // until it is drawn
  await model.start(canvas);
  const place = page.query.get("place");
  if (new RegExp(`^${id}$`).test(place)) await model.open(place);
  performance.mark("finds:map");
}

export default function mapScreen(page) {
  const model = new MapModel(page);
  return {
    title: "Finds",
    wide: true,
    ready: start(model, page),
    view: () => view(model),
    close: () => model.close(),
  };
}
