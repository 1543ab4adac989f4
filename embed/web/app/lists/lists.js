// Lists of finds: their cards, the form of one, and the dialog that puts a find into them.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { audiences } from "../find/audience.js";
import { Choices, audienceIn, photosOf, roleOf, visibilities } from "./lists.model.js";
import { open } from "../ui/dialog.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { pick } from "../ui/pick.js";
import { picture } from "../ui/picture.js";
import { closeIcon, icon } from "../ui/ui.js";
import { nameOf } from "../names.js";

const signs = { private: "lock", members: "shield", friends: "people", public: "globe" };

// visibility is the badge that says who may see a list.
export const visibility = (list) => html`
  <span class="badge">${icon(signs[list.visibility])} ${t(`lists.${list.visibility}`)}</span>`;

const sizes = "(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw";

// way is what a list without photos has in their place: a map with a way to a pin.
const way = html`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`;

// mosaic shows the photos of a list side by side, or one as a whole.
const mosaic = (photos) => html`
  <span class="mosaic of-${photos.length}">
    ${photos.map(({ media }) => html`<span class="piece">${picture(media, photos.length > 1 ? { thumb: true } : { sizes })}</span>`)}
  </span>`;

// whoOf says who is in a list of several people, or who may see it.
function whoOf(list) {
  if (!(list.memberCount > 1)) return t(`lists.${list.visibility}`);
  if (!list.user || roleOf(list) === "owner") return t("lists.count", { n: list.memberCount });
  return t("lists.andOthers", { name: nameOf(list.user), n: list.memberCount - 1 });
}

// listCard is a list as a link with its photos.
export function listCard(list) {
  const photos = photosOf(list);
  return html`
    <li>
      <a class="list-card ${photos.length ? "" : "bare"}" href="/lists/${list.id}">
        ${photos.length ? mosaic(photos) : way}
        <span class="over">
          <span class="name" dir="auto">${list.name}</span>
          <span class="row between">
            <span>
              ${t("lists.finds", { n: list.findCount })}
              ${list.newCount ? html`· <b>${t("lists.newFinds", { n: list.newCount })}</b>` : nothing}
            </span>
            <span>${icon(signs[list.visibility])} ${whoOf(list)}</span>
          </span>
        </span>
      </a>
    </li>`;
}

const fields = (form, list) => html`
  ${refusal(form)}
  ${field(form, "name", { label: t("lists.name"), value: list?.name ?? "", required: true, most: 100 })}
  ${field(form, "description", { label: t("lists.description"), value: list?.description ?? "", kind: "area", most: 500 })}
  ${list && roleOf(list) !== "owner" ? nothing : pick("visibility", {
    label: t("lists.who"), hint: t("lists.whoHint"), chosen: list?.visibility ?? "private",
    options: visibilities.map((v) => [v, t(`lists.${v}`)]),
  })}
  ${list && roleOf(list) === "owner" ? pick("audience", {
    label: t("lists.audience"), hint: t("lists.audienceHint"), chosen: audienceIn(list),
    options: [
      ...list.visibility === "members" ? [] : [["", t("lists.audienceUsual")]],
      ...audiences.map((a) => [a, t(`find.audience.${a}`)]),
    ],
  }) : nothing}`;

// openListForm shows the form of a list, or of a new one.
export const openListForm = (make, list = null) => openForm(make, t(list ? "lists.edit" : "lists.new"),
  (form) => fields(form, list), (form) => mainButton(form, t("action.save")));

const box = (model, list) => html`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${list.hasFind} @change=${() => model.toggle(list)}>
      <span class="grow"><span dir="auto">${list.name}</span>
        ${list.waits ? html`<br><span class="soft" role="status">${t("outbox.waiting")}</span>` : nothing}</span>
      <span class="badge">${icon(signs[list.visibility])} ${whoOf(list)}</span>
    </label>
  </li>`;

const dialog = (model, close) => html`
  <div class="row between"><h2>${t("lists.addTo")}</h2>${closeIcon(close)}</div>
  ${model.lists.some((l) => l.memberCount) ? html`<p class="hint">${t(model.hint)}</p>` : nothing}
  ${model.lists.length ? html`<ul class="people">${model.lists.map((l) => box(model, l))}</ul>` : nothing}
  <form novalidate @submit=${model.form.submit}>
    ${refusal(model.form)}
    ${field(model.form, "list", { label: t("lists.new"), hint: t("lists.newHint"), required: true, most: 100 })}
    <div class="row end"><button type="submit" aria-busy=${model.form.busy ? "true" : "false"}>${t("lists.create")}</button></div>
  </form>`;

// addToList shows in which lists a find is to which the user may add something, and changes that.
export async function addToList(find) {
  const model = new Choices(find);
  if (!await model.load()) return;
  await open((close, redraw) => {
    model.update = redraw;
    return dialog(model, close);
  }, { label: t("lists.addTo") });
}
