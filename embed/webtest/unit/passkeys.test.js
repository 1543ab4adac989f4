// Passkeys: what the browser is asked for, at the sign-in and in the settings.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { refusal, requests, reset, serve, testPage } from "./browser.js";
import { setConfig } from "../../web/app/config.js";
import { loadAllWords, loadWords, prepare } from "../../web/app/i18n.js";
import { Passkeys } from "../../web/app/settings/passkeys.model.js";
import { SignIn } from "../../web/app/signin/signin.model.js";
import { hasPasskeys } from "../../web/app/signin/passkeys.js";
import { me } from "../../web/app/session.js";
import { app } from "../../web/app/store.js";

const ann = { id: "ann", username: "ann", profilePicture: "/api/avatars/ann", hasPassword: true };
const bytes = (...list) => Uint8Array.from(list).buffer;
const signature = {
  rawId: bytes(251, 255),
  response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: bytes(4) },
};

let asked = []; // what the browser is asked for: {publicKey, mediation, signal, answer, refuse}

const ask = (o) => new Promise((answer, refuse) => {
  o.signal.addEventListener("abort", () => refuse(new DOMException("", "AbortError")));
  asked.push({ ...o, answer, refuse });
});

// turn waits until what is under way has gone as far as it can.
const turn = () => new Promise((next) => setImmediate(next));

beforeEach(async () => {
  reset();
  asked = [];
  await loadWords("en");
  await loadAllWords();
  Object.assign(globalThis, { window: globalThis, PublicKeyCredential: { isConditionalMediationAvailable: async () => true } });
  location.hostname = "finds.example";
  navigator.credentials = { get: ask, create: ask };
  setConfig({ passkeys: true, passwordLogin: true, registration: "invite", provider: { enabled: false, name: "" } });
  for (const name of ["user", "message", "refusal"]) app.set(name, null);
  serve({
    "GET /api/notifications/count": { unread: 0 },
    "POST /api/auth/passkey-login/options": { challenge: "-_8", rpId: "finds.example" },
    "POST /api/auth/passkey-login": { user: ann },
  });
});

test("there are passkeys at a host name, where the server and the browser have them", () => {
  assert.equal(hasPasskeys(), true);
  for (const host of ["127.0.0.1", "192.168.1.5", "[::1]"]) {
    location.hostname = host;
    assert.equal(hasPasskeys(), false);
  }
  location.hostname = "finds.example";
  delete globalThis.PublicKeyCredential;
  assert.equal(hasPasskeys(), false);
});

test("a suggested passkey signs in, and the screen that closes ends the suggestion", async () => {
  const page = testPage();
  new SignIn(page);
  await turn();
  assert.equal(asked[0].mediation, "conditional");
  assert.deepEqual([...asked[0].publicKey.challenge], [251, 255]);
  asked[0].answer(signature);
  await turn();
  assert.deepEqual(requests.find((r) => r.path === "/api/auth/passkey-login").body,
    { id: "-_8", clientDataJSON: "AQ", authenticatorData: "Ag", signature: "Aw", userHandle: "BA", cookie: true });
  assert.deepEqual([me(), page.went], [ann, ["/"]]);
  page.stop.abort();
});

test("the button ends the suggestion, asks once, and a user who cancels gets the suggestion again", async () => {
  const page = testPage();
  const model = new SignIn(page);
  await turn();
  model.usePasskey();
  model.usePasskey();
  await turn();
  assert.deepEqual(asked.map((a) => [a.mediation, a.signal.aborted]), [["conditional", true], [undefined, false]]);
  asked[1].refuse(new DOMException("", "NotAllowedError"));
  await turn();
  assert.deepEqual([model.form.refusal, asked.length, asked[2]?.mediation], [null, 3, "conditional"]);
  page.stop.abort();
  assert.equal(asked[2].signal.aborted, true);
});

test("a passkey that the server does not know is refused in the form", async () => {
  serve({ "POST /api/auth/passkey-login": () => refusal(401, { code: "unauthenticated", reason: "wrong_passkey" }) });
  await prepare({ reason: "wrong_passkey" }); // else its text takes more than a turn
  const page = testPage();
  const model = new SignIn(page);
  await turn();
  asked[0].answer(signature);
  await turn();
  assert.deepEqual([model.form.refusal.reason, me()], ["wrong_passkey", null]);
  page.stop.abort();
});

test("a passkey is added after the password, and one that is there is refused in the form", async () => {
  serve({
    "POST /api/auth/passkeys/options": { challenge: "AA", user: { id: "AQ" }, excludeCredentials: [{ id: "Ag" }] },
    "POST /api/auth/passkeys": { id: "1", name: "Phone" },
  });
  const model = new Passkeys(testPage());
  let added = 0;
  const form = model.addForm(true, () => { added++; });
  const elements = ["name", "password"].map((name) => ({ name, value: name === "name" ? "Phone" : "x", type: "text", dataset: {} }));
  const submit = () => form.submit({ preventDefault() {}, target: { elements } });
  const reasons = { NotAllowedError: undefined, InvalidStateError: "passkey_known", SecurityError: "passkeys_off", UnknownError: "bad_passkey" };
  for (const [name, reason] of Object.entries(reasons)) {
    const done = submit();
    await turn();
    asked.at(-1).refuse(new DOMException("", name));
    await done;
    assert.equal(form.refusal?.reason, reason);
  }
  const done = submit();
  await turn();
  asked.at(-1).answer({ rawId: bytes(1), response: { clientDataJSON: bytes(2), attestationObject: bytes(3) } });
  await done;
  assert.deepEqual([model.list, added], [[{ id: "1", name: "Phone" }], 1]);
  assert.deepEqual(requests.at(-1).body, { name: "Phone", id: "AQ", clientDataJSON: "Ag", attestationObject: "Aw", transports: [] });
});
