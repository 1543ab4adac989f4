// Where a photo was taken.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { shrink, takenAt } from "../../web/app/photo.js";

// jpeg makes a JPEG that has only an Exif block with a GPS directory (TIFF 6.0), in the byte
// order of the machine that wrote it. Angles are [degrees, minutes, seconds].
function jpeg({ lat = [48, 7, 2.28], latRef = "N", lng = [1, 40, 40.08], lngRef = "W", little = false, before = [] } = {}) {
  const tiff = new DataView(new ArrayBuffer(200));
  const u16 = (at, n) => tiff.setUint16(at, n, little);
  const u32 = (at, n) => tiff.setUint32(at, n, little);
  const entry = (at, tag, type, count) => { u16(at, tag); u16(at + 2, type); u32(at + 4, count); return at + 8; };
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d);
  u16(2, 42);
  u32(4, 8);
  u16(8, 1);
  u32(entry(10, 0x8825, 4, 1), 30);
  u16(30, 4);
  tiff.setUint8(entry(32, 1, 2, 2), latRef.charCodeAt(0));
  u32(entry(44, 2, 5, 3), 90);
  tiff.setUint8(entry(56, 3, 2, 2), lngRef.charCodeAt(0));
  u32(entry(68, 4, 5, 3), 120);
  for (const [at, angle] of [[90, lat], [120, lng]]) {
    angle.forEach((part, i) => { u32(at + 8 * i, Math.round(part * 100)); u32(at + 8 * i + 4, 100); });
  }
  const exif = [...new TextEncoder().encode("Exif\0\0"), ...new Uint8Array(tiff.buffer)];
  const size = exif.length + 2;
  return new Blob([new Uint8Array([0xff, 0xd8, ...before, 0xff, 0xe1, size >> 8, size & 255, ...exif])]);
}

const near = (got, lat, lng) => assert.ok(got && Math.abs(got.lat - lat) < 1e-4 && Math.abs(got.lng - lng) < 1e-4, JSON.stringify(got));

test("the position is read in both byte orders and all four quarters", async () => {
  near(await takenAt(jpeg()), 48.1173, -1.6778);
  near(await takenAt(jpeg({ little: true })), 48.1173, -1.6778);
  near(await takenAt(jpeg({ latRef: "S", lngRef: "E" })), -48.1173, 1.6778);
});

test("segments before the Exif are passed over", async () => {
  near(await takenAt(jpeg({ before: [0xff, 0xe0, 0, 4, 1, 2] })), 48.1173, -1.6778);
});

test("an invalid position is ignored", async () => {
  for (const [what, file] of Object.entries({
    "zero": jpeg({ lat: [0, 0, 0], lng: [0, 0, 0] }),
    "beyond the pole": jpeg({ lat: [91, 0, 0] }),
    "an empty file": new Blob([]),
    "a PNG": new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])]),
    "a scan before any Exif": jpeg({ before: [0xff, 0xda, 0, 2] }),
    "no segment": jpeg({ before: [1, 2, 3, 4] }),
  })) assert.equal(await takenAt(file), null, what);
});

test("a file that is cut off anywhere has no position, or the right one", async () => {
  const whole = jpeg();
  for (let n = 0; n < whole.size; n++) {
    const got = await takenAt(whole.slice(0, n));
    if (got) near(got, 48.1173, -1.6778);
  }
});

test("a file that this browser cannot make smaller is sent as it is", async () => {
  for (const type of ["image/heic", "image/gif", "video/mp4"]) {
    const file = new Blob(["x"], { type });
    assert.equal(await shrink(file), file);
  }
});
