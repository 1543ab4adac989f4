// The pictures of a find: one after the other on a phone, a large one and small ones on a desk.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, number } from "../i18n.js";
import { later } from "../later.js";
import { picture, shape } from "../ui/picture.js";
import { icon } from "../ui/ui.js";

// altOf describes a picture.
export const altOf = (find, i) => t("find.picture", { n: i + 1, title: find.title });

const mostTiles = 5; // on a desk

// frames are the shapes of the box, by class: it has that of the first picture, within bounds, so
// that a portrait has no strips at its sides.
const frames = { tall: 4 / 5, square: 1, wide: 3 / 2 };
function frameOf(m) {
  const s = shape(m);
  return s < 0.9 ? "tall" : s < 1.2 ? "square" : "wide";
}

// widths says how wide a photo is to cover its box, as app.css has it.
function widths(frame, m) {
  const cover = Math.max(1, shape(m) / frames[frame]).toFixed(3);
  return `(min-width: 860px) calc(720px * ${cover}), calc(100vw * ${cover})`;
}

// still is the first picture of a video.
const still = (m, alt) => html`
  <img src=${m.mediumUrl || m.fallbackUrl} alt=${alt} width=${m.width || 640} height=${m.height || 360} loading="lazy" decoding="async">
  <span class="play">${icon("play")}</span>`;

// tile is a picture. A far one is not loaded where the pictures are a row to swipe.
function tile(find, m, i, { frame, isFar }) {
  const isVideo = m.type === "video";
  const label = [t(isVideo ? "find.play" : "find.enlarge", { n: i + 1 }), m.caption].filter(Boolean).join(": ");
  const beyond = find.media.length - mostTiles;
  return html`
    <li class=${isFar ? "far" : ""}>
      <button type="button" class="frame" aria-label=${label}
        @click=${() => later("viewPhoto", find, i)}>
        ${isVideo ? still(m, altOf(find, i)) : picture(m, { alt: altOf(find, i), eager: i === 0, sizes: widths(frame, m) })}
        ${m.caption ? html`<span class="said" dir="auto">${m.caption}</span>` : nothing}
        ${i === mostTiles - 1 && beyond > 0 ? html`<span class="beyond" data-count="+${number(beyond)}"></span>` : nothing}
      </button>
    </li>`;
}

const position = (at, n) => html`
  <p class="position-of" aria-hidden="true">
    <span class="counter">${number(at + 1)}/${number(n)}</span>
    <span class="dots">${Array.from({ length: n }, (_, i) => html`<i class=${i === at ? "on" : ""}></i>`)}</span>
  </p>`;

// onScroll notes which picture is in view.
function onScroll({ currentTarget: list }, at, moved) {
  const now = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
  if (now !== at) moved(now);
}

// gallery shows the pictures. at is the number of the one in view on a phone, and moved takes
// another.
export function gallery(find, at = 0, moved = () => {}) {
  const n = find.media.length;
  const frame = frameOf(find.media[0]);
  return html`
    <div class="gallery-box">
      <ul class="gallery ${frame} of${Math.min(n, mostTiles)}" aria-label=${t("find.pictures")} @scroll=${(e) => onScroll(e, at, moved)}>
        ${find.media.map((m, i) => tile(find, m, i, { frame, isFar: i > at + 1 }))}
      </ul>
      ${n > 1 ? position(Math.min(at, n - 1), n) : nothing}
    </div>`;
}
