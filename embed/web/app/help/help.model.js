// The documents of this version of Finds, as embed/generate/help.go has made them, and the search in them.

import { query } from "../api.js";
import { assets } from "../config.js";
import { language, plain } from "../i18n.js";
import { loader } from "../load.js";

const mostFound = 30;

// textOf is the text of an inline, without its marks.
export const textOf = (inline) => inline.map((x) => (typeof x === "string" ? x : x[0] === "code" ? x[1] : textOf(x.at(-1)))).join("");

// textOfBlock is the text of a block.
function textOfBlock([kind, first, second]) {
  if (kind === "pre") return first;
  if (kind === "ul" || kind === "ol") return first.map((item) => item.map(textOfBlock).join(" ")).join(" ");
  if (kind === "table") return first.map((row) => row.map(textOf).join(" ")).join(" ");
  return textOf(second ?? first);
}

// sectionsOf divides a document at its headings: {document, id, title, text}. The first one has no id.
export function sectionsOf(document) {
  const sections = [{ document, id: "", title: document.title, texts: [] }];
  for (const block of document.blocks) {
    if (/^h\d$/.test(block[0])) sections.push({ document, id: block[1], title: textOf(block[2]), texts: [] });
    else sections.at(-1).texts.push(textOfBlock(block));
  }
  return sections.map(({ texts, ...section }) => ({ ...section, text: texts.join(" ") }));
}

const addressOf = ({ document, id }) => `/help/${document.name}${id ? `#${id}` : ""}`;

// around is the part of a text about its first word that begins with one of some words.
function around(text, words) {
  const at = Math.min(...words.map((w) => plain(text).indexOf(w)).filter((i) => i >= 0), text.length);
  const from = at > 60 ? text.lastIndexOf(" ", at - 40) + 1 : 0;
  const part = text.slice(from, from + 160);
  return `${from ? "… " : ""}${part}${from + 160 < text.length ? " …" : ""}`;
}

// find returns the sections that have all words of a query, those with a word in the title first:
// [{address, title, document, part}].
export function find(documents, query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rank = ({ title, text }) => {
    if (!words.every((w) => plain(`${title} ${text}`).includes(w))) return 0;
    return words.some((w) => plain(title).includes(w)) ? 2 : 1;
  };
  const found = documents.flatMap(sectionsOf).map((section) => [rank(section), section]).filter(([n]) => n);
  return found.sort(([a], [b]) => b - a).slice(0, mostFound).map(([, s]) => (
    { address: addressOf(s), title: s.title, document: s.document, part: around(s.text, words) }));
}

// forReaders leaves out the documents that are there in the language of the reader as well: using-de
// instead of using, and the other way round.
export function forReaders(documents, of) {
  const base = ({ name, language: l }) => name.replace(new RegExp(`-${l}$`), "");
  const isBest = (d) => d.language === of || d.language === "en" && !documents.some((x) => x.language === of && base(x) === base(d));
  return documents.filter(isBest);
}

export class Help {
  query = "";
  #page;
  #all = [];

  constructor(page) {
    this.#page = page;
    this.loading = loader(page, async () => {
      const res = await fetch(new URL("bundle/help.json", assets).href, { signal: page.signal });
      if (!res.ok) throw Object.assign(new Error("the documents are not there"), { code: "strange", status: res.status });
      this.#all = await res.json();
    });
    this.query = page.query.get("q") ?? "";
  }

  // documents are those for readers of this language; the first is for everyone, the others for those who run Finds.
  get documents() { return forReaders(this.#all, language()); }

  // document is the one of the address, in whatever language.
  get document() { return this.#all.find((d) => d.name === this.#page.params.name); }

  get found() { return find(this.documents, this.query); }

  // search takes the words, and keeps them in the address, so that Back comes back to what was found.
  search(text) {
    this.query = text;
    this.#page.rename(query("/help", { q: text.trim() }));
    this.#page.update();
  }
}
