// What the user has typed and not sent yet, stored in this browser until it is sent or the user
// signs out.

import { me } from "./session.js";
import { draft } from "./storage.js";

// draftOf is the draft of a form: {get(), set(value), remove()}.
export const draftOf = (form) => draft(me()?.id, form);
