// Where and when a photo was taken, as its Exif says.

const head = 256 << 10; // bytes at the beginning of a file that are looked at first

// exifOf reads from the Exif of a JPEG, PNG, WebP, HEIC or AVIF (Exif 2.3, TIFF 6.0) where and when a photo was
// taken: {place, time}. place is {lat, lng} or null; time is as the camera wrote it, "2026-05-12T10:00:00", or "".
export async function exifOf(file) {
  try {
    const v = await part(file, 0, head);
    const at = await tiffOf(file, v);
    return at ? ofTiff(reader(at.view, at.tiff)) : unknown;
  } catch {
    return unknown; // a damaged file has no Exif
  }
}

const unknown = { place: null, time: "" };

// part reads some bytes of a file, as far as it has them.
const part = async (file, from, size) => new DataView(await file.slice(from, from + size).arrayBuffer());

// tiffOf finds the TIFF of an Exif block: {view, tiff}, the byte of the view at which it starts. It returns null
// without one.
function tiffOf(file, v) {
  if (v.getUint16(0) === 0xffd8) return inJpeg(v);
  if (v.getUint32(0) === 0x89504e47) return inChunks(file, { at: 8, little: false, name: "eXIf", extra: 12, sizeFirst: true });
  if (text(v, 0, 4) === "RIFF" && text(v, 8, 4) === "WEBP") {
    return inChunks(file, { at: 12, little: true, name: "EXIF", extra: 8, even: true });
  }
  return text(v, 4, 4) === "ftyp" ? inBoxes(file) : null;
}

const text = (v, at, n) => String.fromCharCode(...Array.from({ length: n }, (_, i) => v.getUint8(at + i)));

function inJpeg(v) {
  for (let p = 2; p + 10 < v.byteLength; p += 2 + v.getUint16(p + 2)) {
    const marker = v.getUint16(p);
    if (marker === 0xffe1 && v.getUint32(p + 4) === 0x45786966) return { view: v, tiff: p + 10 };
    if (marker === 0xffda || marker >> 8 !== 0xff) return null;
  }
  return null;
}

const exifMost = 1 << 20; // bytes of an Exif block
const stepsMost = 10000; // chunks or boxes that are looked at

// inChunks looks through the chunks of a PNG or a WebP.
async function inChunks(file, { at, little, name, extra, sizeFirst, even }) {
  for (let n = 0; n < stepsMost && at + 8 <= file.size; n++) {
    const v = await part(file, at, 8);
    const size = v.getUint32(sizeFirst ? 0 : 4, little);
    if (text(v, sizeFirst ? 4 : 0, 4) === name) return block(await part(file, at + 8, Math.min(size, exifMost)));
    at += extra + size + (even ? size % 2 : 0);
  }
  return null;
}

// block is a block of Exif, which some programs begin as in a JPEG.
const block = (view) => ({ view, tiff: text(view, 0, 4) === "Exif" ? 6 : 0 });

// boxesOf returns the boxes of ISO 14496-12 between two bytes of a view: their types, and where they are.
function boxesOf(v, from, to) {
  const list = [];
  for (let at = from; at + 8 <= to && list.length < stepsMost;) {
    let size = v.getUint32(at);
    let header = 8;
    if (size === 1) [size, header] = [Number(v.getBigUint64(at + 8)), 16];
    if (size === 0) size = to - at;
    if (size < header) break;
    list.push({ type: text(v, at + 4, 4), from: at + header, to: Math.min(at + size, to) });
    at += size;
  }
  return list;
}

// inBoxes looks for the item Exif of a HEIC or an AVIF (ISO 23008-12, annex A).
async function inBoxes(file) {
  for (let at = 0, n = 0; n < stepsMost && at + 8 <= file.size; n++) {
    const start = await part(file, at, 16);
    let size = start.getUint32(0);
    if (size === 1) size = Number(start.getBigUint64(8));
    if (size === 0) size = file.size - at;
    if (size < 8) return null;
    if (text(start, 4, 4) === "meta") return inMeta(file, await part(file, at, Math.min(size, exifMost)));
    at += size;
  }
  return null;
}

