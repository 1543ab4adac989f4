// What the finds of an import become, where its rows do not say.

export class ImportOptions {
  audience = "me";
  keep = false; // whether finds of an archive are as public as they were
  category = "";
  area = ""; // kilometres as a text, "0" for the exact place, or "" as in the settings of the user
  forFriends = "true"; // of an area: whether friends see the exact place
  #update;

  // settings are the PlaceSettings of the user, which say what "" means.
  constructor(settings, update) {
    this.settings = settings;
    this.#update = update;
    settings.read().then(update, () => {}); // without them the choice says where they are set
  }

  set(change) {
    Object.assign(this, change);
    this.#update();
  }

  // body is what a commit sends.
  get body() {
    return {
      audience: this.audience,
      ...(this.keep ? { keepVisibility: true } : {}),
      ...(this.category ? { category: this.category } : {}),
      ...(this.area === "" ? {} : { area: Number(this.area) }),
      ...(Number(this.area) ? { exactForFriends: this.forFriends === "true" } : {}),
    };
  }
}
