// The caption of a photo in the form of a find: a button on the photo, which opens a field.

import { html } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { Form } from "../ui/form.model.js";
import { open } from "../ui/dialog.js";
import { field, mainButton } from "../ui/fields.js";
import { icon } from "../ui/ui.js";

// edit asks for the caption of an item of the uploads. preview shows the item.
async function edit(model, item, preview) {
  let form = null;
  const options = { label: t("upload.caption"), hint: t("upload.captionHint"), value: item.caption, most: config().limits.caption };
  const caption = await open((close, redraw) => {
    form ??= new Form({ send: ({ caption: text }) => close(text.trim()), update: redraw });
    return html`
      <h2>${t("upload.caption")}</h2>
      <div class="captioned">${preview}</div>
      <form novalidate @submit=${form.submit}>
        ${field(form, "caption", options)}
        <div class="row end">
          <button type="button" class="quiet" @click=${() => close()}>${t("action.cancel")}</button>
          ${mainButton(form, t("action.save"))}
        </div>
      </form>`;
  }, { label: t("upload.captionOf", { n: model.items.indexOf(item) + 1 }) });
  if (caption !== null) model.setCaption(item, caption);
}

// captionButton shows the caption of the nth item, or that there is none.
export const captionButton = (model, item, n, preview) => html`
  <button type="button" class="words ${item.caption ? "" : "round"}" @click=${() => edit(model, item, preview)}
    aria-label="${t("upload.captionOf", { n })}${item.caption ? `: ${item.caption}` : ""}">
    ${item.caption ? html`<span dir="auto">${item.caption}</span>` : icon("edit")}
  </button>`;
