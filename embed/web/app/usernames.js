// The rule of usernames, which the server has, too.

import { nameLetter, nameLengths } from "./address.js";

const [shortest, longest] = nameLengths;
const fit = new RegExp(`^${nameLetter}*$`);
const letters = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe", œ: "oe", å: "aa", ł: "l", đ: "d", ð: "d", þ: "th" };

// usernameRule are the options of a field for a username.
export const usernameRule = { required: true, least: shortest, most: longest, pattern: `${nameLetter}*`, complete: "username" };

// hasOnlyLetters tells whether a text has only the letters of usernames.
export const hasOnlyLetters = (text) => fit.test(text);

// usernameOf returns a name in the letters of usernames, or "" for one that has too few of them.
export function usernameOf(name) {
  const plain = name.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu, (c) => letters[c] ?? c).normalize("NFD").replace(/\p{M}/gu, "");
  const username = plain.replace(/[^a-z0-9_-]+/g, "_").slice(0, longest).replace(/^_+|_+$/g, "");
  return username.length < shortest ? "" : username;
}
