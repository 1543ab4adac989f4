// What the server finds when it checks itself, for administrators. admin/instance.model.js reads it.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { icon, problem } from "../ui/ui.js";

const signs = { ok: "check", warn: "flag", fail: "close" };

// The texts come from the server, in English.
const finding = (f) => html`
  <li class="row finding ${f.status}">
    ${icon(signs[f.status])}
    <span class="grow">
      <span class="strong">${t(`admin.check.${f.status}`)}</span> <span class="soft" lang="en">${f.check}</span><br>
      <span lang="en">${f.text}</span>
      ${f.fix ? html`<br><span lang="en" class="soft">${f.fix}</span>` : nothing}
    </span>
  </li>`;

function findings({ status, findings: list }) {
  return html`
    <p class="strong">${t(`admin.checked.${status}`)}</p>
    <ul class="people">${list.map(finding)}</ul>`;
}

export const checks = (model) => html`
  <section class="card" id="checks">
    <h2>${t("admin.checks")}</h2>
    <p class="hint">${t("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${model.loading.problem ? problem(model.loading.problem, model.run) : nothing}
      ${model.values && !model.loading.problem ? findings(model.values) : nothing}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${model.busy ? "true" : "false"} @click=${model.run}>
      ${t(model.values ? "admin.checkAgain" : "admin.check")}</button></div>
  </section>`;
