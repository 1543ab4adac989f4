// Lists of finds: those of a user, one of them, and which of them have a find.

import { del, get, isPassing, page as getPage, post, put, query } from "../api.js";
import { categories, isCategory } from "../categories.js";
import { audienceOf } from "../find/audience.js";
import { t } from "../i18n.js";
import { paged } from "../list.js";
import { loader } from "../load.js";
import { me } from "../session.js";
import { add, cancel } from "../outbox/outbox.model.js";
import { lastLists } from "../storage.js";
import { app, say } from "../store.js";
import { stepsOf } from "./steps.model.js";
import { succeeds } from "../ui/attempt.model.js";
import { Form } from "../ui/form.model.js";

export const visibilities = ["private", "members", "friends", "public"];

const roles = ["viewer", "contributor", "editor", "owner"]; // from the one that may do least

// roleOf is what the user may do in a list. A copy that an earlier version kept says it of their own alone.
export const roleOf = (list) => (list.invited ? "" : list.role ?? (list.userId === me().id ? "owner" : ""));

// allows tells whether a role allows what another one is needed for.
export const allows = (role, need) => roles.indexOf(role) >= roles.indexOf(need);

// audienceIn is the audience that a list proposes for a new find, or "" for that of the settings. A find that is
// added to a list for its members is not expected to be for everyone.
export const audienceIn = ({ audience, visibility }) => audience ?? (visibility === "members" ? "me" : "");

// lastFirst sorts lists: those chosen already, given by their ids, and then those into which the user has put the last finds.
export function lastFirst(lists, chosen = []) {
  const last = lastLists.get();
  const rank = ({ id }) => (chosen.includes(id) ? -1 : last.includes(id) ? last.indexOf(id) : last.length);
  return [...lists].sort((a, b) => rank(a) - rank(b));
}

// join accepts an invitation to a list, and resolves to whether it could.
export const join = (id) => succeeds(post(`/api/lists/${id}/join`, {}));

// leave leaves a list, or declines the invitation to it.
export const leave = (id) => succeeds(del(`/api/lists/${id}/members/${me().id}`));

// bodyOf returns what the form of a list sends. The form of an editor has no visibility, and that of a new list no audience.
const bodyOf = ({ name, description, visibility, audience }) => ({
  name: name.trim(), description: description.trim() || null, visibility, audience: audience === undefined ? undefined : audience || null,
});

// photosOf are the photos that stand for a list, four at most. A copy that an earlier version kept has the cover alone.
export const photosOf = ({ photos, cover }) => photos ?? (cover ? [cover] : []);

// newForm is the form of a new list; done is called with the list.
export const newForm = (done) => new Form({ send: async (values) => done(await post("/api/lists", bodyOf(values))) });

// Lists are those of the user, or of the one that the address names.
export class Lists {
  #isLoaded = false;

  constructor(page) {
    const userId = page.query.get("user") ?? "";
    this.isOwn = !userId || userId === me().id;
    this.lists = paged(page, query("/api/lists", { userId, limit: 20 }));
    this.shared = paged(page, query("/api/lists", { member: "joined", limit: 50 }));
    this.invitations = paged(page, query("/api/lists", { member: "invited", limit: 50 }));
  }

  get #all() { return this.isOwn ? [this.lists, this.shared, this.invitations] : [this.lists]; }

