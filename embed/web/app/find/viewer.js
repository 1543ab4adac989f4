// One photo or video of a find over the page. Arrow keys, buttons and swipes lead to the others.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { open } from "../ui/dialog.js";
import { picture, shape } from "../ui/picture.js";
import { altOf } from "./gallery.js";
import { Stage } from "./stage.js";
import { closeIcon, icon } from "../ui/ui.js";

// viewPhoto opens the viewer with the picture of a number.
export function viewPhoto(find, first) {
  const n = find.media.length;
  let at = first;
  let plays = true; // the film that was chosen, and not those that are passed
  let stage = null;
  const films = new Map();
  open((close, redraw) => {
    const step = (by) => {
      at = (at + by + n) % n;
      plays = false;
      redraw();
      stage.show(document.querySelector("dialog .stage"), n > 1 ? by : 0);
    };
    stage ??= new Stage({ next: () => step(1), previous: () => step(-1), close: () => close() });
    return viewer(find, { at, plays, films }, stage, step, close);
  }, { label: find.title, kind: "full" });
}

function viewer(find, { at, plays, films }, stage, step, close) {
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
        <div class="shown">${m.type === "video" ? video(m, plays, films) : photo(m, altOf(find, at))}</div>
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

// video has an element for each video: a browser does not read sources again that change.
function video(m, plays, films) {
  if (films.has(m)) return films.get(m);
  const film = Object.assign(document.createElement("video"), { controls: true, preload: "none", autoplay: plays, playsInline: true,
    poster: m.mediumUrl || m.fallbackUrl, width: m.width || 640, height: m.height || 360 });
  const kind = /\.webm(\?|$)/.test(m.url) ? "webm" : "mp4";
  const source = (src, type) => film.append(Object.assign(document.createElement("source"), { src, type }));
  source(m.url, m.codecs ? `video/${kind}; codecs="${m.codecs}"` : "");
  if (m.playbackUrl) source(m.playbackUrl, "video/mp4");
  film.lastChild.addEventListener("error", () => {
    const note = document.createElement("p");
    note.className = "said";
    const link = Object.assign(document.createElement("a"), { href: m.url, download: "", textContent: t("find.download") });
    note.append(t("find.unplayable"), " ", link);
    films.set(m, note);
    film.replaceWith(note);
  });
  films.set(m, film);
  return film;
}

const steps = (step) => html`
  <div class="row steps">
    ${stepButton("previous", "back", () => step(-1))}
    ${stepButton("next", "next", () => step(1))}
  </div>`;

const stepButton = (text, sign, click) => html`
  <button type="button" class="round" aria-label=${t(`find.${text}`)} @click=${click}>${icon(sign)}</button>`;
