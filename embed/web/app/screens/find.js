// A find: its pictures, what it says, likes and comments.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { get, put, del } from "../api.js";
import { me } from "../session.js";
import { t, explain, number } from "../i18n.js";
import { icon, avatar, head, problem, skeleton, when, open, confirm } from "../ui.js";
import { say } from "../store.js";
import { secret, more } from "../finds.js";
import { gallery } from "../gallery.js";
import { comments } from "../comments.js";
import { loader } from "../load.js";
import { paged } from "../list.js";

export default function findScreen(page) {
  const path = `/api/finds/${page.params.id}`;
  let find = null;
  let busy = false;
  const talk = comments(page, path, () => find, (n) => { find.commentCount += n; });

  const found = loader(page, async () => {
    find = await get(path, { signal: page.signal });
    screen.title = find.title;
  });
  const load = () => Promise.all([found.load(), talk.load()]);

  async function like() {
    if (busy) return;
    busy = true;
    const before = { isLiked: find.isLiked, likeCount: find.likeCount };
    Object.assign(find, { isLiked: !before.isLiked, likeCount: before.likeCount + (before.isLiked ? -1 : 1) });
    page.update();
    try {
      Object.assign(find, before.isLiked ? await del(`${path}/like`) : await put(`${path}/like`));
    } catch (p) {
      Object.assign(find, before);
      say(explain(p));
    }
    busy = false;
    page.update();
  }

  // likers shows who likes the find.
  async function likers() {
    let redraw = () => {};
    const list = paged({ signal: page.signal, update: () => redraw() }, `${path}/likes`);
    await list.load();
    if (list.problem) return say(explain(list.problem));
    if (page.signal.aborted) return;
    open((close, again) => {
      redraw = again;
      return html`
      <div class="row between"><h2>${t("find.likedBy")}</h2><button type="button" class="round" aria-label=${t("action.close")} @click=${() => close()}>${icon("close")}</button></div>
      <ul class="people">${list.items.map((p) => html`<li><a class="person" href="/people/${p.id}" @click=${() => close()}>${avatar(p)} <span>${p.username}</span></a></li>`)}</ul>
      ${more(list)}`;
    }, { label: t("find.likedBy") });
  }

  async function remove() {
    if (!await confirm(t("find.deleteTitle"), t("find.deleteText", { title: find.title }), t("action.delete"))) return;
    try {
      await del(path);
    } catch (p) {
      return say(explain(p));
    }
    await page.go("/", { replace: true });
    say(t("find.deleted"));
  }

  async function share() {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) await navigator.share({ title: find.title, url });
      else {
        await navigator.clipboard.writeText(url);
        say(t("find.copied"));
      }
    } catch (e) {
      if (e.name !== "AbortError") say(url);
    }
  }

  // spot is where the find is, in figures; on a telephone it opens an app for maps
  // (RFC 5870), which few computers have.
  function spot() {
    const at = [find.location.latitude, find.location.longitude].map((x) => x.toFixed(5));
    const text = at.join(", ");
    return matchMedia("(pointer: coarse)").matches ? html`<a class="badge" href="geo:${at.join(",")}">${text}</a>` : html`<span class="badge">${text}</span>`;
  }

  const mine = () => find.userId === me()?.id;

  const body = () => html`
    ${head(find.title, nothing, "/")}
    ${find.media.length ? gallery(find) : nothing}
    <div class="card">
      <div class="row between">
        <a class="person" href="/people/${find.user.id}">${avatar(find.user)} <span><span class="strong">${find.user.username}</span><br><span class="soft">${when(find.createdAt)}${find.updatedAt > find.createdAt ? html` · ${t("find.edited")}` : nothing}</span></span></a>
        ${mine() ? html`<span class="row">
          <a class="round" href="/finds/${find.id}/edit" aria-label=${t("action.edit")} title=${t("action.edit")}>${icon("edit")}</a>
          <button type="button" class="round" id="delete" aria-label=${t("action.delete")} title=${t("action.delete")} @click=${remove}>${icon("trash")}</button></span>` : nothing}
      </div>
      ${find.description ? html`<p class="text">${find.description}</p>` : nothing}
      <p class="marks">
        <a class="badge" href="/?at=${find.location.latitude.toFixed(5)},${find.location.longitude.toFixed(5)},15&place=${find.locationId}">${icon("pin")} ${find.location.name}</a>
        ${spot()}
        ${find.category ? html`<a class="badge" href="/?category=${encodeURIComponent(find.category)}">${find.category}</a>` : nothing}
        ${find.isPublic ? html`<span class="badge">${icon("globe")} ${t("find.everybody")}</span>` : secret(find)}
      </p>
      <div class="row actions">
        <button type="button" class="like" id="like" aria-pressed=${find.isLiked ? "true" : "false"} @click=${like}>${icon("heart", find.isLiked)} ${t("find.like")}</button>
        ${find.likeCount ? html`<button type="button" class="link" id="likers" @click=${likers}>${t("find.likes", { n: find.likeCount })}</button>` : html`<span class="soft">${t("find.noLikes")}</span>`}
        <span class="grow"></span>
        <button type="button" class="round" aria-label=${t("action.share")} title=${t("action.share")} @click=${share}>${icon("share")}</button>
      </div>
    </div>
    <section class="card" aria-labelledby="comments">
      <h2 id="comments" tabindex="-1">${t("find.commentsTitle")} ${find.commentCount ? html`<span class="soft">${number(find.commentCount)}</span>` : nothing}</h2>
      ${talk.view()}
    </section>`;

  const screen = {
    title: t("find.title"),
    ready: load(),
    view: () => {
      if (found.problem?.code === "not_found") return html`${head(t("find.goneTitle"), nothing, "/")}<p class="empty">${t("find.goneText")}</p>`;
      if (found.problem) return html`${head(t("find.title"), nothing, "/")}${problem(found.problem, load)}`;
      return find ? body() : html`${head(t("find.title"), nothing, "/")}${skeleton(3)}`;
    },
  };
  return screen;
}
