// Messages in passing, such as "Published.": one at a time, and gone after some seconds, when the page changes, or with a
// swipe down.

import { html, nothing, render } from "../../lib/lit-html/lit-html.js";
import { app } from "../store.js";

const [life, actionLife] = [4000, 8000]; // ms
const swipe = 12; // pixels

let timer = 0;
let shown = null; // the element of the message

// messageBox is where messages are shown: each dialog has one, too, because it covers the page.
export const messageBox = html`<div class="says" role="status" aria-live="polite"></div>`;

// clearMessage removes what is shown.
export function clearMessage() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
  app.set("message", null);
}

// showMessage shows {text, href, action} in place of what is shown, and screen readers read it
// out. An action is {text, run}, a button beside the text.
export function showMessage(message) {
  if (!message) return;
  const box = [...document.querySelectorAll(".says")].pop(); // of the dialog on top, if there is one
  if (!box) return;
  clearTimeout(timer);
  shown?.remove();
  shown = document.createElement("div");
  shown.className = "say";
  let from = Infinity; // where a finger or a mouse has pressed it
  shown.onpointerdown = (e) => { from = e.clientY; };
  shown.onpointerup = (e) => {
    if (e.clientY - from > swipe) clearMessage();
    from = Infinity;
  };
  render(content(message), shown);
  box.append(shown);
  timer = setTimeout(clearMessage, message.action ? actionLife : life);
}

const content = ({ text, href, action }) => html`
  ${href ? html`<a href=${href}>${text}</a>` : html`<span>${text}</span>`}
  ${action ? html`<button type="button" class="link" @click=${() => run(action)}>${action.text}</button>` : nothing}`;

function run(action) {
  clearMessage();
  action.run();
}
