// The map of finds, and beside it the same finds as a list. On a phone the map fills the screen
// and the list is a sheet over it; on a wide screen a find opens beside both.

import { html, nothing, render } from "../../lib/lit-html/lit-html.js";
import { id } from "../address.js";
import { pointOf } from "../geo.js";
import { t } from "../i18n.js";
import { me } from "../session.js";
import { addLink } from "./addLink.js";
import { prefetchMap } from "./libraries.js";
import { createMap } from "./leaflet.js";
import { nearFirst, searchEverything } from "./searching.model.js";
import { MapModel } from "./map.model.js";
import { Origin } from "./origin.model.js";
import { Beside } from "./beside.js";
import { quietly } from "../later.js";
import { firstSteps, inviter } from "../storage.js";
import { filterChips } from "./mapFilters.js";
import { mapList } from "./mapList.js";
import { Sheet } from "./sheet.js";
import { focusOn, icon, problem } from "../ui/ui.js";
import { after, painted } from "../tasks.js";
import "./placeSearch.js";

const patience = 8000; // ms before what is not urgent is loaded
const placesZoom = 4; // above which the search prefers what is in view
const wide = matchMedia("(min-width: 1180px)"); // where a find opens beside the map

// locateButton is the button of the map that shows where the user is.
function locateButton(model) {
  const box = document.createElement("div");
  render(html`<button type="button" class="locate" aria-label=${t("map.locate")} title=${t("map.locate")}
    @click=${model.locate}>${icon("here")}</button>`, box);
  return box;
}

// canvasOf is where the model shows the map.
const canvasOf = (page, sheet, model) => ({
  held: (point) => addLink(page, point),
  size: () => {
    const { clientWidth: width, clientHeight: height } = document.getElementById("map");
    return { width, height };
  },
  create: (options) => createMap(document.getElementById("map"), { ...options, control: locateButton(model) }),
  prefetch: () => prefetchMap(),
  painted,
  opened: async () => {
    sheet.atLeastHalf();
    await focusOn("place-title");
    document.getElementById("list-scroll")?.scrollTo(0, 0);
  },
});

// choose does what a row of the search stands for.
function choose(model, page, { kind, value }) {
  if (kind === "place") return model.goTo(pointOf(value));
  if (kind === "category") return model.change({ categories: [value] });
  if (kind === "words") return model.change({ q: value });
  if (kind === "person") return page.go(`/people/${value}`);
  return showFind(model, page, value);
}

// showFind shows a find beside the map where there is room, else instead of it.
const showFind = (model, page, id) => (wide.matches ? model.openFind(id) : page.go(`/finds/${id}`));

// seen is the middle of the map, unless the map shows half the world.
const seen = (model) => (model.view.zoom > placesZoom ? model.view : null);

const tools = (model, page, origin) => html`
  <div class="tools">
    <place-search id="places" .label=${t("search.label")} .near=${seen(model)} .also=${searchEverything(model)}
      .order=${nearFirst(origin.distance)} .words=${true} .distance=${origin.away}
      @focusin=${origin.look} @choose=${(e) => choose(model, page, e.detail)}></place-search>
    ${filterChips(model)}
  </div>`;

const mapBox = (model) => html`
  <div class="mapbox">
    <div id="map" role="application" aria-label=${t("map.label")}></div>
    ${model.failed ? problem({ code: "map", text: t("map.failed") }, () => model.makeMap()) : nothing}
  </div>`;

// openBeside opens the find of a link beside the map, where there is room.
function openBeside(event, model) {
  const a = event.target.closest("a.find");
  if (!a || !wide.matches || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  model.openFind(a.pathname.split("/").pop());
}

// onKey closes with Escape what is open over the list.
function onKey(event, model) {
  if (event.key === "Escape" && !event.defaultPrevented && model.panel.isOpen && event.target.closest("#list, #map")) model.close();
}

const view = (model, page, sheet, beside, origin) => html`
  <div class="atlas ${beside.screen ? "with-find" : ""}" @keydown=${(e) => onKey(e, model)}>
    <a class="skip" href="#list">${t("map.skip")}</a>
    <h1 class="unseen" tabindex="-1">${t("map.title")}</h1>
    ${mapBox(model)}
    ${tools(model, page, origin)}
    ${mapList(model, sheet, (e) => openBeside(e, model))}
    ${beside.view()}
  </div>`;

// noteAbove loads what new users see above the list: the person who has invited them or, on a visit after that card was closed, the
// first steps that are left.
async function noteAbove(model, page) {
  if (inviter.get()) return quietly("introduce", model, page);
  if (firstSteps.get() === me().id) return;
  await after(patience); // the map is at rest then, and the service worker has the files
  if (!page.signal.aborted) await quietly("showSteps", model, page);
}

// start shows the map, and what the address says is open.
async function start(model, page, sheet) {
  await Promise.resolve(); // until it is drawn
  noteAbove(model, page).catch(() => {}); // another time
  await model.start(canvasOf(page, sheet, model));
  performance.mark("finds:map");
}

const isId = (s) => new RegExp(`^${id}$`).test(s);

export default function mapScreen(page) {
  for (const name of ["place", "find", "list"]) if (!isId(page.query.get(name))) page.query.delete(name);
  const model = new MapModel(page, (find) => showFind(model, page, find));
  const sheet = new Sheet(page);
  const beside = new Beside(page, (find) => model.markers.choose(find));
  const origin = new Origin(() => model.filters.near, () => seen(model));
  beside.show(model.panel.findId || page.query.get("find"));
  return {
    get title() { return beside.screen?.title ?? ""; },
    wide: true,
    ready: start(model, page, sheet),
    view: () => view(model, page, sheet, beside, origin),
    moved: (q) => {
      beside.show(q.get("find"));
      return model.moved(q);
    },
    close: () => {
      beside.show("");
      model.end();
    },
  };
}
