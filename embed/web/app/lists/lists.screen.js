// The lists of finds of the user, or of another one.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Lists, newForm } from "./lists.model.js";
import { listCard, openListForm } from "./lists.js";
import { empty, head, icon, more, problem, skeleton } from "../ui/ui.js";

async function make(page) {
  let made = null;
  await openListForm((done) => newForm((list) => { made = list; done(); }));
  if (made) page.go(`/lists/${made.id}`);
}

const newButton = (page) => html`
  <button type="button" id="new-list" @click=${() => make(page)}>${icon("plus")} ${t("lists.new")}</button>`;

function body({ lists, isOwn }) {
  if (lists.problem) return problem(lists.problem, lists.load);
  if (!lists.items) return skeleton(3);
  if (!lists.items.length) return empty(t("lists.none"), isOwn ? t("lists.noneText") : t("lists.noneOther"), nothing, "way");
  return html`<ul class="list-cards">${lists.items.map(listCard)}</ul>${more(lists)}`;
}

export default function listsScreen(page) {
  const model = new Lists(page);
  return {
    title: t("lists.title"),
    broad: true,
    ready: model.lists.load(),
    view: () => html`
      ${head(t("lists.title"), model.isOwn ? newButton(page) : nothing, model.isOwn ? "/profile" : `/people/${page.query.get("user")}`)}
      ${body(model)}`,
  };
}
