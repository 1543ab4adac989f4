// The user: picture, name, age, own finds.

import { patch, get, query } from "../api.js";
import { t } from "../i18n.js";
import { me, setUser } from "../session.js";
import { say } from "../store.js";
import { Bin } from "../lists/bin.model.js";
import { Form } from "../ui/form.model.js";
import { OwnPicture } from "../ui/ownPicture.model.js";
import { ShownFinds } from "../lists/shownFinds.model.js";

export class Profile extends ShownFinds {
  figures = {}; // {findCount, placeCount, likeCount} of the finds, once they are known
  isEdited = false; // whether the forms are shown

  constructor(page) {
    super(page, query("/api/finds", { userId: me().id, includePrivate: true, limit: 20 }));
    this.picture = new OwnPicture("/api/users/me/picture", page, {
      has: () => this.user.profilePicture.startsWith("/api/media/"), // or else it is drawn from the name
      take: async (user) => setUser(user ?? await get("/api/users/me")),
    });
    this.bin = new Bin(page, () => this.#reload());
    const fieldOf = { username_taken: "username", name_taken: "displayName" };
    this.form = new Form({ send: (values) => this.#save(values), update: page.update, fieldOf });
  }

  get user() { return me(); }

  load = () => Promise.all([this.#reload(), this.bin.list.load()]);

  #reload = () => Promise.all([this.finds.load(), this.#count()]);

  // #count reads how many finds and likes there are; without it the page shows no figures.
  async #count() {
    this.figures = await get(`/api/users/${me().id}`, { signal: this.page.signal }).catch(() => ({}));
    this.page.update();
  }

  toggleEdit = () => {
    this.isEdited = !this.isEdited;
    this.page.update();
  };

  async #save({ displayName, about, username, age }) {
    const texts = { displayName: displayName.trim() || null, about: about.trim() || null, username: username.trim() };
    setUser(await patch("/api/users/me", { ...texts, age: age === "" ? null : Number(age) }));
    say(t("profile.saved"));
  }
}
