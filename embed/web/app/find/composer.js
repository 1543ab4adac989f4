// The field for a new comment. find/composer.model.js has its state.

import { html, nothing } from "../../lib/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { leftOf } from "../ui/fields.js";
import { named } from "../people/people.js";
import { avatar, focusOn, icon } from "../ui/ui.js";

const field = () => document.getElementById("comment");

// fit gives the field the height of its text in browsers that do not do that by themselves.
function fit(area) {
  if (CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

function onInput(event, model) {
  model.write(event.target.value);
  follow(event, model);
  fit(event.target);
}

const follow = ({ target }, model) => model.mentions.follow(target.value, target.selectionStart);

// choose puts a user into the text.
function choose(user, model) {
  const { text, caret } = model.mentions.chosen(user, field().value);
  field().value = text;
  field().focus();
  field().setSelectionRange(caret, caret);
  model.write(text);
  model.mentions.follow(text, caret);
  fit(field());
}

// keysOf are what the keys do while names are offered.
const keysOf = (model, { items, at } = model.mentions) => ({
  ArrowDown: () => model.mentions.move(1),
  ArrowUp: () => model.mentions.move(-1),
  Enter: () => choose(items[at], model),
  Tab: () => choose(items[at], model),
  Escape: () => model.mentions.close(),
});

function onKey(event, model) {
  const { key, isComposing, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (isComposing) return;
  if (key === "Enter" && (ctrlKey || metaKey)) return event.currentTarget.form.requestSubmit();
  const offered = model.mentions.items.length && !shiftKey && !altKey ? keysOf(model)[key] : null;
  const run = offered ?? (key === "Escape" && model.replyTo ? () => model.stopReply() : null);
  if (!run) return;
  event.preventDefault();
  run();
}

async function send(event, model) {
  event.preventDefault();
  if (!await model.send()) return field().focus();
  await Promise.resolve(); // until it is drawn
  if (field()) fit(field());
}

function stopReply(model) {
  model.stopReply();
  focusOn("comment");
}

const replying = (model) => html`
  <p class="replying soft" id="replying">
    <span>${t("comment.replying", { name: model.replyTo.name })}</span>
    <button type="button" class="round" aria-label=${t("comment.stopReply")} @click=${() => stopReply(model)}>${icon("close")}</button>
  </p>`;

const option = (user, i, model) => html`
  <li id="mention-${i}" role="option" aria-selected=${i === model.mentions.at ? "true" : "false"} @click=${() => choose(user, model)}>
    ${avatar(user, 28)} <span>${named(user)}</span>
  </li>`;

// offer is the list of names. The press does not take the focus from the field.
const offer = (model, { items } = model.mentions) => html`
  <div class="proposals" ?hidden=${!items.length} @mousedown=${(e) => e.preventDefault()}>
    <ul id="mentions" role="listbox" aria-label=${t("comment.mention")}>${items.map((user, i) => option(user, i, model))}</ul>
  </div>
  <span class="unseen" role="status">${items.length ? t("comment.mentions", { n: items.length }) : ""}</span>`;

const aboutOf = (model) => [model.replyTo ? "replying" : "", model.error ? "comment-error" : ""].filter(Boolean).join(" ");

// composer is the form for a new comment. It sticks to the bottom of a phone.
export const composer = (model) => html`
  <form class="say-it" novalidate @submit=${(e) => send(e, model)}>
    ${model.replyTo ? replying(model) : nothing}
    <div class="line">
      <label for="comment" class="unseen">${t("comment.label")}</label>
      ${offer(model)}
      <textarea id="comment" rows="1" dir="auto" placeholder=${t("comment.label")} .value=${model.text}
        aria-invalid=${model.error ? "true" : nothing} aria-describedby=${aboutOf(model) || nothing}
        aria-autocomplete="list" aria-controls=${model.mentions.items.length ? "mentions" : nothing}
        aria-activedescendant=${model.mentions.items.length ? `mention-${model.mentions.at}` : nothing}
        @input=${(e) => onInput(e, model)} @keydown=${(e) => onKey(e, model)} @blur=${() => model.mentions.close()}
        @click=${(e) => follow(e, model)} @keyup=${(e) => follow(e, model)}></textarea>
      <button type="submit" class="send" aria-label=${t("comment.send")} title=${t("comment.send")}
        aria-busy=${model.busy ? "true" : "false"}>${icon("send")}</button>
    </div>
    ${leftOf(model.left)}
    ${model.error ? html`<p class="error" id="comment-error" role="alert">${model.error}</p>` : nothing}
  </form>`;
