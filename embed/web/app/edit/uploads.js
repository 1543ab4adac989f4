// The photos and videos of a form: previews with progress, order, cancel and retry.
// edit/uploads.model.js has their state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, number } from "../i18n.js";
import { captionButton } from "./caption.js";
import { holdStill, startDrag } from "./dragging.js";
import { picture } from "../ui/picture.js";
import { icon } from "../ui/ui.js";

const accepted = "image/*,video/mp4,video/quicktime,video/webm";

// remove takes an item out and puts the focus on the next one.
function remove(model, item) {
  const at = model.items.indexOf(item);
  model.remove(item);
  queueMicrotask(() => {
    const next = document.querySelectorAll(".shot .drop")[Math.min(at, model.items.length - 1)];
    (next ?? document.getElementById("files"))?.focus();
  });
}

function move(model, from, to) {
  model.move(from, to);
  queueMicrotask(() => {
    const buttons = to < from ? ".before, .after" : ".after, .before";
    document.querySelectorAll(".shot")[to]?.querySelector(buttons)?.focus();
  });
}

function preview(item) {
  if (item.media) return picture(item.media, { thumb: true, eager: true });
  if (item.file.type.startsWith("video/")) return html`<span class="film">${icon("play")}</span>`;
  return html`<img src=${item.preview} alt="">`;
}

// A picture that this browser cannot show, or whose address has expired, is hidden: it would
// be shown as broken.
const onPicture = { handleEvent: (e) => { e.target.hidden = e.type === "error"; }, capture: true };

const button = (kind, text, sign, n, click) => html`
  <button type="button" class="round ${kind}" aria-label=${t(`upload.${text}`, { n })} @click=${click}>${icon(sign)}</button>`;

// sending shows how much of a file has been sent, and then that the server is at work on it.
const sending = (item, n) => (item.progress < 1
  ? html`<progress max="1" .value=${item.progress} aria-label=${t("upload.progress", { n })}></progress>`
  : html`<span class="over">${t("upload.processing")}</span>`);

const note = (item, n) => ({
  sending: () => sending(item, n),
  paused: () => html`<span class="over" title=${item.problem}>${t("upload.paused")}</span>`,
  waiting: () => html`<span class="over">${t("upload.waiting")}</span>`,
  failed: () => html`<span class="over error">${t("upload.failed")}</span>`,
  done: () => nothing,
})[item.state]();

function shot(model, item, i, isFixed) {
  const n = i + 1;
  return html`
    <li class="shot ${item.state}" data-drag @pointerdown=${(e) => startDrag(e, (from, to) => model.move(from, to))}
      @error=${onPicture} @load=${onPicture}>
      ${preview(item)}
      ${i === 0 && model.items.length > 1 ? html`<span class="cover">${t("upload.cover")}</span>` : nothing}
      ${note(item, n)}
      <span class="buttons">
        ${i > 0 ? button("before", "earlier", "back", n, () => move(model, i, i - 1)) : nothing}
        ${n < model.items.length ? button("after", "later", "next", n, () => move(model, i, i + 1)) : nothing}
        ${item.state === "failed" || item.state === "paused" ? button("", "again", "retry", n, () => model.retry(item)) : nothing}
        ${isFixed ? nothing : button("drop", item.state === "done" ? "remove" : "cancel", "close", n, () => remove(model, item))}
      </span>
      ${item.state === "failed" ? nothing : captionButton(model, item, n, preview(item))}
    </li>`;
}

function onFiles(event, add) {
  add([...event.target.files]);
  event.target.value = "";
}

const addTile = (model, add) => html`
  <li class="shot add">
    <label for="files">
      ${icon("camera")}<span class="strong">${t(model.items.length ? "upload.more" : "upload.add")}</span>
      ${model.items.length ? nothing : html`<span class="soft mice">${t("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${accepted} multiple @change=${(e) => onFiles(e, add)}>
  </li>`;

// state says how many files are on the server while some are not, and why some were refused.
function state(model) {
  const ready = model.items.filter((i) => i.state === "done").length;
  const problems = [...new Set(model.items.filter((i) => i.state === "failed").map((i) => i.problem))];
  return html`
    <p class="hint" role="status">${model.isBusy ? t("upload.ready", { n: ready, of: number(model.items.length) }) : ""}</p>
    ${problems.map((text) => html`<p class="error" role="alert">${text}</p>`)}`;
}

// uploads shows the photos and videos. add takes the files that the user chooses. If isFixed, only their order and captions change.
export const uploads = (model, add, isFixed = false) => html`
  <ul class="shots ${model.items.length ? "" : "bare"}" @touchmove=${holdStill} @contextmenu=${holdStill} @dragstart=${holdStill}>
    ${model.items.map((item, i) => shot(model, item, i, isFixed))}
    ${!isFixed && model.items.length < model.most ? addTile(model, add) : nothing}
  </ul>
  ${model.items.length > 1 ? html`<p class="hint">${t("upload.order")}</p>` : nothing}
  ${state(model)}`;
