// What one can do about a friendship. Each action says what happened and resolves when the
// server has answered.

import { post, put, del } from "../api.js";
import { t } from "../i18n.js";
import { say } from "../store.js";
import { succeeds } from "../ui/attempt.model.js";
import { nameOf } from "../names.js";

async function act(request, done = "") {
  if (await succeeds(request) && done) say(done);
}

export const ask = (user) => act(post("/api/friends", { friendId: user.id }), t("friend.asked", { name: nameOf(user) }));

// answer answers a request with "accept" or "decline".
export const answer = (friendship, user, action) => act(put(`/api/friends/${friendship.id}`, { action }),
  action === "accept" ? t("friend.accepted", { name: nameOf(user) }) : "");

// end withdraws a request, or ends a friendship.
export const end = (friendship) => act(del(`/api/friends/${friendship.id}`));

export const block = (user) => act(put(`/api/users/${user.id}/block`), t("friend.blocked", { name: nameOf(user) }));

export const unblock = (user) => act(del(`/api/users/${user.id}/block`));
