// A button with a menu, for what is rare or dangerous (the menu button pattern of WAI-ARIA).

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { icon } from "./ui.js";

// What is open is in the elements alone, so no screen has to keep it. Only one menu is open.
let shut = () => {};

const buttonOf = (box) => box.querySelector("[aria-haspopup]");
const itemsOf = (box) => [...box.querySelectorAll("[role=menuitem]")];

// open shows a menu, with the focus on the first item, or on the last one at -1.
function open(box, at) {
  shut();
  const list = box.querySelector("[role=menu]");
  const show = (on) => {
    list.hidden = !on;
    buttonOf(box).setAttribute("aria-expanded", String(on));
  };
  show(true);
  list.scrollIntoView({ block: "nearest" });
  itemsOf(box).at(at).focus({ preventScroll: true });
  // A press outside closes it. The focus does not tell: buttons take none in Safari.
  const outside = (e) => { if (!box.contains(e.target)) shut(); };
  document.addEventListener("pointerdown", outside, true);
  shut = () => {
    document.removeEventListener("pointerdown", outside, true);
    show(false);
    shut = () => {};
  };
}

// end closes a menu and puts the focus back on its button.
function end(box) {
  shut();
  buttonOf(box).focus();
}

function onButton(event) {
  const box = event.currentTarget.parentElement;
  if (event.currentTarget.getAttribute("aria-expanded") === "true") end(box);
  else open(box, 0);
}

function onKey(event) {
  const box = event.currentTarget;
  const isOpen = !box.querySelector("[role=menu]").hidden;
  const items = itemsOf(box);
  const at = items.indexOf(document.activeElement);
  const keys = isOpen ? {
    ArrowDown: () => items[(at + 1) % items.length].focus(),
    ArrowUp: () => items.at(at - 1).focus(),
    Home: () => items[0].focus(),
    End: () => items.at(-1).focus(),
    Escape: () => end(box),
  } : { ArrowDown: () => open(box, 0), ArrowUp: () => open(box, -1) };
  if (event.key === "Tab" && isOpen) return end(box); // and goes on from the button
  if (!keys[event.key]) return;
  event.preventDefault();
  event.stopPropagation();
  keys[event.key]();
}

function run(event, action) {
  end(event.currentTarget.closest(".menu"));
  action?.();
}

const content = ({ sign, text }) => html`${sign ? icon(sign) : nothing} <span>${text}</span>`;

// An item is {text, sign, label, isDanger} with run, or with href and isOutside for a page elsewhere.
const item = (x) => html`
  <li role="none">
    ${x.href ? html`
      <a role="menuitem" tabindex="-1" href=${x.href} aria-label=${x.label ?? nothing} target=${x.isOutside ? "_blank" : nothing}
        rel=${x.isOutside ? "noreferrer noopener" : nothing} @click=${(e) => run(e)}>${content(x)}</a>` : html`
      <button type="button" role="menuitem" tabindex="-1" class=${x.isDanger ? "risky" : ""} aria-label=${x.label ?? nothing}
        @click=${(e) => run(e, x.run)}>${content(x)}</button>`}
  </li>`;

// menu shows a button with items. The face of the button is three dots, or other content.
export const menu = (label, items, { id, face = null } = {}) => html`
  <span class="menu" @keydown=${onKey}>
    <button type="button" class=${face ? "quiet" : "round"} id=${id ?? nothing} aria-haspopup="menu" aria-expanded="false"
      aria-label=${face ? nothing : label} title=${face ? nothing : label} @click=${onButton}>${face ?? icon("dots", true)}</button>
    <ul role="menu" aria-label=${label} hidden>${items.map(item)}</ul>
  </span>`;
