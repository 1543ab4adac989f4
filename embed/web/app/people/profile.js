// What the pages of the user and of others have in common: the head with the figures, a map of the
// finds, and the finds as a grid of photos or as a list.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { signOf } from "../categories.js";
import { pointOf } from "../geo.js";
import { t, number } from "../i18n.js";
import { placeName, shownPlace } from "../names.js";
import { signOfAudience } from "../find/audience.js";
import { categorySign } from "../find/categories.js";
import { audienceName, row, whereLine } from "../find/finds.js";
import { picture } from "../ui/picture.js";
import { avatar, empty, icon, more, problem, skeleton } from "../ui/ui.js";
import "../map/findsMap.js";

const avatarSize = 88;

const figure = (n, text) => html`
  <span class="sum"><span class="strong">${number(n)}</span> <span class="soft">${t(text, { n })}</span></span>`;

// mapOf is a map of some finds.
export const mapOf = ({ items }) => (items?.length
  ? html`<finds-map .places=${marks(items)} .label=${t("person.map")}></finds-map>` : nothing);

// cover is a map of the finds, or its place until they are there, and where there are none.
const cover = ({ items }) => (items?.length
  ? html`<finds-map class="profile-cover" .places=${marks(items)} .label=${t("person.map")}></finds-map>`
  : html`<div class="profile-cover"></div>`);

// sums are the figures of a user in a row, whose place is held until they are there.
const sums = ({ findCount, placeCount, likeCount }) => html`
  <p class="row">
    ${findCount === undefined ? html`<span class="strong">&nbsp;</span>` : [
      figure(findCount, "person.findsSum"), figure(placeCount, "person.placesSum"), figure(likeCount, "person.likesSum")]}
  </p>`;

// profileHead is a map of the finds of a user, who they are, how many finds, places and likes there are, and what can be done. user
// is null until they are known; title stands for their name then.
export const profileHead = (user, { title, finds, figures = {}, badge = nothing, actions = nothing }) => html`
  <section class="profile-head">
    ${user ? [cover(finds), avatar(user, avatarSize)] : nothing}
    <h1 tabindex="-1" dir="auto">${title}</h1>
    ${user?.displayName ? html`<p class="soft">@${user.username}</p>` : nothing}
    ${user?.about ? html`<p dir="auto">${user.about}</p>` : nothing}
    ${user ? sums(figures) : nothing}
    ${figures.commonFriends ? html`<p class="soft">${t("person.common", { n: figures.commonFriends })}</p>` : nothing}
    ${badge === nothing && actions === nothing ? nothing : html`<p class="row actions">${badge}${actions}</p>`}
  </section>`;

// listsLink leads to the lists of a user.
export const listsLink = (path) => html`<a class="button quiet" href=${path}>${icon("feed")} ${t("lists.title")}</a>`;

// way leads to what else there is of a user.
export const way = (path, sign, text) => html`
  <li><a class="way" href=${path}>${icon(sign)} <span class="grow">${text}</span> ${icon("next")}</a></li>`;

const tile = (f) => html`
  <li>
    <a class="tile c-${signOf(f.category).code}" href="/finds/${f.id}">
      ${f.media.length ? picture(f.media[0], { thumb: true }) : html`<span class="sign-tile">${categorySign(f.category)}</span>`}
      ${f.isPublic ? nothing : html`
        <span class="corner">${icon(signOfAudience(f))}<span class="unseen">${audienceName(f)}</span></span>`}
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
export const marks = (items) => [...new Map(items.map((f) => {
  const place = shownPlace(f);
  return [f.exact ? `${place.latitude},${place.longitude}` : f.locationId, { ...pointOf(place), km: place.area, name: placeName(place) }];
})).values()];

// findsOf shows the finds of a model; none, {title, text}, is shown if there are none.
export function findsOf(model, none) {
  const { items, problem: p, load } = model.finds;
  if (p) return problem(p, load);
  if (!items) return skeleton(6); // what is below comes into view with the finds
  if (!items.length) return empty(none.title, none.text, none.action ?? nothing, none.sign ?? "pin");
  return html`
    <div class="chips" role="group" aria-label=${t("person.layout")}>
      ${viewButton(model, "grid", "camera")}
      ${viewButton(model, "list", "filter")}
    </div>
    ${shown[model.layout](items)}
    ${more(model.finds)}`;
}
