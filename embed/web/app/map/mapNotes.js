// What stands on every map: whose data it shows, and on large maps the offer of streets where there are none.

import { html, nothing, render } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { later } from "../later.js";
import { areMissing, areUsed, chooseStreets, isDeclined, onStreets } from "./streets.model.js";

const high = 360; // pixels of a map on which credits may take several lines

const openStreetMap = "https://www.openstreetmap.org/";

const outside = (path, text) => html`<a href=${openStreetMap + path} target="_blank" rel="noopener">${text}</a>`;

const small = (text, act) => html`<button type="button" class="link" @click=${act}>${text}</button>`;

export class MapNotes {
  #map; // the element, which gets the focus of a button that goes
  #box = document.createElement("div");
  #view;
  #kind;
  #offer = null; // what draws the offer once it is open; it begins as a button
  #again = null; // loads the streets again that could not be loaded
  #unlisten = onStreets(() => this.#draw());

  // The kind is "" for a map that is used, "small" for one without an offer, and "picture" for one
  // without links either.
  constructor(map, view, kind = "") {
    this.#map = map;
    this.#kind = kind;
    this.#box.className = "map-notes";
    map.after(this.#box);
    this.show(view);
  }

  // show draws what a view needs.
  show(view) {
    this.#view = view;
    this.#draw();
  }

  // fail says that streets cannot be loaded, until it is called with null; again tries it once more.
  fail(again) {
    if (this.#again === again) return;
    this.#again = again;
    this.#draw();
  }

  close() {
    this.#unlisten();
    this.#box.remove();
  }

  #key(event) {
    if (event.key !== "Escape") return;
    event.preventDefault(); // closes no dialog around the map
    event.stopPropagation();
    this.#close();
  }

  #choose(on) {
    this.#offer = null;
    chooseStreets(on);
    this.#map.focus();
  }

  async #open() {
    this.#offer = await later("offerOfStreets") ?? null;
    this.#draw();
    this.#box.querySelector(".offer")?.focus();
  }

  #close() {
    this.#offer = null;
    this.#draw();
    this.#box.querySelector("button").focus();
  }

  #draw() {
    if (this.#kind === "picture") return render(this.#names(), this.#box);
    const missing = !this.#kind && areMissing(this.#view);
    if (!missing) this.#offer = null;
    const asks = missing && !this.#offer;
    const offer = this.#offer ? this.#offer(this.#view, {
      choose: (on) => this.#choose(on), close: () => this.#close(), key: (e) => this.#key(e),
    }) : asks && !isDeclined() ? this.#pill() : nothing;
    render(html`${this.#again && areUsed(this.#view) ? this.#failure() : offer}${this.#credits(asks && isDeclined())}`, this.#box);
  }

  // #names are the credits without links, for a map that is itself in a link.
  #names() {
    const own = config().tiles?.attribution;
    const names = [own, areUsed(this.#view) ? config().streets.attribution : ""].filter(Boolean);
    return names.length ? html`<p class="attribution">${names.map((name) => html`<span>${name}</span>`)}</p>` : nothing;
  }

  // #pill leaves the map free until the user wants to read what showing streets means.
  #pill() {
    return html`
      <button type="button" class="chip ask" aria-expanded="false" @click=${() => this.#open()}>
        ${icon("map")} ${t("streets.ask")}
      </button>`;
  }

  #failure() {
    return html`
      <div class="offer">
        <p class="row between">
          <span role="status">${t("streets.failed")}</span>
          <button type="button" class="quiet" @click=${this.#again}>${t("action.retry")}</button>
        </p>
      </div>`;
  }

  #credits(offersAgain) {
    const own = config().tiles?.attribution;
    const areStreets = areUsed(this.#view);
    const parts = [
      areStreets ? outside("copyright", config().streets.attribution) : nothing, // which has to be in sight
      own ? html`<a href="/about">${own}</a>` : nothing,
      ...areStreets ? [outside("fixthemap", t("streets.report")), small(t("streets.hide"), () => this.#choose(false))] : [],
      offersAgain ? small(t("streets.ask"), () => this.#open()) : nothing,
    ].filter((x) => x !== nothing);
    if (!parts.length) return nothing;
    if (parts.length < 3 || this.#map.clientHeight >= high) return html`<p class="attribution">${parts}</p>`;
    const [first, ...more] = parts; // in one line, as several would hide much of the map
    return html`
      <div class="attribution">
        ${first}
        <details><summary aria-label=${t("map.credits")} title=${t("map.credits")}>i</summary>${more}</details>
      </div>`;
  }
}
