// The finds that the user has saved, and those that they have hidden from their map.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Saved, lists } from "./saved.model.js";
import { stateIcon } from "../find/findActions.js";
import { findsOf, mapOf } from "../people/profile.js";
import { chip, head, icon } from "../ui/ui.js";

const stateButton = (model, state) => chip(model.state === state, t(`saved.${state}`), () => model.choose(state),
  state === "dismissed" ? "close" : stateIcon(state));

const mapLink = () => html`<a class="button" href="/">${icon("map")} ${t("missing.action")}</a>`;

// none is shown for an empty list.
const none = (state) => ({
  title: t(`saved.${state}None`), text: t(state === "dismissed" ? "saved.dismissedText" : "saved.noneText"),
  action: mapLink(), sign: "bookmark",
});

export default function savedScreen(page) {
  const model = new Saved(page);
  return {
    title: t("saved.title"),
    broad: true,
    ready: model.finds.load(),
    view: () => html`
      ${head(t("saved.title"), nothing, "/profile")}
      <div class="chips" role="group" aria-label=${t("saved.which")}>${lists.map((s) => stateButton(model, s))}</div>
      ${mapOf(model.finds)}
      ${findsOf(model, none(model.state))}`,
  };
}
