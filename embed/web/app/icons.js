// The icons.

import { html } from "../lib/lit-html/lit-html.js";

// strokes are the icons by name, on a square of 24.
const strokes = {
  map: "M9 4 3 6.5v13L9 17l6 3 6-2.5v-13L15 7 9 4zm0 0v13m6-10v13",
  plus: "M12 5v14M5 12h14",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6.5 9c.3-3.6 2.9-6 6.5-6s6.2 2.4 6.5 6M16 4.300"
    + "a3.5 3.5 0 0 1 0 6.400M18 14.400c2 .8 3.3 2.8 3.5 5.6",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16zm4 4.500a2.2 2.2 0 0 0 4 0",
  heart: "M12 20S3.5 15 3.5 9.200A4.6 4.6 0 0 1 12 6.700a4.6 4.6 0 0 1 8.5 2.500C20.5 15 12 20 12 20z",
  comment: "M4 5h16v11h-9l-4.5 4v-4H4V5z",
  lock: "M6 11h12v9H6v-9zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18z",
  here: "M12 3v3m0 12v3M3 12h3m12 0h3m-9 5.500a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z",
  filter: "M4 6h16M7 12h10M10 18h4",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm5-1.500L20 20",
  close: "M6 6l12 12M18 6 6 18",
  back: "M14.5 5.5 8 12l6.5 6.5",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  edit: "M5 19l1-4L16.5 4.500l3 3L9 18l-4 1z",
  trash: "M5 7h14M10 7V4.500h4V7m-7.5 0 .8 13h9.400l.8-13",
  camera: "M4 8h4l1.5-2.500h5L16 8h4v11H4V8zm8 8.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z",
  check: "M5 12.500l4.5 4.500L19 7",
  history: "M5 12a7 7 0 1 0 2.2-5.100M5 4v4h4M12 8.500V12l2.5 1.500",
  retry: "M19 12a7 7 0 1 1-2.2-5.100M19 4v4h-4",
  share: "M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6",
  send: "M12 19V5.500m-6 6 6-6 6 6",
  pin: "M12 21s6.5-6.5 6.5-11.500a6.5 6.5 0 0 0-13 0C5.5 14.5 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  gear: "M4 7h8m4 0h4M4 17h4m4 0h8M14 4.500v5m-4 5v5",
  dots: "M5 13.700a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400z"
    + "M12 13.700a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400zM19 13.700a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400z",
  way: "M12 3 21 12 12 21 3 12l9-9zm-3 11v-2.500h5.500m-2-2 2 2-2 2",
  copy: "M9 9h10v11H9V9zm-4 6V4h10",
  block: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.600 5.600l12.800 12.800",
  bookmark: "M7 4h10v16l-5-4-5 4V4z",
  feed: "M4 5h16v6H4V5zm0 10h10m-10 4h7",
  shield: "M12 3l7 2.500v5.500c0 5-3 8.500-7 10-4-1.500-7-5-7-10V5.500L12 3z",
  flag: "M6 21V4m0 .500h11l-2 4 2 4H6",
  play: "M8 5.500v13l10.5-6.500L8 5.500z",
};

// outline is the picture of a path, which says nothing to screen readers.
export const outline = (path, kind = "") => html`
  <svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;

export const icon = (name, filled) => outline(strokes[name], filled ? "filled" : "");
