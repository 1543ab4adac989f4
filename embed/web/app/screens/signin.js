// Signing in, with a password or at the identity provider.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { post } from "../api.js";
import { config } from "../config.js";
import { setUser, takeRefusal } from "../session.js";
import { sendSignOut } from "../signout.js";
import { t } from "../i18n.js";
import { ownPath } from "../address.js";
import { newForm, submit, refusal, field, main } from "../form.js";

// provider is the button of the identity provider, if there is one.
export function provider(text, values) {
  if (!config().provider.enabled) return nothing;
  return html`<a class="button wide" href="/api/auth/oauth/start?${new URLSearchParams(values)}">${text}</a>`;
}

export default function signIn(page) {
  const state = { ...newForm(), refusal: takeRefusal() };
  const next = ownPath(page.query.get("next"));
  const send = async (values) => {
    await sendSignOut(); // so that no sign-out comes after
    const login = await post("/api/auth/login", { ...values, cookie: true });
    setUser(login.user);
    await page.go(next, { replace: true });
  };
  const conf = config();
  const password = () => html`
    <form novalidate @submit=${submit(state, page.update, send)}>
      ${field(state, "username", { label: t("account.username"), required: true, complete: "username" })}
      ${field(state, "password", { label: t("account.password"), kind: "password", required: true, complete: "current-password" })}
      ${main(state, t("signin.action"))}
    </form>`;
  return {
    title: t("signin.title"),
    view: () => html`
      <section class="card door">
        <h1 tabindex="-1">${t("signin.title")}</h1>
        <p class="lead">${t("app.about")}</p>
        ${refusal(state)}
        ${conf.passwordLogin ? password() : nothing}
        ${conf.passwordLogin && conf.provider.enabled ? html`<p class="or"><span>${t("signin.or")}</span></p>` : nothing}
        ${provider(t("signin.provider", { name: conf.provider.name }), { redirect: next })}
        <p class="below">${t(`signin.${conf.registration}`)}
          ${conf.registration === "closed" ? nothing : html`<a href="/join">${t(`signin.${conf.registration}Link`)}</a>`}</p>
      </section>
      <p class="below"><a href="/about">${t("about.title")}</a></p>`,
  };
}
