// Both versions of a find that somebody else has changed meanwhile, to choose of each part.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { categoryName } from "../categories.js";
import { t } from "../i18n.js";
import { picture } from "../ui/picture.js";

const labels = {
  title: "find.titleField", description: "find.description", category: "find.category", photos: "edit.photos", place: "spot.name",
};

const shown = {
  title: (text) => text,
  description: (text) => text,
  category: (code) => (code ? categoryName(code) : ""),
  place: (name) => name,
  photos: (media) => html`
    ${t("feed.photos", { n: media.length })}
    <span class="row">${media.slice(0, 4).map((m) => (m.thumbnailUrl ? picture(m, { thumb: true }) : nothing))}</span>`,
};

const choice = (part, version, choose) => html`
  <label class="choice">
    <input type="radio" name="keep-${part.name}" value=${version} .checked=${part.choice === version}
      @change=${() => choose(part, version)}>
    <span>
      <span>
        <span class="soft">${t(`edit.keep.${version}`)}</span><br>
        <span class="text" dir="auto">${shown[part.name](part[version]) || t("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`;

// conflict shows the parts that differ. choose is called with a part and "mine" or "theirs", and keep before the form is sent again.
export const conflict = ({ parts }, choose, keep) => html`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${t("edit.conflict")}</h2>
    <p class="hint">${t("edit.conflictText")}</p>
    ${parts.map((part) => html`
      <fieldset>
        <legend>${t(labels[part.name])}</legend>
        <div class="choices">${choice(part, "mine", choose)}${choice(part, "theirs", choose)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${keep}>${t("edit.keep.save")}</button></p>
  </section>`;
