// The list of the map as a sheet over it, on a phone: it stops at three heights, and is dragged or
// moved by buttons. On a wide screen it is a column, and this does nothing.

import { html } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { icon } from "../ui/ui.js";

const stops = ["peek", "half", "full"];
const tap = 6; // pixels below which a pointer has not dragged
const flick = 0.5; // pixels per ms from which a drag leads to the next stop

export class Sheet {
  #page;

  constructor(page) {
    this.#page = page;
    this.stop = stops.includes(page.kept?.sheet) ? page.kept.sheet : "half";
  }

  // to moves the sheet to a stop.
  to(stop) {
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
    const sheet = event.currentTarget.closest(".sheet");
    if (event.button || event.target.closest("button, select, a") || getComputedStyle(sheet).position !== "absolute") return;
    const grip = event.currentTarget;
    const heights = this.#heights(sheet);
    const from = { y: event.clientY, height: sheet.offsetHeight };
    let last = { y: event.clientY, at: event.timeStamp, speed: 0 };
    const heightAt = (y) => Math.max(heights[0], Math.min(heights[2], from.height + from.y - y));
    grip.setPointerCapture(event.pointerId);
    sheet.classList.add("dragged");
    const move = (e) => {
      last = { y: e.clientY, at: e.timeStamp, speed: (last.y - e.clientY) / Math.max(1, e.timeStamp - last.at) };
      sheet.style.height = `${heightAt(e.clientY)}px`;
    };
    const end = (e) => {
      for (const [name, f] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]]) grip.removeEventListener(name, f);
      sheet.classList.remove("dragged");
      sheet.style.height = "";
      if (Math.abs(e.clientY - from.y) < tap) return;
      if (Math.abs(last.speed) > flick) return this.by(Math.sign(last.speed));
      const height = heightAt(e.clientY);
      const distances = heights.map((h) => Math.abs(h - height));
      this.to(stops[distances.indexOf(Math.min(...distances))]);
    };
    for (const [name, f] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]]) grip.addEventListener(name, f);
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
