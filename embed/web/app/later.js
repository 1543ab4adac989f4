// Loads functions of more.js when they are first called, so that what the first load opens is not part of it.

import { explain } from "./i18n.js";
import { say } from "./store.js";

let load = async () => () => {};

// onLater sets the function that loads something of more.js by its name.
export const onLater = (f) => { load = f; };

// later loads something of more.js and calls it.
export async function later(name, ...values) {
  const f = await load(name).catch((e) => {
    if (!(e instanceof TypeError)) console.error(e); // a TypeError is a module that did not load
    say(explain({ code: "offline" }));
  });
  return f?.(...values);
}

// quietly is later for what the user has not asked for: an error is left to the caller.
export const quietly = async (name, ...values) => (await load(name))(...values);
