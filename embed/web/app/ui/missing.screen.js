// The screen of addresses that lead nowhere.

import { html } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { empty } from "./ui.js";

const mapLink = () => html`<a class="button" href="/">${t("missing.action")}</a>`;

export default () => ({
  title: t("missing.title"),
  view: () => html`
    <h1 tabindex="-1" class="unseen">${t("missing.title")}</h1>
    ${empty(t("missing.title"), t("missing.text"), mapLink())}`,
});
