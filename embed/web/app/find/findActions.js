// What can be done with a find: what is done often as buttons, the rest in a menu.

import { html } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { later } from "../later.js";
import { states } from "../lists/saved.model.js";
import { open } from "../ui/dialog.js";
import { menu } from "../ui/menu.js";
import { blockItem } from "../people/people.js";
import { reportItem } from "./report.js";
import { avatar, closeIcon, icon, more } from "../ui/ui.js";
import { directions } from "./where.js";

// showLikers shows who likes the find.
async function showLikers(model) {
  let redraw = () => {};
  const list = await model.likers(() => redraw());
  if (!list) return;
  open((close, again) => {
    redraw = again;
    return likers(list, close);
  }, { label: t("find.likedBy") });
}

const likers = (list, close) => html`
  <div class="row between">
    <h2>${t("find.likedBy")}</h2>
    ${closeIcon(close)}
  </div>
  <ul class="people">${list.items.map((p) => liker(p, close))}</ul>
  ${more(list)}`;

const liker = (p, close) => html`
  <li>
    <a class="person" href="/people/${p.id}" @click=${() => close()}>${avatar(p)} <span>${p.username}</span></a>
  </li>`;

const likes = (model) => (model.likeCount ? html`
  <button type="button" class="link" id="likers" @click=${() => showLikers(model)}>
    ${t("find.likes", { n: model.likeCount })}
  </button>` : html`<span class="soft">${t("find.noLikes")}</span>`);

// stateIcon is the icon of the state of a saved find.
export const stateIcon = (state) => (state === "want" ? "bookmark" : "check");

const saveItems = ({ find }) => [
  ...states.filter((s) => s !== find.saved).map((s) => [s, stateIcon(s), `saved.${s}`]),
  ...(find.saved ? [["", "close", "saved.remove"]] : []),
];

const saveFace = ({ saved }) => html`${icon("bookmark", Boolean(saved))} <span>${t(saved ? `saved.${saved}` : "find.save")}</span>`;

// saveMenu saves the find for the user alone.
const saveMenu = (model) => menu(t("find.saveLabel"),
  saveItems(model).map(([state, sign, key]) => ({ text: t(key), sign, run: () => model.save(state) })),
  { id: "save", face: saveFace(model.find) });

// likeCount is how many users like the find, and whether the like of this user waits to be sent.
export const likeCount = (model) => html`
  <div class="row between">
    ${likes(model)}
    <span class="soft" role="status">${model.waitingLike?.isLate ? t("outbox.waiting") : ""}</span>
  </div>`;

// actions are the buttons below the text.
export const actions = (model) => html`
  <div class="acts">
    <button type="button" class="like" id="like" aria-pressed=${model.isLiked ? "true" : "false"} @click=${() => model.like()}>
      ${icon("heart", model.isLiked)} <span>${t("find.like")}</span>
    </button>
    <button type="button" class="quiet" @click=${() => document.getElementById("comment")?.focus()}>
      ${icon("comment")} <span>${t("find.comment")}</span>
    </button>
    ${saveMenu(model)}
    <button type="button" class="quiet" @click=${() => model.share()}>${icon("share")} <span>${t("action.share")}</span></button>
    ${directions(model)}
  </div>`;

const shown = ({ find }) => [
  { text: t("action.edit"), sign: "edit", href: `/finds/${find.id}/edit` },
  { text: t("find.addToList"), sign: "plus", run: () => later("addToList", find) },
  { text: t("find.byLink"), sign: "share", run: () => later("shareFind", find) },
];

const own = (model) => [
  ...(model.find.hidden ? [] : shown(model)),
  { text: t("action.delete"), sign: "trash", isDanger: true, run: () => model.remove() },
];

const dismissItem = (model) => (model.find.dismissed
  ? { text: t("find.recall"), sign: "map", run: () => model.recall() }
  : { text: t("find.dismiss"), sign: "close", run: () => model.dismiss() });

const others = (model) => [dismissItem(model), reportItem({ findId: model.find.id }), blockItem(model.find.user, () => model.leave())];

// findMenu is the menu of a find: its owner changes it, others can hide it from their map, report it
// and block the owner.
export const findMenu = (model) => menu(t("find.menu"),
  model.isOwn() ? own(model) : others(model), { id: "find-menu" });
