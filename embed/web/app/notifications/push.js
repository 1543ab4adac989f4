// Push notifications on this device (Push API, RFC 8291, RFC 8292).

import { get, post, del } from "../api.js";
import { config } from "../config.js";
import { needsHomeScreen } from "../settings/device.js";
import { subscription as storedId } from "../storage.js";

const changes = "private-push"; // the cache in which the service worker leaves a changed subscription

// subscriptionId returns the id that the server gave this browser, or null. Where the browser has
// changed its subscription meanwhile, the service worker has the new one.
async function subscriptionId() {
  const changed = await caches.match("/subscription", { cacheName: changes });
  if (changed) {
    storedId.set((await changed.json()).id);
    await caches.delete(changes);
  }
  return storedId.get();
}

// keyBytes decodes the server's key, base64url.
function keyBytes(s) {
  const raw = atob(s.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0));
}

const hasServerKey = (sub) => {
  const key = sub.options?.applicationServerKey;
  return !key || keyBytes(config().pushKey).every((b, i) => new Uint8Array(key)[i] === b);
};

const isSupported = () => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

// pushState returns "on" or "off", or why this device cannot have push notifications: "server",
// "ios" (not on the home screen yet), "insecure", "browser", "denied".
export async function pushState() {
  if (!config().pushKey) return "server";
  if (needsHomeScreen()) return "ios";
  if (!isSecureContext) return "insecure";
  if (!isSupported()) return "browser";
  if (Notification.permission === "denied") return "denied";
  const sub = await browserSubscription();
  const id = await subscriptionId();
  if (!sub || !id) return "off";
  const own = (await get("/api/push/subscriptions")).find((s) => s.id === id);
  return own?.isActive && hasServerKey(sub) ? "on" : "off";
}

async function browserSubscription() {
  const r = await navigator.serviceWorker.getRegistration("/");
  return r?.pushManager.getSubscription() ?? null;
}

const patience = 8000; // ms

// inTime fails when a browser without a push service does not answer.
const inTime = (answer) => Promise.race([
  answer, new Promise((_, reject) => { setTimeout(reject, patience, new Error("the push service does not answer")); }),
]);

// enable asks for the permission, which browsers only allow in answer to a tap, subscribes and
// sends the subscription to the server. It returns the new state.
export async function enable() {
  if (await Notification.requestPermission() !== "granted") return "denied";
  const r = await inTime(navigator.serviceWorker.ready);
  const old = await r.pushManager.getSubscription();
  if (old && !hasServerKey(old)) await old.unsubscribe(); // the server has another key now
  const sub = await inTime(r.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(config().pushKey) }));
  const { endpoint, expirationTime, keys } = sub.toJSON();
  const created = await post("/api/push/subscriptions", { endpoint, ...(expirationTime ? { expirationTime } : {}), keys });
  storedId.set(created.id);
  return "on";
}

// disable ends the subscription here and at the server. It returns the new state.
export async function disable() {
  const id = await subscriptionId();
  await release();
  if (id) await del(`/api/push/subscriptions/${id}`).catch((p) => { if (p.status !== 404) throw p; });
  return "off";
}

// release ends the subscription in this browser; the server does its part at the sign-out.
export async function release() {
  storedId.remove();
  if (!("serviceWorker" in navigator)) return;
  try {
    await (await browserSubscription())?.unsubscribe();
  } catch { /* the push service is not reached; the server switches its row off */ }
}

// sendTest makes the server send a notification to this device.
export const sendTest = async () => post(`/api/push/subscriptions/${await subscriptionId()}/test`);
