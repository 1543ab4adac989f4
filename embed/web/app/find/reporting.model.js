// Reports, muting and hiding: what a user does about others, and administrators about reports.

import { post, put, del, query } from "../api.js";
import { t } from "../i18n.js";
import { paged } from "../list.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";
import { nameOf } from "../names.js";

export const reasons = ["spam", "illegal", "rules", "other"];

export const reportStates = ["open", "closed"];

// outcomesOf are what can be decided about a report, by its kind.
const outcomes = { user: ["dismissed", "suspended", "deleted"], list: ["dismissed", "private", "suspended"] };
export const outcomesOf = (kind) => outcomes[kind] ?? ["dismissed", "hidden", "deleted", "suspended"];

// report sends a report of {findId}, {commentId}, {userId} or {listId}.
export const report = (target, values) => post("/api/reports", { ...target, ...values });

// mute turns the notifications about a user off, or on again.
export async function mute(user, on) {
  if (!await succeeds((on ? put : del)(`/api/users/${user.id}/mute`))) return;
  say(t(on ? "report.mutedNow" : "report.unmutedNow", { name: nameOf(user) }));
}

// Reports is the queue of administrators.
export class Reports {
  #page;

  constructor(page) {
    this.#page = page;
    const wish = page.query.get("status");
    this.status = reportStates.includes(wish) ? wish : "open";
    const order = () => (this.status === "open" ? "asc" : "desc");
    this.list = paged(page, () => query("/api/admin/reports", { status: this.status, order: order(), limit: 20 }));
  }

  // choose shows the open or the closed reports, which the address then has.
  choose(status) {
    this.status = status;
    this.#page.rename(query("/admin/reports", { status }));
    this.list.clear();
    return this.list.load();
  }

  // decide closes a report, which leaves the list of open ones.
  async decide(r, outcome, note = "") {
    await post(`/api/admin/reports/${r.id}`, { outcome, note });
    this.list.items = this.list.items.filter((x) => x !== r);
    this.#page.update();
    say(t("report.decided"));
  }

  // show shows again what an administrator has hidden.
  async show(r) {
    if (!await succeeds(del(`/api/admin/${r.kind}s/${r.targetId}/hidden`))) return;
    r.hidden = false;
    say(t("report.shownAgain"));
    this.#page.update();
  }
}
