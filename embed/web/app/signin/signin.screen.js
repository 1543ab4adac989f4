// Signing in, with a password, a passkey or at the identity provider.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { SignIn } from "./signin.model.js";
import { codeOf, SignInLink } from "../admin/signInLink.model.js";
import { door, languages } from "./door.js";
import { field, mainButton, refusal } from "../ui/fields.js";
import { greeting, rules } from "../about/instance.js";
import { provider } from "./provider.js";
import { problem, skeleton } from "../ui/ui.js";
import { needsSetup } from "../session.js";

const passwordForm = ({ form, hasPasskeys }) => html`
  <form novalidate @submit=${form.submit}>
    ${field(form, "username", { label: t("account.username"), required: true, complete: hasPasskeys ? "username webauthn" : "username" })}
    ${field(form, "password", { label: t("account.password"), kind: "password", required: true, complete: "current-password" })}
    ${mainButton(form, t("signin.action"))}
  </form>`;

const passkey = (model) => html`
  ${config().passwordLogin ? html`<p class="or"><span>${t("signin.or")}</span></p>` : nothing}
  <button type="button" class=${config().passwordLogin ? "quiet wide" : "wide"} id="passkey" @click=${model.usePasskey}>
    ${t("signin.passkey")}
  </button>`;

const joinLink = (registration) => html`<a href="/join">${t(`signin.${registration}Link`)}</a>`;

// setupNote says how the first account of a server is created.
const setupNote = (model) => door(html`
  <h1 tabindex="-1">${t("signin.setupTitle")}</h1>
  <p>${t("signin.setup")}</p>
  <p><code>journalctl -u finds</code> · <code>docker logs finds</code></p>
  <p class="soft">${t("signin.setupWhere")}</p>
  ${refusal(model.form)}
  ${provider("signin.provider", { redirect: model.next })}
  <p class="below"><a href="/help">${t("signin.help")}</a> · <a href="/about">${t("nav.about")}</a></p>`);

function view(model, update) {
  const { passwordLogin, registration } = config();
  if (needsSetup()) return html`${setupNote(model)}${languages(update)}`;
  return html`
    ${door(html`
      <h1 tabindex="-1">${t("signin.title")}</h1>
      ${model.isForFind ? html`<p class="note">${t("signin.forFind")}</p>` : nothing}
      ${greeting()}
      ${refusal(model.form)}
      ${passwordLogin ? passwordForm(model) : nothing}
      ${model.hasPasskeys ? passkey(model) : nothing}
      ${provider("signin.provider", { redirect: model.next }, { or: passwordLogin && !model.hasPasskeys })}
      <p class="below">${t(`signin.${registration}`)} ${registration === "closed" ? nothing : joinLink(registration)}</p>`)}
    ${rules()}
    <p class="below"><a href="/about">${t("nav.about")}</a></p>
    ${languages(update)}`;
}

const linkButton = (link) => html`
  <p>${t("link.text")}</p>
  <button class="main" type="button" aria-busy=${link.busy ? "true" : "false"} @click=${link.use}>
    ${t("link.use", { name: link.username })}
  </button>`;

// linkView offers the sign-in by a link that an administrator has made.
function linkView(link) {
  return html`
    <section class="card door">
      <h1 tabindex="-1">${t("signin.title")}</h1>
      ${link.problem ? problem(link.problem) : link.username ? linkButton(link) : skeleton(1)}
      ${link.problem ? html`<p class="below"><a href="/sign-in">${t("link.other")}</a></p>` : nothing}
    </section>`;
}

export default function signInScreen(page) {
  const code = codeOf(location.hash);
  if (code) {
    const link = new SignInLink(page, code);
    return { title: t("signin.title"), ready: link.ready, view: () => linkView(link) };
  }
  const model = new SignIn(page);
  return { get title() { return t("signin.title"); }, broad: true, view: () => view(model, page.update) };
}
