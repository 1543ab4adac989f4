// Making an account: by the set-up link of the first start, by an invite, or
// freely where the instance allows it.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { post } from "../api.js";
import { config } from "../config.js";
import { me, setUser } from "../session.js";
import { sendSignOut } from "../signout.js";
import { t } from "../i18n.js";
import { newForm, submit, refusal, field, main } from "../form.js";
import { say } from "../store.js";
import { provider } from "./signin.js";

// codeOf takes the code out of a whole link, for who pastes one.
const codeOf = (s) => s.slice(s.lastIndexOf("#") + 1).trim();

export default function join(page) {
  const state = newForm();
  const conf = config();
  const linked = codeOf(location.hash); // after the #, which browsers keep to themselves
  const open = conf.registration === "open";
  const typed = () => document.querySelector("[name=invite]")?.value ?? "";
  const invite = () => linked || codeOf(typed());
  const send = async ({ username, password }) => {
    await sendSignOut();
    const login = await post("/api/auth/register", { username: username.trim(), password, cookie: true, ...(invite() ? { invite: invite() } : {}) });
    setUser(login.user);
    await page.go("/", { replace: true });
    say(t("join.welcome", { name: login.user.username }));
  };
  const form = () => html`
    <form novalidate @submit=${submit(state, page.update, send, { username_taken: "username", invite_needed: "invite", registration_closed: "invite" })}>
      ${refusal(state)}
      ${open || linked ? nothing : field(state, "invite", { label: t("join.invite"), hint: t("join.inviteHint"), required: true })}
      ${field(state, "username", { label: t("account.username"), hint: t("join.usernameHint"), required: true, least: 3, most: 31, form: "[A-Za-z0-9_\\-]*", complete: "username" })}
      ${field(state, "password", { label: t("account.password"), hint: t("join.passwordHint"), kind: "password", required: true, least: 8, most: 255, complete: "new-password" })}
      ${main(state, t("join.action"))}
    </form>`;
  return {
    title: t("join.title"),
    view: () => html`
      <section class="card door">
        <h1 tabindex="-1">${t("join.title")}</h1>
        ${linked ? html`<p class="lead">${t("join.invited")}</p>` : nothing}
        ${me() ? html`<p class="note">${t("join.signedIn", { name: me().username })}</p>` : nothing}
        ${conf.registration === "closed" && !linked ? html`<p class="note">${t("join.closed")}</p>` : nothing}
        ${conf.passwordLogin ? form() : nothing}
        ${conf.passwordLogin && conf.provider.enabled ? html`<p class="or"><span>${t("signin.or")}</span></p>` : nothing}
        ${provider(t("join.provider", { name: conf.provider.name }), { redirect: "/", ...(linked ? { invite: linked } : {}) })}
        <p class="below">${t("join.have")} <a href="/sign-in">${t("signin.action")}</a></p>
      </section>`,
  };
}
