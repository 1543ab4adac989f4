// The preview of a BlurHash.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blurred } from "../../web/app/blur.js";

// known are previews of the package blurhash 2.0.5: hash, width, height and pixels.
const known = [
  ["LDH27k3B|cO?z4NKo1aOhCfjfQfj", 4, 3, [
    147, 138, 141, 255, 140, 133, 132, 255, 133, 133, 132, 255, 166, 133, 132, 255, 146, 124, 139, 255, 138, 117, 130, 255,
    130, 117, 130, 255, 162, 117, 130, 255, 143, 150, 134, 255, 135, 140, 126, 255, 124, 140, 126, 255, 155, 140, 126, 255,
  ]],
  ["T]I#x_offQ~qoffQt7j[fQIUayfQ", 3, 4, [
    229, 229, 229, 255, 226, 226, 226, 255, 220, 220, 220, 255, 236, 236, 236, 255, 233, 233, 233, 255, 228, 228, 228, 255,
    156, 156, 156, 255, 154, 154, 154, 255, 150, 150, 150, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255,
  ]],
];

test("previews are those of the reference", () => {
  for (const [hash, w, h, want] of known) {
    const got = blurred(hash, w, h);
    assert.equal(got.length, 4 * w * h);
    want.forEach((v, i) => assert.ok(Math.abs(got[i] - v) <= 1, `${hash}: sample ${i} is ${got[i]}, want ${v}`));
  }
});

test("what is not a BlurHash has no preview", () => {
  for (const hash of ["", "L", "LDH27k", "LDH27k3B|cO?z4NKo1aOhCfjfQf", "no hash at all, but some text"]) assert.equal(blurred(hash, 4, 3), null, hash);
});
