// Publishing a find, and changing one.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { get, getWithTag, post, put } from "../api.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { icon, head, problem, skeleton } from "../ui.js";
import { say } from "../store.js";
import { newForm, submit, refusal, field, main } from "../form.js";
import { draftOf } from "../drafts.js";
import { uploads } from "../uploads.js";
import { spot } from "../spot.js";
import { loader } from "../load.js";
import { oldestShare, deleteShare } from "../shares.js";

// The server deletes what no find has taken after a day; this is less, so that
// there is time to publish.
const keptFor = 23 * 3600e3;

export default function edit(page) {
  const { id } = page.params;
  const isNew = !id;
  const state = newForm();
  const kept = draftOf(id ?? "new");
  let find = null; // as it was read, when it is being changed
  let tag = "";
  const old = kept.get();
  let values = { isPublic: true, ...(old ?? {}) };
  const note = old ? t("edit.restored") : "";
  let photosGone = false; // of the draft
  let media = null;
  let place = null;
  let placeError = "";
  let waiting = null; // for uploads to end
  let given = null; // what another app has shared, until the reader takes it or not
  let over = false; // sent, or given up

  function changed(text) {
    if (text) say(text);
    if (waiting && !media.busy()) waiting();
    if (isNew) keep();
    page.update();
  }

  const read = loader(page, async () => {
    if (isNew) return begin();
    [find, tag] = await getWithTag(`/api/finds/${id}`);
    values = { ...find, ...(old ?? {}) };
    media = uploads(find.media, { changed, placed: () => {}, signal: page.signal });
  });

  async function load() {
    await read.load();
    await Promise.resolve(); // until the form is drawn
    await place?.mount();
  }

  // begin makes an empty form, with the place that the address names and what
  // was shared to the app.
  async function begin() {
    const [lat, lng] = (page.query.get("at") ?? "").split(",").map(Number);
    const asked = page.query.get("place");
    const location = asked ? await get(`/api/locations/${encodeURIComponent(asked)}?includePrivate=true&includeFriends=true&findsLimit=0`) : null;
    const first = location ? { location, point: { lat: location.latitude, lng: location.longitude } } : lat || lng ? { point: { lat, lng } } : values.place;
    const there = (values.media ?? []).filter((m) => m.at > Date.now() - keptFor);
    photosGone = there.length < (values.media ?? []).length;
    media = uploads(there, { changed, placed: (p) => place.fromPhoto(p), signal: page.signal });
    place = spot(page, first, changed);
    given = page.query.has("shared") ? await oldestShare() : null;
  }

  // settle takes what was shared into the find, or not. Nothing of it is sent
  // before: any site can have a browser share.
  async function settle(take) {
    const { values: more, files, key } = given;
    given = null;
    if (take) for (const [name, value] of Object.entries(more)) document.getElementById(name).value = value;
    if (take && files.length) await media.add(files);
    await deleteShare(key);
    given = await oldestShare(); // what was shared next
    document.getElementById("title").dispatchEvent(new Event("input", { bubbles: true }));
    page.update();
  }

  const offer = () => html`<section class="card" id="offer" aria-labelledby="offered"><h2 id="offered">${t("edit.shared")}</h2>
    <p class="hint">${t("edit.sharedHint")}</p>
    ${Object.values(given.values).map((x) => html`<p class="text">${x}</p>`)}
    ${given.files.length ? html`<p>${t("edit.sharedFiles", { n: given.files.length })}</p>` : nothing}
    ${page.query.get("shared") === "full" ? html`<p class="note">${t("edit.sharedFull")}</p>` : nothing}
    ${given.left ? html`<p class="note">${t("edit.sharedLeft", { n: given.left })}</p>` : nothing}
    <div class="row end"><button type="button" class="quiet" @click=${() => settle(false)}>${t("edit.sharedDrop")}</button>
      <button type="button" @click=${() => settle(true)}>${t("edit.sharedTake")}</button></div></section>`;

  function typed(event) {
    const form = new FormData(event.currentTarget);
    values = { ...values, title: form.get("title"), description: form.get("description"), category: form.get("category"), isPublic: form.get("isPublic") === "true" };
    keep();
  }

  // keep notes what there is, so that a closed tab, a refusal or no connection
  // loses nothing.
  function keep() {
    if (over || page.signal.aborted) return;
    const { title, description, category, isPublic } = values;
    const text = { title, description, category, isPublic };
    if (!isNew) return kept.set(text);
    const at = place?.value();
    const sent = media.kept();
    if (title || description || category || at?.point || sent.length) kept.set({ ...text, place: at, media: sent });
    else kept.remove();
  }

  const arrived = () => (media.busy() ? new Promise((done) => { waiting = () => { waiting = null; done(); }; }) : null);

  async function send(form) {
    placeError = "";
    const at = place?.value();
    if (isNew && !at.location && (!at.point || !at.name)) {
      placeError = t(at.point ? "spot.nameMissing" : "spot.missing");
      page.update();
      document.getElementById("place-name")?.focus();
      return;
    }
    await arrived();
    if (media.failed()) throw { code: "failed", text: t("edit.uploadFailed") };
    const body = { title: form.title.trim(), description: form.description.trim() || null, category: form.category.trim() || null, isPublic: form.isPublic === "true" };
    let saved;
    try {
      saved = isNew ? await create(body, at) : await change(body);
    } catch (p) {
      throw swept(p) ? { code: "failed", text: t("edit.photosGone") } : p;
    }
    over = true;
    kept.remove();
    await page.go(`/finds/${saved.id}`, { replace: true });
    say(t(isNew ? "edit.published" : "edit.saved"));
  }

  async function create(body, at) {
    const l = at.location ?? await post("/api/locations", { latitude: at.point.lat, longitude: at.point.lng, name: at.name });
    return post("/api/finds", { ...body, locationId: l.id, media: media.media() });
  }

  function change(body) {
    const sent = media.changed() ? { ...body, media: media.media().map((m) => (m.id ? { id: m.id } : m)), mediaToDelete: media.removed() } : body;
    return put(`/api/finds/${id}`, sent, { headers: tag ? { "If-Match": tag } : {} });
  }

  // swept takes out the photos that the server no longer has, if it is them that
  // it refuses.
  function swept(p) {
    const places = (p.errors ?? []).map((e) => /^body\.media\[(\d+)\]/.exec(e.location)?.[1]).filter(Boolean).map(Number);
    if (places.length) media.lost(places);
    return places.length > 0;
  }

  function discard() {
    over = true;
    kept.remove();
    media?.stop();
    page.go(isNew ? "/" : `/finds/${id}`, { replace: true });
  }

  const choice = (value, name, title, text) => html`<label class="choice">
    <input type="radio" name="isPublic" value=${String(value)} ?checked=${values.isPublic === value}>
    <span>${icon(name)}<span><span class="strong">${title}</span><br><span class="soft">${text}</span></span></span></label>`;

  const limits = config().limits;
  const form = () => html`
    <form class="card" novalidate @input=${typed} @change=${typed} @submit=${submit(state, page.update, send)}>
      ${note ? html`<p class="note">${note} <button type="button" class="link" @click=${discard}>${t("edit.startOver")}</button></p>` : nothing}
      <fieldset><legend>${t("edit.photos")}</legend>${photosGone ? html`<p class="note">${t("edit.photosGone")}</p>` : nothing}${media.view()}<p class="hint">${t("edit.photosHint")}</p></fieldset>
      ${field(state, "title", { label: t("find.titleField"), value: values.title, required: true, most: limits.title })}
      ${isNew ? html`<fieldset><legend>${t("edit.where")}</legend>${place.view(placeError)}</fieldset>` : nothing}
      ${field(state, "description", { label: t("find.description"), value: values.description ?? "", area: true, most: limits.description })}
      ${field(state, "category", { label: t("find.category"), value: values.category ?? "", hint: t("edit.categoryHint"), most: limits.category })}
      <fieldset class="choices"><legend>${t("edit.who")}</legend>
        ${choice(true, "globe", t("edit.public"), t("edit.publicText"))}
        ${choice(false, "lock", t("edit.private"), t("edit.privateText"))}</fieldset>
      ${state.refusal?.code === "failed" ? html`<p class="problem" role="alert">${state.refusal.text}</p>` : refusal(state)}
      ${state.refusal?.code === "precondition_failed" ? html`<button type="button" class="quiet" @click=${() => { tag = ""; say(t("edit.overwrite")); }}>${t("edit.mine")}</button>` : nothing}
      <div class="row end">
        <a class="button quiet" href=${isNew ? "/" : `/finds/${id}`}>${t("action.cancel")}</a>
        ${main(state, state.busy && media.busy() ? t("edit.waiting") : t(isNew ? "edit.publish" : "action.save"))}</div>
    </form>`;

  return {
    title: t(isNew ? "edit.new" : "edit.title"),
    ready: load(),
    view: () => html`${head(t(isNew ? "edit.new" : "edit.title"), nothing, isNew ? "/" : `/finds/${id}`)}
      ${given ? offer() : nothing}
      ${read.problem ? problem(read.problem, load) : media ? form() : skeleton(4)}`,
    close() {
      media?.stop();
      place?.close();
    },
  };
}
