// A list of finds: a map and the finds in their order, with the same numbers. Its owner changes it here, and drags finds by their numbers.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { query } from "../api.js";
import { categoryName } from "../categories.js";
import { t, number } from "../i18n.js";
import { List } from "./lists.model.js";
import { confirm } from "../ui/dialog.js";
import { holdStill, startDrag } from "../edit/dragging.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { findLink, whereLine } from "../find/finds.js";
import { reportItem } from "../find/reporting.js";
import { openForm } from "../ui/formDialog.js";
import { openListForm, visibility } from "./lists.js";
import { showMembers } from "./members.js";
import { addLink } from "../map/addLink.js";
import { menu } from "../ui/menu.js";
import { pick } from "../ui/pick.js";
import { shareList } from "./shares.js";
import { bell } from "../ui/bell.js";
import { avatar, empty, focusOn, head, icon, more, problem, skeleton, when } from "../ui/ui.js";
import { nameOf } from "../names.js";
import "./listMap.js";

async function remove(model) {
  if (await confirm(t("lists.deleteTitle", { name: model.list.name }), t("lists.deleteText"), t("action.delete"))) model.remove();
}

async function leave(model) {
  if (await confirm(t("lists.leaveTitle", { name: model.list.name }), t("lists.leaveText"), t("lists.leave"))) model.leave();
}

const people = (model) => showMembers(model.list, model.isOwn, model.loading.load);

const listMenu = (model) => menu(t("lists.menu"), [
  ...(model.list.findCount ? [{ text: t("lists.showOnMap"), sign: "map", href: query("/", { list: model.list.id }) }] : []),
  ...(model.role ? [{ text: t(model.isOwn ? "lists.invitePeople" : "lists.people"), sign: "people", run: () => people(model) }] : []),
  ...(model.may("editor") ? [{ text: t("lists.edit"), sign: "edit", run: () => openListForm(model.editForm, model.list) }] : []),
  ...(model.isOwn ? [
    { text: t("find.byLink"), sign: "globe", run: () => shareList(model.list) },
    { text: t("lists.delete"), sign: "trash", isDanger: true, run: () => remove(model) },
  ] : [
    ...(model.role ? [{ text: t("lists.leave"), sign: "close", isDanger: true, run: () => leave(model) }] : []),
    reportItem({ listId: model.list.id }),
  ]),
  ...(model.canHide ? [hideItem(model)] : []),
], { id: "list-menu" });

const hideFields = (form) => html`
  ${refusal(form)}
  <p>${t("lists.makePrivateText")}</p>
  ${field(form, "reason", { label: t("report.reason"), required: true, most: 500 })}`;

const hideItem = (model) => ({
  text: t("lists.makePrivate"), sign: "lock", isDanger: true,
  run: () => openForm(model.hideForm, t("lists.makePrivateTitle", { name: model.list.name }), hideFields,
    (form) => mainButton(form, t("lists.makePrivate"))),
});

// move moves a find by one, and keeps the focus on its menu.
async function move(model, find, by) {
  await model.move(find, by);
  focusOn(`find-${find.id}`);
}

async function drop(model, find) {
  await model.drop(find);
  focusOn("list-menu");
}

