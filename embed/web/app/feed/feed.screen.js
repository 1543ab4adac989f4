// What is new from friends and around the user, and the first steps of a new user.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Feed } from "./feed.model.js";
import { FirstSteps } from "./firstSteps.model.js";
import { feedCard } from "./feedCard.js";
import { firstStepsCard } from "./firstSteps.js";
import { empty, head, icon, more, problem, skeleton } from "../ui/ui.js";

const peopleLink = () => html`<a class="button quiet" href="/people">${icon("people")} ${t("nav.people")}</a>`;

const nearButton = (model) => (model.isHere ? nothing : html`
  <button type="button" class="chip" aria-busy=${model.busy ? "true" : "false"} @click=${() => model.nearMe()}>
    ${icon("here")} ${t("feed.nearMe")}
  </button>`);

const around = (model) => html`
  <p class="row between"><span class="soft">${t(model.at ? "feed.around" : "feed.friends")}</span>${nearButton(model)}</p>`;

// body has the list below the first steps. They appear together, so that neither moves the other.
function body(model, steps) {
  const { items, problem: p } = model.list;
  if (!p && (!items || !steps.isKnown)) return skeleton(3);
  return [firstStepsCard(steps), list(model)];
}

function list(model) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items.length && !model.list.next) {
    const text = t(model.at ? "feed.noneText" : "feed.noneFriends");
    return [around(model), empty(t("feed.none"), text, peopleLink())];
  }
  return html`
    ${around(model)}
    <ul class="feed-list">${items.map((f, i) => feedCard(f, model.liking(f), { km: model.distance(f), eager: i === 0 }))}</ul>
    ${more(model.list)}`;
}

export default function feedScreen(page) {
  const model = new Feed(page);
  const steps = new FirstSteps(page);
  return {
    title: t("feed.title"),
    broad: true,
    ready: Promise.all([model.load(), steps.load()]),
    view: () => html`
      ${head(t("feed.title"), peopleLink())}
      ${body(model, steps)}`,
  };
}
