// Who is signed in: from the page, after a sign-in, and when the session ends, here or in
// another tab of this browser. What a sign-out removes is in signout.js.

import { go } from "./address.js";
import { config, setConfig } from "./config.js";
import { deleteEntries } from "./outbox/entryStore.js";
import { t } from "./i18n.js";
import { recount, setUnread } from "./notifications/notifications.js";
import { claimBrowser, clearBrowser, sendSignOut, tellWorker } from "./signin/signout.js";
import { formerOwner, leaver, onOwnerChange, owner } from "./storage.js";
import { app, say } from "./store.js";

// me is the user that is signed in, or null.
export const me = () => app.get("user");

// asksPassword tells whether the server asks for the user's password again before actions that need a
// confirmation.
export const asksPassword = () => me().hasPassword && config().passwordLogin;

// mayInvite tells whether the user may create invites here.
export function mayInvite() {
  const who = config().invites;
  return who === "members" || (who === "admins" && me()?.role === "admin");
}

// takeRefusal returns why the identity provider's response led nowhere, once.
export function takeRefusal() {
  const problem = app.get("refusal");
  app.set("refusal", null);
  return problem;
}

let setup = false;

// needsSetup tells whether the server had no account when the page was loaded.
export const needsSetup = () => setup;

// startSession takes what came with the page: {me, unread, config, setup, problem, kept}. kept
// says that the page is a copy that the service worker has stored.
export function startSession(boot) {
  setup = Boolean(boot.setup);
  setConfig(boot.config);
  app.set("refusal", boot.problem ?? null);
  app.subscribe("sessionsEnded", expire);
  app.set("cached", Boolean(boot.kept));
  const user = firstUser(boot);
  app.set("user", user);
  setUnread(user ? boot.unread ?? 0 : 0);
  watchBrowser();
}

// firstUser returns the user of the page. Nothing is shown to a user whose sign-out has not
// reached the server. A stored page counts only while its user is the owner, and clears nothing.
function firstUser(boot) {
  const leaving = leaver.get();
  if (leaving && boot.me?.id === leaving) {
    clearBrowser().then(sendSignOut);
    return null;
  }
  if (boot.kept) return boot.me?.id === owner.get() ? boot.me : null;
  leaver.remove();
  claimBrowser(boot.me);
  return boot.me;
}

// watchBrowser follows the network, and what other tabs do.
function watchBrowser() {
  const note = () => app.set("online", navigator.onLine);
  const look = () => {
    note();
    sendSignOut();
    checkOwner();
  };
  note();
  addEventListener("online", look);
  addEventListener("offline", note);
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", (e) => { if (e.persisted) look(); });
  onOwnerChange(checkOwner);
}

// checkOwner leaves the page when another tab has signed out, or in as somebody else, or has heard
// first that the session has ended.
function checkOwner() {
  const id = owner.get();
  if (id === (me()?.id ?? null)) return;
  if (id) return mayReturn(id) ? location.reload() : location.replace("/");
  if (formerOwner.get() === me().id) return expire();
  showSignIn();
}

function showSignIn() {
  setUser(null);
  go("/sign-in", { replace: true });
}

// setUser changes who is signed in, or what is known of them.
export function setUser(user) {
  const other = user?.id !== me()?.id;
  const cleared = claimBrowser(user);
  if (other) setUnread(0);
  app.set("user", user);
  if (!other || !user) return;
  leaver.remove();
  recount();
  cleared.then(() => tellWorker({ type: "keep" })); // its stored page is of another user, or of none
}

// signOut clears this browser, whatever the server says. A server that cannot be reached gets
// the sign-out at the next start, or once there is a network: a script cannot remove the cookie.
export async function signOut() {
  leaver.set(me().id);
  try {
    await sendSignOut();
  } finally {
    await leave();
  }
}

// leave clears this browser. What is stored meanwhile is deleted once the user has signed out.
async function leave() {
  try {
    await clearBrowser();
  } finally {
    setUser(null); // whatever the storage of the browser says
  }
  await deleteEntries();
}

// accountDeleted is the sign-out of an account that does not exist any more.
export const accountDeleted = leave;

let expired = ""; // the id of the user whose session has ended on this page

// mayReturn tells whether a user who signs in is led back to the page that was open: not to one of another user.
export const mayReturn = (id) => !expired || expired === id;

// expire leads to the sign-in when the server does not know the session any more. While the user signs out in
// another tab, it is as if that had been done.
function expire() {
  if (!me()) return;
  if (leaver.get() === me().id) return showSignIn();
  expired = me().id;
  setUser(null);
  go(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`);
  say(t("session.ended")); // on the screen that is shown then
}
