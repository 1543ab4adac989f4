// A find while it is written: a new one, with its place, or a change of one that exists.

import { get, getWithTag, post, put } from "../api.js";
import { draftOf } from "../drafts.js";
import { pointOf, readView } from "../geo.js";
import { t } from "../i18n.js";
import { loader } from "../load.js";
import { oldestShare, deleteShare } from "../shares.js";
import { say } from "../store.js";
import { Form } from "./form.js";
import { PlacePicker } from "./placePicker.js";
import { Uploads } from "./uploads.js";

// The server deletes media that no find has after a day; this is less, so that there is time to
// publish.
const uploadLife = 23 * 3600e3; // ms

export class Edit {
  uploads = null; // until the form can be shown
  place = null; // of a new find
  placeError = "";
  share = null; // what another app has shared, until the user adds or discards it
  photosExpired = false; // of the draft
  #page;
  #id;
  #draft;
  #tag = ""; // the ETag of the find that is changed
  #uploaded = null; // resolves what waits for uploads to end
  #over = false; // sent, or given up

  constructor(page) {
    this.#page = page;
    this.#id = page.params.id;
    this.#draft = draftOf(this.#id ?? "new");
    this.form = new Form({ send: (values) => this.#send(values), update: page.update });
    const draft = this.#draft.get();
    this.isRestored = Boolean(draft);
    this.values = { isPublic: true, ...draft };
    this.loading = loader(page, () => (this.isNew ? this.#begin() : this.#read(draft)));
  }

  get isNew() { return !this.#id; }

  get title() { return t(this.isNew ? "edit.new" : "edit.title"); }

  // back is the path that leads away from the form.
  get back() { return this.isNew ? "/" : `/finds/${this.#id}`; }

  async #read(draft) {
    const [find, tag] = await getWithTag(`/api/finds/${this.#id}`);
    this.#tag = tag;
    this.values = { ...find, ...draft };
    this.uploads = new Uploads(find.media, { changed: this.#changed, signal: this.#page.signal });
  }

  // #begin makes an empty form, with the place that the address or the draft names and what was
  // shared to the app.
  async #begin() {
    const first = await this.#firstPlace();
    const stored = this.values.media ?? [];
    const media = stored.filter((m) => m.at > Date.now() - uploadLife);
    this.photosExpired = media.length < stored.length;
    const placed = (p) => this.place.suggestPoint(p);
    this.uploads = new Uploads(media, { changed: this.#changed, placed, signal: this.#page.signal });
    this.place = new PlacePicker(this.#page, first, this.#changed);
    this.share = this.#page.query.has("shared") ? await oldestShare() : null;
  }

  async #firstPlace() {
    const id = this.#page.query.get("place");
    if (id) {
      const location = await get(`/api/locations/${encodeURIComponent(id)}?includePrivate=true&includeFriends=true&findsLimit=0`);
      return { location, point: pointOf(location) };
    }
    const at = readView(this.#page.query.get("at"));
    return at ? { point: { lat: at.lat, lng: at.lng } } : this.values.place;
  }

  // #changed follows the photos and the place, with a text if there is something to say.
  #changed = (text) => {
    if (text) say(text);
    if (!this.uploads.isBusy) this.#uploaded?.();
    if (this.isNew) this.saveDraft();
    this.#page.update();
  };

  // change takes what the user has typed: title, description, category, isPublic.
  change(values) {
    this.values = { ...this.values, ...values };
    this.saveDraft();
  }

  // saveDraft stores what there is, so that a closed tab, a refusal or no network loses nothing.
  saveDraft() {
    if (this.#over || this.#page.signal.aborted) return;
    const { title, description, category, isPublic } = this.values;
    const text = { title, description, category, isPublic };
    if (!this.isNew) return this.#draft.set(text);
    const place = this.place?.value;
    const media = this.uploads.draft;
    if (title || description || category || place?.point || media.length) this.#draft.set({ ...text, place, media });
    else this.#draft.remove();
  }

  // resolveShare adds what was shared to the find, or discards it. Nothing of it is sent before:
  // any site can make a browser share.
  async resolveShare(add) {
    const { values, files, key } = this.share;
    this.share = null;
    if (add && files.length) await this.uploads.add(files);
    await deleteShare(key);
    this.share = await oldestShare();
    this.change(add ? values : {});
    this.form.clear("title");
    this.#page.update();
  }

  // submit is the listener of the form. It reports whether the place is right, which the form
  // does not check.
  async submit(event) {
    this.placeError = "";
    await this.form.submit(event);
    return !this.placeError;
  }

  async #send(typed) {
    const place = this.place?.value;
    if (this.isNew && !place.location && !(place.point && place.name)) {
      this.placeError = t(place.point ? "spot.nameMissing" : "spot.missing");
      this.#page.update();
      return;
    }
    await this.#allUploaded();
    if (this.uploads.hasFailed) throw { code: "failed", text: t("edit.uploadFailed") };
    const saved = await this.#save(bodyOf(typed), place);
    this.#over = true;
    this.#draft.remove();
    await this.#page.go(`/finds/${saved.id}`, { replace: true });
    say(t(this.isNew ? "edit.published" : "edit.saved"));
  }

  async #allUploaded() {
    if (!this.uploads.isBusy) return;
    await new Promise((resolve) => { this.#uploaded = resolve; });
    this.#uploaded = null;
  }

  async #save(body, place) {
    try {
      return this.isNew ? await this.#create(body, place) : await this.#replace(body);
    } catch (p) {
      throw this.#removeMissing(p) ? { code: "failed", text: t("edit.photosGone") } : p;
    }
  }

  async #create(body, { location, point, name }) {
    const at = location ?? await post("/api/locations", { latitude: point.lat, longitude: point.lng, name });
    return post("/api/finds", { ...body, locationId: at.id, media: this.uploads.media });
  }

  #replace(body) {
    const { isChanged, media, removed } = this.uploads;
    const all = isChanged ? { ...body, media: media.map((m) => (m.id ? { id: m.id } : m)), mediaToDelete: removed } : body;
    return put(`/api/finds/${this.#id}`, all, { headers: this.#tag ? { "If-Match": this.#tag } : {} });
  }

  // #removeMissing takes out the photos that the server no longer has, and reports whether it
  // refuses those.
  #removeMissing(p) {
    const places = (p.errors ?? []).map((e) => /^body\.media\[(\d+)\]/.exec(e.location)?.[1]).filter(Boolean).map(Number);
    if (places.length) this.uploads.removeMissing(places);
    return places.length > 0;
  }

  // overwrite gives up the protection of what another session has changed meanwhile.
  overwrite() {
    this.#tag = "";
    say(t("edit.overwrite"));
  }

  discard() {
    this.#over = true;
    this.#draft.remove();
    this.uploads?.stop();
    this.#page.go(this.back, { replace: true });
  }

  close() {
    this.uploads?.stop();
    this.place?.close();
  }
}

// bodyOf returns the texts of a find as the API takes them.
function bodyOf({ title, description, category, isPublic }) {
  return { title: title.trim(), description: description.trim() || null, category: category.trim() || null, isPublic: isPublic === "true" };
}
