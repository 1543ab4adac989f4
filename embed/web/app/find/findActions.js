// What can be done with a find: what is done often as buttons, the rest in a menu.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, number } from "../i18n.js";
import { later } from "../later.js";
import { states } from "../lists/saved.model.js";
import { open } from "../ui/dialog.js";
import { menu } from "../ui/menu.js";
import { blockItem, named } from "../people/people.js";
import { reportItem } from "./reporting.js";
import { avatar, closeIcon, icon, more } from "../ui/ui.js";

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
    <a class="person" href="/people/${p.id}" @click=${() => close()}>${avatar(p)} <span>${named(p)}</span></a>
  </li>`;

// stateIcon is the icon of the state of a saved find.
export const stateIcon = (state) => (state === "want" ? "bookmark" : "check");

const saveItems = (find) => [
  ...states.filter((s) => s !== find.saved).map((s) => [s, stateIcon(s), `saved.${s}`]),
  ...(find.saved ? [["", "close", "saved.remove"]] : []),
];

const saveFace = ({ saved }) => html`
  ${icon("bookmark", Boolean(saved))} <span class="unseen">${t(saved ? `saved.${saved}` : "find.save")}</span>`;

// saveMenu saves a find for the user alone; save takes the state.
export const saveMenu = (find, save, id) => menu(t("find.saveLabel"),
  saveItems(find).map(([state, sign, key]) => ({ text: t(key), sign, run: () => save(state) })),
  { id, face: saveFace(find) });

const shareFace = () => html`${icon("share")} <span class="unseen">${t("action.share")}</span>`;

// shareMenu are the ways to show a find to others: its address, for those who can see it here, and a link for everybody.
const shareMenu = (model) => menu(t("action.share"), [
  { text: t("find.copyLink"), sign: "copy", run: () => model.copyLink() },
  ...(navigator.share ? [{ text: t("find.toApp"), sign: "share", run: () => model.share() }] : []),
  ...(model.isOwn() ? [{ text: t("find.byLink"), sign: "globe", run: () => later("shareFind", model.find) }] : []),
], { id: "share", face: shareFace() });

// likeButton likes a find, and says how many do.
export const likeButton = (liking, id) => html`
  <button type="button" class="act like" id=${id} aria-pressed=${liking.isLiked ? "true" : "false"} @click=${() => liking.toggle()}>
    ${icon("heart", liking.isLiked)} <span class="unseen">${t("find.like")}</span>
    ${liking.count ? html`<span>${number(liking.count)}</span>` : nothing}
  </button>`;

const likersLink = (model) => (model.liking.count ? html`
  <button type="button" class="link" id="likers" @click=${() => showLikers(model)}>
    ${t("find.likes", { n: model.liking.count })}
  </button>` : nothing);

// actions are the buttons below the text, and who likes the find.
export const actions = (model) => html`
  <div class="acts">
    ${likeButton(model.liking, "like")}
    <button type="button" class="act" @click=${() => document.getElementById("comment")?.focus()}>
      ${icon("comment")} <span class="unseen">${t("find.comment")}</span>
      ${model.find.commentCount ? html`<span>${number(model.find.commentCount)}</span>` : nothing}
    </button>
    ${saveMenu(model.find, (state) => model.save(state), "save")}
    ${shareMenu(model)}
    <span class="grow"></span>
    ${likersLink(model)}
    <span class="soft" role="status">${model.liking.waiting?.isLate ? t("outbox.waiting") : ""}</span>
  </div>`;

const versionsItem = (model) => (
  { text: t("find.versions"), sign: "history", run: () => later("showVersions", model.find, model.isOwn(), model.load) });

const shown = ({ find }) => [
  { text: t("action.edit"), sign: "edit", href: `/finds/${find.id}/edit` },
  { text: t("find.addToList"), sign: "plus", run: () => later("addToList", find) },
  { text: t("find.whoSees"), sign: "people", run: () => later("whoSees", find) },
];

const own = (model) => [
  ...(model.find.hidden ? [] : shown(model)),
  ...(model.find.inLists?.length && !model.find.hidden ? [versionsItem(model)] : []),
  { text: t("action.delete"), sign: "trash", isDanger: true, run: () => model.remove() },
];

const dismissItem = (model) => (model.find.dismissed
  ? { text: t("find.recall"), sign: "map", run: () => model.recall() }
  : { text: t("find.dismiss"), sign: "close", run: () => model.dismiss() });

const others = (model) => [
  ...(model.find.canEdit ? [{ text: t("action.edit"), sign: "edit", href: `/finds/${model.find.id}/edit` }, versionsItem(model)] : []),
  { text: t("find.addToList"), sign: "plus", run: () => later("addToList", model.find) },
  dismissItem(model), reportItem({ findId: model.find.id }), blockItem(model.find.user, () => model.leave())];

// findMenu is the menu of a find: its owner changes it, others can hide it from their map, report it
// and block the owner.
export const findMenu = (model) => menu(t("find.menu"),
  model.isOwn() ? own(model) : others(model), { id: "find-menu" });
