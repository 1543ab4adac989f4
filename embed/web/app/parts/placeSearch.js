// The search for places: a text field that proposes while one types (the combobox pattern of
// WAI-ARIA), as an element of its own.

import { html, render, nothing } from "../../lib/lit-html/lit-html.js";
import { get, query } from "../api.js";
import { config } from "../config.js";
import { t, explain } from "../i18n.js";
import { icon } from "./ui.js";

const pause = 160; // ms after a letter before the server is asked

// enough tells whether a text is worth proposing for: two letters, or one that
// is a word, 東.
const enough = (s) => [...s].length > 1 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(s);

const plain = (s) => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const proposal = (p) => html`<span class="name">${p.name}</span> <span class="soft">${p.address}</span>`;

// PlaceSearch proposes places; choosing one sends the event "place" with it.
// near is {lat, lng}, whose surroundings come first. Some services are asked
// only for what has been typed to its end: with Enter, or by the last row.
class PlaceSearch extends HTMLElement {
  near = null;
  label = "";
  #items = [];
  #whole = false; // the items answer the whole text, not what begins with it
  #at = -1;
  #open = false;
  #note = "";
  #timer = 0;
  #asking = new AbortController();

  connectedCallback() {
    this.#draw();
  }

  disconnectedCallback() {
    this.#forget();
  }

  get #input() { return this.querySelector("input"); }

  get #text() { return this.#input?.value.trim() ?? ""; }

  // #rows are the proposals, and what asks for the whole text.
  get #rows() { return this.#items.length + (!this.#whole && this.#text ? 1 : 0); }

  get #isOpen() { return this.#open && (this.#rows > 0 || Boolean(this.#note)); }

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
        aria-expanded=${this.#isOpen && this.#rows ? "true" : "false"} aria-controls="${this.id}-list"
        aria-activedescendant=${this.#at >= 0 ? `${this.id}-${this.#at}` : nothing}
        @input=${() => this.#typed()} @keydown=${(e) => this.#key(e)}
        @keypress=${(e) => { if (e.key === "Enter") e.preventDefault(); }}
        @blur=${() => this.#leave()} @focus=${() => this.#show(this.#items.length > 0)}>`;
  }

  #list() {
    const whole = html`${icon("search")} ${t("places.whole", { text: this.#text })}`;
    return html`
      <ul id="${this.id}-list" role="listbox" aria-label=${this.label} ?hidden=${!this.#rows}>
        ${this.#items.map((p, i) => this.#option(i, () => this.#choose(p), proposal(p)))}
        ${this.#rows > this.#items.length ? this.#option(this.#rows - 1, () => this.#ask(false), whole) : nothing}
      </ul>`;
  }

  #option(i, click, content) {
    return html`
      <li id="${this.id}-${i}" role="option" aria-selected=${i === this.#at ? "true" : "false"} @click=${click}>${content}</li>`;
  }

  #credits() {
    const names = [...new Set(this.#items.map((p) => p.attribution))].join("; ");
    return names ? html`<p class="credits">${names}</p>` : nothing;
  }

  get #status() {
    return this.#note || (this.#items.length ? t("places.count", { n: this.#items.length }) : "");
  }

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
    if (enough(this.#text)) this.#timer = setTimeout(() => this.#ask(true), pause);
    this.#show(config().places.source !== "gazetteer" && enough(this.#text));
  }

  // #ask proposes what begins with the text, or, when it is whole, takes the
  // place of that name.
  async #ask(typing) {
    this.#forget();
    const text = this.#text;
    if (!text) return this.#show(false);
    const { signal } = this.#asking = new AbortController();
    if (!typing) {
      this.#whole = true;
      this.#note = t("places.asking");
      this.#show(true);
    }
    try {
      const near = { lat: this.near?.lat, lng: this.near?.lng };
      const items = await get(query("/api/places", { query: text, ...near, limit: 6, typing }), { signal });
      const one = items.length === 1 || (items.length && plain(items[0].name) === plain(text));
      if (!typing && one) return this.#choose(items[0]);
      this.#items = items;
      this.#whole = !typing || config().places.source === "gazetteer";
      this.#note = items.length ? "" : t("places.none");
    } catch (p) {
      if (p.name === "AbortError") return;
      this.#whole = false;
      this.#note = p.status === 404 || p.status === 503 ? t("places.notYet") : explain(p);
      const unpacking = p.status === 503 ? p.retryAfter || 2 : 0; // s
      if (unpacking) this.#timer = setTimeout(() => this.#ask(typing), 1000 * unpacking);
    }
    this.#show(true);
  }

  #key(event) {
    const n = this.#rows;
    if (event.key === "Escape" && this.#open) {
      event.preventDefault();
      return this.#show(false);
    }
    if (event.key === "Enter") {
      event.preventDefault(); // the form around it is not sent, nor by the keypress that follows
      const chosen = this.#items[this.#at] ?? (this.#whole && this.#at < 0 ? this.#items[0] : null);
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

  #choose(place) {
    this.#forget();
    this.#input.value = place.name;
    this.#show(false);
    this.dispatchEvent(new CustomEvent("place", { detail: place }));
  }
}

customElements.define("place-search", PlaceSearch);
