// What one can do about a friendship. Each action says what happened and resolves when the
// server has answered.

import { post, put, del } from "../api.js";
import { t } from "../i18n.js";
import { quietly } from "../later.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";
import { nameOf } from "../names.js";

async function act(request, done = "") {
  const ok = await succeeds(request);
  if (ok && done) say(done);
  return ok;
}

export const ask = (user) => act(post("/api/friends", { friendId: user.id }), t("friend.asked", { name: nameOf(user) }));

// answer answers a request with "accept" or "decline".
export async function answer(friendship, user, action) {
  const accepts = action === "accept";
  const ok = await act(put(`/api/friends/${friendship.id}`, { action }), accepts ? t("friend.accepted", { name: nameOf(user) }) : "");
  if (ok && accepts) quietly("offerPush", nameOf(user)).catch(() => {}); // another time
}

// end withdraws a request, or ends a friendship.
export const end = (friendship) => act(del(`/api/friends/${friendship.id}`));

export const block = (user) => act(put(`/api/users/${user.id}/block`), t("friend.blocked", { name: nameOf(user) }));

export const unblock = (user) => act(del(`/api/users/${user.id}/block`));
