// Where a photo was taken.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { readFileSync } from "node:fs";
import { exifOf } from "../../web/app/edit/exif.js";
import { shrink } from "../../web/app/edit/shrink.js";

// tiffOf makes an Exif block that has only a GPS directory (TIFF 6.0), in the byte order of the machine
// that wrote it. Angles are [degrees, minutes, seconds].
function tiffOf({ lat = [48, 7, 2.28], latRef = "N", lng = [1, 40, 40.08], lngRef = "W", little = false } = {}) {
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
  return [...new Uint8Array(tiff.buffer)];
}

const ascii = (s) => [...new TextEncoder().encode(s)];

function jpeg({ before = [], ...more } = {}) {
  const exif = [...ascii("Exif\0\0"), ...tiffOf(more)];
  const size = exif.length + 2;
  return new Blob([new Uint8Array([0xff, 0xd8, ...before, 0xff, 0xe1, size >> 8, size & 255, ...exif])]);
}

const placeIn = async (file) => (await exifOf(file)).place;

const near = (got, lat, lng) => assert.ok(got && Math.abs(got.lat - lat) < 1e-4 && Math.abs(got.lng - lng) < 1e-4, JSON.stringify(got));

test("the position is read in both byte orders and all four quarters", async () => {
  near(await placeIn(jpeg()), 48.1173, -1.6778);
  near(await placeIn(jpeg({ little: true })), 48.1173, -1.6778);
  near(await placeIn(jpeg({ latRef: "S", lngRef: "E" })), -48.1173, 1.6778);
});

test("segments before the Exif are passed over", async () => {
  near(await placeIn(jpeg({ before: [0xff, 0xe0, 0, 4, 1, 2] })), 48.1173, -1.6778);
});

test("an invalid position is ignored", async () => {
  for (const [what, file] of Object.entries({
    "zero": jpeg({ lat: [0, 0, 0], lng: [0, 0, 0] }),
    "beyond the pole": jpeg({ lat: [91, 0, 0] }),
    "an empty file": new Blob([]),
    "a PNG": new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])]),
    "a scan before any Exif": jpeg({ before: [0xff, 0xda, 0, 2] }),
    "no segment": jpeg({ before: [1, 2, 3, 4] }),
  })) assert.equal(await placeIn(file), null, what);
});

test("a file that is cut off anywhere has no position, or the right one", async () => {
  const whole = jpeg();
  for (let n = 0; n < whole.size; n++) {
    const got = await placeIn(whole.slice(0, n));
    if (got) near(got, 48.1173, -1.6778);
  }
});

test("a file that this browser cannot make smaller is sent as it is", async () => {
  for (const type of ["image/heic", "image/gif", "video/mp4"]) {
    const file = new Blob(["x"], { type });
    assert.equal(await shrink(file), file);
  }
});

const be = (n, size = 4) => Array.from({ length: size }, (_, i) => Math.floor(n / 256 ** (size - 1 - i)) % 256);
const chunk = (name, body) => [...be(body.length), ...ascii(name), ...body, 0, 0, 0, 0];
const riff = (name, body) => [...ascii(name), ...be(body.length).reverse(), ...body, ...(body.length % 2 ? [0] : [])];
const box = (name, ...body) => [...be(8 + body.flat().length), ...ascii(name), ...body.flat()];

