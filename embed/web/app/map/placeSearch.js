// The search for places, and on the map for everything else: a text field that proposes while one
// types (the combobox pattern of WAI-ARIA), as an element of its own.

import { html, render, nothing } from "../../lib/lit-html/lit-html.js";
import { get, query } from "../api.js";
import { config } from "../config.js";
import { t, explain, plain } from "../i18n.js";
import { askedHost, isPlaceText, placeIn } from "./placeText.model.js";
import { asPlace, enough, proposal } from "./proposal.js";
import { icon } from "../ui/ui.js";

const pause = 160; // ms after a letter before the server is asked
const longest = 2000; // characters of a text with a place

const oneLine = (text) => text.replace(/\s+/g, " ");

// PlaceSearch proposes rows, {kind, value, name, address, point}; choosing one sends the event
// "choose" with it. Those of the kind "place" have a place of the API as their value, and near is
// {lat, lng}, whose surroundings come first. distance(point) is how many km a row is away. Some
// services are asked only for what has been typed to its end: with Enter, or by a row.
// also(text, {signal}) returns rows of other kinds, and order(places, others) those to propose. With
// words, the last row stands for the text itself.
class PlaceSearch extends HTMLElement {
  near = null;
  label = "";
  distance = () => undefined;
  also = async () => [];
  order = (places, others) => [...places, ...others];
  words = false;
  #items = [];
  #whole = false; // the items answer the whole text, not what begins with it
  #at = -1;
  #open = false;
  #note = "";
  #timer = 0;
  #pasted = ""; // with its lines, which a field does not have
  #asking = new AbortController();