async function inMeta(file, v) {
  const boxes = boxesOf(v, v.getUint32(0) === 1 ? 20 : 12, v.byteLength);
  const one = (type) => boxes.find((b) => b.type === type);
  const id = exifItem(v, one("iinf"));
  const where = id === null ? null : locationOf(v, one("iloc"), id);
  if (!where) return null;
  const inside = where.method === 1 ? one("idat") : null;
  const item = inside
    ? new DataView(v.buffer, v.byteOffset + inside.from + where.at, Math.min(where.size, inside.to - inside.from - where.at))
    : await part(file, where.at, Math.min(where.size, exifMost));
  return { view: item, tiff: 4 + item.getUint32(0) };
}

// exifItem returns the number of the item that is Exif, or null.
function exifItem(v, iinf) {
  if (!iinf) return null;
  const entries = boxesOf(v, iinf.from + (v.getUint8(iinf.from) === 0 ? 6 : 8), iinf.to);
  for (const { from } of entries) {
    const wide = v.getUint8(from) > 2;
    if (text(v, from + (wide ? 10 : 8), 4) === "Exif") return wide ? v.getUint32(from + 4) : v.getUint16(from + 4);
  }
  return null;
}

// locationOf returns where an item is: {method, at, size}, in the file, or in idat with the method 1.
function locationOf(v, iloc, id) {
  if (!iloc) return null;
  const version = v.getUint8(iloc.from);
  let at = iloc.from + 4;
  const number = (size) => {
    const n = size === 8 ? Number(v.getBigUint64(at)) : size === 4 ? v.getUint32(at) : size === 2 ? v.getUint16(at) : 0;
    at += size;
    return n;
  };
  const sizes = number(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version ? sizes & 15 : 0;
  for (let items = number(version < 2 ? 2 : 4); items > 0 && at < iloc.to; items--) {
    const item = number(version < 2 ? 2 : 4);
    const method = version ? number(2) & 15 : 0;
    number(2); // another file, which there is not
    const base = number(baseSize);
    let found = null;
    for (let extents = number(2); extents > 0 && at <= iloc.to; extents--) {
      number(indexSize);
      const from = base + number(offsetSize);
      const size = number(lengthSize);
      found ??= { method, at: from, size };
    }
    if (item === id) return found;
  }
  return null;
}

// reader reads the TIFF that starts at a byte.
function reader(v, tiff) {
  const little = v.getUint16(tiff) === 0x4949;
  const u16 = (p) => v.getUint16(tiff + p, little);
  const u32 = (p) => v.getUint32(tiff + p, little);
  // entries returns the places of the values in a directory by their tags.
  const entries = (dir) => new Map(Array.from({ length: u16(dir) }, (_, i) => [u16(dir + 2 + 12 * i), dir + 10 + 12 * i]));
  return { u32, text: (p, n) => text(v, tiff + p, n), entries };
}

// ofTiff reads what a damaged directory has before the damage.
function ofTiff(r) {
  const first = r.entries(r.u32(4));
  const read = (tag, of, none) => {
    try {
      return first.has(tag) ? of(r, r.entries(r.u32(first.get(tag)))) : none;
    } catch {
      return none;
    }
  };
  return { place: read(0x8825, position, null), time: read(0x8769, taken, "") };
}

// taken reads the time at which the camera took the picture.
function taken({ u32, text }, tags) {
  const at = tags.get(0x9003);
  const m = at === undefined ? null : /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(text(u32(at), 19));
  return m && m[1] !== "0000" ? `${m[1]}-${m[2]}-${m[3]}T${m[4]}` : "";
}

// position reads the point of a GPS directory.
function position({ u32, text }, tags) {
  const degrees = (sides, ref, value) => {
    if (!tags.has(ref) || !tags.has(value)) return NaN;
    const at = u32(tags.get(value));
    const part = (i) => u32(at + 8 * i) / u32(at + 8 * i + 4);
    const side = sides.indexOf(text(tags.get(ref), 1).toUpperCase());
    return side < 0 ? NaN : (part(0) + (part(1) || 0) / 60 + (part(2) || 0) / 3600) * (side ? -1 : 1);
  };
  const lat = degrees("NS", 1, 2);
  const lng = degrees("EW", 3, 4);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat || lng) ? { lat, lng } : null;
}
