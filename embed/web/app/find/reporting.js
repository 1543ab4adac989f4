// What everybody sees of reports: the item of a menu that makes one, whose dialog loads later, and the note on what is hidden.

import { html } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { later } from "../later.js";
import { icon } from "../ui/ui.js";

// reportItem is the item of a menu that reports {findId}, {commentId}, {userId} or {listId}.
export const reportItem = (target) => ({ text: t("report.report"), sign: "flag", run: () => later("askReport", target) });

// hiddenNote says that an administrator has hidden something, and why.
export const hiddenNote = (text, { reason }) => html`
  <p class="problem"><span>${icon("block")} ${text} ${t("report.because", { reason })}</span></p>`;
