// Arithmetic with colours such as #0f766e.

const parts = (colour) => colour.slice(1).match(/../g).map((x) => Number.parseInt(x, 16) / 255);

const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const curved = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

// contrastWithWhite is the ratio of WCAG 2.2 between white text and a colour behind it, from 1 to 21.
export function contrastWithWhite(colour) {
  const [r, g, b] = parts(colour).map(linear);
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

// least is the contrast that text needs.
export const least = 4.5;

// darkened is a colour of the same hue that white text can be read on.
export function darkened(colour) {
  let result = colour;
  for (let share = 1; contrastWithWhite(result) < least; share -= 0.01) {
    result = `#${parts(colour).map((v) => Math.round(255 * curved(linear(v) * share)).toString(16).padStart(2, "0")).join("")}`;
  }
  return result;
}
