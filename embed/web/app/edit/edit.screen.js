// Publishing a find, and changing one.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { nameOf } from "../names.js";
import { ChangedFind } from "./changedFind.model.js";
import { NewFind } from "./newFind.model.js";
import { valuesOf } from "../ui/form.model.js";
import { confirm } from "../ui/dialog.js";
import { conflict } from "./conflict.js";
import { drafts } from "./draftList.js";
import { takeFiles } from "./dropFiles.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { folds, openFoldOf } from "./folds.js";
import { place } from "./place.js";
import { askedHost } from "../map/placeText.model.js";
import { focusOn, head, problem, skeleton } from "../ui/ui.js";
import { several } from "./several.js";
import { uploads } from "./uploads.js";

// add adds files to the find, and puts the focus on the offer if there is one to make several.
async function add(model, files) {
  await model.addFiles(files);
  if (model.several?.groups) focusOn("several-title");
}

// addAll takes all the files of the offer into this find.
function addAll(model) {
  model.uploads.add(model.several.decline());
  focusOn("files");
}

// acceptReceived adds what was shared to the find, and to the fields, over what is typed there.
async function acceptReceived(model) {
  fill(model.received.values);
  fill(await model.resolveReceived(true));
}

// fill writes values into the fields, unless the user has left the form.
function fill(values) {
  for (const [name, value] of Object.entries(values)) {
    const input = document.getElementById(name);
    if (input) input.value = value;
  }
}

// asks says which host learns of a request when what was shared is added.
const asks = (values) => {
  const host = askedHost(Object.values(values).join("\n"));
  return host ? html`<p class="hint">${t("places.asks", { host })}</p>` : nothing;
};

const receivedOffer = (model, full) => html`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${t("edit.shared")}</h2>
    <p class="hint">${t("edit.sharedHint")}</p>
    ${Object.values(model.received.values).map((x) => html`<p class="text" dir="auto">${x}</p>`)}
    ${asks(model.received.values)}
    ${model.received.files.length ? html`<p>${t("edit.sharedFiles", { n: model.received.files.length })}</p>` : nothing}
    ${full ? html`<p class="note">${t("edit.sharedFull")}</p>` : nothing}
    ${model.received.left ? html`<p class="note">${t("edit.sharedLeft", { n: model.received.left })}</p>` : nothing}
    <div class="row end">
      <button type="button" class="quiet" @click=${() => model.resolveReceived(false)}>${t("edit.sharedDrop")}</button>
      <button type="button" @click=${() => acceptReceived(model)}>${t("edit.sharedTake")}</button>
    </div>
  </section>`;

async function discard(model) {
  if (await confirm(t("edit.discardTitle"), t("edit.discardText"), t("edit.startOver"))) model.discard();
}

const showHome = () => confirm(t("privacy.inHome"), t("privacy.inHomeText"), t("privacy.showExact"));

const restored = (model) => html`
  <p class="note">
    ${t("edit.restored")} <button type="button" class="link" @click=${() => discard(model)}>${t("edit.startOver")}</button>
  </p>`;

const photos = (model) => html`
  <fieldset>
    <legend>${t("edit.photos")}</legend>
    ${model.photosExpired ? html`<p class="note">${t("edit.photosGone")}</p>` : nothing}
    ${uploads(model.uploads, (files) => add(model, files), !model.isOwn)}
    ${model.isOwn ? html`<p class="hint">${t("edit.photosMost", { n: model.uploads.most })} ${t("edit.photosHint")}</p>` : nothing}
  </fieldset>`;

// refused shows why the find was not saved. When somebody else has changed it meanwhile, the user chooses between both versions: the
// button submits the form after that.
const refused = (model) => html`
  ${refusal(model.form)}
  ${model.conflict ? conflict(model.conflict, (part, version) => model.choose(part, version), () => fill(model.resolve())) : nothing}`;

function onInput(event, model) {
  model.change(valuesOf(event.currentTarget));
}

async function onSubmit(event, model) {
  await model.submit(event);
  const wrong = document.querySelector("form [aria-invalid=true], #place[aria-describedby]"); // the first
  openFoldOf(wrong);
  wrong?.focus();
}

function form(model) {
  const { title } = model.values;
  const action = model.form.busy && model.uploads.isBusy ? "edit.waiting" : model.isNew ? "edit.publish" : "action.save";
  const changed = (e) => onInput(e, model);
  return html`
    <form class="card" novalidate ?hidden=${Boolean(model.several?.groups)}
      @input=${changed} @change=${changed} @submit=${(e) => onSubmit(e, model)}>
      ${model.isRestored ? restored(model) : nothing}
      ${model.author ? html`<p class="hint" dir="auto">${t("edit.by", { name: nameOf(model.author) })}</p>` : nothing}
      ${model.isOwn || model.uploads.items.length ? photos(model) : nothing}
      ${place(model.place, model.placeError, model.seesArea ? t("edit.seesArea") : "")}
      ${field(model.form, "title", { label: t("find.titleField"), value: title, required: true, most: config().limits.title })}
      ${folds(model)}
      <div class="publish">
        ${refused(model)}
        <div class="row end">
          <a class="button quiet" href=${model.back}>${t("action.cancel")}</a>
          ${mainButton(model.form, t(action))}
        </div>
      </div>
    </form>`;
}

// offers are what may become a new find besides the form.
const offers = (model, query) => html`
  ${model.received ? receivedOffer(model, query.get("shared") === "full") : nothing}
  ${several(model.several, () => addAll(model))}
  ${model.several.groups ? nothing : drafts(model.drafts)}`;

function body(model, load) {
  if (model.loading.problem) return problem(model.loading.problem, load);
  return model.uploads ? form(model) : skeleton(4);
}

export default function editScreen(page) {
  const model = new (page.params.id ? ChangedFind : NewFind)(page, { showHome });
  const load = () => model.loading.load();
  takeFiles(page.signal, (files) => model.uploads && add(model, files));
  return {
    title: model.title,
    ready: load(),
    view: () => html`
      ${head(model.title, nothing, model.back)}
      ${model.isNew ? offers(model, page.query) : nothing}
      ${body(model, load)}`,
    close: () => model.close(),
  };
}
