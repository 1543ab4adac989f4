// Users as rows, with the buttons beside them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { atLeast, t } from "../i18n.js";
import { nameOf } from "../names.js";
import { named } from "./people.js";
import { avatar } from "../ui/ui.js";

const size = 44; // pixels of a picture

// sumsOf is what stands under the name in a row: the handle, and what is known of their finds and of friends in common.
const sumsOf = (p, { findCount, moreFinds, commonFriends } = {}) => [
  p.displayName ? `@${p.username}` : "",
  findCount === undefined ? "" : atLeast(moreFinds, t("map.finds", { n: findCount })),
  commonFriends ? t("person.common", { n: commonFriends }) : "",
].filter(Boolean).join(" · ");

const below = (text) => (text ? html`<br><span class="soft person-sums">${text}</span>` : nothing);

// person is a user with the buttons beside them, and sums, {findCount, moreFinds, commonFriends}, where they are known.
export const person = (p, buttons, sums) => html`
  <li class="row between">
    <a class="person" href="/people/${p.id}">
      ${avatar(p, size)} <span><span class="strong" dir="auto">${nameOf(p)}</span>${below(sumsOf(p, sums))}</span>
    </a>
    <span class="row actions">${buttons}</span>
  </li>`;

// blockedPerson is a user who is blocked: they have neither a page nor a picture.
export const blockedPerson = (p, buttons) => html`
  <li class="row between">
    <span>${named(p)}</span>
    <span class="row actions">${buttons}</span>
  </li>`;
