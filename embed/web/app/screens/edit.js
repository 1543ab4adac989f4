// Publishing a find, and changing one.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { Edit } from "../models/edit.js";
import { valuesOf } from "../models/form.js";
import { field, mainButton, refusal } from "../parts/fields.js";
import { mountMap, placePicker } from "../parts/placePicker.js";
import { head, icon, problem, skeleton } from "../parts/ui.js";
import { uploads } from "../parts/uploads.js";

// acceptShare adds what was shared to the fields, over what is typed there, and to the find.
function acceptShare(model) {
  for (const [name, value] of Object.entries(model.share.values)) document.getElementById(name).value = value;
  return model.resolveShare(true);
}

const shareOffer = (model, full) => html`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${t("edit.shared")}</h2>
    <p class="hint">${t("edit.sharedHint")}</p>
    ${Object.values(model.share.values).map((x) => html`<p class="text">${x}</p>`)}
    ${model.share.files.length ? html`<p>${t("edit.sharedFiles", { n: model.share.files.length })}</p>` : nothing}
    ${full ? html`<p class="note">${t("edit.sharedFull")}</p>` : nothing}
    ${model.share.left ? html`<p class="note">${t("edit.sharedLeft", { n: model.share.left })}</p>` : nothing}
    <div class="row end">
      <button type="button" class="quiet" @click=${() => model.resolveShare(false)}>${t("edit.sharedDrop")}</button>
      <button type="button" @click=${() => acceptShare(model)}>${t("edit.sharedTake")}</button>
    </div>
  </section>`;

const restored = (model) => html`
  <p class="note">
    ${t("edit.restored")} <button type="button" class="link" @click=${() => model.discard()}>${t("edit.startOver")}</button>
  </p>`;

const photos = (model) => html`
  <fieldset>
    <legend>${t("edit.photos")}</legend>
    ${model.photosExpired ? html`<p class="note">${t("edit.photosGone")}</p>` : nothing}
    ${uploads(model.uploads)}
    <p class="hint">${t("edit.photosHint")}</p>
  </fieldset>`;

const where = (model) => html`
  <fieldset>
    <legend>${t("edit.where")}</legend>
    ${placePicker(model.place, model.placeError)}
  </fieldset>`;

const choice = (model, value, sign, title, text) => html`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(value)} ?checked=${model.values.isPublic === value}>
    <span>
      ${icon(sign)}
      <span>
        <span class="strong">${title}</span><br>
        <span class="soft">${text}</span>
      </span>
    </span>
  </label>`;

const visibility = (model) => html`
  <fieldset class="choices">
    <legend>${t("edit.who")}</legend>
    ${choice(model, true, "globe", t("edit.public"), t("edit.publicText"))}
    ${choice(model, false, "lock", t("edit.private"), t("edit.privateText"))}
  </fieldset>`;

// refused shows why the find was not saved. When it was changed meanwhile, the user can insist.
const refused = (model) => html`
  ${refusal(model.form)}
  ${model.form.refusal?.code === "precondition_failed" ? html`
    <button type="button" class="quiet" @click=${() => model.overwrite()}>${t("edit.mine")}</button>` : nothing}`;

function onInput(event, model) {
  const { title, description, category, isPublic } = valuesOf(event.currentTarget);
  model.change({ title, description, category, isPublic: isPublic === "true" });
}

async function onSubmit(event, model) {
  if (!await model.submit(event)) document.getElementById("place-name")?.focus();
}

function form(model) {
  const { title, description, category } = model.values;
  const limits = config().limits;
  const fields = {
    title: { label: t("find.titleField"), value: title, required: true, most: limits.title },
    description: { label: t("find.description"), value: description ?? "", kind: "area", most: limits.description },
    category: { label: t("find.category"), value: category ?? "", hint: t("edit.categoryHint"), most: limits.category },
  };
  const action = model.form.busy && model.uploads.isBusy ? "edit.waiting" : model.isNew ? "edit.publish" : "action.save";
  const changed = (e) => onInput(e, model);
  return html`
    <form class="card" novalidate @input=${changed} @change=${changed} @submit=${(e) => onSubmit(e, model)}>
      ${model.isRestored ? restored(model) : nothing}
      ${photos(model)}
      ${field(model.form, "title", fields.title)}
      ${model.isNew ? where(model) : nothing}
      ${field(model.form, "description", fields.description)}
      ${field(model.form, "category", fields.category)}
      ${visibility(model)}
      ${refused(model)}
      <div class="row end">
        <a class="button quiet" href=${model.back}>${t("action.cancel")}</a>
        ${mainButton(model.form, t(action))}
      </div>
    </form>`;
}

function body(model, load) {
  if (model.loading.problem) return problem(model.loading.problem, load);
  return model.uploads ? form(model) : skeleton(4);
}

export default function editScreen(page) {
  const model = new Edit(page);
  const load = async () => {
    await model.loading.load();
    await Promise.resolve(); // until the form is drawn
    if (model.place && !page.signal.aborted) await mountMap(model.place);
  };
  return {
    title: model.title,
    ready: load(),
    view: () => html`
      ${head(model.title, nothing, model.back)}
      ${model.share ? shareOffer(model, page.query.get("shared") === "full") : nothing}
      ${body(model, load)}`,
    close: () => model.close(),
  };
}