// heif makes the boxes of a HEIC whose item 7 is Exif, with an iloc of a version: in the file, or in idat.
function heif({ version = 1, inside = false, wide = false, ...more } = {}) {
  const item = [0, 0, 0, 6, ...ascii("Exif\0\0"), ...tiffOf(more)];
  const infe = box("infe", [wide ? 3 : 2, 0, 0, 0], wide ? be(7) : be(7, 2), [0, 0], ascii("Exif\0"));
  const iinf = box("iinf", [0, 0, 0, 0], be(1, 2), infe);
  const iloc = (at) => box("iloc", [version, 0, 0, 0], [0x44, 0x40], be(1, version < 2 ? 2 : 4), be(7, version < 2 ? 2 : 4),
    version ? be(inside ? 1 : 0, 2) : [], [0, 0], be(inside ? 0 : 8), be(1, 2), be(at), be(item.length));
  const meta = (at) => box("meta", [0, 0, 0, 0], box("hdlr", be(0, 24)), iinf, iloc(at), inside ? box("idat", item) : []);
  const ftyp = box("ftyp", ascii("heic"), be(0), ascii("mif1heic"));
  const media = ftyp.length + meta(0).length;
  return new Blob([new Uint8Array([...ftyp, ...meta(inside ? 0 : media), ...(inside ? [] : box("mdat", item))])]);
}

const png = (...chunks) => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...chunks.flat()])]);
const webp = (...chunks) => new Blob([new Uint8Array([...ascii("RIFF"), 0, 0, 0, 0, ...ascii("WEBP"), ...chunks.flat()])]);

test("the position of a PNG, a WebP, a HEIC and an AVIF is read", async () => {
  const at = { lat: [48, 7, 2.28], latRef: "S", lng: [1, 40, 40.08], lngRef: "E", little: true };
  for (const [what, file] of Object.entries({
    "a PNG": png(chunk("IHDR", be(0, 13)), chunk("IDAT", be(0, 400000)), chunk("eXIf", tiffOf(at)), chunk("IEND", [])),
    "a WebP": webp(riff("VP8X", be(0, 10)), riff("VP8 ", be(0, 301)), riff("EXIF", tiffOf(at))),
    "a WebP as a JPEG": webp(riff("EXIF", [...ascii("Exif\0\0"), ...tiffOf(at)])),
    "a HEIC": heif(at),
    "of version 0": heif({ ...at, version: 0 }),
    "of version 2": heif({ ...at, version: 2, wide: true }),
    "in idat": heif({ ...at, inside: true }),
  })) {
    const got = await placeIn(file);
    assert.ok(got, what);
    near(got, -48.1173, 1.6778);
    for (let n = 0; n < file.size; n += file.size > 10000 ? 4001 : 7) {
      const cut = await placeIn(file.slice(0, n));
      if (cut) near(cut, -48.1173, 1.6778);
    }
  }
  near(await placeIn(new Blob([readFileSync(new URL("../testdata/gps.heic", import.meta.url))])), 48.137, 11.575);
});

test("a side of the Earth counts in any case, and is not guessed", async () => {
  near(await placeIn(jpeg({ latRef: "s", lngRef: "w" })), -48.1173, -1.6778);
  near(await placeIn(jpeg({ latRef: "n", lngRef: "e" })), 48.1173, 1.6778);
  for (const [latRef, lngRef] of [["\0", "E"], ["N", " "], ["E", "N"], ["X", "W"]]) assert.equal(await placeIn(jpeg({ latRef, lngRef })), null, latRef + lngRef);
  near(await placeIn(new Blob([readFileSync(new URL("../testdata/lower-case-refs.jpg", import.meta.url))])), -48.137, -11.575);
});

test("a camera without a clock has not taken a photo in the year 0", async () => {
  assert.equal((await exifOf(timed("0000:00:00 00:00:00"))).time, "");
  assert.equal((await exifOf(timed("2026:05:12 10:00:00"))).time, "2026-05-12T10:00:00");
});

// timed makes a JPEG that has only a time.
function timed(time) {
  const entry = (tag, type, count, value) => [...be(tag, 2), ...be(type, 2), ...be(count), ...be(value)];
  const tiff = [...ascii("MM"), 0, 42, ...be(8), 0, 1, ...entry(0x8769, 4, 1, 26), ...be(0), 0, 1, ...entry(0x9003, 2, 20, 44), ...be(0), ...ascii(time), 0];
  const exif = [...ascii("Exif\0\0"), ...tiff];
  return new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe1, ...be(exif.length + 2, 2), ...exif])]);
}
