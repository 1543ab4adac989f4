// The pictures of a find: side by side, and one at a time over the page.

import { html, nothing } from "../lib/lit-html/lit-html.js";
import { t } from "./i18n.js";
import { icon, picture, open } from "./ui.js";

const altOf = (find, i) => t("find.picture", { n: i + 1, title: find.title });

const video = (m) => html`<video controls preload="none" playsinline poster=${m.fallbackUrl} src=${m.url}
  width=${m.width || 640} height=${m.height || 360}></video>`;

// show opens one picture over the page; arrow keys lead to the others.
function show(find, first) {
  let at = first;
  const n = find.media.length;
  open((close, redraw) => {
    const step = (by) => { at = (at + by + n) % n; redraw(); };
    const keys = (e) => {
      if (e.target.localName === "video") return; // which moves in time by them
      if (e.key === "ArrowRight") step(1);
      if (e.key === "ArrowLeft") step(-1);
    };
    const m = find.media[at];
    return html`<div class="viewer" @keydown=${keys}>
      <div class="row between"><span>${n > 1 ? t("find.pictureOf", { at: at + 1, n }) : nothing}</span>
        <button type="button" class="round" aria-label=${t("action.close")} @click=${() => close()}>${icon("close")}</button></div>
      <div class="stage">${m.type === "video" ? video(m) : picture(m, { alt: altOf(find, at), eager: true })}</div>
      ${n > 1 ? html`<div class="row steps">
        <button type="button" class="round" aria-label=${t("find.previous")} @click=${() => step(-1)}>${icon("back")}</button>
        <button type="button" class="round" aria-label=${t("find.next")} @click=${() => step(1)}>${icon("next")}</button></div>` : nothing}
    </div>`;
  }, { label: find.title, kind: "full" });
}

const frame = (find, m, i) => (m.type === "video"
  ? html`<li>${video(m)}</li>`
  : html`<li><button type="button" class="frame" aria-label=${t("find.enlarge", { n: i + 1 })} @click=${() => show(find, i)}>${picture(m, { alt: altOf(find, i), eager: i === 0 })}</button></li>`);

export const gallery = (find) => html`
  <ul class="gallery ${find.media.length === 1 ? "single" : ""}" aria-label=${t("find.pictures")}>${find.media.map((m, i) => frame(find, m, i))}</ul>`;
