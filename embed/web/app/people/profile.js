// What the pages of the user and of others have in common: the head with the figures, a map of the
// finds, and the finds as a grid of photos or as a list.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { signOf } from "../categories.js";
import { pointOf } from "../geo.js";
import { t, number } from "../i18n.js";
import { placeName } from "../names.js";
import { audienceOf, audienceSign } from "../find/audience.js";
import { categorySign } from "../find/categories.js";
import { audienceName, row, whereLine } from "../find/finds.js";
import { picture } from "../ui/picture.js";
import { avatar, empty, icon, more, problem, skeleton } from "../ui/ui.js";
import "../map/findsMap.js";

const avatarSize = 88;

const figure = (n, text) => html`
  <span class="sum"><span class="strong">${number(n)}</span> <span class="soft">${t(text, { n })}</span></span>`;

// profileHead is the picture of a user, how many finds and likes they have, and what can be done.
export const profileHead = (user, { count, likes, badge = nothing, actions = nothing }) => html`
  <section class="profile-head">
    ${avatar(user, avatarSize)}
    ${user.displayName ? html`<p class="soft">@${user.username}</p>` : nothing}
    ${user.about ? html`<p dir="auto">${user.about}</p>` : nothing}
    <p class="row">
      ${count === undefined ? nothing : figure(count, "person.findsSum")}
      ${likes === undefined ? nothing : figure(likes, "person.likesSum")}
      ${badge}
    </p>
    <p class="row actions">${actions}</p>
  </section>`;

const tile = (f) => html`
  <li>
    <a class="tile c-${signOf(f.category).code}" href="/finds/${f.id}">
      ${f.media.length ? picture(f.media[0], { thumb: true }) : html`<span class="sign-tile">${categorySign(f.category)}</span>`}
      ${f.isPublic ? nothing : html`
        <span class="corner">${icon(audienceSign(audienceOf(f)))}<span class="unseen">${audienceName(f)}</span></span>`}
      <span class="caption" dir="auto">${f.title}</span>
    </a>
  </li>`;

const viewButton = (model, name, sign) => html`
  <button type="button" class="chip" aria-pressed=${model.layout === name ? "true" : "false"} @click=${() => model.show(name)}>
    ${icon(sign)} ${t(`person.${name}`)}
  </button>`;

const shown = {
  grid: (items) => html`<ul class="tiles">${items.map(tile)}</ul>`,
  list: (items) => html`<ul class="card rows">${items.map((f) => row(f, whereLine(f)))}</ul>`,
};

// marks are the places of finds for the map, each once.
export const marks = (items) => [...new Map(items.map(({ locationId, location }) =>
  [locationId, { ...pointOf(location), km: location.area, name: placeName(location) }])).values()];

// findsOf shows the finds of a model; none, {title, text}, is shown if there are none.
export function findsOf(model, none) {
  const { items, problem: p, load } = model.finds;
  if (p) return problem(p, load);
  if (!items) return skeleton(3);
  if (!items.length) return empty(none.title, none.text, none.action ?? nothing, none.sign ?? "pin");
  return html`
    <finds-map .places=${marks(items)} .label=${t("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${t("person.layout")}>
      ${viewButton(model, "grid", "camera")}
      ${viewButton(model, "list", "filter")}
    </div>
    ${shown[model.layout](items)}
    ${more(model.finds)}`;
}
