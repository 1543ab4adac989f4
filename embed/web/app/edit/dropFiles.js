// Files that are dropped anywhere on the page or pasted.

const files = (data) => [...data?.files ?? []].filter((f) => /^(image|video)\//.test(f.type));
const hasFiles = (e) => [...e.dataTransfer?.types ?? []].includes("Files");

// A text that is copied from a document may come with a picture of itself.
const isText = (e) => e.target.matches?.("input, textarea") && e.clipboardData.types.includes("text/plain");

// takeFiles calls a function with the photos and videos that are dropped on the page or pasted,
// until the signal is aborted. Meanwhile the body has the class "dropping" while files are over it.
export function takeFiles(signal, take) {
  const mark = (on) => document.body.classList.toggle("dropping", on);
  const listen = (name, f) => document.addEventListener(name, f, { signal });
  listen("dragover", (e) => {
    if (!hasFiles(e)) return;
    e.preventDefault();
    mark(true);
  });
  listen("dragleave", (e) => { if (!e.relatedTarget) mark(false); });
  listen("drop", (e) => {
    if (!hasFiles(e)) return;
    e.preventDefault(); // else the browser shows the file in place of the page
    mark(false);
    if (!document.querySelector("dialog[open]")) take(files(e.dataTransfer));
  });
  listen("paste", (e) => {
    const list = files(e.clipboardData);
    if (!list.length || isText(e) || document.querySelector("dialog[open]")) return;
    e.preventDefault();
    take(list);
  });
  signal.addEventListener("abort", () => mark(false));
}
