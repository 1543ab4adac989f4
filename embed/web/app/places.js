// The search for places: a text field that proposes while one types (the
// combobox pattern of WAI-ARIA), as an element of its own.

import { html, render, nothing } from "../lib/lit-html/lit-html.js";
import { get, query } from "./api.js";
import { t, explain } from "./i18n.js";
import { icon } from "./ui.js";

const pause = 160; // ms after a letter before the server is asked

// PlaceSearch proposes places; choosing one sends the event "place" with it.
// near is {lat, lng}, whose surroundings come first.
class PlaceSearch extends HTMLElement {
  near = null;
  label = "";
  #items = [];
  #at = -1;
  #open = false;
  #note = "";
  #timer = 0;
  #turn = 0;

  connectedCallback() {
    this.#draw();
  }

  get #input() { return this.querySelector("input"); }

  #draw() {
    const id = this.id;
    const shown = this.#open && (this.#items.length > 0 || this.#note);
    render(html`
      <div class="search">
        ${icon("search")}
        <input type="search" id="${id}-input" role="combobox" autocomplete="off" spellcheck="false" aria-autocomplete="list" aria-label=${this.label} placeholder=${this.label}
          aria-expanded=${shown ? "true" : "false"} aria-controls="${id}-list" aria-activedescendant=${this.#at >= 0 ? `${id}-${this.#at}` : nothing}
          @input=${() => this.#typed()} @keydown=${(e) => this.#key(e)} @blur=${() => this.#leave()} @focus=${() => this.#show(this.#items.length > 0)}>
        <ul class="proposals" id="${id}-list" role="listbox" aria-label=${this.label} ?hidden=${!shown || this.#items.length === 0}>
          ${this.#items.map((p, i) => html`<li id="${id}-${i}" role="option" aria-selected=${i === this.#at ? "true" : "false"} @mousedown=${(e) => e.preventDefault()} @click=${() => this.#choose(i)}>
            <span class="name">${p.name}</span> <span class="soft">${p.address}</span></li>`)}
        </ul>
        ${shown && this.#note ? html`<p class="proposals note">${this.#note}</p>` : nothing}
        <span class="unseen" role="status">${shown ? this.#note || t("places.count", { n: this.#items.length }) : ""}</span>
      </div>`, this);
  }

  #show(open) {
    this.#open = open;
    if (!open) this.#at = -1;
    this.#draw();
  }

  #typed() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(true), pause);
  }

  // #ask proposes what begins with the text. Some services are asked only for
  // what has been typed to its end.
  async #ask(typing) {
    const text = this.#input.value.trim();
    const turn = ++this.#turn;
    this.#at = -1;
    if (text.length < 2) {
      this.#items = [];
      this.#note = "";
      return this.#show(false);
    }
    try {
      const items = await get(query("/api/places", { query: text, lat: this.near?.lat, lng: this.near?.lng, limit: 6, typing }));
      if (turn !== this.#turn) return;
      this.#items = items;
      this.#note = items.length ? "" : t("places.none");
    } catch (p) {
      if (turn !== this.#turn) return;
      this.#items = [];
      this.#note = p.status === 404 || p.status === 503 ? t("places.notYet") : explain(p);
    }
    this.#show(true);
  }

  #key(event) {
    const n = this.#items.length;
    if (event.key === "Escape" && this.#open) {
      event.preventDefault();
      return this.#show(false);
    }
    if (event.key === "Enter") {
      event.preventDefault(); // the form around it is not sent
      clearTimeout(this.#timer);
      if (n && this.#open) this.#choose(Math.max(0, this.#at));
      else this.#ask(false);
      return;
    }
    if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || !n) return;
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    this.#at = this.#at < 0 && step < 0 ? n - 1 : (this.#at + step + n) % n;
    this.#show(true);
  }

  #leave() {
    clearTimeout(this.#timer);
    this.#turn++;
    this.#show(false);
  }

  #choose(i) {
    const place = this.#items[i];
    this.#input.value = place.name;
    this.#show(false);
    this.dispatchEvent(new CustomEvent("place", { detail: place }));
  }
}

customElements.define("place-search", PlaceSearch);
