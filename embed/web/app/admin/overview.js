// The state of the instance, for administrators. admin/instance.model.js reads it.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t, bytes, number } from "../i18n.js";
import { problem, skeleton, when } from "../ui/ui.js";

// troubles are the problems that have a text here.
const troubles = ["disk_nearly_full", "clock_apart", "push_off", "no_base_url", "registration_open", "storage_failing", "data_folder",
  "no_ffmpeg", "decoders_not_confined", "backup_missing"];

const fact = (label, value) => html`<div class="row between"><dt>${label}</dt><dd class="strong">${value}</dd></div>`;

const jobs = (o) => t("admin.jobsOf", { push: number(o.pushJobs), media: number(o.mediaJobs) });

const backup = (b) => html`
  ${fact(t("admin.backup"), b.lastAt ? html`${when(b.lastAt)}, ${t(`admin.backup.${b.result}`)}` : t(`admin.backup.${b.result}`))}
  ${fact(t("admin.backupPlace"), b.place)}`;

const facts = (o) => html`
  <dl class="stack">
    ${fact(t("admin.users"), number(o.users))}
    ${fact(t("admin.publicFinds"), number(o.finds))}
    ${fact(t("admin.media"), bytes(o.mediaBytes))}
    ${o.diskFree === null ? nothing : fact(t("admin.disk"), bytes(o.diskFree))}
    ${o.pushJobs || o.mediaJobs ? fact(t("admin.jobs"), jobs(o)) : nothing}
    ${o.backup ? backup(o.backup) : nothing}
    ${fact(t("admin.swept"), o.sweptAt ? when(o.sweptAt) : t("admin.never"))}
    ${fact(t("admin.version"), `${o.version}, ${o.database === "postgres" ? "PostgreSQL" : "SQLite"}`)}
  </dl>`;

const trouble = (code) => html`<li class="note">${t(`admin.problem.${code}`)}</li>`;

const largest = (users) => html`
  <details>
    <summary>${t("admin.largest")}</summary>
    <ul class="plain-list">
      ${users.map((u) => html`
        <li class="row between"><a href="/admin/people?q=${u.username}">${u.username}</a> <span>${bytes(u.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;

// wished says for which places users have asked for streets.
export const wished = ({ wishes: [first, ...more] }) => (first ? html`
  <a class="note wished" href="/admin/map">${more.length ? t("admin.wishes", { title: first.title, n: more.length })
    : t("admin.wish", { title: first.title })}</a>` : nothing);

export function overview({ values: o, loading }) {
  if (loading.problem) return problem(loading.problem, loading.load);
  if (!o) return skeleton(3);
  const known = o.problems.filter((p) => troubles.includes(p));
  return html`
    ${known.length ? html`<ul class="stack plain-list" aria-label=${t("admin.problems")}>${known.map(trouble)}</ul>` : nothing}
    <section class="card">
      <h2>${t("admin.state")}</h2>
      ${facts(o)}
      ${o.largest.length ? largest(o.largest) : nothing}
    </section>`;
}
