// The photos and videos of a form, on their way to the server: two at once, each with its
// progress.

import { upload } from "../api.js";
import { config } from "../config.js";
import { t, explain, megabytes } from "../i18n.js";
import { shrink, takenAt } from "../photo.js";

const atOnce = 2;

// Uploads has items {media, file, preview, state, progress, problem}. The state is "waiting",
// "sending", "failed" or "done"; media is what the server has, file and preview are of this
// device.
export class Uploads {
  removed = []; // ids of media that the find has
  #moved = false;
  #changed;
  #placed;
  #signal;
  #send;

  // changed is called after each change, with a text if there is something to say; placed with
  // where a photo was taken, which is read before it is made smaller. Once the signal is aborted
  // nothing more is sent.
  constructor(media, { changed, placed = () => {}, signal, send = upload }) {
    this.items = media.map(({ at, ...m }) => ({ media: m, at, state: "done" }));
    this.#changed = changed;
    this.#placed = placed;
    this.#signal = signal;
    this.#send = send;
  }

  get most() { return config().limits.mediaPerFind; }

  get isBusy() { return this.items.some((i) => i.state === "waiting" || i.state === "sending"); }

  get hasFailed() { return this.items.some((i) => i.state === "failed"); }

  // isChanged tells whether the media are others than those at the start.
  get isChanged() { return this.#moved || this.removed.length > 0 || this.items.some((i) => !i.media?.id); }

  // media are those that the server has, in order.
  get media() { return this.items.filter((i) => i.media).map((i) => i.media); }

  // draft are the media with when they were sent.
  get draft() { return this.items.filter((i) => i.media).map((i) => ({ ...i.media, at: i.at })); }

  async add(files) {
    if (this.#signal.aborted) return;
    const room = this.most - this.items.length;
    const taken = [...files].slice(0, room);
    const fresh = taken.map((file) => ({ file, preview: URL.createObjectURL(file), state: "waiting", progress: 0 }));
    this.items = [...this.items, ...fresh];
    this.#changed(files.length > room ? t("upload.tooMany", { n: this.most }) : "");
    await this.#findPlace(taken);
    this.#work();
  }

  // #findPlace reads where the photos were taken, until one of them says it.
  async #findPlace(files) {
    for (const file of files) {
      const place = await takenAt(file);
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
      Object.assign(item, { state: "failed", problem: explain(p) });
    }
    this.#changed();
    this.#work();
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

  // retry sends an item that has failed again.
  retry(item) {
    item.state = "waiting";
    this.#work();
  }

  remove(item) {
    item.stop?.abort();
    if (item.preview) URL.revokeObjectURL(item.preview);
    if (item.media?.id) this.removed.push(item.media.id);
    this.items = this.items.filter((i) => i !== item);
    this.#changed();
    this.#work();
  }

  // removeMissing takes out media that the server no longer has, by their places in media.
  removeMissing(places) {
    const sent = this.items.filter((i) => i.media);
    const missing = new Set(places.map((n) => sent[n]));
    this.items = this.items.filter((i) => !missing.has(i));
    this.#changed();
  }

  // move changes places with the neighbour at +1 or -1.
  move(item, by) {
    const at = this.items.indexOf(item);
    [this.items[at], this.items[at + by]] = [this.items[at + by], this.items[at]];
    this.#moved = true;
    this.#changed();
  }

  // stop ends all uploads and releases the previews.
  stop() {
    for (const i of this.items) {
      i.stop?.abort();
      if (i.preview) URL.revokeObjectURL(i.preview);
    }
  }
}
