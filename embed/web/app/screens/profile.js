// Oneself: picture, name, one's own finds.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { patch, del, get, upload, query } from "../api.js";
import { me, setUser } from "../session.js";
import { t, explain } from "../i18n.js";
import { head, avatar, problem, skeleton, empty, icon, when } from "../ui.js";
import { say } from "../store.js";
import { newForm, submit, refusal, field, main } from "../form.js";
import { row, more } from "../finds.js";
import { paged } from "../list.js";
import { shrink } from "../photo.js";

export default function profile(page) {
  const state = newForm();
  const finds = paged(page, query("/api/finds", { userId: me().id, includePrivate: true, limit: 20 }));
  let sending = null; // the picture on its way, 0 to 1

  async function choose(event) {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    sending = 0;
    page.update();
    try {
      setUser(await upload("PUT", "/api/users/me/picture", await shrink(file), { signal: page.signal, progress: (p) => { sending = p; page.update(); } }));
      say(t("profile.pictureSaved"));
    } catch (p) {
      if (p.name !== "AbortError") say(explain(p));
    }
    sending = null;
    page.update();
  }

  async function removePicture() {
    try {
      await del("/api/users/me/picture");
      setUser(await get("/api/users/me"));
    } catch (p) {
      say(explain(p));
    }
    page.update();
  }

  const save = async ({ username, age }) => {
    setUser(await patch("/api/users/me", { username: username.trim(), age: age === "" ? null : Number(age) }));
    say(t("profile.saved"));
  };

  const own = () => me().profilePicture.startsWith("/api/media/");
  const list = () => {
    if (finds.problem) return problem(finds.problem, finds.load);
    if (!finds.items) return skeleton(3);
    if (!finds.items.length) return empty(t("profile.none"), t("profile.noneText"), html`<a class="button" href="/new">${icon("plus")} ${t("nav.plus")}</a>`);
    return html`<ul class="rows">${finds.items.map((f) => row(f, html`${f.location.name} · ${when(f.createdAt)}`))}</ul>${more(finds)}`;
  };

  return {
    title: t("profile.title"),
    ready: finds.load(),
    view: () => (me() ? html`${head(me().username, html`<a class="button quiet" href="/settings">${icon("gear")} ${t("settings.title")}</a>`)}
      <section class="card who">${avatar(me(), 96)}
        <div><p class="row actions"><label class="button quiet" for="picture">${icon("camera")} ${t("profile.picture")}</label><input class="file" id="picture" type="file" accept="image/*" @change=${choose}>
          ${own() ? html`<button type="button" class="quiet" @click=${removePicture}>${t("profile.pictureRemove")}</button>` : nothing}</p>
          ${sending === null ? nothing : html`<progress max="1" .value=${sending} aria-label=${t("profile.picture")}></progress>`}
          <p class="hint">${t("profile.pictureHint")}</p></div></section>
      <section class="card" aria-labelledby="finds"><h2 id="finds">${t("profile.finds")}</h2>${list()}</section>
      <form class="card" novalidate @submit=${submit(state, page.update, save, { username_taken: "username" })}>
        <h2>${t("profile.about")}</h2>
        ${refusal(state)}
        ${field(state, "username", { label: t("account.username"), value: me().username, hint: t("join.usernameHint"), required: true, least: 3, most: 31, form: "[A-Za-z0-9_\\-]*", complete: "username" })}
        ${field(state, "age", { label: t("profile.age"), value: me().age ?? "", mode: "numeric", kind: "number", hint: t("profile.ageHint") })}
        <div class="row end">${main(state, t("action.save"))}</div>
      </form>` : nothing),
  };
}
