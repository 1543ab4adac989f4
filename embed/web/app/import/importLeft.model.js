// What a file has that is not among the rows of its import.

import { number, t, together } from "../i18n.js";

const kinds = ["track", "route", "line", "area", "picture", "link", "file", "damaged", "text"];

// leftOut says what a file has that is not among its rows, as a sentence, or "" if that is nothing.
export function leftOut({ leftOut: list = [] }) {
  const known = list.filter(({ kind }) => kinds.includes(kind));
  return known.length ? t("import.leftOut", {
    n: known.reduce((sum, { n }) => sum + n, 0),
    list: together(known.map(({ kind, n }) => t(`import.kind.${kind}`, { n }))),
  }) : "";
}

// whereLeft are the places in a file of what is left out, as far as they are known.
export const whereLeft = ({ leftOut: list = [] }) => list.flatMap(({ where = [] }) => where).map(({ file = "", line = 0, column = 0 }) => {
  if (!line) return file;
  return t(file ? "import.leftAt" : "import.leftLine", { file, line: number(line), column: number(column) });
});
