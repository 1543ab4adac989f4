// Passkeys: calls of WebAuthn, with values as the API has them. Their bytes are in base64url, which
// is converted here, since the methods of browsers for that are too new.

import { post } from "../api.js";
import { config } from "../config.js";

function encode(buffer) {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(text) {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (c) => c.charCodeAt(0));
}

const isAddress = (host) => /^[\d.]+$|:/.test(host);

// hasPasskeys tells whether the server has passkeys and the browser, too: none has them at an IP
// address.
export const hasPasskeys = () => Boolean(config().passkeys && window.PublicKeyCredential && !isAddress(location.hostname));

// canSuggest tells whether the browser can offer passkeys in the field of the username.
export const canSuggest = async () => hasPasskeys() && Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());

// suggestLife is how long a suggestion may wait for the user, in ms: the server forgets its
// challenge a minute later.
export const suggestLife = 4 * 60 * 1000;

let current = null; // the controller of what the browser is asked for: a browser does one thing at a time

// stop ends what the browser is asked for.
export const stop = () => current?.abort();

function start() {
  stop();
  current = new AbortController();
  return current.signal;
}

// refusals are the reasons by the errors of the browser.
const refusals = { InvalidStateError: "passkey_known", SecurityError: "passkeys_off" };

// ask calls the browser. It returns null when the user cancels, or stop is called.
async function ask(call) {
  try {
    return await call();
  } catch (e) {
    if (e.name === "NotAllowedError" || e.name === "AbortError") return null;
    throw Object.assign(new Error("the browser refuses", { cause: e }), { code: "browser", reason: refusals[e.name] ?? "bad_passkey" });
  }
}

// create makes a passkey from the options of the server. It returns what adds the passkey, or null.
export async function create(o) {
  const signal = start();
  const publicKey = {
    ...o, challenge: decode(o.challenge), user: { ...o.user, id: decode(o.user.id) },
    excludeCredentials: o.excludeCredentials.map((c) => ({ ...c, id: decode(c.id) })),
  };
  const c = await ask(() => navigator.credentials.create({ publicKey, signal }));
  return c && {
    id: encode(c.rawId),
    clientDataJSON: encode(c.response.clientDataJSON),
    attestationObject: encode(c.response.attestationObject),
    transports: c.response.getTransports?.() ?? [],
  };
}

// sign lets the user choose a passkey, and with the mediation "conditional" suggests them. It
// returns what signs in, or null.
export async function sign(mediation) {
  const signal = start();
  const o = await post("/api/auth/passkey-login/options");
  const publicKey = { ...o, challenge: decode(o.challenge) };
  const c = await ask(() => navigator.credentials.get({ publicKey, signal, ...(mediation ? { mediation } : {}) }));
  return c && {
    id: encode(c.rawId),
    clientDataJSON: encode(c.response.clientDataJSON),
    authenticatorData: encode(c.response.authenticatorData),
    signature: encode(c.response.signature),
    userHandle: encode(c.response.userHandle),
  };
}
