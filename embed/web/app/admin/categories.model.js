// The categories that the instance offers, for administrators.

import { get, patch } from "../api.js";
import { builtIn } from "../categories.js";
import { config } from "../config.js";
import { language, t } from "../i18n.js";
import { loader } from "../load.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";
import { Form } from "../ui/form.model.js";
import { contrastWithWhite, darkened, least } from "./colour.js";

const path = "/api/admin/instance";

// mostCategories is how many an instance may have.
export const mostCategories = 20;

export class InstanceCategories {
  list = null; // {code, names, sign, color}, or the code alone of one of the client
  isOwn = false; // whether they are not those of the client
  #page;
  #show;

  // show has the page use an accent colour with the colours of the categories.
  constructor(page, show) {
    [this.#page, this.#show] = [page, show];
    this.loading = loader(page, async () => { this.#take(await get(path, { signal: page.signal })); });
  }

  #take({ categories = [] }) {
    this.isOwn = categories.length > 0;
    this.list = this.isOwn ? categories : builtIn.map((code) => ({ code }));
  }

  // left are those of the client that the instance does not offer.
  get left() { return builtIn.filter((code) => !this.list.some((c) => c.code === code)); }

  get isFull() { return this.list.length >= mostCategories; }

  // save replaces the list, of which [] is that of the client.
  async save(categories) {
    const instance = await patch(path, { categories });
    this.#take(instance);
    config().instance = { ...config().instance, categories: instance.categories };
    config().categories = this.list.map((c) => c.code);
    this.#show(config().instance.accent ?? "");
    this.#page.update();
  }

  // change is save for what has no form.
  async change(list) {
    if (await succeeds(this.save(list))) say(t("admin.saved"));
  }

  move(at, by) {
    const list = [...this.list];
    list.splice(at + by, 0, ...list.splice(at, 1));
    return this.change(list);
  }

  remove(at) { return this.change(this.list.toSpliced(at, 1)); }

  add(category) { return this.change([...this.list, category]); }

  restore() { return this.change([]); }
}

// CategoryForm is the form of a category at a place of the list, or of a new one.
export class CategoryForm {
  sign;
  color; // "" for that of the client
  isDarkened = false; // whether the colour that was chosen was too light
  #model;
  #at;

  constructor(model, at, done) {
    this.#model = model;
    this.#at = at;
    const { sign, color = "" } = this.was;
    this.color = color;
    this.sign = sign ?? (builtIn.includes(this.was.code) ? this.was.code : "");
    this.form = new Form({
      send: async (values) => {
        await this.#save(values).catch((problem) => { throw this.#placed(problem); });
        say(t("admin.saved"));
        done();
      },
    });
  }

  // was is the category before, without a code if it is new.
  get was() { return this.#model.list[this.#at] ?? {}; }

  get names() { return this.was.names ?? {}; }

  // isNamed tells whether the category has a name even if the fields are empty.
  get isNamed() { return builtIn.includes(this.was.code); }

  // choose takes a colour, a darker shade of it if a white sign could not be seen on it.
  choose(colour) {
    this.isDarkened = contrastWithWhite(colour) < least;
    this.color = this.isDarkened ? darkened(colour) : colour;
    this.form.update();
  }

  // show takes the sign of a category of the client, or an emoji.
  show(sign) {
    this.sign = sign;
    this.form.clear("sign");
    this.form.update();
  }

  #save({ en = "", de = "" }) {
    const names = Object.fromEntries(Object.entries({ en: en.trim(), de: de.trim() }).filter(([, name]) => name));
    const code = this.was.code ?? names[language()];
    const category = { code, names };
    if (this.sign && this.sign !== code) category.sign = this.sign.trim();
    if (this.color) category.color = this.color;
    const list = [...this.#model.list];
    list[this.#at ?? list.length] = category;
    return this.#model.save(list);
  }

  // #placed is a refusal of the list as one of this form: its fields are those of the category.
  #placed(problem) {
    const fields = { code: language(), "names.en": "en", "names.de": "de", sign: "sign" };
    const fieldOf = (location) => fields[location.replace(/^body\.categories\[\d+\]\./, "")] ?? "";
    return Object.assign(problem, { errors: problem.errors?.map((e) => ({ ...e, location: `body.${fieldOf(e.location)}` })) });
  }
}
