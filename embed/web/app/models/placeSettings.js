// How the places of new finds are shown to others, and the zone around the home of the user.

import { get, put } from "../api.js";
import { explain, t } from "../i18n.js";
import { say } from "../store.js";
import { PlacePicker } from "./placePicker.js";

const path = "/api/users/me/place-settings";
const newHome = { radius: 0.5, area: 1 }; // kilometres

export const radiusesOffered = [0.2, 0.5, 1, 2, 5];

export class PlaceSettings {
  values = null; // {area, exactForFriends, home}, home if there is one
  #page;

  constructor(page) { this.#page = page; }

  async read() { this.values = await get(path, { signal: this.#page.signal }); }

  // change sets what others see; home: undefined removes the zone.
  async change(changes) {
    try {
      this.values = await put(path, { ...this.values, ...changes });
      say(t("place.saved"));
    } catch (p) {
      say(explain(p));
    }
    this.#page.update();
  }

  changeHome(changes) { return this.change({ home: { ...this.values.home, ...changes } }); }

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
