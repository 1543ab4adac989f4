// Requests whose refusal is shown as a message.

import { explain } from "../i18n.js";
import { say } from "../store.js";

// succeeds resolves to whether a request succeeds, and says why one does not.
export async function succeeds(request) {
  try {
    await request;
    return true;
  } catch (p) {
    say(explain(p));
    return false;
  }
}
