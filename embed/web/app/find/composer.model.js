// A new comment, or a reply to one, while it is written.

import { config } from "../config.js";
import { draftOf } from "../drafts.js";
import { t, explain, rule } from "../i18n.js";
import { charactersLeft } from "../ui/form.model.js";
import { me } from "../session.js";
import { newId } from "../uuid.js";
import { Mentions } from "./mentions.model.js";
import { add } from "../outbox/outbox.model.js";
import { nameOf } from "../names.js";

// commentError returns what is wrong with a text, or "".
export function commentError(text) {
  const most = config().limits.comment;
  const n = [...text.trim()].length;
  if (!n) return t("rule.required");
  return n > most ? t("rule.max_length", { n: most }) : "";
}

// refusedText says why the server does not take a comment.
export const refusedText = (p) => (p.errors?.length ? rule(p.errors[0]) : explain(p));

export class Composer {
  error = "";
  busy = false;
  replyTo = null; // the comment that is replied to: {id, thread, name}, of its author
  #page;
  #path;
  #draft;
  #title;
  #tried = { body: "", id: "" }; // what was sent last: a second try of the same is the same comment

  // findPath is the path of the find in the API, title returns its title, and conversation its users.
  constructor(page, findPath, { title, conversation }) {
    this.#page = page;
    this.#path = findPath;
    this.#title = title;
    this.mentions = new Mentions(page, conversation);
    this.#draft = draftOf(`comment:${page.params.id}`);
    ({ text: this.text, replyTo: this.replyTo } = { text: "", replyTo: null, ...this.#draft.get() });
  }

  // left is how many characters the text may still have, near the limit, or null.
  get left() { return charactersLeft(this.text, config().limits.comment); }

  // write takes what the user types.
  write(text) {
    const before = [this.left, this.error].join();
    this.text = text;
    this.error = "";
    if ([this.left, this.error].join() !== before) this.#page.update();
    if (text) this.#draft.set({ text, replyTo: this.replyTo });
    else this.#draft.remove();
  }

  // reply starts a reply to a comment. A thread has one level, so a reply to a reply names its author.
  reply(c) {
    this.replyTo = { id: c.id, thread: c.parentId ?? c.id, name: nameOf(c.user) };
    const name = `@${c.user.username} `;
    const isNamed = c.parentId && c.user.id !== me()?.id && !this.text.startsWith(name);
    this.write(isNamed ? name + this.text : this.text);
    this.#page.update();
  }

  // stopReply makes the text a comment of its own.
  stopReply() {
    this.replyTo = null;
    this.write(this.text);
    this.#page.update();
  }

  // send hands the text to the outbox, and reports whether the user can go on, or has to correct it.
  async send() {
    if (this.busy) return true;
    const { text, replyTo } = this;
    this.error = commentError(text);
    if (this.error) {
      this.#page.update();
      return false;
    }
    this.busy = true;
    this.#page.update();
    const body = replyTo ? { content: text, parentId: replyTo.id } : { content: text };
    const same = JSON.stringify(body);
    if (this.#tried.body !== same) this.#tried = { body: same, id: newId() };
    try {
      await add({ kind: "comment", id: this.#tried.id, path: this.#path, title: this.#title(), body, replyTo });
      this.#tried = { body: "", id: "" };
      if (this.replyTo === replyTo) this.replyTo = null;
      this.write(this.text.startsWith(text) ? this.text.slice(text.length) : this.text); // what was typed meanwhile stays
    } catch (p) {
      this.error = refusedText(p);
    }
    this.busy = false;
    this.#page.update();
    return true;
  }

  // takeBack puts a comment of the outbox back into the field.
  takeBack({ body, replyTo }) {
    this.replyTo ??= replyTo ?? null;
    this.write([body.content, this.text].filter(Boolean).join("\n"));
    this.#page.update();
  }
}
