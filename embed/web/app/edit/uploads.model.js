// The photos and videos of a form, on their way to the server: two at once, each with its
// progress.

import { isPassing, upload } from "../api.js";
import { config } from "../config.js";
import { t, explain, megabytes } from "../i18n.js";
import { exifOf } from "./exif.js";
import { shrink } from "./shrink.js";
import { captioned } from "./publishing.model.js";

const atOnce = 2;
const firstPause = 2; // s before a file is sent again; it doubles each time
const longestPause = 60; // s

// Uploads has items {media, file, key, caption, preview, state, progress, problem}. The state is "waiting",
// "sending", "paused" before the file is sent again by itself, "failed" or "done"; media is what
// the server has, file and preview are of this device.
export class Uploads {
  removed = []; // ids of media that the find has
  #isEdited = false; // the order or a caption
  #changed;
  #placed;
  #signal;
  #send;
  #settle = () => {};

  // changed is called after each change, with a text if there is something to say; placed with
  // where a photo was taken, which is read before it is made smaller. Once the signal is aborted
  // nothing more is sent.
  constructor(media, { changed, placed = () => {}, signal, send = upload }) {
    this.items = media.map(({ at, key, caption = "", ...m }) => ({ media: m, at, key, caption, state: "done" }));
    this.#changed = (text) => { this.#settle(); changed(text); };
    this.#placed = placed;
    this.#signal = signal;
    this.#send = send;
    addEventListener("online", () => this.#retryPaused(), { signal });
  }

  get most() { return config().limits.mediaPerFind; }

  get isBusy() { return this.items.some((i) => ["waiting", "sending", "paused"].includes(i.state)); }

  // isPaused tells whether the network or the server is away.
  get isPaused() { return this.items.some((i) => i.state === "paused"); }

  // settled resolves when no file is on its way, or the server is away.
  async settled() {
    while (this.isBusy && !this.isPaused) await new Promise((resolve) => { this.#settle = resolve; });
  }

  // files returns all files for the outbox: what the server has of each, or a copy to send.
  files() {
    return Promise.all(this.items.map(async ({ media, at, file, caption }) => {
      const blob = file ? await shrink(file) : null;
      return media ? { media, at, caption, blob } : { caption, blob, name: file.name || "file" };
    }));
  }

  get hasFailed() { return this.items.some((i) => i.state === "failed"); }

  // isChanged tells whether the media are others than those at the start.
  get isChanged() { return this.#isEdited || this.removed.length > 0 || this.items.some((i) => !i.media?.id); }

  // media are those that the server has, in order.
  get media() { return this.items.filter((i) => i.media).map((i) => captioned(i.media, i.caption)); }

  // draft are the media with when they were sent, the keys of their files, and captions.
  get draft() {
    return this.items.filter((i) => i.media).map(({ media, at, key, caption }) => ({ ...media, at, key, caption }));
  }

  // add adds files, with the keys under which a draft has them.
  async add(files, keys = []) {
    if (this.#signal.aborted) return;
    const room = this.most - this.items.length;
    const taken = [...files].slice(0, room);
    const fresh = taken.map((file, n) => (
      { file, key: keys[n], caption: "", preview: URL.createObjectURL(file), state: "waiting", progress: 0 }));
    this.items = [...this.items, ...fresh];
    this.#changed(files.length > room ? t("upload.tooMany", { n: this.most }) : "");
    await this.#findPlace(taken);
    this.#work();
  }

  // #findPlace reads where the photos were taken, until one of them says it.
  async #findPlace(files) {
    for (const file of files) {
      const { place } = await exifOf(file);
      if (this.#signal.aborted) return;
      if (place) return this.#placed(place);
    }
  }

  #work() {
    if (this.#signal.aborted) return;
    const free = atOnce - this.items.filter((i) => i.state === "sending").length;
    for (const item of this.items.filter((i) => i.state === "waiting").slice(0, free)) this.#upload(item);
  }

  async #upload(item) {
    item.stop = new AbortController();
    Object.assign(item, { state: "sending", progress: 0, problem: null });
    this.#changed();
    try {
      const m = await this.#post(item);
      if (!m) return;
      Object.assign(item, { media: m, at: Date.now(), state: "done" });
    } catch (p) {
      if (p.name === "AbortError") return;
      Object.assign(item, { state: isPassing(p) ? "paused" : "failed", problem: explain(p) });
      if (item.state === "paused") this.#pause(item, p.retryAfter);
    }
    this.#changed();
    this.#work();
  }

  // #pause sends a file again after some seconds, those that the server asks for if it does.
  #pause(item, seconds) {
    item.pause = Math.min(longestPause, (item.pause ?? firstPause / 2) * 2);
    item.timer = setTimeout(() => this.retry(item), 1000 * (seconds || item.pause));
  }

  #retryPaused() {
    for (const item of this.items.filter((i) => i.state === "paused")) this.retry(item);
  }

  // #post sends the file of an item and returns the media, or null when the item was removed.
  async #post(item) {
    const { signal } = item.stop;
    const file = await shrink(item.file);
    const { videoBytes, imageBytes } = config().limits;
    const limit = file.type.startsWith("video/") ? videoBytes : imageBytes;
    if (file.size > limit) throw { code: "large", text: t("upload.large", { size: megabytes(limit) }) };
    if (signal.aborted) return null;
    const progress = (p) => { item.progress = p; this.#changed(); };
    const [m] = await this.#send("POST", "/api/media", file, { signal, progress });
    return m;
  }

  // retry sends an item that has failed or is paused again.
  retry(item) {
    clearTimeout(item.timer);
    item.state = "waiting";
    this.#work();
  }

  // keepOnly takes out photos of the find that it no longer has.
  keepOnly(media) {
    const has = (id) => media.some((m) => m.id === id);
    this.items = this.items.filter((i) => !i.media?.id || has(i.media.id));
    this.removed = this.removed.filter(has);
    this.#isEdited = true;
  }

  remove(item) {
    this.#release(item);
    if (item.media?.id) this.removed.push(item.media.id);
    this.items = this.items.filter((i) => i !== item);
    this.#changed();
    this.#work();
  }

  // removeMissing takes out media that the server no longer has, by their places in media.
  removeMissing(places) {
    const missing = this.items.filter((i) => i.media).filter((_, n) => places.includes(n));
    missing.forEach(this.#release);
    this.items = this.items.filter((i) => !missing.includes(i));
    this.#changed();
  }

  // move brings the item at one place to another. The first one is the cover.
  move(from, to) {
    this.items.splice(to, 0, ...this.items.splice(from, 1));
    this.#isEdited = true;
    this.#changed();
  }

  setCaption(item, text) {
    item.caption = text;
    this.#isEdited = true;
    this.#changed();
  }

  // stop ends all uploads and releases the previews.
  stop() { this.items.forEach(this.#release); }

  #release({ timer, stop, preview }) {
    clearTimeout(timer);
    stop?.abort();
    if (preview) URL.revokeObjectURL(preview);
  }
}
