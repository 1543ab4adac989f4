// Lists of finds: their cards, the form of one, and the dialog that puts a find into them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Choices, visibilities } from "./lists.model.js";
import { open } from "../ui/dialog.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { pick } from "../ui/pick.js";
import { picture } from "../ui/picture.js";
import { closeIcon, icon } from "../ui/ui.js";

const signs = { private: "lock", friends: "people", public: "globe" };

// visibility is the badge that says who may see a list.
export const visibility = (list) => html`
  <span class="badge">${icon(signs[list.visibility])} ${t(`lists.${list.visibility}`)}</span>`;

// listRow is a list as a link.
export const listRow = (list) => html`
  <li>
    <a class="find" href="/lists/${list.id}">
      <span class="thumb">${list.cover ? picture(list.cover.media, { thumb: true }) : icon("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${list.name}</span>
        <span class="soft">${t("lists.finds", { n: list.findCount })}</span>
        <span class="soft marks">${visibility(list)}</span>
      </span>
    </a>
  </li>`;

const fields = (form, list) => html`
  ${refusal(form)}
  ${field(form, "name", { label: t("lists.name"), value: list?.name ?? "", required: true, most: 100 })}
  ${field(form, "description", { label: t("lists.description"), value: list?.description ?? "", kind: "area", most: 500 })}
  ${pick("visibility", {
    label: t("lists.who"), hint: t("lists.whoHint"), chosen: list?.visibility ?? "private",
    options: visibilities.map((v) => [v, t(`lists.${v}`)]),
  })}`;

// openListForm shows the form of a list, or of a new one.
export const openListForm = (make, list = null) => openForm(make, t(list ? "lists.edit" : "lists.new"),
  (form) => fields(form, list), (form) => mainButton(form, t("action.save")));

const box = (model, list) => html`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${list.hasFind} @change=${() => model.toggle(list)}>
      <span class="grow" dir="auto">${list.name}</span>
      ${visibility(list)}
    </label>
  </li>`;

const dialog = (model, close) => html`
  <div class="row between"><h2>${t("lists.addTo")}</h2>${closeIcon(close)}</div>
  ${model.lists.length ? html`<ul class="people">${model.lists.map((l) => box(model, l))}</ul>` : nothing}
  <form novalidate @submit=${model.form.submit}>
    ${refusal(model.form)}
    ${field(model.form, "list", { label: t("lists.new"), hint: t("lists.newHint"), required: true, most: 100 })}
    <div class="row end"><button type="submit" aria-busy=${model.form.busy ? "true" : "false"}>${t("lists.create")}</button></div>
  </form>`;

// addToList shows in which lists of the user a find of theirs is, and changes that.
export async function addToList(find) {
  const model = new Choices(find.id);
  if (!await model.load()) return;
  await open((close, redraw) => {
    model.update = redraw;
    return dialog(model, close);
  }, { label: t("lists.addTo") });
}
