// Push notifications on this device (Push API, RFC 8291, RFC 8292).

import { get, post, del } from "./api.js";
import { config } from "./config.js";

const kept = "subscription"; // in localStorage: the id that the server gave this browser

// known is that id. Where the browser has changed its subscription meanwhile,
// the service worker has the new one.
async function known() {
  const changed = await caches.match("/subscription", { cacheName: "private-push" });
  if (changed) {
    localStorage.setItem(kept, (await changed.json()).id);
    await caches.delete("private-push");
  }
  return localStorage.getItem(kept);
}

// keyBytes reads the server's key, base64url.
function keyBytes(s) {
  const raw = atob(s.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0));
}

const sameKey = (sub) => {
  const has = sub.options?.applicationServerKey;
  return !has || keyBytes(config().pushKey).every((b, i) => new Uint8Array(has)[i] === b);
};

const ios = () => /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
const installed = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

// state tells where this device stands: "off" or "on", or why it cannot:
// "server", "ios" (not on the home screen yet), "insecure", "browser", "denied".
export async function state() {
  if (!config().pushKey) return "server";
  if (ios() && !installed()) return "ios";
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return "browser";
  if (Notification.permission === "denied") return "denied";
  const sub = await subscription();
  const id = await known();
  if (!sub || !id) return "off";
  const mine = (await get("/api/push/subscriptions")).find((s) => s.id === id);
  return mine?.isActive && sameKey(sub) ? "on" : "off";
}

async function subscription() {
  const r = await navigator.serviceWorker.getRegistration("/");
  return r?.pushManager.getSubscription() ?? null;
}

// enable asks for the permission, which browsers allow in answer to a tap
// alone, subscribes and tells the server. It returns the new state.
export async function enable() {
  if (await Notification.requestPermission() !== "granted") return "denied";
  const r = await navigator.serviceWorker.ready;
  const old = await r.pushManager.getSubscription();
  if (old && !sameKey(old)) await old.unsubscribe(); // the server has another key now
  const sub = await r.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(config().pushKey) });
  const { endpoint, expirationTime, keys } = sub.toJSON();
  const made = await post("/api/push/subscriptions", { endpoint, ...(expirationTime ? { expirationTime } : {}), keys });
  localStorage.setItem(kept, made.id);
  return "on";
}

// disable ends the subscription here and at the server.
export async function disable() {
  const id = await known();
  await release();
  if (id) await del(`/api/push/subscriptions/${id}`).catch((p) => { if (p.status !== 404) throw p; });
  return "off";
}

// release ends it in this browser; the server does its part at the sign-out.
export async function release() {
  localStorage.removeItem(kept);
  if (!("serviceWorker" in navigator)) return;
  try {
    await (await subscription())?.unsubscribe();
  } catch { /* the push service is not reached; the server switches its row off */ }
}

// test has the server send one to this device.
export const test = async () => post(`/api/push/subscriptions/${await known()}/test`);
