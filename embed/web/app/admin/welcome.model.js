// The first start of a server: what its administrator may want to set up, a step after the other. Each can be skipped,
// and is found again in the administration.

import { query } from "../api.js";
import { config } from "../config.js";
import { MapAreas } from "./areas.model.js";
import { Instance } from "./instance.model.js";
import { Invites } from "./invites.model.js";
import { Form } from "../ui/form.model.js";

export class Welcome {
  #page;

  constructor(page) {
    this.#page = page;
    this.instance = new Instance(page);
    this.areas = new MapAreas(page);
    this.invites = new Invites(page);
    this.nameForm = new Form({ send: (values) => this.#rename(values), update: page.update });
  }

  // load reads what the step that is shown needs.
  load() { return { server: this.instance.loading, map: this.areas.loading }[this.step]?.load(); }

  // steps are the names of the steps.
  get steps() { return ["server", ...config().streets?.areas ? ["map"] : [], "invite", "done"]; }

  get step() {
    const asked = this.#page.query.get("step");
    return this.steps.includes(asked) ? asked : this.steps[0];
  }

  get number() { return this.steps.indexOf(this.step) + 1; }

  // next shows the next step. The way back is that of the browser.
  next = () => this.#page.push(query("/admin/welcome", { step: this.steps[this.number] }));

  async #rename(values) {
    await this.instance.save(values);
    await this.next();
  }
}
