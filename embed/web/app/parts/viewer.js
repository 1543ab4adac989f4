// One photo or video of a find over the page. Arrow keys, buttons and swipes lead to the others.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { open } from "./dialog.js";
import { picture, shape } from "./picture.js";
import { Stage } from "./stage.js";
import { closeIcon, icon } from "./ui.js";

export const altOf = (find, i) => t("find.picture", { n: i + 1, title: find.title });

// view opens the viewer with the picture of a number.
export function view(find, first) {
  const n = find.media.length;
  let at = first;
  let plays = true; // the film that was chosen, and not those that are passed
  let stage = null;
  open((close, redraw) => {
    const step = (by) => {
      at = (at + by + n) % n;
      plays = false;
      redraw();
      stage.show(document.querySelector("dialog .stage"), n > 1 ? by : 0);
    };
    stage ??= new Stage({ next: () => step(1), previous: () => step(-1), close: () => close() });
    return viewer(find, { at, plays }, stage, step, close);
  }, { label: find.title, kind: "full" });
}

function viewer(find, { at, plays }, stage, step, close) {
  const n = find.media.length;
  const m = find.media[at];
  const onKey = (e) => {
    if (e.target.localName === "video") return; // which moves in time by them
    if (e.key === "ArrowRight") step(1);
    if (e.key === "ArrowLeft") step(-1);
  };
  return html`
    <div class="viewer" @keydown=${onKey}>
      <div class="row between">
        <span class="at" aria-live="polite">${n > 1 ? t("find.pictureOf", { at: at + 1, n }) : nothing}</span>
        ${closeIcon(close)}
      </div>
      <div class="stage" @pointerdown=${stage.onDown} @pointermove=${stage.onMove} @pointerup=${stage.onUp}
        @pointercancel=${stage.onUp} @dragstart=${(e) => e.preventDefault()}>
        <div class="shown">${m.type === "video" ? video(m, plays) : photo(m, altOf(find, at))}</div>
      </div>
      <div>
        ${m.caption ? html`<p class="said" dir="auto">${m.caption}</p>` : nothing}
        ${n > 1 ? steps(step) : nothing}
      </div>
    </div>`;
}

// fitting says how wide a photo is when it fills the screen in one direction.
const fitting = (m) => `min(100vw, calc(100vh * ${shape(m).toFixed(3)}))`;

const photo = (m, alt) => picture(m, { alt, eager: true, sizes: fitting(m), blur: false });

const video = (m, plays) => html`
  <video controls preload="none" ?autoplay=${plays} playsinline poster=${m.mediumUrl || m.fallbackUrl} src=${m.url}
    width=${m.width || 640} height=${m.height || 360}></video>`;

const steps = (step) => html`
  <div class="row steps">
    ${stepButton("previous", "back", () => step(-1))}
    ${stepButton("next", "next", () => step(1))}
  </div>`;

const stepButton = (text, sign, click) => html`
  <button type="button" class="round" aria-label=${t(`find.${text}`)} @click=${click}>${icon(sign)}</button>`;
