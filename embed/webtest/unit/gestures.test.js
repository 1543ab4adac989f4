// The arithmetic of the photo viewer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, held, middle, swipe, zoomed } from "../../web/app/find/gestures.js";

test("the point under the fingers stays while a photo grows", () => {
  const at = { x: 100, y: -40 };
  const shownAt = (v) => ({ x: (at.x - v.x) / v.scale, y: (at.y - v.y) / v.scale }); // what of the photo is there
  let view = fitted;
  for (const scale of [1.5, 3, 2.2]) {
    const before = shownAt(view);
    view = zoomed(view, scale, at);
    assert.equal(view.scale, scale);
    const after = shownAt(view);
    assert.ok(Math.hypot(before.x - after.x, before.y - after.y) < 1e-9);
  }
});

test("a photo grows to five times and never shrinks below the stage", () => {
  assert.equal(zoomed(fitted, 9, { x: 0, y: 0 }).scale, 5);
  assert.deepEqual(zoomed(zoomed(fitted, 3, { x: 50, y: 50 }), 0.2, { x: 50, y: 50 }), { scale: 1, x: 0, y: 0 });
});

test("an enlarged photo covers the stage, a fitted one stays in its middle", () => {
  const stage = { width: 400, height: 800 };
  assert.deepEqual(held({ scale: 2, x: 900, y: -900 }, stage), { scale: 2, x: 200, y: -400 });
  assert.deepEqual(held({ scale: 2, x: 10, y: -10 }, stage), { scale: 2, x: 10, y: -10 });
  assert.deepEqual(held({ scale: 1, x: 10, y: 10 }, stage), { scale: 1, x: 0, y: 0 });
});

test("a swipe sideways leads on, one down closes, and less is nothing", () => {
  for (const [x, y, want] of [
    [-80, 10, "next"], [80, -30, "previous"], [10, 120, "close"], [-20, -200, ""], [-40, 0, ""], [100, 110, "close"], [110, 100, "previous"], [0, 60, ""],
  ]) assert.equal(swipe({ x, y }), want, `${x}, ${y}`);
});

test("two fingers have a middle and a distance that is never 0", () => {
  assert.deepEqual(middle({ x: 0, y: 0 }, { x: 30, y: 40 }), { x: 15, y: 20, apart: 50 });
  assert.equal(middle({ x: 1, y: 1 }, { x: 1, y: 1 }).apart, 1);
});
