// Several finds by one person on one day as one card, which opens in its place to show all of them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { signOf } from "../categories.js";
import { t, number } from "../i18n.js";
import { categorySign } from "../find/categories.js";
import { picture } from "../ui/picture.js";
import { avatar, focusOn } from "../ui/ui.js";
import { nameOf } from "../names.js";
import { facesOf } from "./days.model.js";
import { byline } from "./feedCard.js";

const idOf = ({ key }) => `group-${key.replace(" ", "-")}`;

// toggle opens or closes a group, and keeps the focus on its button.
async function toggle(model, group) {
  model.toggle(group);
  await focusOn(idOf(group));
}

const piece = (f, rest) => html`
  <span class="piece c-${signOf(f.category).code}">
    ${f.media.length ? picture(f.media[0], { thumb: true }) : categorySign(f.category)}
    ${rest ? html`<span class="beyond">+${number(rest)}</span>` : nothing}
  </span>`;

function mosaic(finds) {
  const { shown, rest } = facesOf(finds);
  return html`
    <span class="cover ${shown[0].media.length ? "" : "signs"}">
      <span class="mosaic of-${shown.length}">${shown.map((f, i) => piece(f, i === shown.length - 1 ? rest : 0))}</span>
    </span>`;
}

const count = ({ finds, hasMore }) => t("feed.several", { n: finds.length, more: hasMore });

const titles = (finds) => finds.map((f, i) => html`${i ? " · " : nothing}<bdi>${f.title}</bdi>`);

const closed = (model, group) => html`
  <li class="feed-card">
    <button type="button" class="group-face" id=${idOf(group)} aria-expanded="false" @click=${() => toggle(model, group)}>
      ${mosaic(group.finds)}
      <span class="about">
        <span class="name">${count(group)}</span>
        <span class="soft titles">${titles(group.finds.slice(0, 10))}</span>
        ${byline(group.finds[0], Boolean(model.at))}
      </span>
    </button>
  </li>`;

const opened = (model, group, card) => html`
  <li class="feed-group">
    <div class="by">
      ${avatar(group.finds[0].user, 28)}
      <span class="grow">${nameOf(group.finds[0].user)} <span class="soft">· ${count(group)}</span></span>
      <button type="button" class="quiet" id=${idOf(group)} aria-expanded="true" @click=${() => toggle(model, group)}>
        ${t("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${group.finds.map((f) => card(f))}</ul>
  </li>`;

// feedGroup shows a group, with a card for each find when it is open.
export const feedGroup = (model, group, card) => (model.isOpen(group) ? opened(model, group, card) : closed(model, group));
