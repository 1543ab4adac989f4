// What a find may have and need not: rows that show what is chosen, and open for a change.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { areaText, defaultText, exactOptions, friendsOptions } from "../areas.js";
import { categories, categoryName } from "../categories.js";
import { config, instanceName } from "../config.js";
import { t } from "../i18n.js";
import { audiences, audienceSign } from "../find/audience.js";
import { categorySign } from "../find/categories.js";
import { categoryField } from "./categoryField.js";
import { field } from "../ui/fields.js";
import { pick } from "../ui/pick.js";
import { chip, icon } from "../ui/ui.js";

const fold = (name, sign, title, value, content) => html`
  <details class="fold" id="fold-${name}">
    <summary>${sign} <span class="grow"><span>${title}</span> <span class="soft" dir="auto">${value}</span></span> ${icon("next")}</summary>
    ${content}
  </details>`;

// openFoldOf opens the row that an element is in, so that it can have the focus.
export function openFoldOf(element) {
  const details = element?.closest("details");
  if (details) details.open = true;
}

const description = (model) => fold("description", icon("edit"), t("find.description"), model.values.description || t("edit.none"),
  field(model.form, "description", {
    label: t("find.description"), value: model.values.description ?? "", kind: "area", most: config().limits.description,
  }));

const categoryChip = (model, code, isOn) => chip(isOn, html`${categorySign(code)} ${categoryName(code)}`, () => model.chooseCategory(code));

// category offers the categories, and a field for another one.
function category(model) {
  const { category: chosen } = model.values;
  const [sign, value] = chosen ? [categorySign(chosen), categoryName(chosen)] : [icon("filter"), t("edit.none")];
  return fold("category", sign, t("find.category"), value, html`
    <fieldset>
      <legend>${t("find.category")}</legend>
      <div class="chips">
        ${categories().map((code) => categoryChip(model, code, code === chosen))}
        ${categoryChip(model, "other", model.isOther)}
      </div>
      ${model.isOther ? categoryField(model) : nothing}
    </fieldset>`);
}

const choice = (model, value) => html`
  <label class="choice">
    <input type="radio" name="audience" value=${value} ?checked=${model.values.audience === value}>
    <span>
      ${icon(audienceSign(value))}
      <span>
        <span class="strong">${t(`find.audience.${value}`)}</span><br>
        <span class="soft">${t(`edit.audienceText.${value}`, { instance: instanceName() })}</span>
      </span>
    </span>
  </label>`;

function audience(model) {
  const { audience: chosen } = model.values;
  const more = chosen === "everyone" ? [] : model.seeing ?? []; // lists whose people see it, too
  const value = [t(`find.audience.${chosen}`), ...more].join(" + ");
  return fold("audience", icon(audienceSign(chosen)), t("edit.who"), value, html`
    <fieldset class="choices">
      <legend>${t("edit.who")}</legend>
      ${audiences.map((a) => choice(model, a))}
    </fieldset>`);
}

const friends = (chosen) => pick("exact-for", {
  name: "exactForFriends", label: t("privacy.exactFor"), options: friendsOptions(), chosen,
});

// shown chooses whether others see the place or an area. A new find is as the settings say unless the user
// chooses.
function shown(model) {
  const { area = "", exactForFriends = "true" } = model.values;
  return fold("shown", icon("map"), t("privacy.shown"), area === "" ? defaultText(model.settings?.values) : areaText(Number(area)), html`
    ${pick("area", {
      label: t("privacy.shown"), hint: t(model.isNew ? "privacy.shownHint" : "privacy.recall"), chosen: area,
      options: [...(model.isNew ? [["", defaultText(model.settings.values)]] : []), ...exactOptions()],
    })}
    ${Number(area) ? friends(exactForFriends) : nothing}`);
}

const listChoice = (model, list) => html`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${model.values.lists.includes(list.id)} @change=${() => model.toggleList(list)}>
      <span class="grow" dir="auto">${list.name}</span>
      ${list.memberCount > 1 ? html`<span class="soft">${t("lists.count", { n: list.memberCount })}</span>` : nothing}
    </label>
  </li>`;

// lists are those into which a new find goes. The members of each see it.
const lists = (model) => (model.lists?.length ? fold("lists", icon("plus"), t("lists.title"),
  model.chosenLists.join(", ") || t("edit.noList"), html`
  <p class="hint">${t("edit.listsText")}</p>
  <ul class="people">${model.lists.map((l) => listChoice(model, l))}</ul>`) : nothing);

export const folds = (model) => html`
  <div class="folds">
    ${description(model)}${category(model)}${model.isOwn ? html`${audience(model)}${lists(model)}${shown(model)}` : nothing}
  </div>`;