  connectedCallback() { this.#draw(); }

  disconnectedCallback() { this.#forget(); }

  get #input() { return this.querySelector("input"); }

  get #text() { return this.#input?.value.trim() ?? ""; }

  // #rows are the proposals, what asks for the whole text, and the text itself.
  get #rows() {
    const text = this.#text;
    const whole = !this.#whole && text ? [{ kind: "whole", name: t("places.whole", { text }) }] : [];
    const words = this.words && text ? [{ kind: "words", value: text, name: t("search.words", { text }) }] : [];
    return [...this.#items, ...whole, ...words];
  }

  get #isOpen() { return this.#open && (this.#rows.length > 0 || Boolean(this.#note)); }

  #draw() {
    render(html`
      <div class="search">
        ${icon("search")}
        ${this.#field()}
        <div class="proposals" ?hidden=${!this.#isOpen} @mousedown=${(e) => e.preventDefault()}>
          ${this.#note ? html`<p class="soft">${this.#note}</p>` : nothing}
          ${this.#list()}
          ${this.#credits()}
        </div>
        <span class="unseen" role="status">${this.#isOpen ? this.#status : ""}</span>
      </div>`, this);
  }

  #field() {
    return html`
      <input type="search" id="${this.id}-input" role="combobox" autocomplete="off" spellcheck="false" enterkeyhint="search"
        aria-autocomplete="list" aria-label=${this.label} placeholder=${this.label}
        aria-expanded=${this.#isOpen && this.#rows.length ? "true" : "false"} aria-controls="${this.id}-list"
        aria-activedescendant=${this.#at >= 0 ? `${this.id}-${this.#at}` : nothing}
        @input=${() => this.#typed()} @keydown=${(e) => this.#key(e)}
        @keypress=${(e) => { if (e.key === "Enter") e.preventDefault(); }}
        @paste=${(e) => this.#paste(e)} @blur=${() => this.#leave()} @focus=${() => this.#show(this.#items.length > 0)}>`;
  }

  #list() {
    return html`
      <ul id="${this.id}-list" role="listbox" aria-label=${this.label} ?hidden=${!this.#rows.length}>
        ${this.#rows.map((row, i) => html`
          <li id="${this.id}-${i}" data-kind=${row.kind} role="option" aria-selected=${i === this.#at ? "true" : "false"}
            @click=${() => this.#choose(row)}>${proposal(row, this.distance(row.point))}</li>`)}
      </ul>`;
  }

  #credits() {
    const names = [...new Set(this.#items.map((p) => p.attribution).filter(Boolean))].join("; ");
    return names ? html`<p class="credits">${names}</p>` : nothing;
  }

  get #status() { return this.#note || (this.#items.length ? t("places.count", { n: this.#items.length }) : ""); }

  #show(open) {
    this.#open = open;
    if (!open) this.#at = -1;
    this.#draw();
  }

  // #forget drops what was proposed for another text, and what is on its way.
  #forget() {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#items = [];
    this.#whole = false;
    this.#note = "";
    this.#at = -1;
  }

  #typed() {
    this.#forget();
    if (enough(this.#text) && !isPlaceText(this.#text)) this.#timer = setTimeout(() => this.#ask(true), pause);
    this.#show(enough(this.#text) && (config().places.source !== "gazetteer" || isPlaceText(this.#text)));
  }

  // #paste takes a place that a text names, without a search.
  #paste(event) {
    const text = event.clipboardData.getData("text/plain").trim().slice(0, longest);
    if (!isPlaceText(text)) return;
    event.preventDefault();
    this.#pasted = text;
    this.#input.value = oneLine(text);
    this.#ask(false);
  }

  // #read takes the place that the text names, and says who learns of it, or why there is none.
  async #read(text) {
    const { signal } = this.#asking = new AbortController();
    const host = askedHost(text);
    this.#note = host ? t("places.asks", { host }) : t("places.asking");
    this.#whole = true;
    this.#show(true);
    try {
      const place = await placeIn(text, { signal });
      if (!signal.aborted) this.#choose(asPlace(place));
    } catch (p) {
      if (signal.aborted) return;
      this.#note = explain(p);
      this.#show(true);
    }
  }

  // #ask proposes what begins with the text, or, when it is whole, takes the
  // place of that name.
  async #ask(typing) {
    this.#forget();
    const text = this.#text;
    if (!text) return this.#show(false);
    const pasted = oneLine(this.#pasted) === text ? this.#pasted : text;
    if (isPlaceText(pasted)) return this.#read(pasted);
    const { signal } = this.#asking = new AbortController();
    if (!typing) {
      this.#whole = true;
      this.#note = t("places.asking");
      this.#show(true);
    }
    const [places, others] = await Promise.all([this.#places(text, typing, signal), this.also(text, { signal }).catch(() => [])]);
    if (signal.aborted) return;
    const one = places?.length === 1 && !others.length || (places?.length && plain(places[0].name) === plain(text));
    if (!typing && one) return this.#choose(asPlace(places[0]));
    const towns = places?.length === 0 ? await this.#towns(text, signal) : [];
    if (signal.aborted) return;
    this.#items = this.order([...(places ?? []), ...towns].map(asPlace), others);
    if (places) this.#whole = !typing || config().places.source === "gazetteer";
    if (this.#items.length > towns.length) this.#note = "";
    this.#show(true);
  }

  // #towns returns what the end of an address names, after its last comma, for no source here may
  // know the street.
  async #towns(text, signal) {
    const town = text.split(",").at(-1).trim();
    if (town === text || !enough(town)) return [];
    return get(query("/api/places", { query: town, limit: 2, typing: true }), { signal }).catch(() => []);
  }

  // #places returns the places of a text, or null with a note why there are none yet.
  async #places(text, typing, signal) {
    try {
      const near = { lat: this.near?.lat, lng: this.near?.lng };
      const items = await get(query("/api/places", { query: text, ...near, limit: 6, typing }), { signal });
      this.#note = items.length ? "" : t("places.none", { text });
      return items;
    } catch (p) {
      if (p.name === "AbortError") return null;
      this.#whole = false;
      this.#note = p.status === 404 || p.status === 503 ? t("places.notYet") : explain(p);
      const unpacking = p.status === 503 ? p.retryAfter || 2 : 0; // s
      if (unpacking) this.#timer = setTimeout(() => this.#ask(typing), 1000 * unpacking);
      return null;
    }
  }

  #key(event) {
    const rows = this.#rows;
    const n = rows.length;
    if (event.key === "Escape" && this.#open) {
      event.preventDefault();
      return this.#show(false);
    }
    if (event.key === "Enter") {
      event.preventDefault(); // the form around it is not sent, nor by the keypress that follows
      const chosen = rows[this.#at] ?? (this.#whole ? rows.find((row) => plain(row.name) === plain(this.#text)) ?? rows[0] : null);
      if (chosen && this.#open) this.#choose(chosen);
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
    this.#asking.abort();
    this.#show(false);
  }

  #choose(row) {
    if (row.kind === "whole") return this.#ask(false);
    this.#forget();
    this.#input.value = row.kind === "place" ? row.name : "";
    this.#show(false);
    this.dispatchEvent(new CustomEvent("choose", { detail: row }));
  }
}

customElements.define("place-search", PlaceSearch);
