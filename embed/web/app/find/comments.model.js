// The comments of a find: the list, those that wait to be sent, and the change of an own one.

import { get, put, del, query } from "../api.js";
import { draftOf } from "../drafts.js";
import { t, explain } from "../i18n.js";
import { quietly } from "../later.js";
import { paged } from "../list.js";
import { nameOf } from "../names.js";
import { me } from "../session.js";
import { app, say } from "../store.js";
import { Composer, commentError, refusedText } from "./composer.model.js";
import { cancel, retry } from "../outbox/outbox.model.js";
import { inOrder, threadsOf, without } from "./threads.model.js";

const mostNew = 20; // comments that are read when the stream opens
const mostPages = 20; // of comments that are read to find one

// editDraft is the draft of the change of a comment.
const editDraft = (c) => draftOf(`comment-edit:${c.id}`);

export class Comments {
  marked = ""; // the id of the comment that the address names
  editing = null; // {id, text, error} of an own comment
  #page;
  #path;
  #findPath;
  #counted;
  #find;

  // findPath is the path of the find in the API; counted is called with how many comments there
  // are more or fewer, and find returns the find, once it is loaded.
  constructor(page, findPath, counted, find = () => null) {
    this.#page = page;
    this.#findPath = findPath;
    this.#path = `${findPath}/comments`;
    this.#counted = counted;
    this.#find = find;
    this.composer = new Composer(page, findPath, {
      title: () => find()?.title ?? "",
      conversation: () => [find()?.user, ...(this.list.items ?? []).map((c) => c.user)].filter(Boolean),
    });
    this.list = paged(page, this.#path);
    const follow = {
      live: (news) => { if (news.findId === page.params.id) this.#follow(news); },
      sent: ({ kind, path, result }) => { if (kind === "comment" && path === findPath) this.#sent(result); },
    };
    for (const [name, f] of Object.entries(follow)) page.signal.addEventListener("abort", app.subscribe(name, f));
  }

  // #sent shows a comment that the user has sent, and offers notifications of the answer.
  #sent(comment) {
    this.#add([comment]);
    const author = this.#find()?.user;
    if (author && author.id !== me()?.id) quietly("offerPush", nameOf(author)).catch(() => {}); // another time
  }

  // waiting are the entries of the outbox that are comments on this find.
  get waiting() {
    const known = new Set(this.list.items?.map((c) => c.id));
    return app.get("outbox").filter((e) => e.kind === "comment" && e.path === this.#findPath && !known.has(e.id));
  }

  get threads() { return threadsOf(inOrder(this.list.items), this.waiting); }

  retry(entry) {
    return retry(entry.id);
  }

  // takeBack puts a refused comment back into the field.
  async takeBack(entry) {
    this.composer.takeBack(entry);
    await cancel(entry.id);
  }

  discard(entry) {
    return cancel(entry.id);
  }

  load() {
    return this.list.load();
  }

  // #follow takes what the stream says of the comments.
  async #follow({ comment, deleted }) {
    if (!this.list.items) return;
    if (deleted) this.#remove(deleted);
    else if (!comment) await this.#catchUp();
    else if (this.list.items.some((c) => c.id === comment.id)) this.#replace(comment);
    else this.#add([comment]);
    if (!this.#page.signal.aborted) this.#page.update();
  }

  // #catchUp reads what has come since the list was read and before the stream was open. Later pages
  // are read anyway.
  async #catchUp() {
    const { signal } = this.#page;
    if (this.list.next) return;
    const newest = await get(query(this.#path, { order: "desc", limit: mostNew }), { signal }).catch(() => []);
    if (signal.aborted || this.list.next) return;
    const count = this.#find()?.commentCount ?? 0; // which may have them already
    const added = this.#new(newest.reverse());
    this.list.items = [...this.list.items, ...added];
    if (added.length) this.#counted(Math.max(0, this.list.items.length - count));
  }

  #replace(comment) {
    this.list.items = this.list.items.map((c) => (c.id === comment.id ? comment : c));
  }

  #new(comments) {
    const known = new Set(this.list.items?.map((c) => c.id));
    return comments.filter((c) => !known.has(c.id));
  }

  // #add adds the comments that are not in the list.
  #add(comments) {
    const added = this.#new(comments);
    this.list.items = [...this.list.items ?? [], ...added];
    this.#counted(added.length);
  }

  // #remove takes a comment out of the list.
  #remove(id) {
    if (!this.list.items?.some((c) => c.id === id)) return;
    this.list.items = without(this.list.items, id);
    this.#counted(-1);
  }

  // mark marks a comment once its page is loaded, and reports whether there is one.
  async mark(id) {
    const isThere = () => this.list.items?.some((c) => c.id === id);
    for (let n = 0; !isThere() && this.list.next && !this.list.problem && n < mostPages; n++) {
      const { next } = this.list;
      await this.list.more();
      if (this.list.next === next) break; // it did not load
    }
    if (!isThere()) return false;
    this.marked = id;
    this.#page.update();
    return true;
  }

  isOwn(c) {
    return c.userId === me()?.id;
  }

  edit(c) {
    this.editing = { id: c.id, text: editDraft(c).get() ?? c.content, error: "" };
    this.#page.update();
  }

  // change takes what the user types into the comment that is edited.
  change(text) {
    this.editing.text = text;
    editDraft(this.editing).set(text);
  }

  cancel() {
    editDraft(this.editing).remove();
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
        this.#replace(c);
        editDraft(c).remove();
        this.editing = null;
      } catch (p) {
        editing.error = p.code === "offline" ? t("comment.editOffline") : refusedText(p);
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
    editDraft(c).remove();
    this.#remove(c.id);
    this.#page.update();
    return true;
  }
}