  // isLoaded tells whether all have once come, or could not. Shown one after the other, they would push each other down.
  get isLoaded() { return (this.#isLoaded ||= this.#all.every(({ items, problem }) => items || problem)); }

  get problem() { return this.#all.find(({ problem }) => problem)?.problem ?? null; }

  load = () => Promise.all(this.#all.map((l) => l.load()));

  // answer joins a list to which the user is invited, and resolves to whether it could, or declines.
  async answer({ id }, accept) {
    const done = await (accept ? join(id) : leave(id));
    if (done && !accept) await this.load();
    return done && accept;
  }
}

// List is one list with its finds.
export class List {
  list = null;
  chosen = ""; // the id of the find that is marked on the map and in the list
  filter = { userId: "", category: "" }; // which finds are shown, also on the way back
  members = []; // those whose finds can be shown alone
  #categories = null; // those of the finds, once all of them are known
  #page;
  #path;
  #unsubscribe;
  #isEnding = false; // whether the user leaves or deletes it

  constructor(page) {
    this.#page = page;
    Object.assign(this.filter, page.kept?.filter);
    this.#path = `/api/lists/${page.params.id}`;
    this.finds = paged(page, () => query(`${this.#path}/finds`, { limit: 50, ...this.filter }));
    this.loading = loader(page, () => this.#read());
    const ends = Object.entries({
      liveList: ({ id, closed } = {}) => { if (id === page.params.id && !this.#isEnding) this.#follow(closed); },
      sent: (entry) => { if (entry?.path?.startsWith(`${this.#path}/`)) this.finds.load(); },
      outbox: () => page.update(),
    }).map(([name, f]) => app.subscribe(name, f));
    this.#unsubscribe = () => ends.forEach((end) => end());
  }

  get path() { return this.#path; }

  get role() { return this.list ? roleOf(this.list) : ""; }

  may(need) { return allows(this.role, need); }

  get isShared() { return this.list?.memberCount > 1; }

  get isFiltered() { return Boolean(this.filter.userId || this.filter.category); }

  // categories are those that can be shown alone: all of them, until the finds of the list are known.
  get categories() {
    const { items, next } = this.finds;
    if (items && !this.isFiltered) {
      const known = items.flatMap(({ category: c }) => (!c ? [] : isCategory(c) ? c : "other"));
      this.#categories = next ? null : new Set(known);
    }
    return [...categories(), "other"].filter((c) => !this.#categories || this.#categories.has(c) || c === this.filter.category);
  }

  // mayArrange tells whether the user may change the order of what is shown.
  get mayArrange() { return this.may("editor") && !this.isFiltered; }

  // mayDrop tells whether the user may take a find out.
  mayDrop({ userId, listed }) { return this.may("editor") || userId === me().id || listed?.by?.id === me().id; }

  // hasAdded tells whether the user has added a find, and so can change what they said about it.
  hasAdded({ listed }) { return listed?.by?.id === me().id; }

  show(filter) {
    this.filter = { ...this.filter, ...filter };
    this.#page.keep({ filter: this.filter });
    return this.finds.load();
  }

  // #follow reads what others have changed, or that the list is closed to the user. If the server is away for a moment, what is
  // shown stays until the next change.
  async #follow(closed) {
    const { finds, loading } = this;
    if (closed || !finds.items || loading.problem) return loading.load();
    if (finds.items.length > 50) return null; // further pages stay as they are
    try {
      await this.#read();
      if (finds.problem && isPassing(finds.problem)) finds.problem = null;
    } catch (p) {
      if (!isPassing(p) && p.name !== "AbortError") return loading.load();
    }
    return this.#page.update();
  }

  get title() { return this.list?.name ?? t("lists.one"); }

  get isOwn() { return this.list?.userId === me().id; }

  // canHide tells whether the user is an administrator, and others see the list.
  get canHide() { return !this.isOwn && me().role === "admin" && Boolean(this.list) && this.list.visibility !== "private"; }

  // listsPath is where the lists of the owner are.
  get listsPath() { return query("/lists", { user: this.list && !this.isOwn && this.list.userId }); }

  // steps are the finds that have come, for the map.
  get steps() { return stepsOf(this.finds.items ?? []); }

  // choose marks a find, or none.
  choose(id) {
    this.chosen = id;
    this.#page.update();
  }

  async #read() {
    this.list = await get(this.#path, { signal: this.#page.signal });
    app.set("openList", this.role ? this.list.id : "");
    await this.finds.load();
    if (this.isShared) await this.#readMembers();
    if (this.list.newCount) put(`${this.#path}/visit`).catch(() => {});
  }

  async #readMembers() {
    this.members = (await getPage(`${this.#path}/members`, { signal: this.#page.signal }).catch(() => ({ items: [] }))).items;
    this.#page.update();
  }

  // join accepts the invitation to the list.
  async join() {
    if (await join(this.list.id)) await this.loading.load();
  }

  // #end waits for what ends the list for the user, and leads to the others. The stream says meanwhile that it is closed.
  async #end(done) {
    this.#isEnding = true;
    this.#isEnding = await done;
    if (this.#isEnding) await this.#page.go("/lists", { replace: true });
  }

  // leave leaves the list, or declines the invitation to it.
  async leave() {
    await this.#end(leave(this.list.id));
  }

  // rightsOf are what the user may allow about a find of theirs. Links to a list show what its owner does not see alone in any case.
  rightsOf(find) {
    if (find.userId !== me().id) return [];
    const isShown = this.list.userId === me().id && audienceOf(find) !== "me";
    return ["exact", "editable", ...isShown ? [] : ["shareable"]];
  }

  // entryForm is the form of what the user says about a find that they have added.
  entryForm = (find, done) => new Form({ send: async ({ note, ...allowed }) => {
    const body = { note: note.trim(), ...Object.fromEntries(this.rightsOf(find).map((name) => [name, Boolean(allowed[name])])) };
    const isSent = await this.#send(find, (path) => put(path, body), { kind: "entry", body });
    done();
    if (isSent) await this.finds.load();
  } });

  // waiting is what the outbox is to send about a find of the list, or undefined.
  waiting(find) {
    return app.get("outbox").findLast((e) => e.path === this.#pathOf(find) && e.state === "waiting");
  }

  #pathOf({ id }) { return `${this.#path}/finds/${id}`; }

  #send(find, ask, later) { return sendOrKeep(this.#pathOf(find), find.title, ask, later); }

  close() {
    this.#unsubscribe();
    app.set("openList", "");
  }

  // editForm is the form that changes the list.
  editForm = (done) => new Form({ send: async (values) => {
    this.list = await put(this.#path, bodyOf(values));
    this.#page.update();
    done();
  } });

  // hideForm is the form with which an administrator makes the list private.
  hideForm = (done) => new Form({ send: async ({ reason }) => {
    await post(`/api/admin/lists/${this.list.id}/private`, { reason: reason.trim() });
    done();
    this.#page.go(this.listsPath, { replace: true });
  } });

  async remove() {
    await this.#end(succeeds(del(this.#path)));
  }

  // #change sends a change of the finds, and reads what follows from it.
  async #change(request) {
    if (await succeeds(request)) {
      const list = await get(this.#path).catch(() => this.list);
      this.list = list;
    }
    this.#page.update();
  }

  drop(find) {
    return this.#change(this.#send(find, del, { kind: "drop" }).then((isSent) => {
      if (!isSent) return null;
      this.finds.items = this.finds.items.filter((f) => f.id !== find.id);
      if (!this.finds.items.length && this.finds.next) return this.finds.load();
    }));
  }

  setCover(find) {
    return this.#change(put(this.#path, { coverId: find.id }).then(() => say(t("lists.coverChosen"))));
  }

  // move puts a find by some places up or down, in the place of another.
  move(find, by) {
    const { items } = this.finds;
    const at = items.findIndex((f) => f.id === find.id);
    const other = items[at + by];
    if (!other) return null;
    return this.#change(put(`${this.#path}/finds/${find.id}/place`, { [by < 0 ? "before" : "after"]: other.id }).then(() => {
      const moved = items.filter((f) => f.id !== find.id);
      moved.splice(at + by, 0, find);
      this.finds.items = moved;
    }));
  }
}

const waitingAt = (path) => app.get("outbox").filter((e) => e.path === path);

async function forget(list) {
  for (const e of list) await cancel(e.id);
}

// sendOrKeep changes what a list has of a find with a title, or leaves that to the outbox while the server is away. It resolves to
// whether it was sent.
async function sendOrKeep(path, title, ask, later) {
  const former = waitingAt(path);
  try {
    await ask(path);
  } catch (p) {
    if (!isPassing(p)) throw p;
    await add({ ...later, path, title });
    return false;
  }
  await forget(former);
  return true;
}

// withPeople is the name of a list, with the number of those who are in it.
export const withPeople = ({ name, memberCount }) => (memberCount > 1 ? t("lists.withPeople", { list: name, n: memberCount }) : name);

// isShown tells whether others see the finds that their authors have put into a list.
export const isShown = ({ memberCount, visibility }) => memberCount > 1 && visibility !== "private";

// Choices are the lists into which the user can put a find, the last used first. hasFind is what the user wants, isIn what the server
// has, and waits tells whether the outbox is to send the difference.
export class Choices {
  lists = null;
  update = () => {};
  #find;

  constructor(find) {
    this.#find = find;
    this.hint = find.userId === me().id ? "edit.listsText" : "lists.othersText"; // the key of the text about who sees it then
    this.form = new Form({ send: (values, element) => this.#make(values, element), update: () => this.update() });
  }

  #pathOf({ id }) { return `/api/lists/${id}/finds/${this.#find.id}`; }

  #wanted(list) {
    const wish = waitingAt(this.#pathOf(list)).findLast((e) => e.state === "waiting" && ["add", "drop"].includes(e.kind));
    return wish ? wish.kind === "add" : list.hasFind;
  }

  // load resolves to whether the lists have come.
  load() {
    return succeeds(get(`/api/finds/${this.#find.id}/lists`).then((lists) => {
      this.lists = lastFirst(lists).map((l) => {
        const wanted = this.#wanted(l);
        return { ...l, isIn: l.hasFind, hasFind: wanted, waits: wanted !== l.hasFind };
      });
    }));
  }

  async toggle(list) {
    list.hasFind = !list.hasFind;
    this.update();
    if (!await succeeds(this.#send(list))) list.hasFind = !list.hasFind;
    else if (list.hasFind) lastLists.add([list.id]);
    this.update();
  }

  async #send(list) {
    const { hasFind } = list;
    const path = this.#pathOf(list);
    if (hasFind === list.isIn) await forget(waitingAt(path));
    else if (await sendOrKeep(path, this.#find.title, hasFind ? put : del, { kind: hasFind ? "add" : "drop" })) list.isIn = hasFind;
    list.waits = hasFind !== list.isIn;
  }

  async #make({ list: name }, element) {
    const made = await post("/api/lists", { name: name.trim() });
    this.lists.unshift({ ...made, hasFind: false, isIn: false });
    element.reset();
    await this.toggle(this.lists[0]);
  }
}
