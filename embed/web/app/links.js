// Web addresses and mentions in texts that users have written.

import { name, nameLetter } from "./address.js";

const addresses = /https?:\/\/[^\s<>"\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/giu;
const pairs = { ")": "(", "]": "[", "}": "{" };
const count = (s, c) => s.split(c).length - 1;

// trimmed is an address without the punctuation of the sentence around it. A bracket that is
// opened in the address belongs to it.
function trimmed(s) {
  for (;;) {
    const last = s.at(-1);
    const isOpen = pairs[last] && count(s, pairs[last]) >= count(s, last);
    if (isOpen || !/[.,;:!?'’”»)\]}*_~]/u.test(last)) return s;
    s = s.slice(0, -1);
  }
}

// hrefOf returns the address of a link, or "" for what is not an address of the web. One with
// a username looks as if it led elsewhere.
function hrefOf(s) {
  try {
    const u = new URL(s);
    return /^https?:$/.test(u.protocol) && u.hostname && !u.username && !u.password ? u.href : "";
  } catch {
    return "";
  }
}

// mentions are usernames after @, as the server reads them.
const mentions = new RegExp(`(?<![\\p{L}\\p{N}_.@-])@(${name})(?!${nameLetter})`, "gu");

// mentioned divides a text without addresses into strings and links to users.
function mentioned(text) {
  const parts = [];
  let from = 0;
  for (const { 0: found, 1: user, index } of text.matchAll(mentions)) {
    parts.push(text.slice(from, index), { href: `/people/@${user.toLowerCase()}`, text: found });
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

// linked divides a text into strings and links, {href, text, isOutside}. Joined, they are the text.
export function linked(text) {
  const parts = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    if (index < from || /[\p{L}\p{N}]$/u.test(text.slice(0, index))) continue; // within a word
    const address = trimmed(found);
    const href = hrefOf(address);
    if (!href) continue;
    parts.push(...mentioned(text.slice(from, index)), { href, text: address, isOutside: true });
    from = index + address.length;
  }
  return [...parts, ...mentioned(text.slice(from))].filter((p) => p !== "");
}
