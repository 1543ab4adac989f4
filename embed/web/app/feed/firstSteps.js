// The first steps of a new user: the card in the feed, and the chip on the map that leads there.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { instanceName } from "../config.js";
import { t } from "../i18n.js";
import { mayInvite } from "../session.js";
import { app } from "../store.js";
import { closeIcon, icon } from "../ui/ui.js";
import { FirstSteps } from "./firstSteps.model.js";

// links lead to the steps. Who may invite does that, since there may be no one else yet.
const links = {
  profile: () => "/profile", streets: () => "/admin/map", find: () => "/new", friend: () => (mayInvite() ? "/invites" : "/people"),
  push: () => "/settings/notifications",
};

const textOf = (name) => t(name === "friend" && mayInvite() ? "steps.inviteAction" : `steps.${name}Action`);

// action is what leads to a step, or how to do it where only the browser can.
function action(model, name) {
  if (links[name]) return html`<a class="button quiet" href=${links[name]()}>${textOf(name)}</a>`;
  if (!app.get("installPrompt")) return html`<span class="hint">${t("steps.installHint")}</span>`;
  return html`<button type="button" class="quiet" @click=${() => model.installNow()}>${t("steps.installAction")}</button>`;
}

const step = (model, { name, isDone }) => html`
  <li class="step ${isDone ? "done" : ""}">
    <span class="tick">${isDone ? icon("check") : nothing}</span>
    <span class="grow">${t(name === "friend" && mayInvite() ? "steps.invite" : `steps.${name}`, { instance: instanceName() })}${isDone
      ? html`<span class="unseen"> (${t("steps.done")})</span>` : nothing}</span>
    ${isDone ? nothing : action(model, name)}
  </li>`;

// showSteps shows on the map how many of them are done, with a link to the card.
export async function showSteps(map, page) {
  const model = new FirstSteps(page);
  map.note = () => (model.isShown ? html`
    <p class="steps-left">
      <a href="/feed#steps">${icon("check")} ${t("steps.count", { n: model.steps.length - model.left, all: model.steps.length })}</a>
      ${closeIcon(model.dismiss)}
    </p>` : nothing);
  await model.load();
}

// firstStepsCard is a row that opens to show the steps, or is open where that is asked for or there is nothing else to see.
export const firstStepsCard = (model, isOpen) => (model.isShown ? html`
  <details class="card steps-fold" id="steps" ?open=${isOpen}>
    <summary>
      <span class="grow strong">${t("steps.count", { n: model.steps.length - model.left, all: model.steps.length })}</span>
      ${icon("next")}
    </summary>
    <ul class="first-steps">${model.steps.map((s) => step(model, s))}</ul>
    <button type="button" class="link" @click=${model.dismiss}>${t("steps.hide")}</button>
  </details>` : nothing);
