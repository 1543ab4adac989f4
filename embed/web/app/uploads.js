// Pictures and videos on their way to the server: several at once, each with
// its preview, progress, cancel and retry.

import { html, nothing } from "../lib/lit-html/lit-html.js";
import { upload } from "./api.js";
import { config } from "./config.js";
import { t, explain, megabytes } from "./i18n.js";
import { icon, picture } from "./ui.js";
import { shrink, takenAt } from "./photo.js";

const atOnce = 2;

// uploads is the state of a form's media: items {media, file?, state, progress,
// problem}. placed is called with where a photo was taken, read before it is made
// smaller; changed, that something has. Once the signal is aborted nothing more is
// sent.
export function uploads(media, { changed, placed, signal }) {
  let items = media.map(({ at, ...m }) => ({ media: m, at, state: "done" }));
  const removed = []; // ids of media that the find has
  let moved = false;
  const most = config().limits.mediaPerFind;

  async function add(files) {
    if (signal.aborted) return;
    const room = most - items.length;
    const taken = [...files].slice(0, room);
    const fresh = taken.map((file) => ({ file, preview: URL.createObjectURL(file), state: "waiting", progress: 0 }));
    items = [...items, ...fresh];
    changed(files.length > room ? t("upload.tooMany", { n: most }) : "");
    for (const file of taken) {
      const place = await takenAt(file);
      if (signal.aborted) return;
      if (place) {
        placed(place);
        break;
      }
    }
    work();
  }

  function work() {
    if (signal.aborted) return;
    const busy = items.filter((i) => i.state === "sending").length;
    for (const item of items.filter((i) => i.state === "waiting").slice(0, atOnce - busy)) send(item);
  }

  async function send(item) {
    item.stop = new AbortController();
    Object.assign(item, { state: "sending", progress: 0, problem: null });
    changed();
    try {
      const file = await shrink(item.file);
      const limit = file.type.startsWith("video/") ? config().limits.videoBytes : config().limits.imageBytes;
      if (file.size > limit) throw { code: "large", limit };
      if (item.stop.signal.aborted) return;
      const [m] = await upload("POST", "/api/media", file, { signal: item.stop.signal, progress: (p) => { item.progress = p; changed(); } });
      Object.assign(item, { media: m, at: Date.now(), state: "done" });
    } catch (p) {
      if (p.name === "AbortError") return;
      Object.assign(item, { state: "failed", problem: p.code === "large" ? t("upload.large", { size: megabytes(p.limit) }) : explain(p) });
    }
    changed();
    work();
  }

  // lost takes out those that the server no longer has, by their places in media.
  function lost(places) {
    const sent = items.filter((i) => i.media);
    const gone = new Set(places.map((n) => sent[n]));
    items = items.filter((i) => !gone.has(i));
    changed();
  }

  function remove(item) {
    item.stop?.abort();
    if (item.preview) URL.revokeObjectURL(item.preview);
    if (item.media?.id) removed.push(item.media.id);
    const at = items.indexOf(item);
    items = items.filter((i) => i !== item);
    changed();
    queueMicrotask(() => (document.querySelectorAll(".shot .drop")[Math.min(at, items.length - 1)] ?? document.getElementById("files"))?.focus());
    work();
  }

  function swap(item, by) {
    const at = items.indexOf(item);
    [items[at], items[at + by]] = [items[at + by], items[at]];
    moved = true;
    changed();
    queueMicrotask(() => document.querySelectorAll(".shot")[at + by]?.querySelector(by < 0 ? ".before, .after" : ".after, .before")?.focus());
  }

  const face = (item) => {
    if (item.media) return picture(item.media, { thumb: true, eager: true });
    if (item.file.type.startsWith("video/")) return html`<span class="film">${icon("play")}</span>`;
    return html`<img src=${item.preview} alt="">`;
  };

  // A picture that this browser cannot show, or whose address has ended, is not
  // shown as a broken one.
  const came = { handleEvent: (e) => { e.target.hidden = e.type === "error"; }, capture: true };

  const shot = (item, i) => html`<li class="shot ${item.state}" @error=${came} @load=${came}>
    ${face(item)}
    ${item.state === "sending" ? html`<progress max="1" .value=${item.progress} aria-label=${t("upload.progress", { n: i + 1 })}></progress>` : nothing}
    ${item.state === "waiting" ? html`<span class="over">${t("upload.waiting")}</span>` : nothing}
    ${item.state === "failed" ? html`<span class="over error" role="alert">${item.problem}</span>` : nothing}
    <span class="buttons">
      ${i > 0 ? html`<button type="button" class="round before" aria-label=${t("upload.earlier", { n: i + 1 })} @click=${() => swap(item, -1)}>${icon("back")}</button>` : nothing}
      ${i < items.length - 1 ? html`<button type="button" class="round after" aria-label=${t("upload.later", { n: i + 1 })} @click=${() => swap(item, 1)}>${icon("next")}</button>` : nothing}
      ${item.state === "failed" ? html`<button type="button" class="round" aria-label=${t("upload.again", { n: i + 1 })} @click=${() => { item.state = "waiting"; work(); }}>${icon("retry")}</button>` : nothing}
      <button type="button" class="round drop" aria-label=${t(item.state === "done" ? "upload.remove" : "upload.cancel", { n: i + 1 })} @click=${() => remove(item)}>${icon("close")}</button>
    </span></li>`;

  return {
    add,
    list: () => items,
    busy: () => items.some((i) => i.state === "waiting" || i.state === "sending"),
    failed: () => items.some((i) => i.state === "failed"),
    media: () => items.filter((i) => i.media).map((i) => i.media),
    // kept are the media with when they were sent, for a draft.
    kept: () => items.filter((i) => i.media).map((i) => ({ ...i.media, at: i.at })),
    lost,
    removed: () => removed,
    changed: () => moved || removed.length > 0 || items.some((i) => !i.media?.id),
    stop: () => items.forEach((i) => { i.stop?.abort(); if (i.preview) URL.revokeObjectURL(i.preview); }),
    view: () => html`
      <ul class="shots">${items.map(shot)}
        ${items.length < most ? html`<li class="shot add"><label for="files">${icon("camera")}<span>${t(items.length ? "upload.more" : "upload.add")}</span></label>
          <input id="files" type="file" accept="image/*,video/mp4,video/quicktime,video/webm" multiple @change=${(e) => { add(e.target.files); e.target.value = ""; }}></li>` : nothing}
      </ul>`,
  };
}
