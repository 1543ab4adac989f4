// A find: its pictures and place, what it says, likes and comments. The map shows the same beside
// it.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { id } from "../address.js";
import { categoryName } from "../categories.js";
import { t, number } from "../i18n.js";
import { Find } from "./find.model.js";
import { categorySign } from "./categories.js";
import { comments } from "./comments.js";
import { actions, findMenu } from "./findActions.js";
import { audienceBadge } from "./finds.js";
import { gallery } from "./gallery.js";
import { hiddenNote } from "./reporting.js";
import { Turning } from "./turning.js";
import { avatar, focusOn, head, icon, problem, skeleton, when } from "../ui/ui.js";
import { userText } from "../ui/userText.js";
import { placeLine, where } from "./where.js";
import { nameOf } from "../names.js";

const edited = ({ createdAt, updatedAt, userId, editedBy }) => {
  if (updatedAt <= createdAt) return nothing;
  const isOthers = editedBy && editedBy.id !== userId;
  return html` · <span dir="auto">${isOthers ? t("find.editedBy", { name: nameOf(editedBy) }) : t("find.edited")}</span>`;
};

const author = (find) => html`
  <a class="person" href="/people/${find.user.id}">
    ${avatar(find.user)}
    <span>
      <span class="strong" dir="auto">${nameOf(find.user)}</span><br>
      <span class="soft">${when(find.createdAt)}${edited(find)}</span>
    </span>
  </a>`;

const categoryLink = (category) => html`
  <a class="badge" dir="auto" href="/?category=${encodeURIComponent(category)}">
    ${categorySign(category)} ${categoryName(category)}
  </a>`;

const badges = (find) => html`
  <p class="marks">
    ${find.category ? categoryLink(find.category) : nothing}
    ${find.isPublic ? html`<span class="badge">${icon("globe")} ${t("find.audience.everyone")}</span>` : audienceBadge(find)}
  </p>`;

const photos = (model) => (model.find.media.length ? gallery(model.find, model.photo, model.showPhoto) : nothing);

const card = (model, first = nothing) => html`
  <div class="card">
    ${first}
    ${model.find.description ? userText(model.find.description) : nothing}
    ${badges(model.find)}
    ${author(model.find)}
  </div>`;

// hidden is a find that an administrator has hidden, which its owner alone sees.
const hidden = (model) => html`
  ${hiddenNote(t("report.findHidden"), model.find.hidden)}
  ${photos(model)}
  ${card(model)}`;

// main has the parts above the comments. A find with photos begins with them and a line with the place, another with its map.
const main = (model) => (model.find.media.length ? [photos(model), placeLine(model), card(model, actions(model)), where(model)]
  : [where(model), card(model, actions(model))]);

const body = (model) => (model.find.hidden ? hidden(model) : html`
  ${main(model)}
  <section class="card" aria-labelledby="comments">
    <h2 id="comments" tabindex="-1">
      ${t("find.commentsTitle")}
      ${model.find.commentCount ? html`<span class="soft">${number(model.find.commentCount)}</span>` : nothing}
    </h2>
    ${comments(model.comments, model.isOwn())}
  </section>`);

// parts returns the title and what is below it.
function parts(model) {
  const { problem: p } = model.loading;
  if (p?.code === "not_found") return [t("find.goneTitle"), html`<p class="empty">${t("find.goneText")}</p>`];
  if (p) return [t("find.title"), problem(p, model.load)];
  return [model.title, model.find ? body(model) : skeleton(3)];
}

// view keeps the element of the title, which has the focus, when the find arrives.
function view(model, turning) {
  const [title, rest] = parts(model);
  return html`${head(title, [turning.links(), model.find ? findMenu(model) : nothing], "/")}${rest}`;
}

// load loads the find, which comes from its side if it was turned to, and goes to the comment that the address names.
async function load(model, comment, turning) {
  await Promise.all([model.loading.load().then(() => turning.arrive()), model.comments.load()]);
  if (comment && await model.comments.mark(comment)) await focusOn(`comment-${comment}`);
}

export default function findScreen(page) {
  const model = new Find(page);
  const turning = new Turning(page);
  const isScreen = page.path === location.pathname; // and not beside the map
  const comment = isScreen ? new RegExp(`^#comment-(${id})$`).exec(location.hash)?.[1] : "";
  return {
    get title() { return model.title; },
    get find() { return model.find; },
    broad: true,
    ready: load(model, comment, turning),
    view: () => view(model, turning),
  };
}
