// What people say under a find.

import { html, nothing } from "../lib/lit-html/lit-html.js";
import { post, put, del } from "./api.js";
import { config } from "./config.js";
import { me } from "./session.js";
import { t, explain, rule } from "./i18n.js";
import { icon, avatar, when, confirm, problem, skeleton } from "./ui.js";
import { say } from "./store.js";
import { more } from "./finds.js";
import { paged } from "./list.js";
import { draftOf } from "./drafts.js";

const length = (s) => [...s.trim()].length;

// comments is the part of a find's screen with them; counted tells the screen
// how many more or fewer there are.
export function comments(page, findPath, findOf, counted) {
  const path = `${findPath}/comments`;
  const kept = draftOf(`comment:${page.params.id}`);
  const list = paged(page, path);
  let text = kept.get()?.text ?? "";
  let error = "";
  let busy = false;
  let editing = null; // {id, text, error} of one's own

  const wrong = (s) => {
    const most = config().limits.comment;
    if (!length(s)) return t("rule.required");
    return length(s) > most ? t("rule.max_length", { n: most }) : "";
  };

  async function send(event) {
    event.preventDefault();
    if (busy) return;
    error = wrong(text);
    if (error) {
      document.getElementById("comment").focus();
      return page.update();
    }
    busy = true;
    page.update();
    try {
      const c = await post(path, { content: text });
      list.items = [...(list.items ?? []), c];
      counted(1);
      text = "";
      kept.remove();
    } catch (p) {
      error = p.errors?.length ? rule(p.errors[0]) : explain(p);
    }
    busy = false;
    page.update();
  }

  async function change(event) {
    event.preventDefault();
    editing.error = wrong(editing.text);
    if (editing.error) return page.update();
    try {
      const c = await put(`${path}/${editing.id}`, { content: editing.text });
      list.items = list.items.map((x) => (x.id === c.id ? c : x));
      editing = null;
      page.update();
      document.getElementById(`edit-${c.id}`)?.focus();
    } catch (p) {
      editing.error = p.errors?.length ? rule(p.errors[0]) : explain(p);
      page.update();
    }
  }

  async function remove(c) {
    if (!await confirm(t("comment.deleteTitle"), t("comment.deleteText"), t("action.delete"))) return;
    try {
      await del(`${path}/${c.id}`);
      list.items = list.items.filter((x) => x.id !== c.id);
      counted(-1);
      page.update();
      document.getElementById("comments").focus();
    } catch (p) {
      say(explain(p));
    }
  }

  const edit = (c) => {
    editing = { id: c.id, text: c.content, error: "" };
    page.update();
    queueMicrotask(() => document.getElementById("edited")?.focus());
  };

  const editor = () => html`<form novalidate @submit=${change}>
    <label class="unseen" for="edited">${t("comment.edit")}</label>
    <textarea id="edited" rows="3" .value=${editing.text} aria-invalid=${editing.error ? "true" : nothing} @input=${(e) => { editing.text = e.target.value; }}
      @keydown=${(e) => { if (e.key === "Escape") { editing = null; page.update(); } }}></textarea>
    ${editing.error ? html`<p class="error">${editing.error}</p>` : nothing}
    <div class="row end"><button type="button" class="quiet" @click=${() => { editing = null; page.update(); }}>${t("action.cancel")}</button><button type="submit">${t("action.save")}</button></div>
  </form>`;

  const item = (c) => html`<li class="comment">
    <a href="/people/${c.user.id}" aria-label=${c.user.username}>${avatar(c.user, 36)}</a>
    <div class="said"><p><a class="strong" href="/people/${c.user.id}">${c.user.username}</a> <span class="soft">${when(c.createdAt)}</span></p>
      ${editing?.id === c.id ? editor() : html`<p class="text">${c.content}</p>`}</div>
    <span class="row">
      ${c.userId === me()?.id ? html`<button type="button" class="round" id="edit-${c.id}" aria-label=${t("comment.edit")} @click=${() => edit(c)}>${icon("edit")}</button>` : nothing}
      ${c.userId === me()?.id || findOf()?.userId === me()?.id ? html`<button type="button" class="round" aria-label=${t("comment.delete")} @click=${() => remove(c)}>${icon("trash")}</button>` : nothing}
    </span></li>`;

  const said = () => {
    if (list.problem) return problem(list.problem, list.load);
    if (!list.items) return skeleton(1);
    return html`${list.items.length ? html`<ul class="comments">${list.items.map(item)}</ul>` : html`<p class="soft">${t("comment.none")}</p>`}${more(list)}`;
  };

  return {
    load: list.load,
    view: () => html`
      ${said()}
      <form class="say-it" novalidate @submit=${send}>
        <label for="comment" class="unseen">${t("comment.label")}</label>
        <textarea id="comment" rows="2" placeholder=${t("comment.label")} .value=${text} aria-invalid=${error ? "true" : nothing} aria-describedby=${error ? "comment-error" : nothing}
          @input=${(e) => { text = e.target.value; error = ""; text ? kept.set({ text }) : kept.remove(); }}></textarea>
        ${error ? html`<p class="error" id="comment-error" role="alert">${error}</p>` : nothing}
        <div class="row end"><button type="submit" aria-busy=${busy ? "true" : "false"}>${t("comment.send")}</button></div>
      </form>`,
  };
}
