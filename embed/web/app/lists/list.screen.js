// A list of finds: a map and the finds in their order, with the same numbers. Its owner changes it here, and drags finds by their numbers.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, number } from "../i18n.js";
import { List } from "./lists.model.js";
import { confirm } from "../ui/dialog.js";
import { holdStill, startDrag } from "../edit/dragging.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { findLink, whereLine } from "../find/finds.js";
import { openForm } from "../ui/formDialog.js";
import { openListForm, visibility } from "./lists.js";
import { menu } from "../ui/menu.js";
import { shareList } from "./shares.js";
import { avatar, empty, focusOn, head, more, problem, skeleton } from "../ui/ui.js";
import { nameOf } from "../names.js";
import "./listMap.js";

async function remove(model) {
  if (await confirm(t("lists.deleteTitle", { name: model.list.name }), t("lists.deleteText"), t("action.delete"))) model.remove();
}

const listMenu = (model) => menu(t("lists.menu"), [
  { text: t("lists.edit"), sign: "edit", run: () => openListForm(model.editForm, model.list) },
  { text: t("find.byLink"), sign: "globe", run: () => shareList(model.list) },
  { text: t("lists.delete"), sign: "trash", isDanger: true, run: () => remove(model) },
], { id: "list-menu" });

const hideFields = (form) => html`
  ${refusal(form)}
  <p>${t("lists.makePrivateText")}</p>
  ${field(form, "reason", { label: t("report.reason"), required: true, most: 500 })}`;

const hideMenu = (model) => menu(t("lists.menu"), [{
  text: t("lists.makePrivate"), sign: "lock", isDanger: true,
  run: () => openForm(model.hideForm, t("lists.makePrivateTitle", { name: model.list.name }), hideFields,
    (form) => mainButton(form, t("lists.makePrivate"))),
}], { id: "list-menu" });

// move moves a find by one, and keeps the focus on its menu.
async function move(model, find, by) {
  await model.move(find, by);
  focusOn(`find-${find.id}`);
}

async function drop(model, find) {
  await model.drop(find);
  focusOn("list-menu");
}

function findMenu(model, find, at) {
  const last = model.finds.items.length - 1;
  return menu(t("lists.findMenu", { title: find.title }), [
    ...(at > 0 ? [{ text: t("lists.up"), run: () => move(model, find, -1) }] : []),
    ...(at < last ? [{ text: t("lists.down"), run: () => move(model, find, 1) }] : []),
    ...(find.media.some((m) => m.type === "image") ? [{ text: t("lists.cover"), sign: "camera", run: () => model.setCover(find) }] : []),
    { text: t("lists.drop"), sign: "close", run: () => drop(model, find) },
  ], { id: `find-${find.id}` });
}

// chooseRow marks a find of which the pin has been pressed, and shows its row.
async function chooseRow(model, id) {
  model.choose(id);
  await Promise.resolve(); // until it is drawn
  document.getElementById(`row-${id}`)?.scrollIntoView({ block: "nearest" });
}

// choosePin marks a find of which the number has been pressed, or no longer, and shows the map.
function choosePin(model, id) {
  model.choose(id === model.chosen ? "" : id);
  document.querySelector("list-map")?.scrollIntoView({ block: "nearest" });
}

const numberButton = (model, find, at) => html`
  <button type="button" class="nth-button" data-handle aria-pressed=${model.chosen === find.id ? "true" : "false"}
    aria-label=${t("lists.onMap", { n: at + 1, title: find.title })} @click=${() => choosePin(model, find.id)}>
    <span class="nth">${number(at + 1)}</span>
  </button>`;

// drag moves the find at one place of the list to another.
const drag = (model, from, to) => model.move(model.finds.items[from], to - from);

const row = (model, find, at) => html`
  <li class="listed ${model.chosen === find.id ? "chosen" : ""}" id="row-${find.id}" ?data-drag=${model.isOwn}
    @pointerdown=${(e) => model.isOwn && startDrag(e, (from, to) => drag(model, from, to))}>
    ${numberButton(model, find, at)}
    ${findLink(find, whereLine(find))}
    ${model.isOwn ? findMenu(model, find, at) : nothing}
  </li>`;

const owner = ({ user }) => html`<a class="person" href="/people/${user.id}">${avatar(user)} <span>${nameOf(user)}</span></a>`;

const about = (model) => html`
  <div class=${model.isOwn && !model.list.description ? "stack" : "card"}>
    ${model.isOwn ? nothing : owner(model.list)}
    ${model.list.description ? html`<p class="text" dir="auto">${model.list.description}</p>` : nothing}
    <p class="marks">${visibility(model.list)} <span class="soft">${t("lists.finds", { n: model.list.findCount })}</span></p>
  </div>`;

function finds(model) {
  const { items, problem: p, load } = model.finds;
  if (p) return problem(p, load);
  if (!items) return skeleton(3);
  if (!items.length) return empty(t("lists.empty"), model.isOwn ? t("lists.emptyText") : t("lists.emptyOther"), nothing, "pin");
  return html`
    <ol class="card rows" @touchmove=${holdStill} @contextmenu=${holdStill}>${items.map((f, at) => row(model, f, at))}</ol>
    ${more(model.finds)}`;
}

const map = (model) => html`
  <list-map .label=${t("lists.map")} .steps=${model.steps} .chosen=${model.chosen} .onChoose=${(id) => chooseRow(model, id)}></list-map>`;

function body(model) {
  const { problem: p, load } = model.loading;
  if (p?.code === "not_found") return html`<p class="empty">${t("lists.gone")}</p>`;
  if (p) return problem(p, load);
  if (!model.list) return skeleton(3);
  return html`
    <div class="list-page">
      ${model.steps.length ? map(model) : nothing}
      <div class="stack">
        ${about(model)}
        ${finds(model)}
      </div>
    </div>`;
}

export default function listScreen(page) {
  const model = new List(page);
  return {
    get title() { return model.title; },
    broad: true,
    ready: model.loading.load(),
    view: () => html`
      ${head(model.title, model.isOwn ? listMenu(model) : model.canHide ? hideMenu(model) : nothing, model.listsPath)}
      ${body(model)}`,
  };
}
