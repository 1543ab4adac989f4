// What the finds of an import become. import/importOptions.model.js has the state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { defaultText, exactOptions, friendsOptions } from "../areas.js";
import { categories, categoryName } from "../categories.js";
import { audiences } from "../find/audience.js";
import { t } from "../i18n.js";
import { pick } from "../ui/pick.js";
import { icon } from "../ui/ui.js";

const toggle = (id, on, title, hint, set) => html`
  <label class="switch">
    <span>${title}<br><span class="soft">${hint}</span></span>
    <input type="checkbox" role="switch" id=${id} .checked=${on} @change=${(e) => set(e.target.checked)}>
  </label>`;

const audience = (model, o) => html`
  ${model.current.format === "finds"
    ? toggle("import-keep", o.keep, t("import.keep"), t("import.keepHint"), (keep) => o.set({ keep })) : nothing}
  ${o.keep ? nothing : pick("import-audience", {
    label: t("edit.who"), chosen: o.audience, options: audiences.map((a) => [a, t(`find.audience.${a}`)]),
    set: (x) => o.set({ audience: x }),
  })}`;

const category = (o) => pick("import-category", {
  label: t("import.category"), options: [["", t("edit.none")], ...categories().map((c) => [c, categoryName(c)])], chosen: o.category,
  set: (x) => o.set({ category: x }),
});

const area = (o) => pick("import-area", {
  label: t("privacy.shown"), hint: t("import.areaHint"), chosen: o.area, set: (x) => o.set({ area: x }),
  options: [["", defaultText(o.settings.values)], ...exactOptions()],
});

const friends = (o) => pick("import-friends", {
  label: t("privacy.exactFor"), options: friendsOptions(), chosen: o.forFriends,
  set: (x) => o.set({ forFriends: x }),
});

export const importOptions = (model, o = model.options) => html`
  ${audience(model, o)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${icon("filter")} <span class="grow">${t("import.more")}</span> ${icon("next")}</summary>
      <div class="stack">${category(o)}${area(o)}${Number(o.area) ? friends(o) : nothing}</div>
    </details>
  </div>`;
