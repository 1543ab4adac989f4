// People as rows, and what one can do about a friendship.

import { html } from "../lib/lit-html/lit-html.js";
import { post, put, del } from "./api.js";
import { t, explain } from "./i18n.js";
import { avatar, confirm } from "./ui.js";
import { say } from "./store.js";

// person is somebody with what can be done beside them.
export const person = (p, actions, line = "") => html`<li class="row between">
  <a class="person" href="/people/${p.id}">${avatar(p)} <span><span class="strong">${p.username}</span>${line ? html`<br><span class="soft">${line}</span>` : ""}</span></a>
  <span class="row actions">${actions}</span></li>`;

// hidden is somebody behind a block: there is neither a page nor a picture.
export const hidden = (p, actions) => html`<li class="row between"><span class="strong">${p.username}</span><span class="row actions">${actions}</span></li>`;

// act does something about a friendship and then reads it again.
async function act(send, said, after) {
  try {
    await send();
    if (said) say(said);
  } catch (p) {
    say(explain(p));
  }
  await after();
}

const button = (kind, text, name, click) => html`<button type="button" class=${kind} aria-label="${text}: ${name}" @click=${click}>${text}</button>`;

// The verbs. Each takes the user it is about, the friendship if there is one, and
// what is to be done afterwards.
export const ask = (p, after) => button("", t("friend.ask"), p.username, () => act(() => post("/api/friends", { friendId: p.id }), t("friend.asked", { name: p.username }), after));

export const answer = (f, p, action, after) => button(action === "accept" ? "" : "quiet", t(`friend.${action}`), p.username,
  () => act(() => put(`/api/friends/${f.id}`, { action }), action === "accept" ? t("friend.accepted", { name: p.username }) : "", after));

export const withdraw = (f, p, after) => button("quiet", t("friend.withdraw"), p.username, () => act(() => del(`/api/friends/${f.id}`), "", after));

export const unfriend = (f, p, after) => button("quiet", t("friend.unfriend"), p.username, async () => {
  if (await confirm(t("friend.unfriendTitle", { name: p.username }), t("friend.unfriendText"), t("friend.unfriend"))) act(() => del(`/api/friends/${f.id}`), "", after);
});

export const block = (p, after) => button("quiet", t("friend.block"), p.username, async () => {
  if (await confirm(t("friend.blockTitle", { name: p.username }), t("friend.blockText"), t("friend.block"))) act(() => put(`/api/users/${p.id}/block`), t("friend.blocked", { name: p.username }), after);
});

export const unblock = (p, after) => button("quiet", t("friend.unblock"), p.username, () => act(() => del(`/api/users/${p.id}/block`), "", after));
