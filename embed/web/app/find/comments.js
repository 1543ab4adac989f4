// The comments of a find. find/comments.model.js has their state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { me } from "../session.js";
import { composer } from "./composer.js";
import { confirm, confirmDiscard } from "../ui/dialog.js";
import { menu } from "../ui/menu.js";
import { blockItem } from "../people/people.js";
import { hiddenNote, reportItem } from "./reporting.js";
import { avatar, focusOn, more, problem, skeleton, when } from "../ui/ui.js";
import { userText } from "../ui/userText.js";
import { nameOf } from "../names.js";

function edit(model, c) {
  model.edit(c);
  focusOn("edited");
}

async function save(event, model) {
  event.preventDefault();
  const { id } = model.editing;
  if (await model.save()) focusOn(`menu-${id}`);
}

function reply(model, c) {
  model.composer.reply(c);
  focusOn("comment");
}

async function takeBack(model, entry) {
  await model.takeBack(entry);
  await focusOn("comment");
}

async function discard(model, entry) {
  if (!await confirmDiscard()) return;
  await model.discard(entry);
  await focusOn("comments");
}

async function remove(model, c) {
  if (!await confirm(t("comment.deleteTitle"), t("comment.deleteText"), t("action.delete"))) return;
  if (await model.remove(c)) focusOn("comments");
}

const editor = (model) => html`
  <form novalidate @submit=${(e) => save(e, model)}>
    <label class="unseen" for="edited">${t("comment.edit")}</label>
    <textarea id="edited" rows="3" dir="auto" .value=${model.editing.text} aria-invalid=${model.editing.error ? "true" : nothing}
      @input=${(e) => model.change(e.target.value)}
      @keydown=${(e) => { if (e.key === "Escape") model.cancel(); }}></textarea>
    ${model.editing.error ? html`<p class="error" role="alert">${model.editing.error}</p>` : nothing}
    <div class="row end">
      <button type="button" class="quiet" @click=${() => model.cancel()}>${t("action.cancel")}</button>
      <button type="submit">${t("action.save")}</button>
    </div>
  </form>`;

// itemsOf are what the user can do with a comment.
function itemsOf(model, c, ownFind) {
  const isOwn = model.isOwn(c);
  return [
    ...(isOwn && !c.hidden ? [{ text: t("comment.edit"), sign: "edit", run: () => edit(model, c) }] : []),
    ...(isOwn || ownFind ? [{ text: t("comment.delete"), sign: "trash", isDanger: true, run: () => remove(model, c) }] : []),
    ...(isOwn ? [] : [reportItem({ commentId: c.id }), blockItem(c.user, () => model.load())]),
  ];
}

const body = (model, c) => (c.hidden ? html`
  ${userText(c.content)}
  ${hiddenNote(t("report.commentHidden"), c.hidden)}` : html`
  ${userText(c.content)}
  <button type="button" class="link reply" aria-label=${t("comment.replyTo", { name: nameOf(c.user) })} @click=${() => reply(model, c)}>
    ${t("comment.reply")}
  </button>`);

const comment = (model, c, ownFind) => html`
  <div class="comment ${model.marked === c.id ? "marked" : ""}" id="comment-${c.id}" tabindex="-1">
    <a href="/people/${c.user.id}" aria-label=${nameOf(c.user)}>${avatar(c.user, 36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${c.user.id}">${nameOf(c.user)}</a> <span class="soft">${when(c.createdAt)}</span></p>
      ${model.editing?.id === c.id ? editor(model) : body(model, c)}
    </div>
    ${menu(t("comment.menu", { name: nameOf(c.user) }), itemsOf(model, c, ownFind), { id: `menu-${c.id}` })}
  </div>`;

const link = (text, click) => html`<button type="button" class="link reply" @click=${click}>${text}</button>`;

const buttonsOf = (model, entry) => html`
  <div class="row">
    ${entry.state === "refused" ? html`
      ${link(t("action.retry"), () => model.retry(entry))}
      ${link(t("action.edit"), () => takeBack(model, entry))}` : nothing}
    ${link(t("outbox.cancel"), () => discard(model, entry))}
  </div>`;

// waiting is a comment that has not been sent.
const waiting = (model, entry) => html`
  <div class="comment waiting" id="comment-${entry.id}">
    ${avatar(me(), 36)}
    <div class="said">
      <p>
        <span class="strong">${nameOf(me())}</span>
        <span class="soft" role="status">${t(entry.isLate ? "outbox.waiting" : "comment.sending")}</span>
      </p>
      ${userText(entry.body.content)}
      ${entry.state === "refused" ? html`<p class="error" role="alert">${entry.problem}</p>` : nothing}
      ${entry.isLate || entry.state === "refused" ? buttonsOf(model, entry) : nothing}
    </div>
  </div>`;

const either = (model, c, ownFind) => (c.entry ? waiting(model, c.entry) : comment(model, c, ownFind));

const thread = (model, x, ownFind) => html`
  <li>
    ${either(model, x.head, ownFind)}
    ${x.replies.length ? html`
      <ul class="replies" aria-label=${t("comment.replies")}>
        ${x.replies.map((c) => html`<li>${either(model, c, ownFind)}</li>`)}
      </ul>` : nothing}
  </li>`;

function list(model, ownFind) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items) return skeleton(1);
  if (!items.length && !model.waiting.length) return html`<p class="soft">${t("comment.none")}</p>${more(model.list)}`;
  return html`
    <ul class="comments">${model.threads.map((x) => thread(model, x, ownFind))}</ul>
    ${more(model.list)}`;
}

// comments shows the comments and the form for a new one. ownFind is whether the find is the
// user's, who can delete all its comments.
export const comments = (model, ownFind) => html`
  ${list(model, ownFind)}
  ${composer(model.composer)}`;
