// Leads from a mention to the page of the user.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Named } from "./named.model.js";
import { head, problem, skeleton } from "../ui/ui.js";

function body({ isGone, loading }) {
  if (loading.problem) return problem(loading.problem, loading.load);
  return isGone ? html`<p class="empty">${t("person.gone")}</p>` : skeleton(3);
}

export default function namedScreen(page) {
  const model = new Named(page);
  return {
    title: t("person.title"),
    ready: model.loading.load(),
    view: () => html`${head(model.name, nothing, "/people")}${body(model)}`,
  };
}