const toggle = (name, on) => html`
  <label class="switch">
    <span>${t(`lists.entry.${name}`)}<br><span class="soft">${t(`lists.entry.${name}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${name} ?checked=${on}>
  </label>`;

// entryFields are what the user says about a find that they have added, and about one of their own what others may do.
const entryFields = (form, { listed }, rights) => html`
  ${refusal(form)}
  ${field(form, "note", { kind: "area", label: t("lists.entry.note"), value: listed.note ?? "", most: 200 })}
  ${rights.map((name) => toggle(name, listed[name]))}`;

// said is what the user has said about a find, also if that waits to be sent.
const said = (model, find) => ({ ...find, listed: { ...find.listed, ...model.waiting(find)?.body } });

const openEntry = (model, find) => openForm((done) => model.entryForm(find, done), find.title,
  (form) => entryFields(form, said(model, find), model.rightsOf(find)), (form) => mainButton(form, t("action.save")));

function findMenu(model, find, at) {
  const last = model.finds.items.length - 1;
  const items = [
    ...(model.hasAdded(find) ? [{ text: t("lists.entry.edit"), sign: "edit", run: () => openEntry(model, find) }] : []),
    ...(model.mayArrange ? arranging(model, find, at, last) : []),
    ...(model.mayDrop(find) ? [{ text: t("lists.drop"), sign: "close", run: () => drop(model, find) }] : []),
  ];
  return items.length ? menu(t("lists.findMenu", { title: find.title }), items, { id: `find-${find.id}` }) : nothing;
}

function arranging(model, find, at, last) {
  return [
    ...(at > 0 ? [{ text: t("lists.up"), run: () => move(model, find, -1) }] : []),
    ...(at < last ? [{ text: t("lists.down"), run: () => move(model, find, 1) }] : []),
    ...(find.media.some((m) => m.type === "image") ? [{ text: t("lists.cover"), sign: "camera", run: () => model.setCover(find) }] : []),
  ];
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

// lineOf says where a find is and, in a list of several people, who has added it and when.
function lineOf(model, find) {
  const { by, at, isNew } = find.listed ?? {};
  if (!model.isShared || !by) return whereLine(find);
  const added = html`${t("lists.addedBy", { name: nameOf(by) })} · ${when(at ?? find.createdAt)}`;
  return isNew ? html`<b>${t("lists.isNew")}</b> · ${added}` : added;
}

const noteOf = ({ listed }) => (listed?.note ? html`<p class="entry-note" dir="auto">${listed.note}</p>` : nothing);

// waitingOf says that something about a find waits to be sent.
const waitingOf = (entry) => (entry ? html`
  <p class="entry-note soft" role="status">${t(`outbox.${entry.kind}`)} · ${t("outbox.waiting")}</p>` : nothing);

// withList is a find as its badge has it: its author has put it into this list, so the members see it.
const withList = ({ isShared, list }, find) => (isShared && !find.inLists && find.listed?.by?.id === find.userId
  ? { ...find, inLists: [{ ...list, shows: true }] } : find);

const row = (model, find, at, waiting = model.waiting(find)) => html`
  <li class="listed ${model.chosen === find.id ? "chosen" : ""}" id="row-${find.id}" ?data-drag=${model.mayArrange}
    @pointerdown=${(e) => model.mayArrange && startDrag(e, (from, to) => drag(model, from, to))}>
    ${numberButton(model, find, at)}
    ${findLink(withList(model, find), lineOf(model, find))}
    ${model.role && waiting?.kind !== "drop" ? findMenu(model, find, at) : nothing}
    ${noteOf(said(model, find))}
    ${waitingOf(waiting)}
  </li>`;

const owner = ({ user }) => html`<a class="person" href="/people/${user.id}">${avatar(user)} <span>${nameOf(user)}</span></a>`;

const about = (model) => html`
  <div class=${model.isOwn && !model.list.description ? "stack" : "card"}>
    ${model.isOwn ? nothing : owner(model.list)}
    ${model.list.description ? html`<p class="text" dir="auto">${model.list.description}</p>` : nothing}
    <p class="marks">${visibility(model.list)} <span class="soft">${t("lists.finds", { n: model.list.findCount })}</span></p>
    ${model.role ? html`<p class="row">${faces(model)}${model.may("contributor") ? addHere(model) : nothing}
      ${model.isShared ? bell(`/api/lists/${model.list.id}/news`, model.list.news, model.loading.load) : nothing}</p>` : nothing}
  </div>`;

// facesOf are the pictures of the first members, whose place is held until these are known.
const facesOf = ({ members, list }) => (members.length
  ? members.filter((m) => !m.invited).slice(0, 3).map(({ user }) => avatar(user, 28))
  : Array.from({ length: Math.min(3, list.memberCount) }, () => html`<span class="avatar"></span>`));

// faces are the people of a list, as a button that shows them.
const faces = (model) => (model.isShared ? html`
  <button type="button" class="quiet faces" id="list-people" @click=${() => people(model)}>
    ${facesOf(model)}
    <span>${t("lists.count", { n: model.list.memberCount })}</span>
  </button>` : model.isOwn && model.list.visibility === "members" ? inviting(model) : nothing);

// inviting is shown while the owner is alone in a list for its members.
const inviting = (model) => html`
  <button type="button" class="quiet" id="invite-people" @click=${() => people(model)}>
    ${icon("people")} ${t("lists.inviteTitle")}
  </button>`;

const addHere = (model) => html`
  <a class="button quiet" id="add-here" href=${query("/new", { list: model.list.id })}>${icon("plus")} ${t("lists.addHere")}</a>`;

// asked is the invitation to the list that waits for an answer.
const asked = (model) => (model.list.invited ? html`
  <section class="card stack" role="status">
    <p>${t("lists.invitesYou", { name: nameOf(model.list.user), list: model.list.name })}</p>
    <p class="soft">${t("lists.joinAs", { role: t(`lists.role.${model.list.role}`) })}</p>
    <p class="hint">${t("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${() => model.leave()}>${t("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${() => model.join()}>${t("lists.join")}</button>
    </p>
  </section>` : nothing);

// filters choose whose finds are shown, and of which category.
const filters = (model) => (model.isShared ? html`
  <div class="pair">
    ${pick("by-person", {
      label: t("lists.byPerson"), chosen: model.filter.userId, set: (userId) => model.show({ userId }),
      options: [["", t("lists.everybody")], ...model.members.filter((m) => !m.invited).map(({ user }) => [user.id, nameOf(user)])],
    })}
    ${pick("by-category", {
      label: t("find.category"), chosen: model.filter.category, set: (category) => model.show({ category }),
      options: [["", t("lists.allCategories")], ...model.categories.map((c) => [c, categoryName(c)])],
    })}
  </div>` : nothing);

function finds(model) {
  const { items, problem: p, load } = model.finds;
  if (p) return problem(p, load);
  if (!items) return skeleton(3);
  if (!items.length && model.isFiltered) return html`<p class="empty" role="status">${t("lists.noneSuch")}</p>`;
  if (!items.length) return empty(t("lists.empty"), t(model.may("contributor") ? "lists.emptyText" : "lists.emptyOther"), nothing, "pin");
  return html`
    <ol class="card rows" @touchmove=${holdStill} @contextmenu=${holdStill}>${items.map((f, at) => row(model, f, at))}</ol>
    ${more(model.finds)}`;
}

// mapOf is the map of the finds, whose place is held until they are there.
const mapOf = (model, page) => (isMapped(model)
  ? html`<div class="list-plan">${model.steps.length ? map(model, page) : nothing}</div>` : nothing);

const isMapped = ({ steps, list, finds }) => (finds.items || finds.problem ? steps.length : list.findCount) > 0;

const map = (model, page) => html`
  <list-map .label=${t("lists.map")} .steps=${model.steps} .chosen=${model.chosen} .onChoose=${(id) => chooseRow(model, id)}
    .held=${model.may("contributor") ? (point) => addLink(page, point, { list: model.list.id }) : null}></list-map>`;

function body(model, page) {
  const { problem: p, load } = model.loading;
  if (p?.code === "not_found") return html`<p class="empty">${t("lists.gone")}</p>`;
  if (p) return problem(p, load);
  if (!model.list) return skeleton(3);
  return html`
    <div class="list-page">
      ${mapOf(model, page)}
      <div class="stack">
        ${asked(model)}
        ${about(model)}
        ${filters(model)}
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
      ${head(model.title, model.list ? listMenu(model) : nothing, model.listsPath)}
      ${body(model, page)}`,
    close: () => model.close(),
  };
}
