// The field with a picture of one's own. ui/ownPicture.model.js has its state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { icon } from "./ui.js";

function choose(event, picture) {
  const [file] = event.target.files;
  event.target.value = "";
  if (file) picture.set(file);
}

// pictureField chooses a picture.
export const pictureField = (picture, { label, hint }) => html`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${icon("camera")} ${label}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${(e) => choose(e, picture)}>
      ${picture.has() ? html`
        <button type="button" class="quiet" @click=${() => picture.remove()}>${t("profile.pictureRemove")}</button>` : nothing}
    </p>
    ${picture.progress === null ? nothing : html`<progress max="1" .value=${picture.progress} aria-label=${label}></progress>`}
    <p class="hint">${hint}</p>
  </div>`;
