// How the places of new finds are shown to others, and the zone around the home of the user.

import { get, post, put } from "../api.js";
import { explain, t } from "../i18n.js";
import { audience } from "../storage.js";
import { say } from "../store.js";
import { PlacePicker } from "../edit/placePicker.model.js";

const path = "/api/users/me/place-settings";
const newHome = { radius: 0.5, area: 1 }; // kilometres

export const radiusesOffered = [0.2, 0.5, 1, 2, 5];

export class PlaceSettings {
  values = null; // {area, exactForFriends, home}, home if there is one
  exactAtHome = 0; // finds in the zone that others see more exactly than the zone says
  #page;

  constructor(page) { this.#page = page; }

  async read() { this.values = await get(path, { signal: this.#page.signal }); }

  // change sets what others see; home: undefined removes the zone.
  async change(changes) {
    try {
      const { exactAtHome, ...values } = await put(path, { ...this.values, ...changes });
      Object.assign(this, { values, exactAtHome });
      if (changes.audience) audience.set(changes.audience); // in place of that of the last find
      say(t("privacy.saved"));
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }

  changeHome(changes) { return this.change({ home: { ...this.values.home, ...changes } }); }

  // hideHome shows the finds that are in the zone already as areas.
  async hideHome() {
    try {
      const { finds } = await post(`${path}/home`);
      this.exactAtHome = 0;
      say(t("privacy.homeHidden", { n: finds }));
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }

  // picker chooses the middle of the zone. It becomes the home once the user has chosen.
  picker() {
    const { home } = this.values;
    const first = home && { point: { lat: home.latitude, lng: home.longitude } };
    const picker = new PlacePicker(this.#page, first, () => {
      if (picker.point) this.changeHome({ ...newHome, ...home, latitude: picker.point.lat, longitude: picker.point.lng });
    });
    return picker;
  }
}
