// The categories that the instance offers, for administrators: their order, names, signs and colours.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { builtIn, categoryName } from "../categories.js";
import { available, language, t } from "../i18n.js";
import { categorySign } from "../find/categories.js";
import { confirm } from "../ui/dialog.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { menu } from "../ui/menu.js";
import { head, icon, problem, skeleton } from "../ui/ui.js";
import { CategoryForm, InstanceCategories, mostCategories } from "./categories.model.js";
import { proposals } from "./instance.model.js";
import { showAccent } from "./look.js";

const signButton = (edit, sign) => html`
  <button type="button" class="round" aria-label=${categoryName(sign)} title=${categoryName(sign)}
    aria-pressed=${String(edit.sign === sign)} @click=${() => edit.show(edit.sign === sign ? "" : sign)}>${categorySign(sign)}</button>`;

// signs offers the signs of the client, and a field for an emoji.
const signs = (edit) => html`
  <fieldset class="field">
    <legend>${t("categories.sign")}</legend>
    <div class="swatches">${builtIn.map((sign) => signButton(edit, sign))}</div>
    <label for="sign">${t("categories.emoji")} <span class="soft">${t("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${builtIn.includes(edit.sign) ? "" : edit.sign}
      aria-describedby=${edit.form.errors.sign ? "sign-error" : "sign-hint"} aria-invalid=${edit.form.errors.sign ? "true" : nothing}
      @input=${(e) => edit.show(e.target.value)}>
    ${edit.form.errors.sign ? html`<p class="error" id="sign-error">${t("categories.badSign")}</p>`
      : html`<p class="hint" id="sign-hint">${t("categories.emojiHint")}</p>`}
  </fieldset>`;

const swatch = (edit, name, colour) => html`
  <button type="button" class="swatch" aria-label=${t(`admin.colours.${name}`)} title=${t(`admin.colours.${name}`)}
    aria-pressed=${String(colour === edit.color)} @click=${() => edit.choose(colour)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${colour}/></svg>
    ${colour === edit.color ? icon("check") : nothing}
  </button>`;

const colour = (edit) => html`
  <div class="field">
    <label for="color">${t("categories.color")}</label>
    <input id="color" type="color" .value=${edit.color || proposals.teal} aria-describedby="color-note"
      @change=${(e) => edit.choose(e.target.value)}>
    <div class="swatches">${Object.entries(proposals).map(([name, value]) => swatch(edit, name, value))}</div>
    <p class="hint" id="color-note" aria-live="polite">${edit.isDarkened ? t("categories.darkened") : t("categories.colorHint")}</p>
  </div>`;

function edit(model, at) {
  let form = null;
  const title = at === undefined ? t("categories.new") : t("categories.editTitle", { name: categoryName(model.list[at].code) });
  return openForm((done) => (form = new CategoryForm(model, at, done)).form, title, () => html`
    ${refusal(form.form)}
    ${languagesOf().map((lang, i) => field(form.form, lang, {
      label: t(`categories.name.${lang}`), value: form.names[lang], most: 50, required: i === 0 && !form.was.code,
      hint: i === 0 && form.isNamed ? t("categories.nameHint", { name: categoryName(form.was.code) }) : "",
    }))}
    ${signs(form)}
    ${colour(form)}`, (f) => mainButton(f, t("action.save")));
}

// languagesOf are the languages that names are in, that of the user first.
const languagesOf = () => [language(), ...available.filter((lang) => lang !== language())];

async function remove(model, at) {
  const title = t("categories.removeTitle", { name: categoryName(model.list[at].code) });
  if (await confirm(title, t("categories.removeText"), t("categories.remove"))) await model.remove(at);
}

async function restore(model) {
  if (await confirm(t("categories.restoreTitle"), t("categories.restoreText"), t("categories.restore"))) await model.restore();
}

const step = (model, at, by, kind, text, name) => html`
  <button type="button" class="round ${kind}" ?disabled=${!model.list[at + by]} aria-label="${t(text)}: ${name}" title=${t(text)}
    @click=${() => model.move(at, by)}>${icon("back")}</button>`;

function row(model, { code }, at) {
  const name = categoryName(code);
  return html`
    <li class="row between">
      ${categorySign(code)}
      <span class="grow" dir="auto">${name}</span>
      <span class="row">
        ${step(model, at, -1, "up", "categories.up", name)}
        ${step(model, at, 1, "down", "categories.down", name)}
        ${menu(t("categories.more", { name }), [
          { text: t("categories.edit"), sign: "edit", run: () => edit(model, at) },
          ...model.list.length > 1 ? [{ text: t("categories.remove"), sign: "trash", isDanger: true, run: () => remove(model, at) }] : [],
        ])}
      </span>
    </li>`;
}

const left = (model) => (model.left.length && !model.isFull ? html`
  <h2>${t("categories.left")}</h2>
  <div class="chips">${model.left.map((code) => html`
    <button type="button" class="chip" @click=${() => model.add({ code })}>
      ${categorySign(code)} ${categoryName(code)} ${icon("plus")}
    </button>`)}
  </div>` : nothing);

const list = (model) => html`
  <section class="card">
    <p class="hint">${t("categories.about")}</p>
    <ul class="people">${model.list.map((c, i) => row(model, c, i))}</ul>
    ${model.isFull ? html`<p class="hint">${t("categories.full", { n: mostCategories })}</p>` : html`
      <p><button type="button" class="quiet" id="new-category" @click=${() => edit(model)}>
        ${icon("plus")} ${t("categories.new")}
      </button></p>`}
    ${left(model)}
    ${model.isOwn ? html`
      <p><button type="button" class="quiet" @click=${() => restore(model)}>${t("categories.restore")}</button></p>` : nothing}
  </section>`;

export default function categoriesScreen(page) {
  const model = new InstanceCategories(page, showAccent);
  return {
    title: t("admin.categories"),
    ready: model.loading.load(),
    view: () => html`
      ${head(t("admin.categories"), nothing, "/admin")}
      ${model.loading.problem ? problem(model.loading.problem, model.loading.load) : model.list ? list(model) : skeleton(6)}`,
  };
}
