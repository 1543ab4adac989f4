// The card above the list of the map that introduces a new user to the finds of who has invited them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { nameOf } from "../names.js";
import { avatar, closeIcon, focusOn } from "../ui/ui.js";
import { Introduction } from "./introduction.model.js";

// The button that was pressed goes, so the focus moves on.
async function ask(model) {
  if (await model.ask()) await focusOn("see-inviter");
}

async function close(model) {
  model.close();
  await focusOn("list");
}

function card(model) {
  const { user } = model;
  if (!user) return nothing;
  const text = t("introduction.text", { name: nameOf(user), n: user.findCount });
  return html`
    <section class="introduction" aria-label=${text}>
      ${avatar(user, 44)}
      <p class="strong grow" dir="auto">${text}</p>
      ${closeIcon(() => close(model))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${user.id}">${t("introduction.see")}</a>
        ${model.mayAsk ? html`<button type="button" @click=${() => ask(model)}>${t("friend.ask")}</button>` : nothing}
      </p>
    </section>`;
}

// introduce adds the card to the map.
export async function introduce(map, page) {
  const model = new Introduction(page.update);
  map.note = () => card(model);
  await model.load();
}
