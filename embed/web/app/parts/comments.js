// The comments of a find. models/comments.js has their state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { confirm } from "./dialog.js";
import { avatar, focusOn, icon, more, problem, skeleton, when } from "./ui.js";

async function send(event, model) {
  event.preventDefault();
  if (!await model.send()) document.getElementById("comment").focus();
}

function edit(model, c) {
  model.edit(c);
  focusOn("edited");
}

async function save(event, model) {
  event.preventDefault();
  const { id } = model.editing;
  if (await model.save()) focusOn(`edit-${id}`);
}

async function remove(model, c) {
  if (!await confirm(t("comment.deleteTitle"), t("comment.deleteText"), t("action.delete"))) return;
  if (await model.remove(c)) focusOn("comments");
}

const editor = (model) => html`
  <form novalidate @submit=${(e) => save(e, model)}>
    <label class="unseen" for="edited">${t("comment.edit")}</label>
    <textarea id="edited" rows="3" .value=${model.editing.text} aria-invalid=${model.editing.error ? "true" : nothing}
      @input=${(e) => { model.editing.text = e.target.value; }}
      @keydown=${(e) => { if (e.key === "Escape") model.cancel(); }}></textarea>
    ${model.editing.error ? html`<p class="error">${model.editing.error}</p>` : nothing}
    <div class="row end">
      <button type="button" class="quiet" @click=${() => model.cancel()}>${t("action.cancel")}</button>
      <button type="submit">${t("action.save")}</button>
    </div>
  </form>`;

const editButton = (model, c) => html`
  <button type="button" class="round" id="edit-${c.id}" aria-label=${t("comment.edit")} @click=${() => edit(model, c)}>
    ${icon("edit")}
  </button>`;

const deleteButton = (model, c) => html`
  <button type="button" class="round" aria-label=${t("comment.delete")} @click=${() => remove(model, c)}>
    ${icon("trash")}
  </button>`;

const comment = (model, c, ownFind) => html`
  <li class="comment">
    <a href="/people/${c.user.id}" aria-label=${c.user.username}>${avatar(c.user, 36)}</a>
    <div class="said">
      <p><a class="strong" href="/people/${c.user.id}">${c.user.username}</a> <span class="soft">${when(c.createdAt)}</span></p>
      ${model.editing?.id === c.id ? editor(model) : html`<p class="text">${c.content}</p>`}
    </div>
    <span class="row">
      ${model.isOwn(c) ? editButton(model, c) : nothing}
      ${model.isOwn(c) || ownFind ? deleteButton(model, c) : nothing}
    </span>
  </li>`;

function list(model, ownFind) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items) return skeleton(1);
  if (!items.length) return html`<p class="soft">${t("comment.none")}</p>${more(model.list)}`;
  return html`<ul class="comments">${items.map((c) => comment(model, c, ownFind))}</ul>${more(model.list)}`;
}

// comments shows the comments and the form for a new one. ownFind is whether the find is the
// user's, who can delete all its comments.
export const comments = (model, ownFind) => html`
  ${list(model, ownFind)}
  <form class="say-it" novalidate @submit=${(e) => send(e, model)}>
    <label for="comment" class="unseen">${t("comment.label")}</label>
    <textarea id="comment" rows="2" placeholder=${t("comment.label")} .value=${model.text}
      aria-invalid=${model.error ? "true" : nothing} aria-describedby=${model.error ? "comment-error" : nothing}
      @input=${(e) => model.write(e.target.value)}></textarea>
    ${model.error ? html`<p class="error" id="comment-error" role="alert">${model.error}</p>` : nothing}
    <div class="row end">
      <button type="submit" aria-busy=${model.busy ? "true" : "false"}>${t("comment.send")}</button>
    </div>
  </form>`;
