// Signing out: what it removes from this browser, and the sign-out that has not reached the
// server yet.

import { post } from "../api.js";
import { deleteEntries } from "../outbox/entryStore.js";
import { release } from "../notifications/push.js";
import * as storage from "../storage.js";
import { app } from "../store.js";

const patience = 10000; // ms that the server has to answer

// tellWorker sends a message to the service worker.
export async function tellWorker(message) {
  (await navigator.serviceWorker?.ready)?.active?.postMessage(message);
}

// clearBrowser removes everything private: responses and pictures of the service worker, where
// the map was, what waits to be sent, and the push subscription. Drafts, shares and the outbox stay with ended true, when only the
// session has ended and the user can sign in again.
export async function clearBrowser({ ended = false } = {}) {
  storage.clearPrivate({ drafts: !ended });
  tellWorker({ type: "forget", all: !ended });
  await storage.deletePrivateCaches({ shares: !ended });
  if (!ended) await deleteEntries();
  if (!ended) release().catch(() => {}); // the server has its part
}

// claimBrowser makes a user, or null, the owner of what this browser stores. What another user
// has left is removed; after the end of a session the same user finds drafts and shares again.
// It resolves when that is done.
export async function claimBrowser(user) {
  const former = storage.owner.get();
  if (!user) return former ? clearBrowser({ ended: true }) : undefined;
  const last = former ?? storage.formerOwner.get();
  const cleared = last && last !== user.id ? clearBrowser() : undefined;
  storage.removeDraftsOfOthers(user.id);
  storage.formerOwner.remove();
  storage.owner.set(user.id);
  return cleared;
}

let sending = null;

// sendSignOut sends the sign-out that has not reached the server yet, if there is one. It
// resolves when it is known whether it has, and never rejects.
export function sendSignOut() {
  sending ??= send().finally(() => { sending = null; });
  return sending;
}

async function send() {
  const id = storage.leaver.get();
  if (!id) return;
  try {
    await post("/api/auth/logout", undefined, { headers: { "X-Finds-User": id }, signal: AbortSignal.timeout(patience) });
  } catch (p) {
    if (p.status !== 401 && p.reason !== "other_user") return;
  }
  if (!app.get("user")) await clearBrowser(); // the worker may have stored a page of theirs meanwhile
  storage.leaver.remove();
}
