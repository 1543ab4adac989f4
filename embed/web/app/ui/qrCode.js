// A QR code as a picture.

import { html } from "../../lib/lit-html/lit-html.js";

// qrCode shows what qr of qr.js has made, {size, path}.
export const qrCode = ({ size, path }, label) => html`
  <svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    <path d=${path}></path>
  </svg>`;
