// A find that is not published yet: its place and photos come from what the address, a draft or another app
// names, and without a server it waits in the outbox.

import { isPassing, page as getPage, query } from "../api.js";
import { newDrafts } from "../drafts.js";
import { explain, t } from "../i18n.js";
import { allows, audienceIn, isShown, lastFirst, roleOf, withPeople } from "../lists/lists.model.js";
import { isPlaceText, placeIn } from "../map/placeText.model.js";
import { publishLater } from "../outbox/outbox.model.js";
import { deleteReceived, oldestReceived } from "../received.js";
import { audience, lastLists } from "../storage.js";
import { say } from "../store.js";
import { DraftList } from "./draftList.model.js";
import { FindForm } from "./findForm.model.js";
import { PlacePicker } from "./placePicker.model.js";
import { createFind, locationAt, missingIn, uploadLife } from "./publishing.model.js";
import { firstPlace, isRemembered, textsOf } from "./saving.model.js";
import { PlaceSettings } from "../settings/placeSettings.model.js";
import { Several } from "./several.model.js";
import { Uploads } from "./uploads.model.js";

const mostLists = 20; // into which the server puts a new find
const noPlace = ["no_place_in_text", "link_unknown"]; // reasons: what was shared is of something else

export class NewFind extends FindForm {
  isNew = true;
  title = t("edit.new");
  back = "/";
  received = null; // what another app has shared, until the user adds or discards it
  photosExpired = false; // of the draft
  lists = []; // into which it can be put
  #proposed = this.values.audience; // the audience, unless the user has chosen another one
  #ofList = ""; // the audience that the list of the address proposes
  #locationId = ""; // that a try to publish has found or made

  constructor(page, asks) {
    super(page, asks);
    if (page.query.has("list")) this.back = `/lists/${encodeURIComponent(page.query.get("list"))}`;
    this.drafts = new DraftList(page, this.draft.id);
    this.several = new Several(page);
    this.settings = new PlaceSettings(page);
  }

  async begin() {
    const { page, values } = this;
    const first = await firstPlace(page.query, values.place);
    const stored = values.media ?? [];
    const media = stored.filter((m) => m.at > Date.now() - uploadLife);
    this.photosExpired = media.length < stored.length;
    const changed = (text) => {
      if (text) say(text);
      this.changed();
    };
    const placed = (p) => this.place.suggestPoint(p);
    this.uploads = new Uploads(media, { changed, placed, signal: page.signal });
    this.place = new PlacePicker(page, first, changed);
    if (this.place.point && !this.place.label) this.place.propose();
    this.drafts.load();
    const settings = this.settings.read().then(() => this.#propose(isRemembered() ? "" : this.settings.values.audience), () => {});
    this.#readLists(settings); // without the settings, the form says where they are
    const files = await this.draft.files();
    if (files.length) this.uploads.add(files.map((f) => f.file), files.map((f) => f.key));
    this.received = page.query.has("shared") ? await oldestReceived() : null;
  }

  // #propose takes an audience unless the user has chosen one, now or in the draft.
  #propose(audience) {
    if (audience && this.values.audience === this.#proposed && !this.draft.stored?.audience) {
      this.#proposed = audience;
      this.values = { ...this.values, audience };
    }
    this.page.update();
  }

