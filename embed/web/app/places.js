// The search for places: a text field that proposes while one types (the
// combobox pattern of WAI-ARIA), as an element of its own.

import { html, render, nothing } from "../lib/lit-html/lit-html.js";
import { get, query } from "./api.js";
import { config } from "./config.js";
import { t, explain } from "./i18n.js";
import { icon } from "./ui.js";

const pause = 160; // ms after a letter before the server is asked

// enough tells whether a text is worth proposing for: two letters, or one that
// is a word, 東.
const enough = (s) => [...s].length > 1 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(s);

const plain = (s) => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

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

  #draw() {
    const id = this.id;
    const rows = this.#rows;
    const shown = this.#open && (rows > 0 || this.#note);
    const option = (i, click, content) => html`<li id="${id}-${i}" role="option" aria-selected=${i === this.#at ? "true" : "false"} @click=${click}>${content}</li>`;
    const credits = [...new Set(this.#items.map((p) => p.attribution))].join("; ");
    render(html`
      <div class="search">
        ${icon("search")}
        <input type="search" id="${id}-input" role="combobox" autocomplete="off" spellcheck="false" enterkeyhint="search"
          aria-autocomplete="list" aria-label=${this.label} placeholder=${this.label}
          aria-expanded=${shown && rows ? "true" : "false"} aria-controls="${id}-list" aria-activedescendant=${this.#at >= 0 ? `${id}-${this.#at}` : nothing}
          @input=${() => this.#typed()} @keydown=${(e) => this.#key(e)}
          @keypress=${(e) => { if (e.key === "Enter") e.preventDefault(); }} @blur=${() => this.#leave()} @focus=${() => this.#show(this.#items.length > 0)}>
        <div class="proposals" ?hidden=${!shown} @mousedown=${(e) => e.preventDefault()}>
          ${this.#note ? html`<p class="soft">${this.#note}</p>` : nothing}
          <ul id="${id}-list" role="listbox" aria-label=${this.label} ?hidden=${!rows}>
            ${this.#items.map((p, i) => option(i, () => this.#choose(p), html`<span class="name">${p.name}</span> <span class="soft">${p.address}</span>`))}
            ${rows > this.#items.length ? option(rows - 1, () => this.#ask(false), html`${icon("search")} ${t("places.whole", { text: this.#text })}`) : nothing}
          </ul>
          ${credits ? html`<p class="credits">${credits}</p>` : nothing}
        </div>
        <span class="unseen" role="status">${shown ? this.#note || (this.#items.length ? t("places.count", { n: this.#items.length }) : "") : ""}</span>
      </div>`, this);
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
      const items = await get(query("/api/places", { query: text, lat: this.near?.lat, lng: this.near?.lng, limit: 6, typing }), { signal });
      const one = items.length === 1 || (items.length && plain(items[0].name) === plain(text));
      if (!typing && one) return this.#choose(items[0]);
      this.#items = items;
      this.#whole = !typing || config().places.source === "gazetteer";
      this.#note = items.length ? "" : t("places.none");
    } catch (p) {
      if (p.name === "AbortError") return;
      this.#whole = false;
      this.#note = p.status === 404 || p.status === 503 ? t("places.notYet") : explain(p);
      if (p.status === 503) this.#timer = setTimeout(() => this.#ask(typing), 1000 * (p.retryAfter || 2)); // the places are being unpacked
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
