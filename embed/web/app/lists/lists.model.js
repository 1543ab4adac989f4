// Lists of finds: those of a user, one of them, and which of them have a find.

import { del, get, post, put, query } from "../api.js";
import { t } from "../i18n.js";
import { paged } from "../list.js";
import { loader } from "../load.js";
import { me } from "../session.js";
import { say } from "../store.js";
import { stepsOf } from "./steps.model.js";
import { succeeds } from "../ui/attempt.model.js";
import { Form } from "../ui/form.model.js";

export const visibilities = ["private", "friends", "public"];

// bodyOf returns what the form of a list sends.
const bodyOf = ({ name, description, visibility }) => ({ name: name.trim(), description: description.trim() || null, visibility });

// photosOf are the photos that stand for a list, four at most. A copy that an earlier version kept has the cover alone.
export const photosOf = ({ photos, cover }) => photos ?? (cover ? [cover] : []);

// newForm is the form of a new list; done is called with the list.
export const newForm = (done) => new Form({ send: async (values) => done(await post("/api/lists", bodyOf(values))) });

// Lists are those of the user, or of the one that the address names.
export class Lists {
  constructor(page) {
    const userId = page.query.get("user") ?? "";
    this.isOwn = !userId || userId === me().id;
    this.lists = paged(page, query("/api/lists", { userId, limit: 20 }));
  }
}

// List is one list with its finds.
export class List {
  list = null;
  chosen = ""; // the id of the find that is marked on the map and in the list
  #page;
  #path;

  constructor(page) {
    this.#page = page;
    this.#path = `/api/lists/${page.params.id}`;
    this.finds = paged(page, `${this.#path}/finds?limit=50`);
    this.loading = loader(page, () => this.#read());
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
    await this.finds.load();
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
    if (await succeeds(del(this.#path))) this.#page.go("/lists", { replace: true });
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
    return this.#change(del(`${this.#path}/finds/${find.id}`).then(() => {
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

// Choices are the lists of the user, for one of their finds.
export class Choices {
  lists = null;
  update = () => {};
  #find;

  constructor(find) {
    this.#find = find;
    this.form = new Form({ send: (values, element) => this.#make(values, element), update: () => this.update() });
  }

  // load resolves to whether the lists have come.
  load() {
    return succeeds(get(`/api/finds/${this.#find}/lists`).then((lists) => { this.lists = lists; }));
  }

  async toggle(list) {
    const path = `/api/lists/${list.id}/finds/${this.#find}`;
    list.hasFind = !list.hasFind;
    this.update();
    if (!await succeeds(list.hasFind ? put(path) : del(path))) list.hasFind = !list.hasFind;
    this.update();
  }

  async #make({ list: name }, element) {
    const made = await post("/api/lists", { name: name.trim() });
    this.lists.unshift({ ...made, hasFind: false });
    element.reset();
    await this.toggle(this.lists[0]);
  }
}
