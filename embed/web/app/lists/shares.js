// Links to finds for people without an account: the form of one, and the dialog that shows it.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { areaOptions, areaText, areas } from "../areas.js";
import { categoryName } from "../categories.js";
import { config } from "../config.js";
import { t, day, number } from "../i18n.js";
import { ShareForm, addressOf, canSend, copy, dateAfter, lives, placeOf, places, send } from "./shares.model.js";
import { say } from "../store.js";
import { open } from "../ui/dialog.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { openForm } from "../ui/formDialog.js";
import { pick } from "../ui/pick.js";
import { closeIcon, icon } from "../ui/ui.js";

// nameOf is the name of what a link shows, titleOf the heading of its page.
export const nameOf = (share) => share.findTitle || share.listName || categoryName(share.category ?? "");
export const titleOf = (share) => share.title || nameOf(share);

// placeText is what a link shows of places, in a few words.
export const placeText = ({ place, area }) => (place === "area" ? areaText(area) : t(`shares.place.${place}`));

// expiryText says until when a link works, or has worked.
export const expiryText = ({ expired, expiresAt }) => t(expired ? "shares.expired" : "shares.until", { date: day(expiresAt) });

const category = (model) => html`
  ${pick("chosen", {
    error: model.form.errors.chosen, label: t("find.category"), chosen: model.chosen, set: (chosen) => model.set({ chosen }),
    options: [...model.offered.map(([c, n]) => [c, categoryName(c) + (n ? ` (${number(n)})` : "")]), ["", t("shares.otherCategory")]],
  })}
  ${model.chosen ? nothing : field(model.form, "category", {
    label: t("categories.own"), hint: t("shares.categoryHint"), required: true, most: config().limits.category,
  })}`;

const signs = { exact: "pin", area: "map", hidden: "block" };

const choice = (model, place) => html`
  <label class="choice">
    <input type="radio" name="place" value=${place} ?checked=${model.place === place} @change=${() => model.set({ place })}>
    <span>
      ${icon(signs[place])}
      <span><span class="strong">${t(`shares.place.${place}`)}</span><br><span class="soft">${t(`shares.shows.${place}`)}</span></span>
    </span>
  </label>`;

const place = (model) => html`
  <fieldset class="choices">
    <legend>${t("shares.places")}</legend>
    ${places.map((p) => choice(model, p))}
  </fieldset>
  ${model.place === "area" ? pick("area", {
    error: model.form.errors.area, label: t("shares.area"), hint: t("shares.areaHint"), chosen: String(model.share?.area ?? areas[0]),
    options: areaOptions(),
  }) : nothing}`;

const life = (model) => html`
  ${pick("life", {
    error: model.form.errors.life, label: t("shares.life"), chosen: model.life, set: (x) => model.set({ life: x }),
    options: [
      ...(model.share?.expiresAt ? [["keep", expiryText(model.share)]] : []),
      ...lives.map((x) => [x, t(`shares.life.${x || "endless"}`)]),
    ],
  })}
  ${model.life === "date" ? field(model.form, "until", {
    label: t("shares.date"), kind: "date", value: dateAfter(14), hint: t("shares.dateHint"), required: true,
  }) : nothing}`;

const password = (model) => html`
  ${model.share?.hasPassword ? pick("secret", {
    error: model.form.errors.secret, label: t("account.password"), chosen: model.secret, set: (secret) => model.set({ secret }),
    options: ["keep", "new", "remove"].map((x) => [x, t(`shares.password.${x}`)]),
  }) : nothing}
  ${model.secret === "new" ? field(model.form, "password", {
    label: t(model.share?.hasPassword ? "settings.newPassword" : "account.password"), hint: t("shares.passwordHint"),
    kind: "password", required: Boolean(model.share?.hasPassword), least: 8, most: 255, complete: "new-password",
  }) : nothing}`;

const fields = (model) => html`
  <p>${t(`shares.about.${model.kind}`)}</p>
  ${refusal(model.form)}
  ${model.share || model.target ? nothing : category(model)}
  ${place(model)}
  ${life(model)}
  ${password(model)}
  ${field(model.form, "title", {
    label: t("shares.title"), value: model.share?.title ?? "", hint: t(`shares.titleHint.${model.kind}`), most: 100,
  })}`;

// openShareForm shows the form of a link. It resolves to the link as it is then, or to null.
export async function openShareForm(options) {
  let made = null;
  let model = null;
  const make = (done) => {
    model = new ShareForm({ ...options, done: (share) => { made = share; done(); } });
    return model.form;
  };
  const [title, button] = options.share ? ["shares.change", "action.save"] : ["shares.new", "shares.create"];
  await openForm(make, t(title), () => fields(model), (form) => mainButton(form, t(button)));
  return made;
}

// copyOrSelect copies a link, or asks the user to do it.
async function copyOrSelect(share) {
  if (await copy(share)) return;
  document.getElementById("link").select();
  say(t("secret.selected"));
}

async function sendOrCopy(share) {
  if (!await send(share, titleOf(share))) await copyOrSelect(share);
}

const sendButton = (share) => html`
  <button type="button" class="quiet" @click=${() => sendOrCopy(share)}>${icon("share")} ${t("action.share")}</button>`;

// openLink opens the page that a link leads to.
export const openLink = (share) => html`
  <a class="button quiet" href=${share.link} target="_blank" rel="noreferrer noopener" aria-label="${t("shares.open")}: ${titleOf(share)}">
    ${icon("globe")} ${t("shares.open")}
  </a>`;

// showLink shows a link to copy, to send and to open.
export const showLink = (share, title = t("shares.ready")) => open((close) => html`
  <div class="row between"><h2>${title}</h2>${closeIcon(close)}</div>
  <p>${t(share.hasPassword ? "shares.readyPassword" : "shares.readyText")}</p>
  <div class="field">
    <label for="link">${titleOf(share)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${addressOf(share)} @focus=${(e) => e.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${() => copyOrSelect(share)}>${icon("copy")} ${t("secret.copy")}</button>
    ${canSend() ? sendButton(share) : nothing}
    ${openLink(share)}
  </p>
  <p class="below"><a href="/shares" @click=${() => close()}>${t("shares.all")}</a></p>`, { label: title });

async function make(options) {
  const share = await openShareForm(options);
  if (share) await showLink(share);
}

// shareFind and shareList make a link to a find or a list of the user, and show it.
export const shareFind = (find) => make({ target: { findId: find.id }, place: placeOf(find) });
export const shareList = (list) => make({ target: { listId: list.id } });
