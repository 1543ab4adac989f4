// The offer of push notifications. It comes once, after the user has made a friend or written a comment, since
// someone may answer then.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { instanceName } from "../config.js";
import { t } from "../i18n.js";
import { pushOffered } from "../storage.js";
import { say } from "../store.js";
import { open } from "../ui/dialog.js";
import { icon } from "../ui/ui.js";
import { PushSwitch } from "./pushSwitch.model.js";

// offerPush asks whether this device should notify the user when the person with a name answers. It does nothing if it
// has asked before, or if the device has notifications already or cannot have them.
export async function offerPush(name) {
  if (pushOffered.get()) return;
  let redraw = () => {};
  const push = new PushSwitch(() => redraw());
  try {
    await push.read();
  } catch {
    return; // the server is away; another time
  }
  if (push.state !== "off" || document.querySelector("dialog[open]")) return;
  pushOffered.set("1");
  await open((close, again) => {
    redraw = again;
    const turnOn = async () => {
      await push.enable();
      if (push.state === "off") return; // the message says why
      close();
      say(t(`push.${push.state}`, { instance: instanceName() }));
    };
    return html`
      <h2>${t("push.offer", { name })}</h2>
      <p>${t("push.offerText", { instance: instanceName() })}</p>
      <p class="soft" role="status">${push.slow ? t("push.asking") : nothing}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${() => close()}>${t("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${push.busy ? "true" : "false"} @click=${turnOn}>
          ${icon("bell")} ${t("push.enable")}
        </button>
      </div>`;
  }, { label: t("push.offer", { name }), kind: "sheet-like" });
}
