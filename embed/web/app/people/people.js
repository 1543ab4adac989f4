// How a user is called, and the buttons of a friendship. Each button takes the user that it is about,
// the friendship if there is one, and what is to be done afterwards.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import * as friendships from "./friendships.model.js";
import { confirm } from "../ui/dialog.js";
import { menu } from "../ui/menu.js";
import { nameOf } from "../names.js";

// named is how a user is called, over their handle.
export const named = (p) => html`
  <span class="strong" dir="auto">${nameOf(p)}</span>${p.displayName ? html`<br><span class="soft">@${p.username}</span>` : nothing}`;

const button = (kind, text, user, click) => html`
  <button type="button" class=${kind} aria-label="${text}: ${nameOf(user)}" @click=${click}>${text}</button>`;

// asked asks before an action whose texts begin with a name.
async function asked(name, user, action, after) {
  const title = t(`friend.${name}Title`, { name: nameOf(user) });
  if (!await confirm(title, t(`friend.${name}Text`), t(`friend.${name}`))) return;
  await action();
  await after();
}

export const askButton = (p, after) => button("", t("friend.ask"), p, () => friendships.ask(p).then(after));

const answerButton = (f, p, action, after) => button(action === "accept" ? "" : "quiet", t(`friend.${action}`), p,
  () => friendships.answer(f, p, action).then(after));

export const answerButtons = (f, p, after) => html`
  ${answerButton(f, p, "accept", after)}
  ${answerButton(f, p, "decline", after)}`;

export const withdrawButton = (f, p, after) => button("quiet", t("friend.withdraw"), p, () => friendships.end(f).then(after));

const menuItem = (name, sign, user, run) => (
  { text: t(`friend.${name}`), label: `${t(`friend.${name}`)}: ${nameOf(user)}`, sign, isDanger: true, run });

// unfriendItem and blockItem are items of menus.
export const unfriendItem = (f, p, after) => menuItem("unfriend", "close", p,
  () => asked("unfriend", p, () => friendships.end(f), after));

export const blockItem = (p, after) => menuItem("block", "block", p,
  () => asked("block", p, () => friendships.block(p), after));

// personMenu is the menu beside a user.
export const personMenu = (p, items) => menu(t("people.menu", { name: nameOf(p) }), items);

export const unblockButton = (p, after) => button("quiet", t("friend.unblock"), p, () => friendships.unblock(p).then(after));
