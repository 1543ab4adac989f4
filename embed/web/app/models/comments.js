// The comments of a find: the list, a new one, and the change of an own one.

import { post, put, del } from "../api.js";
import { config } from "../config.js";
import { draftOf } from "../drafts.js";
import { t, explain, rule } from "../i18n.js";
import { paged } from "../list.js";
import { me } from "../session.js";
import { say } from "../store.js";

// commentError returns what is wrong with a text, or "".
export function commentError(text) {
  const most = config().limits.comment;
  const n = [...text.trim()].length;
  if (!n) return t("rule.required");
  return n > most ? t("rule.max_length", { n: most }) : "";
}

const refused = (p) => (p.errors?.length ? rule(p.errors[0]) : explain(p));

export class Comments {
  error = "";
  busy = false;
  editing = null; // {id, text, error} of an own comment
  #page;
  #path;
  #draft;
  #counted;

  // findPath is the path of the find in the API; counted is called with how many comments there
  // are more or fewer.
  constructor(page, findPath, counted) {
    this.#page = page;
    this.#path = `${findPath}/comments`;
    this.#draft = draftOf(`comment:${page.params.id}`);
    this.#counted = counted;
    this.list = paged(page, this.#path);
    this.text = this.#draft.get()?.text ?? "";
  }

  load() {
    return this.list.load();
  }

  isOwn(c) {
    return c.userId === me()?.id;
  }

  // write takes what the user types.
  write(text) {
    this.text = text;
    this.error = "";
    if (text) this.#draft.set({ text });
    else this.#draft.remove();
  }

  // send publishes the text and reports whether the user can go on, or has to correct it.
  async send() {
    if (this.busy) return true;
    this.error = commentError(this.text);
    if (this.error) {
      this.#page.update();
      return false;
    }
    this.busy = true;
    this.#page.update();
    try {
      const c = await post(this.#path, { content: this.text });
      this.list.items = [...(this.list.items ?? []), c];
      this.#counted(1);
      this.text = "";
      this.#draft.remove();
    } catch (p) {
      this.error = refused(p);
    }
    this.busy = false;
    this.#page.update();
    return true;
  }

  edit(c) {
    this.editing = { id: c.id, text: c.content, error: "" };
    this.#page.update();
  }

  cancel() {
    this.editing = null;
    this.#page.update();
  }

  // save sends the change and reports whether the server has taken it.
  async save() {
    const { editing } = this;
    editing.error = commentError(editing.text);
    if (!editing.error) {
      try {
        const c = await put(`${this.#path}/${editing.id}`, { content: editing.text });
        this.list.items = this.list.items.map((x) => (x.id === c.id ? c : x));
        this.editing = null;
      } catch (p) {
        editing.error = refused(p);
      }
    }
    this.#page.update();
    return !editing.error;
  }

  // remove deletes a comment and reports whether it is deleted.
  async remove(c) {
    try {
      await del(`${this.#path}/${c.id}`);
    } catch (p) {
      say(explain(p));
      return false;
    }
    this.list.items = this.list.items.filter((x) => x.id !== c.id);
    this.#counted(-1);
    this.#page.update();
    return true;
  }
}
