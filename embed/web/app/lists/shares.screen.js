// The links by which the user shows finds to people without an account.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { Shares, canSend, copy, kindOf, send } from "./shares.model.js";
import { confirm } from "../ui/dialog.js";
import { menu } from "../ui/menu.js";
import { expiryText, nameOf, openLink, openShareForm, placeText, showLink, titleOf } from "./shares.js";
import { empty, focusOn, head, icon, more, problem, skeleton } from "../ui/ui.js";

async function make(model) {
  const offered = await model.offered();
  const share = offered && await openShareForm({ offered });
  if (!share) return;
  model.take(share);
  await showLink(share);
}

async function change(model, share) {
  const changed = await openShareForm({ share });
  if (changed) model.take(changed);
}

async function revoke(model, share) {
  if (!await confirm(t("shares.revokeTitle", { title: titleOf(share) }), t("shares.revokeText"), t("shares.revoke"))) return;
  await model.revoke(share);
  focusOn("new-share");
}

// Where the browser does not copy or send a link, it is shown.
const copyOrShow = async (share) => await copy(share) || showLink(share, t("shares.one"));
const sendOrShow = async (share) => await send(share, titleOf(share)) || showLink(share, t("shares.one"));

const shareMenu = (model, share) => menu(t("shares.menu", { title: titleOf(share) }), [
  ...(canSend() && !share.expired ? [{ text: t("action.share"), sign: "share", run: () => sendOrShow(share) }] : []),
  { text: t("shares.change"), sign: "edit", run: () => change(model, share) },
  { text: t("shares.revoke"), sign: "trash", isDanger: true, run: () => revoke(model, share) },
], { id: `share-${share.id}` });

const hrefOf = (share) => (share.findId ? `/finds/${share.findId}` : `/lists/${share.listId}`);

// heading is that of the page of a link, and leads to what it shows.
const heading = (share) => (share.category ? html`<span class="strong" dir="auto">${titleOf(share)}</span>`
  : html`<a class="strong" dir="auto" href=${hrefOf(share)}>${titleOf(share)}</a>`);

// subject says what a link shows, with its name unless that is the heading.
const subject = (share) => html`${t(`shares.kind.${kindOf(share)}`)}${share.title ? html`: <bdi>${nameOf(share)}</bdi>` : nothing}`;

const badge = (sign, text) => html`<span class="badge">${sign ? icon(sign) : nothing} ${text}</span>`;

const copyButton = (share) => html`
  <button type="button" class="quiet" aria-label="${t("secret.copy")}: ${titleOf(share)}" @click=${() => copyOrShow(share)}>
    ${icon("copy")} ${t("secret.copy")}
  </button>`;

const row = (model, share) => html`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${heading(share)}<br>
        <span class="soft">${subject(share)} · ${share.views ? t("shares.views", { n: share.views }) : t("shares.noViews")}</span>
      </p>
      ${shareMenu(model, share)}
    </div>
    <p class="marks">
      ${badge(share.place === "hidden" ? "block" : "pin", placeText(share))}
      ${share.hasPassword ? badge("lock", t("account.password")) : nothing}
      ${share.expiresAt ? badge("", expiryText(share)) : badge("", t("shares.endless"))}
    </p>
    ${share.expired ? nothing : html`<p class="row actions">${copyButton(share)} ${openLink(share)}</p>`}
  </li>`;

function body(model) {
  const { items, problem: p, load } = model.list;
  if (p) return problem(p, load);
  if (!items) return skeleton(3);
  if (!items.length) return empty(t("shares.none"), t("shares.noneText"), nothing, "share");
  return html`<div class="card"><ul class="people">${items.map((s) => row(model, s))}</ul></div>${more(model.list)}`;
}

const newButton = (model) => html`
  <button type="button" class="quiet" id="new-share" @click=${() => make(model)}>${t("shares.category")}</button>`;

export default function sharesScreen(page) {
  const model = new Shares(page);
  return {
    title: t("shares.mine"),
    ready: model.list.load(),
    view: () => html`
      ${head(t("shares.mine"), newButton(model), "/profile")}
      <p class="lead">${t("shares.lead")}</p>
      ${body(model)}`,
  };
}
