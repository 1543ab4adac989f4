// The pictures of a find: side by side, and one at a time over the page.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { open } from "./dialog.js";
import { closeIcon, icon, picture } from "./ui.js";

const altOf = (find, i) => t("find.picture", { n: i + 1, title: find.title });

const video = (m) => html`
  <video controls preload="none" playsinline poster=${m.fallbackUrl} src=${m.url}
    width=${m.width || 640} height=${m.height || 360}></video>`;

// view opens one picture over the page; arrow keys lead to the others.
function view(find, first) {
  let at = first;
  const n = find.media.length;
  open((close, redraw) => {
    const step = (by) => { at = (at + by + n) % n; redraw(); };
    return viewer(find, at, step, close);
  }, { label: find.title, kind: "full" });
}

function viewer(find, at, step, close) {
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
        <span>${n > 1 ? t("find.pictureOf", { at: at + 1, n }) : nothing}</span>
        ${closeIcon(close)}
      </div>
      <div class="stage">${m.type === "video" ? video(m) : picture(m, { alt: altOf(find, at), eager: true })}</div>
      ${n > 1 ? steps(step) : nothing}
    </div>`;
}

const steps = (step) => html`
  <div class="row steps">
    ${stepButton("previous", "back", () => step(-1))}
    ${stepButton("next", "next", () => step(1))}
  </div>`;

const stepButton = (text, sign, click) => html`
  <button type="button" class="round" aria-label=${t(`find.${text}`)} @click=${click}>${icon(sign)}</button>`;

const frame = (find, m, i) => (m.type === "video" ? html`<li>${video(m)}</li>` : html`
  <li>
    <button type="button" class="frame" aria-label=${t("find.enlarge", { n: i + 1 })} @click=${() => view(find, i)}>
      ${picture(m, { alt: altOf(find, i), eager: i === 0 })}
    </button>
  </li>`);

export const gallery = (find) => html`
  <ul class="gallery ${find.media.length === 1 ? "single" : ""}" aria-label=${t("find.pictures")}>
    ${find.media.map((m, i) => frame(find, m, i))}
  </ul>`;
