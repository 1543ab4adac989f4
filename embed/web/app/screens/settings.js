// Settings: language, notifications, push, sessions, ways to sign in, the end
// of the account.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { get, put, post, del } from "../api.js";
import { config } from "../config.js";
import { me, setUser, signOut, accountDeleted, takeRefusal } from "../session.js";
import { t, explain, available, language, chooseLanguage, day } from "../i18n.js";
import { head, problem, skeleton, icon, when, confirm, open } from "../ui.js";
import { say } from "../store.js";
import { newForm, submit, refusal, field, main } from "../form.js";
import { deviceName } from "../device.js";
import { loader } from "../load.js";
import * as push from "../push.js";

const kinds = ["friendRequests", "friendAccepted", "findLiked", "findCommented"];

export default function settings(page) {
  const password = newForm();
  const refused = takeRefusal();
  let wishes = null;
  let sessions = null;
  let pushState = "";
  let pushBusy = false;
  const read = loader(page, async () => {
    [wishes, sessions, pushState] = await Promise.all([get("/api/notifications/preferences", { signal: page.signal }), get("/api/auth/sessions", { signal: page.signal }), push.pushState()]);
  });

  // attempt does something and says why it did not work out.
  async function attempt(act) {
    try {
      await act();
    } catch (p) {
      say(p.code || p.status ? explain(p) : t("push.failed"));
    }
    page.update();
  }

  const wish = (name) => (e) => attempt(async () => {
    const on = e.target.checked;
    try {
      wishes = await put("/api/notifications/preferences", { [name]: on });
    } finally {
      e.target.checked = wishes[name];
    }
  });

  async function turn(act) {
    pushBusy = true;
    page.update();
    await attempt(async () => { pushState = await act(); });
    pushBusy = false;
    page.update();
  }

  const end = (s) => attempt(async () => {
    await del(`/api/auth/sessions/${s.id}`);
    sessions = sessions.filter((x) => x !== s);
  });

  const leave = () => attempt(async () => {
    await signOut();
    await page.go("/sign-in", { replace: true });
  });

  const savePassword = async (values, form) => {
    await put("/api/users/me/password", { newPassword: values.newPassword, ...(me().hasPassword ? { currentPassword: values.currentPassword } : {}),
      ...(values.unlinkIdentity ? { unlinkIdentity: true } : {}) });
    form.reset();
    setUser(await get("/api/users/me"));
    sessions = await get("/api/auth/sessions");
    say(t("settings.passwordSaved"));
  };

  const unlink = () => attempt(async () => {
    if (!await confirm(t("settings.unlinkTitle", { name: config().provider.name }), t("settings.unlinkText"), t("settings.unlink"))) return;
    await del("/api/users/me/identity");
    setUser(await get("/api/users/me"));
  });

  const start = (values) => `/api/auth/oauth/start?${new URLSearchParams({ ...values, redirect: "/settings" })}`;

  // link asks for the password before the browser leaves for the provider, where
  // the server asks for one.
  async function link(e) {
    if (!me().hasPassword || !config().passwordLogin) return; // the address of the link says it all
    e.preventDefault();
    const state = newForm();
    const title = t("settings.link", { name: config().provider.name });
    const done = await open((close, redraw) => html`
      <form novalidate @submit=${submit(state, redraw, async (v) => { await post("/api/auth/confirm", { password: v.password }); close(true); }, { wrong_password: "password" })}>
        <h2>${title}</h2><p>${t("settings.linkText")}</p>
        ${refusal(state)}
        ${field(state, "password", { label: t("account.password"), kind: "password", required: true, complete: "current-password" })}
        <div class="row end"><button type="button" class="quiet" @click=${() => close(false)}>${t("action.cancel")}</button><button type="submit">${t("settings.linkGo")}</button></div>
      </form>`, { label: title });
    if (done) location.assign(start({ link: "true" }));
  }

  // again offers a new session to an account without a password, which the server
  // asks for before what is serious.
  const again = (state) => (state.refusal?.reason === "sign_in_again" && config().provider.enabled
    ? html`<p><a class="button quiet" href=${start({})}>${t("signin.provider", { name: config().provider.name })}</a></p>` : nothing);

  // deleteAccount asks for the password in the dialog, where there is one.
  async function deleteAccount() {
    const state = newForm();
    const needs = me().hasPassword && config().passwordLogin;
    const done = await open((close, redraw) => html`
      <form novalidate @submit=${submit(state, redraw, async (v) => { await del("/api/users/me", needs ? { password: v.password } : undefined); close(true); }, { wrong_password: "password" })}>
        <h2>${t("settings.deleteTitle")}</h2><p>${t("settings.deleteText")}</p>
        ${refusal(state)}${again(state)}
        ${needs ? field(state, "password", { label: t("account.password"), kind: "password", required: true, complete: "current-password" }) : nothing}
        <div class="row end"><button type="button" class="quiet" @click=${() => close(false)}>${t("action.cancel")}</button><button type="submit" class="danger">${t("settings.delete")}</button></div>
      </form>`, { label: t("settings.deleteTitle") });
    if (!done) return;
    await accountDeleted();
    await page.go("/sign-in", { replace: true });
    say(t("settings.deleted"));
  }

  const toggle = (name, text, hint = "") => html`<label class="switch"><span>${text}${hint ? html`<br><span class="soft">${hint}</span>` : nothing}</span>
    <input type="checkbox" role="switch" .checked=${wishes[name]} @change=${wish(name)}></label>`;

  const device = () => {
    if (pushState === "on") return html`<p>${icon("check")} ${t("push.on")}</p><p class="row">
      <button type="button" class="quiet" @click=${() => attempt(async () => { await push.sendTest(); say(t("push.sent")); })}>${t("push.test")}</button>
      <button type="button" class="quiet" aria-busy=${pushBusy ? "true" : "false"} @click=${() => turn(push.disable)}>${t("push.disable")}</button></p>`;
    if (pushState === "off") return html`<p>${t("push.off")}</p><p><button type="button" id="push-on" aria-busy=${pushBusy ? "true" : "false"} @click=${() => turn(push.enable)}>${icon("bell")} ${t("push.enable")}</button></p>`;
    return html`<p class="note">${t(`push.${pushState}`)}</p>`;
  };

  const choose = async (e) => {
    await chooseLanguage(e.target.value);
    screen.title = t("settings.title");
    page.update();
  };

  const names = { en: "English", de: "Deutsch" };
  const body = () => html`
    <section class="card"><h2>${t("settings.language")}</h2>
      <label class="unseen" for="language">${t("settings.language")}</label>
      <select id="language" @change=${choose}>${available.map((l) => html`<option value=${l} lang=${l} ?selected=${l === language()}>${names[l]}</option>`)}</select></section>
    <section class="card"><h2>${t("settings.notify")}</h2><p class="hint">${t("settings.notifyHint")}</p>
      ${kinds.map((k) => toggle(k, t(`settings.${k}`)))}
      ${toggle("pushEnabled", t("settings.pushEnabled"), t("settings.pushEnabledHint"))}</section>
    <section class="card"><h2>${t("push.title")}</h2>${device()}</section>
    ${config().passwordLogin ? html`<form class="card" novalidate @submit=${submit(password, page.update, savePassword, { wrong_password: "currentPassword" })}>
      <h2>${t(me().hasPassword ? "settings.password" : "settings.passwordFirst")}</h2>
      <input class="unseen" type="text" autocomplete="username" .value=${me().username} tabindex="-1" aria-hidden="true">
      ${refusal(password)}${again(password)}
      ${me().hasPassword ? field(password, "currentPassword", { label: t("settings.currentPassword"), kind: "password", required: true, complete: "current-password" }) : nothing}
      ${field(password, "newPassword", { label: t("settings.newPassword"), kind: "password", hint: t("settings.passwordHint"), required: true, least: 8, most: 255, complete: "new-password" })}
      ${me().identityLinked ? html`<label class="switch"><span>${t("settings.alsoUnlink", { name: config().provider.name })}<br><span class="soft">${t("settings.alsoUnlinkHint")}</span></span>
        <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity"></label>` : nothing}
      <div class="row end">${main(password, t("action.save"))}</div></form>` : nothing}
    ${config().provider.enabled ? html`<section class="card"><h2>${t("settings.identity", { name: config().provider.name })}</h2>
      ${me().identityLinked ? html`<p>${icon("check")} ${t("settings.linked")}</p><p><button type="button" class="quiet" @click=${unlink}>${t("settings.unlink")}</button></p>`
    : html`<p>${t("settings.notLinked")}</p><p><a class="button quiet" href=${start({ link: "true" })} @click=${link}>${t("settings.link", { name: config().provider.name })}</a></p>`}</section>` : nothing}
    <section class="card"><h2>${t("settings.sessions")}</h2>
      <ul class="people">${sessions.map((s) => html`<li class="row between"><span><span class="strong">${deviceName(s.userAgent)}</span>${s.current ? html` <span class="badge">${t("settings.thisOne")}</span>` : nothing}<br>
        <span class="soft">${t("settings.since")} ${when(s.createdAt)} · ${t("settings.until", { date: day(s.expiresAt) })}</span></span>
        ${s.current ? nothing : html`<button type="button" class="quiet" aria-label="${t("settings.end")}: ${deviceName(s.userAgent)}" @click=${() => end(s)}>${t("settings.end")}</button>`}</li>`)}</ul>
      <div class="row end"><button type="button" id="sign-out" @click=${leave}>${t("settings.signOut")}</button></div></section>
    <section class="card"><h2>${t("settings.deleteHead")}</h2><p>${t("settings.deleteHint")}</p>
      <p><button type="button" class="danger" @click=${deleteAccount}>${t("settings.delete")}</button></p></section>
    <p class="below"><a href="/about">${t("about.title")}</a></p>`;

  const screen = {
    title: t("settings.title"),
    ready: read.load(),
    view: () => html`${head(t("settings.title"), nothing, "/profile")}${refused ? problem(refused) : nothing}${read.problem ? html`${problem(read.problem, read.load)}<p class="row end"><button type="button" @click=${leave}>${t("settings.signOut")}</button></p>` : wishes && me() ? body() : skeleton(5)}`,
  };
  return screen;
}
