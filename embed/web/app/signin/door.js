// The card of the screens for users who are not signed in: a picture of a map with finds, which
// shows what Finds is, and the form below or beside it.

import { html, svg } from "../../lib/lit-html/lit-html.js";
import { available, chooseLanguage, language, languageNames } from "../i18n.js";

const pin = (x, y, kind, face) => svg`
  <g transform="translate(${x} ${y})">
    <ellipse class="shadow" cx="1" cy="3" rx="25" ry="24"></ellipse>
    <circle class="rim" r="24"></circle>
    <circle class=${kind} r="21"></circle>
    ${face}
  </g>`;

// Photos are a sky with hills or a tower, all within the circle of their pin.
const hills = svg`
  <circle class="sun" cx="8" cy="-9" r="4.500"></circle>
  <path class="far-hill" d="M-21 1q8-13 17-3 9-11 24 5l.5 3a21 21 0 0 1-41 0z"></path>
  <path class="near-hill" d="M-20.500 6q14-7 22 0 9 5 17.500 1a21 21 0 0 1-39.500-1z"></path>`;

const tower = svg`
  <path class="near-hill" d="M-19.500 8h39a21 21 0 0 1-39 0z"></path>
  <path class="tower" d="M-6 11l1.500-20h9L6 11zM-6-9 0-18 6-9z"></path>`;

const heart = svg`<path class="sign" d="M0 9c-7-5-10-8.500-10-13a5.300 5.300 0 0 1 10-2.500A5.300 5.300 0 0 1 10-4C10 .5 7 4 0 9z"></path>`;

const number = (n) => svg`<text class="figure" text-anchor="middle" dy="6.500">${n}</text>`;

const picture = html`
  <svg class="door-map" viewBox="0 0 440 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="land" width="440" height="440"></rect>
    <path class="park" d="M0 20q80-30 130 20t60 70q-30 50-110 40T0 170zM270 320q60-50 120-20t50 50v90H250q-20-70 20-120z"></path>
    <path class="river" d="M-20 330q110-20 160-90T300 130t160-90"></path>
    <path class="street" d="M-10 250q120-40 180-130T230-10M60 450q10-130 80-180t140-60 170 40
      M200 450q0-100 50-170T450 150M330-10q-10 110 20 190t100 180
      M-10 90q150 0 230 60t230 70M-10 390q120-30 210-10t250-10"></path>
    <path class="highway" d="M-10 200q110 30 220 0T450 100"></path>
    ${pin(92, 196, "sky", hills)}
    ${pin(212, 258, "group", number(12))}
    ${pin(338, 198, "sky dusk", tower)}
    ${pin(250, 158, "single", heart)}
    ${pin(128, 84, "single", heart)}
    ${pin(316, 340, "sky", hills)}
    ${pin(104, 352, "group", number(5))}
  </svg>`;

const choice = (code, update) => html`
  <button type="button" class="link" lang=${code} aria-pressed=${code === language() ? "true" : "false"}
    @click=${() => chooseLanguage(code).then(update)}>${languageNames[code]}</button>`;

// languages are the buttons that choose another language, which update shows.
export const languages = (update) => html`<p class="below row languages">${available.map((code) => choice(code, update))}</p>`;

// door is the card with a content.
export const door = (content) => html`
  <section class="card door">
    ${picture}
    <div class="within">${content}</div>
  </section>`;
