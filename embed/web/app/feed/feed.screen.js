// What is new from friends and around the user by days, what there was on this day, and the first steps of a new user.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Feed } from "./feed.model.js";
import { FirstSteps } from "./firstSteps.model.js";
import { feedCard } from "./feedCard.js";
import { feedGroup } from "./feedGroup.js";
import { firstStepsCard } from "./firstSteps.js";
import { onThisDayCard } from "./onThisDay.js";
import { OnThisDay } from "./onThisDay.model.js";
import { empty, head, icon, more, problem, skeleton } from "../ui/ui.js";

const peopleLink = () => html`<a class="button quiet" href="/people">${icon("people")} ${t("nav.people")}</a>`;

const nearButton = (model) => (model.isHere ? nothing : html`
  <button type="button" class="chip" aria-busy=${model.busy ? "true" : "false"} @click=${() => model.nearMe()}>
    ${icon("here")} ${t("feed.nearMe")}
  </button>`);

const around = (model) => html`
  <p class="row between"><span class="soft">${t(model.at ? "feed.around" : "feed.friends")}</span>${nearButton(model)}</p>`;

const card = (find, model) => feedCard(find, model.liking(find), (state) => model.save(find, state), {
  km: model.distance(find), eager: find === model.list.items[0], isMixed: Boolean(model.at),
});

const period = ({ name, entries }, model) => html`
  <section class="stack" aria-labelledby="day-${name}">
    <h2 id="day-${name}">${t(`feed.${name}`)}</h2>
    <ul class="feed-list">
      ${entries.map((e) => (e.find ? card(e.find, model) : feedGroup(model, e, (find) => card(find, model))))}
    </ul>
  </section>`;

// body has the list below the first steps and the finds of this day. They appear together, so that none moves another.
function body(model, steps, past) {
  const { items, problem: p } = model.list;
  if (!p && (!items || !steps.isKnown || !past.isKnown)) return skeleton(3);
  return [firstStepsCard(steps, location.hash === "#steps" || !items?.length), onThisDayCard(past), list(model)];
}

function list(model) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items.length && !model.list.next) {
    const text = t(model.at ? "feed.noneText" : "feed.noneFriends");
    return [around(model), empty(t("feed.none"), text, nothing, "feed")];
  }
  return html`
    ${around(model)}
    ${model.days.map((day) => period(day, model))}
    ${more({ ...model.list, more: model.more })}`;
}

export default function feedScreen(page) {
  const model = new Feed(page);
  const steps = new FirstSteps(page);
  const past = new OnThisDay(page);
  return {
    title: t("feed.title"),
    broad: true,
    ready: Promise.all([model.load(), steps.load(), past.load()]),
    view: () => html`
      ${head(t("feed.title"), peopleLink())}
      ${body(model, steps, past)}`,
  };
}
