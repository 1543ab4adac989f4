// The photos and videos of a form: previews with progress, order, cancel and retry.
// models/uploads.js has their state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { icon, picture } from "./ui.js";

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

function move(model, item, by) {
  const to = model.items.indexOf(item) + by;
  model.move(item, by);
  queueMicrotask(() => {
    const buttons = by < 0 ? ".before, .after" : ".after, .before";
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

const note = (item, n) => ({
  sending: () => html`<progress max="1" .value=${item.progress} aria-label=${t("upload.progress", { n })}></progress>`,
  waiting: () => html`<span class="over">${t("upload.waiting")}</span>`,
  failed: () => html`<span class="over error" role="alert">${item.problem}</span>`,
  done: () => nothing,
})[item.state]();

function shot(model, item, i) {
  const n = i + 1;
  return html`
    <li class="shot ${item.state}" @error=${onPicture} @load=${onPicture}>
      ${preview(item)}
      ${note(item, n)}
      <span class="buttons">
        ${i > 0 ? button("before", "earlier", "back", n, () => move(model, item, -1)) : nothing}
        ${n < model.items.length ? button("after", "later", "next", n, () => move(model, item, 1)) : nothing}
        ${item.state === "failed" ? button("", "again", "retry", n, () => model.retry(item)) : nothing}
        ${button("drop", item.state === "done" ? "remove" : "cancel", "close", n, () => remove(model, item))}
      </span>
    </li>`;
}

function onFiles(event, model) {
  model.add([...event.target.files]);
  event.target.value = "";
}

const addTile = (model) => html`
  <li class="shot add">
    <label for="files">${icon("camera")}<span>${t(model.items.length ? "upload.more" : "upload.add")}</span></label>
    <input id="files" type="file" accept=${accepted} multiple @change=${(e) => onFiles(e, model)}>
  </li>`;

export const uploads = (model) => html`
  <ul class="shots">
    ${model.items.map((item, i) => shot(model, item, i))}
    ${model.items.length < model.most ? addTile(model) : nothing}
  </ul>`;
