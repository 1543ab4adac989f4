// What administrators can look after.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Checkup, Overview } from "./instance.model.js";
import { checks } from "./checks.js";
import { overview, wished } from "./overview.js";
import { linkRow } from "../ui/linkRow.js";
import { head } from "../ui/ui.js";

const areas = [
  ["people", "/admin/people", "people"],
  ["invites", "/invites", "plus"],
  ["reports", "/admin/reports", "flag"],
  ["log", "/admin/log", "feed"],
  ["map", "/admin/map", "map"],
  ["categories", "/admin/categories", "filter"],
  ["instance", "/admin/instance", "gear"],
  ["welcome", "/admin/welcome", "check"],
  ["help", "/help", "comment"],
];

export default function adminScreen(page) {
  const model = new Overview(page);
  const checkup = new Checkup(page);
  return {
    title: t("admin.title"),
    ready: model.loading.load(),
    view: () => html`
      ${head(t("admin.title"), nothing, "/profile")}
      ${wished(model)}
      <section class="card">
        <ul class="people">${areas.map(([name, path, sign]) => linkRow(path, sign, t(`admin.${name}`), t(`admin.about.${name}`)))}</ul>
        <p class="hint">${t("admin.private")}</p>
      </section>
      ${overview(model)}
      ${checks(checkup)}`,
  };
}