  // #readLists reads the lists into which the find can be put, the last used first. That of the address is chosen, and proposes
  // an audience, which counts more than that of the settings.
  async #readLists(settings) {
    const { page, values } = this;
    const asked = page.query.get("list");
    this.values = { ...values, lists: values.lists ?? (asked ? [asked] : []) };
    const read = (member) => getPage(query("/api/lists", { member, limit: 100 }), { signal: page.signal });
    const all = await Promise.all(["", "joined"].map(read)).catch(() => []);
    this.lists = lastFirst(all.flatMap(({ items }) => items).filter((l) => allows(roleOf(l), "contributor")), this.values.lists);
    const isAll = all.length && all.every(({ next }) => !next);
    this.#keepLists((id, n) => n < mostLists && (!isAll || this.lists.some((l) => l.id === id)));
    page.update();
    await settings;
    this.#ofList = audienceIn(this.lists.find((l) => l.id === asked) ?? {});
    this.#propose(this.#ofList);
  }

  // #keepLists takes lists out, as those that are closed to the user by now.
  #keepLists(isOpen) {
    this.values = { ...this.values, lists: this.values.lists.filter(isOpen) };
  }

  // toggleList puts the find into a list, or not.
  toggleList({ id }) {
    const { lists } = this.values;
    this.change({ lists: lists.includes(id) ? lists.filter((l) => l !== id) : [...lists, id].slice(-mostLists) });
  }

  get #chosen() { return this.lists.filter(({ id }) => this.values.lists?.includes(id)); }

  // chosenLists are the names of the lists into which the find goes.
  get chosenLists() { return this.#chosen.map(({ name }) => name); }

  // seeing are those of them whose people see it, with their number.
  get seeing() { return this.#chosen.filter(isShown).map(withPeople); }

  // addFiles adds files to the find, or offers to make several of them.
  async addFiles(files) {
    const { items, most } = this.uploads;
    if (!await this.several.consider(files, most - items.length)) await super.addFiles(files);
  }

  saveDraft() {
    const text = textsOf(this.values);
    const place = this.place?.value;
    const media = this.uploads.draft;
    const isEmpty = ![text.title, text.description, text.category, place?.point, media.length, this.draft.hasFiles].some(Boolean);
    const lists = this.values.lists ?? [];
    this.draft.save(isEmpty ? null : { ...text, lists, place, label: this.place?.label, media, id: this.draft.id });
    this.draft.release(this.uploads.items);
  }

  // resolveReceived adds what was shared to the find, or discards it. It returns the texts that are others with its place.
  // Nothing is sent before: any site can make a browser share.
  async resolveReceived(add) {
    const { values, files, key } = this.received;
    this.received = null;
    if (add && files.length) await this.addFiles(files);
    this.received = await deleteReceived(key);
    this.change(add ? values : {});
    const texts = add ? await this.#takePlace(values) : {};
    this.form.clear("title");
    this.page.update();
    return texts;
  }

  // #takePlace takes the place that a map app shares, as a name and a link, and returns the texts that are others then: the
  // name is the title, and a link that is a line of its own says nothing more.
  async #takePlace(received) {
    const text = [received.title, received.description].filter(Boolean).join("\n");
    if (!isPlaceText(text) || this.place.point) return {};
    try {
      const place = await placeIn(text, { signal: this.page.signal });
      const { title, description = "" } = this.values;
      const lines = description.split(/\r?\n/);
      const link = lines.findIndex((line) => isPlaceText(line) && /^\S+$/.test(line.trim()));
      const rest = lines.filter((line, i) => i !== link && line.trim() !== place.title);
      const texts = { title: title || place.title, description: rest.join("\n").trim() };
      this.change(texts);
      if (!this.place.point) this.place.setPlace(place); // the fields do not wait for what is near
      return texts;
    } catch (p) {
      if (p.name !== "AbortError" && !noPlace.includes(p.reason)) say(explain(p));
      return {};
    }
  }

  // write publishes the find, and returns null if the outbox does that later.
  async write(texts, place) {
    const { lists = [] } = this.values;
    const body = lists.length ? { ...texts, lists } : texts;
    if (this.uploads.isPaused) return this.#writeLater(body, place);
    try {
      this.#locationId = await locationAt(place);
      return await createFind(this.draft.findId, { ...body, locationId: this.#locationId, media: this.uploads.media });
    } catch (p) {
      if (isPassing(p)) return this.#writeLater(body, place);
      const closed = missingIn(p, "lists").map((n) => lists[n]);
      if (!closed.length) throw p;
      this.lists = this.lists.filter(({ id }) => !closed.includes(id));
      this.#keepLists((id) => !closed.includes(id));
      this.changed();
      throw { code: "failed", text: t("edit.listClosed") };
    }
  }

  async #writeLater(body, place) {
    const lists = Object.fromEntries(this.#chosen.map(({ id, name }) => [id, name]));
    await publishLater(this.draft.findId, { body, place, locationId: this.#locationId, lists }, this.uploads);
    await this.leave("/waiting", t("outbox.added"));
    return null;
  }

  async leave(path, text = "") {
    if (text && this.values.audience !== this.#ofList) audience.set(this.values.audience); // else it is for this list alone
    if (text) lastLists.add(this.values.lists ?? []);
    await this.draft.remove();
    await this.page.go(path, { replace: true });
    const [next] = newDrafts();
    if (text) say(text, "", next && { text: t("edit.next"), run: () => this.page.go(`/new?draft=${next.id}`) });
  }

  // discard gives up the draft, for an empty form.
  discard() {
    this.uploads?.stop();
    return this.leave("/new");
  }

  close() {
    super.close();
    this.drafts.close();
    this.several.close();
  }
}
