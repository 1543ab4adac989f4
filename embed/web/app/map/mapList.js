// The list of the map: the locations in view, or what is open over them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { writeView } from "../geo.js";
import { t, atLeast, away } from "../i18n.js";
import { placeName } from "../names.js";
import { none, orders } from "./filters.model.js";
import { openedPlace, placeWithFinds } from "../find/finds.js";
import { grip } from "./sheet.js";
import { closeIcon, empty, icon, more, problem, skeleton } from "../ui/ui.js";

const addZoom = 6; // above which a new find begins where the map is

const clearButton = (model) => html`
  <button class="quiet" type="button" @click=${() => model.change(none)}>${t("map.clear")}</button>`;

const newLink = (model) => html`
  <a class="button" href=${query("/new", { at: model.map && model.view.zoom > addZoom ? writeView(model.view) : "" })}>
    ${icon("plus")} ${t("nav.plus")}
  </a>`;

// showNearest leads to the location nearest to the user, when none is in the circle.
const showNearest = (model) => empty(t("map.noneNear"), t("map.nearestIs", { distance: away(model.places.nearest.distance) }), html`
  <button type="button" @click=${() => model.enter(model.places.nearest)}>${t("map.showNearest")}</button>`);

function noFinds(model) {
  if (model.places.nearest) return showNearest(model);
  return model.filters.count || model.filters.near || model.filters.list
    ? empty(t("map.noneFiltered"), t("map.noneFilteredText"), clearButton(model))
    : empty(t("map.none"), t("map.noneText"), newLink(model));
}

// title says what the list is of.
function title(model) {
  if (model.filters.near) return t("map.aroundYou");
  const n = model.groups.items.reduce((sum, g) => sum + g.count, model.exact.items.length);
  return n ? atLeast(model.groups.isPartial, t("map.findsInView", { n })) : t("map.inView");
}

const orderSelect = (model) => html`
  <label class="order">
    <span class="unseen">${t("map.order")}</span>
    <select id="order" @change=${(e) => model.change({ order: e.target.value })}>
      ${orders.map((o) => html`<option value=${o} ?selected=${o === model.filters.sorted}>${t(`map.order.${o}`)}</option>`)}
    </select>
  </label>`;

function locations(model) {
  const { list: l, groups, places } = model;
  if (l.problem) return problem(l.problem, model.refresh);
  if (!l.items) return skeleton(4);
  if (!l.items.length && !l.next && !groups.isPartial && !model.exact.items.length) return noFinds(model);
  return html`
    ${places.shown.map((x) => placeWithFinds(x, (y) => model.enter(y), model.filters.near ? x.distance : undefined))}
    ${more({ next: places.hasMore, busy: l.busy, more: places.more })}
    ${groups.isPartial ? html`<p class="hint">${t("map.partial")}</p>` : nothing}`;
}

const openedTitle = (text, model) => html`
  <h2 id="place-title" dir="auto" tabindex="-1">${text}</h2>
  ${closeIcon(model.close)}`;

const groupTitle = (group) => t("map.findsHere", { n: group.reduce((sum, l) => sum + l.findCount, 0) });

// mapList is the sheet with the list, whose links open a find beside it where open does that.
export function mapList(model, sheet, open) {
  const { place, group } = model.panel;
  const head = place ? openedTitle(placeName(place), model) : group ? openedTitle(groupTitle(group), model)
    : html`<h2 class="grow">${title(model)}</h2>`;
  const all = () => [model.note?.() ?? nothing, locations(model)];
  const body = place ? openedPlace(model.panel) : group ? group.map((x) => placeWithFinds(x, (y) => model.enter(y))) : all();
  const touch = (e) => sheet.touch(e);
  return html`
    <section id="list" class="list sheet" data-stop=${sheet.stop} aria-label=${t("map.list")} tabindex="-1">
      ${grip(sheet, head, model.panel.isOpen ? nothing : orderSelect(model))}
      <div class="scroller" id="list-scroll" data-scroll @click=${open}
        @touchstart=${touch} @touchmove=${touch} @touchend=${touch} @touchcancel=${touch}>${body}</div>
    </section>`;
}
