// A find: its pictures, what it says, likes and comments.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, number } from "../i18n.js";
import { Find } from "../models/find.js";
import { comments } from "../parts/comments.js";
import { confirm, open } from "../parts/dialog.js";
import { friendsOnly } from "../parts/finds.js";
import { gallery } from "../parts/gallery.js";
import { avatar, closeIcon, head, icon, more, problem, skeleton, when } from "../parts/ui.js";

async function remove(model) {
  const text = t("find.deleteText", { title: model.find.title });
  if (await confirm(t("find.deleteTitle"), text, t("action.delete"))) model.remove();
}

// showLikers shows who likes the find.
async function showLikers(model) {
  let redraw = () => {};
  const list = await model.likers(() => redraw());
  if (!list) return;
  open((close, again) => {
    redraw = again;
    return likers(list, close);
  }, { label: t("find.likedBy") });
}

const likers = (list, close) => html`
  <div class="row between">
    <h2>${t("find.likedBy")}</h2>
    ${closeIcon(close)}
  </div>
  <ul class="people">${list.items.map((p) => liker(p, close))}</ul>
  ${more(list)}`;

const liker = (p, close) => html`
  <li>
    <a class="person" href="/people/${p.id}" @click=${() => close()}>${avatar(p)} <span>${p.username}</span></a>
  </li>`;

const author = (find) => html`
  <a class="person" href="/people/${find.user.id}">
    ${avatar(find.user)}
    <span>
      <span class="strong">${find.user.username}</span><br>
      <span class="soft">${when(find.createdAt)}${find.updatedAt > find.createdAt ? html` · ${t("find.edited")}` : nothing}</span>
    </span>
  </a>`;

const ownerButtons = (model) => html`
  <span class="row">
    <a class="round" href="/finds/${model.find.id}/edit" aria-label=${t("action.edit")} title=${t("action.edit")}>${icon("edit")}</a>
    <button type="button" class="round" id="delete" aria-label=${t("action.delete")} title=${t("action.delete")}
      @click=${() => remove(model)}>${icon("trash")}</button>
  </span>`;

// coordinates is where the find is, in figures; on a telephone it opens an app for maps (RFC
// 5870), which few computers have.
function coordinates({ latitude, longitude }) {
  const at = [latitude, longitude].map((x) => x.toFixed(5));
  const text = at.join(", ");
  return matchMedia("(pointer: coarse)").matches
    ? html`<a class="badge" href="geo:${at.join(",")}">${text}</a>` : html`<span class="badge">${text}</span>`;
}

const onMap = ({ latitude, longitude }, id) => `/?at=${latitude.toFixed(5)},${longitude.toFixed(5)},15&place=${id}`;

const badges = (find) => html`
  <p class="marks">
    <a class="badge" href=${onMap(find.location, find.locationId)}>${icon("pin")} ${find.location.name}</a>
    ${coordinates(find.location)}
    ${find.category ? html`<a class="badge" href="/?category=${encodeURIComponent(find.category)}">${find.category}</a>` : nothing}
    ${find.isPublic ? html`<span class="badge">${icon("globe")} ${t("find.everybody")}</span>` : friendsOnly(find)}
  </p>`;

const likeCount = (model) => (model.find.likeCount ? html`
  <button type="button" class="link" id="likers" @click=${() => showLikers(model)}>
    ${t("find.likes", { n: model.find.likeCount })}
  </button>` : html`<span class="soft">${t("find.noLikes")}</span>`);

const actions = (model) => html`
  <div class="row actions">
    <button type="button" class="like" id="like" aria-pressed=${model.find.isLiked ? "true" : "false"} @click=${() => model.like()}>
      ${icon("heart", model.find.isLiked)} ${t("find.like")}
    </button>
    ${likeCount(model)}
    <span class="grow"></span>
    <button type="button" class="round" aria-label=${t("action.share")} title=${t("action.share")} @click=${() => model.share()}>
      ${icon("share")}
    </button>
  </div>`;

const body = (model) => html`
  ${head(model.title, nothing, "/")}
  ${model.find.media.length ? gallery(model.find) : nothing}
  <div class="card">
    <div class="row between">
      ${author(model.find)}
      ${model.isOwn() ? ownerButtons(model) : nothing}
    </div>
    ${model.find.description ? html`<p class="text">${model.find.description}</p>` : nothing}
    ${badges(model.find)}
    ${actions(model)}
  </div>
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${t("find.commentsTitle")}
      ${model.find.commentCount ? html`<span class="soft">${number(model.find.commentCount)}</span>` : nothing}
    </h2>
    ${comments(model.comments, model.isOwn())}
  </section>`;

function view(model) {
  const { problem: p } = model.loading;
  if (p?.code === "not_found") return html`${head(t("find.goneTitle"), nothing, "/")}<p class="empty">${t("find.goneText")}</p>`;
  if (p) return html`${head(t("find.title"), nothing, "/")}${problem(p, model.load)}`;
  return model.find ? body(model) : html`${head(t("find.title"), nothing, "/")}${skeleton(3)}`;
}

export default function findScreen(page) {
  const model = new Find(page);
  return {
    get title() { return model.title; },
    ready: model.load(),
    view: () => view(model),
  };
}
