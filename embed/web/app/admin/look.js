// The look of this page, which an administrator chooses.

import { query } from "../api.js";

// showAccent has the page use an accent colour that need not be saved, "" for that of the client. The page keeps its
// look until the style sheet is there.
export function showAccent(colour) {
  const before = document.querySelectorAll('link[href^="/theme.css"]');
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: query("/theme.css", { accent: colour.slice(1) }) });
  link.addEventListener("load", () => { for (const old of before) old.remove(); });
  link.addEventListener("error", () => link.remove());
  document.head.append(link);
}
