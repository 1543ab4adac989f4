// The list of the map as a sheet over it, on a phone: it stops at three heights, and is dragged or
// moved by buttons. On a wide screen it is a column, and this does nothing.

import { html } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { tick } from "../ui/tick.js";
import { icon } from "../ui/ui.js";

const stops = ["peek", "half", "full"];
const tap = 6; // pixels below which a pointer has not dragged
const flick = 0.5; // pixels per ms from which a drag leads to the next stop

export class Sheet {
  #page;
  #pull = null; // a finger in the list: {x, y, drag}

  constructor(page) {
    this.#page = page;
    this.stop = stops.includes(page.kept?.sheet) ? page.kept.sheet : "half";
  }

  // to moves the sheet to a stop.
  to(stop) {
    if (stop !== this.stop) tick();
    this.stop = stop;
    this.#page.keep({ sheet: stop });
    this.#page.update();
  }

  // atLeastHalf shows what has been opened in it.
  atLeastHalf() {
    if (this.stop === "peek") this.to("half");
  }

  // by moves the sheet to the next stop up (1) or down (-1).
  by(n) {
    this.to(stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(this.stop) + n))]);
  }

  // drag follows a pointer that has been pressed on the grip.
  drag(event) {
    const grip = event.currentTarget;
    const drag = event.button || event.target.closest("button, select, a") ? null : this.#follow(grip, event.clientY, event.timeStamp);
    if (!drag) return;
    grip.setPointerCapture(event.pointerId);
    const move = (e) => drag.move(e.clientY, e.timeStamp);
    const listeners = { pointermove: move, pointerup: () => end(), pointercancel: () => end() };
    const end = () => {
      for (const [name, f] of Object.entries(listeners)) grip.removeEventListener(name, f);
      drag.end();
    };
    for (const [name, f] of Object.entries(listeners)) grip.addEventListener(name, f);
  }

  // touch follows a finger in the list, which moves the sheet until it is full, and again when the list is at its top.
  touch(event) {
    const list = event.currentTarget;
    const [finger, other] = event.touches;
    if (event.type !== "touchmove") {
      this.#pull?.drag?.end();
      this.#pull = event.type === "touchstart" && !other ? { x: finger.clientX, y: finger.clientY, drag: null } : null;
      return;
    }
    if (!this.#pull) return;
    // The browser lets the first move alone decide between this and its own scrolling.
    this.#pull.drag ??= event.cancelable && this.#pulls(list, finger) ? this.#follow(list, this.#pull.y, event.timeStamp) : null;
    if (!this.#pull.drag) {
      this.#pull = null;
      return;
    }
    event.preventDefault();
    this.#pull.drag.move(finger.clientY, event.timeStamp);
  }

  // #pulls tells whether a finger that starts to move in the list moves the sheet.
  #pulls(list, { clientX, clientY }) {
    const dy = clientY - this.#pull.y;
    const isFree = this.stop === "full" ? dy > 0 && list.scrollTop <= 0 : dy < 0 || list.scrollTop <= 0;
    return isFree && Math.abs(dy) > Math.abs(clientX - this.#pull.x);
  }

  // #follow returns what moves the sheet of an element with a pointer that has been pressed at y: {move(y, at), end()}. In a column
  // beside the map it returns null.
  #follow(element, y, at) {
    const sheet = element.closest(".sheet");
    if (getComputedStyle(sheet).position !== "absolute") return null;
    const heights = this.#heights(sheet);
    const height = sheet.offsetHeight;
    let last = { y, at, speed: 0 };
    const heightNow = () => Math.max(heights[0], Math.min(heights[2], height + y - last.y));
    sheet.classList.add("dragged");
    return {
      move: (to, now) => {
        last = { y: to, at: now, speed: (last.y - to) / Math.max(1, now - last.at) };
        sheet.style.height = `${heightNow()}px`;
      },
      end: () => {
        sheet.classList.remove("dragged");
        sheet.style.height = "";
        if (Math.abs(last.y - y) < tap) return;
        if (Math.abs(last.speed) > flick) return this.by(Math.sign(last.speed));
        const distances = heights.map((h) => Math.abs(h - heightNow()));
        this.to(stops[distances.indexOf(Math.min(...distances))]);
      },
    };
  }

  // #heights are those of the stops in pixels, which the style sheet has as custom properties.
  #heights(sheet) {
    return stops.map((stop) => {
      const was = sheet.dataset.stop;
      sheet.classList.add("dragged");
      sheet.dataset.stop = stop;
      const height = sheet.offsetHeight;
      sheet.dataset.stop = was;
      return height;
    });
  }
}

const step = (sheet, n, name, sign, isEnd) => html`
  <button type="button" class="round ${sign}" id="sheet-${sign}" aria-label=${t(name)} ?disabled=${isEnd} @click=${() => sheet.by(n)}>
    ${icon("back")}
  </button>`;

// grip is the top of the sheet, by which it is dragged, with a title and what stands beside it.
export const grip = (sheet, title, beside) => html`
  <div class="grip" @pointerdown=${(e) => sheet.drag(e)}>
    <span class="handle" aria-hidden="true"></span>
    <div class="row between">
      ${title}
      <span class="row tight">
        ${beside}
        <span class="steps">
          ${step(sheet, 1, "map.more", "up", sheet.stop === "full")}
          ${step(sheet, -1, "map.less", "down", sheet.stop === "peek")}
        </span>
      </span>
    </div>
  </div>`;
