// What administrators have done.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, bytes } from "../i18n.js";
import { paged } from "../list.js";
import { empty, head, icon, more, problem, skeleton, when } from "../ui/ui.js";

// signs are the icons of the acts that have a text of their own.
const signs = {
  role_changed: "shield",
  media_limit_changed: "gear",
  account_suspended: "block",
  suspension_lifted: "check",
  account_deleted: "trash",
  invite_revoked: "close",
  sign_in_link_created: "lock",
  sign_in_link_used: "lock",
  report_closed: "flag",
  find_hidden: "block",
  find_shown: "check",
  find_deleted: "trash",
  comment_hidden: "block",
  comment_shown: "check",
  comment_deleted: "trash",
  instance_changed: "gear",
};

// settings are those of the instance whose texts have another name.
const settings = { mediaLimit: "limitOfAll", invites: "whoInvites" };

const limit = (text) => (parseInt(text, 10) ? bytes(parseInt(text, 10)) : t(`admin.limits.${text.startsWith("0 ") ? "none" : "instance"}`));

// reason is why, or what the new value is.
function reason({ action, reason: text }) {
  if (action === "role_changed") return t(`admin.roles.${text}`);
  if (action === "report_closed") return t(`report.result.${text}`);
  if (action === "instance_changed") return text.split(", ").map((name) => t(`admin.${settings[name] ?? name}`)).join(", ");
  return action === "media_limit_changed" ? limit(text) : text;
}

function what(act) {
  const names = { actor: act.actorName || t("admin.commandLine"), target: act.targetName, action: act.action };
  return t(signs[act.action] ? `admin.act.${act.action}` : "admin.act.other", names);
}

const row = (act) => html`
  <li class="row act">
    ${icon(signs[act.action] ?? "shield")}
    <span class="grow">
      <span class="strong">${what(act)}</span><br>
      ${act.reason ? html`<span dir="auto">${reason(act)}</span><br>` : nothing}
      <span class="soft">${when(act.createdAt)}</span>
    </span>
  </li>`;

function body(list) {
  if (list.problem) return problem(list.problem, list.load);
  if (!list.items) return skeleton(4);
  if (!list.items.length) return empty(t("admin.noActs"), t("admin.noActsText"), nothing, "feed");
  return html`
    <section class="card">
      <p class="hint">${t("admin.logText")}</p>
      <ul class="people">${list.items.map(row)}</ul>
      ${more(list)}
    </section>`;
}

export default function logScreen(page) {
  const list = paged(page, "/api/admin/log");
  return {
    title: t("admin.log"),
    ready: list.load(),
    view: () => html`${head(t("admin.log"), nothing, "/admin")}${body(list)}`,
  };
}
