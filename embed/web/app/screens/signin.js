// Signing in, with a password or at the identity provider.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { SignIn } from "../models/signin.js";
import { field, mainButton, refusal } from "../parts/fields.js";
import { provider } from "../parts/provider.js";

const passwordForm = ({ form }) => html`
  <form novalidate @submit=${form.submit}>
    ${field(form, "username", { label: t("account.username"), required: true, complete: "username" })}
    ${field(form, "password", { label: t("account.password"), kind: "password", required: true, complete: "current-password" })}
    ${mainButton(form, t("signin.action"))}
  </form>`;

const joinLink = (registration) => html`<a href="/join">${t(`signin.${registration}Link`)}</a>`;

function view(model) {
  const { passwordLogin, registration } = config();
  return html`
    <section class="card door">
      <h1 tabindex="-1">${t("signin.title")}</h1>
      <p class="lead">${t("app.about")}</p>
      ${refusal(model.form)}
      ${passwordLogin ? passwordForm(model) : nothing}
      ${provider("signin.provider", { redirect: model.next })}
      <p class="below">${t(`signin.${registration}`)} ${registration === "closed" ? nothing : joinLink(registration)}</p>
    </section>
    <p class="below"><a href="/about">${t("about.title")}</a></p>`;
}

export default function signInScreen(page) {
  const model = new SignIn(page);
  return { title: t("signin.title"), view: () => view(model) };
}
