// Leads from a find to the ones beside it in the list, place or feed that it was opened from: with swipes, arrow keys and links. Back
// leads there from each of them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { swipe } from "./gestures.js";

const [bezel, motion, apart] = [24, 180, 48]; // pixels at the edges that are the browser's own, ms, and pixels that a find comes from aside
const ownKeys = "input, textarea, select, video, [contenteditable], [role=menu], [role=listbox], .leaflet-container";

let side = 0; // from where the next find comes: 1 or -1

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// scrollsAside tells whether an element is in one that fingers move sideways, as the photos are.
function scrollsAside(element) {
  for (let e = element; e && e !== document.body; e = e.parentElement) {
    if (e.scrollWidth > e.clientWidth && /auto|scroll/.test(getComputedStyle(e).overflowX)) return true;
  }
  return false;
}

export class Turning {
  #page;
  #from = null; // where the finger came

  constructor(page) {
    this.#page = page;
    if (!this.#along.length) return;
    const on = (name, f) => addEventListener(name, f, { passive: true, signal: page.signal });
    on("touchstart", this.#onStart);
    on("touchmove", this.#onMove);
    on("touchend", this.#onEnd);
    on("touchcancel", this.#onEnd);
    on("keydown", this.#onKey);
  }

  get #along() { return this.#page.kept?.along ?? []; }

  // beside returns the id of the find before or behind this one, if there is one.
  beside(by) {
    const at = this.#along.indexOf(this.#page.params.id);
    return at < 0 ? undefined : this.#along[at + by];
  }

  turn = (by) => {
    const id = this.beside(by);
    if (!id) return;
    side = by;
    this.#page.go(`/finds/${id}`, { replace: true, kept: { along: this.#along } });
  };

  // arrive shows a find that has been turned to come from its side.
  arrive() {
    const from = side;
    side = 0;
    if (!from || isStill()) return;
    document.querySelector("main").animate([{ transform: `translateX(${from * apart}px)`, opacity: 0 }, { transform: "none", opacity: 1 }],
      { duration: motion, easing: "ease-out" });
  }

  #onStart = (e) => {
    const { clientX: x, clientY: y } = e.touches[0];
    const isOwn = e.touches.length > 1 || x < bezel || x > innerWidth - bezel || visualViewport?.scale > 1
      || document.querySelector("dialog[open]") || e.target.closest?.(ownKeys) || scrollsAside(e.target);
    this.#from = isOwn ? null : { x, y };
  };

  // #moved is how far the finger has moved, if that leads somewhere.
  #moved({ changedTouches: [{ clientX, clientY }] }) {
    const by = { x: clientX - this.#from.x, y: clientY - this.#from.y };
    return Math.abs(by.x) > Math.abs(by.y) && this.beside(-Math.sign(by.x)) ? by : { x: 0, y: 0 };
  }

  #shift(x) {
    if (!isStill()) document.querySelector("main").style.transform = x ? `translateX(${x / 2}px)` : "";
  }

  #onMove = (e) => {
    if (e.touches.length > 1 && this.#from) this.#leave();
    if (this.#from) this.#shift(this.#moved(e).x);
  };

  #onEnd = (e) => {
    if (!this.#from) return;
    const to = e.type === "touchend" && getSelection().isCollapsed ? swipe(this.#moved(e)) : "";
    this.#leave();
    if (to === "next") this.turn(1);
    if (to === "previous") this.turn(-1);
  };

  #leave() {
    this.#from = null;
    this.#shift(0);
  }

  #onKey = (e) => {
    if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || !/^Arrow(Left|Right)$/.test(e.key)) return;
    if (document.querySelector("dialog[open]") || e.target.closest?.(ownKeys) || scrollsAside(e.target)) return;
    this.turn(e.key === "ArrowRight" ? 1 : -1);
  };

  #link(by, name, sign) {
    const id = this.beside(by);
    const click = (e) => {
      e.preventDefault();
      this.turn(by);
    };
    return id ? html`<a class="round" href="/finds/${id}" aria-label=${t(name)} @click=${click}>${icon(sign)}</a>` : nothing;
  }

  // links lead to the finds beside this one.
  links = () => (this.#along.length > 1 ? html`
    <span class="turns">${this.#link(-1, "find.turnBack", "back")}${this.#link(1, "find.turn", "next")}</span>` : nothing);
}
