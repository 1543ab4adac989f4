// The arithmetic of a photo that is moved and enlarged by fingers. A view is {scale, x, y}: how much
// larger than fitted, and how far the middle is from that of the stage, in pixels.

export const fitted = { scale: 1, x: 0, y: 0 };

const largest = 5;
const [swiped, pulled] = [60, 90]; // pixels after which a movement counts, sideways and down

const between = (least, x, most) => Math.max(least, Math.min(most, x));

// zoomed returns a view at another scale. The point at of the stage, from its middle, stays.
export function zoomed(view, scale, at) {
  const next = between(1, scale, largest);
  const k = next / view.scale;
  return { scale: next, x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k };
}

// held keeps a view within the stage: what is larger covers it, what is not stays in the middle.
export function held(view, { width, height }) {
  const [x, y] = [width, height].map((size) => (size * (view.scale - 1)) / 2);
  return { scale: view.scale, x: between(-x, view.x, x), y: between(-y, view.y, y) };
}

// swipe says what a movement of one finger means: "next", "previous", "close" or "".
export function swipe({ x, y }) {
  if (y > pulled && y > Math.abs(x)) return "close";
  if (Math.abs(x) < swiped || Math.abs(x) < Math.abs(y)) return "";
  return x < 0 ? "next" : "previous";
}

// middle returns the point between two, and their distance.
export function middle(a, b) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
}
