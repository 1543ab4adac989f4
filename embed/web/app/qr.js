// QR codes. They are made in the browser, since what they show may be a secret.

import { assets } from "./config.js";

const quiet = 4; // modules around the code, as the standard asks

// draw turns rows of modules into the path of the dark ones.
const draw = (rows) => rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");

// qr returns the QR code of a text, {size, path}: a path of SVG in a square of this size.
export async function qr(text) {
  const { encode } = await import(new URL("lib/uqr/uqr.js", assets).href);
  const { data, size } = encode(text, { ecc: "M", border: quiet });
  return { size, path: draw(data) };
}
