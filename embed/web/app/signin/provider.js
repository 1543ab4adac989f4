// The identity provider on the screens for users who are not signed in.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { config } from "../config.js";
import { t } from "../i18n.js";
import { handOverInvite } from "../storage.js";

// provider is the button that leads to the identity provider, if there is one. text is the name
// of its text; values are the parameters of the start, without the code of an invite. or tells
// whether another way is above it.
export function provider(text, values, { or = config().passwordLogin, invite = "" } = {}) {
  const { provider: p } = config();
  if (!p.enabled) return nothing;
  return html`
    ${or ? html`<p class="or"><span>${t("signin.or")}</span></p>` : nothing}
    <a class="button wide" href="/api/auth/oauth/start?${new URLSearchParams(values)}"
      @click=${() => handOverInvite(invite)} @auxclick=${() => handOverInvite(invite)}>${t(text, { name: p.name })}</a>`;
}
