// A row that leads to another screen.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { icon } from "./ui.js";

// linkRow has a sign, a title and, below it, a text; the sign and the text may be "".
export const linkRow = (path, sign, title, text = "", lang = nothing) => html`
  <li>
    <a class="area" href=${path}>
      ${sign ? icon(sign) : nothing}
      <span class="grow" lang=${lang}>
        <span class="strong">${title}</span>${text ? html`<br><span class="soft">${text}</span>` : nothing}
      </span>
      ${icon("next")}
    </a>
  </li>`;
