// Photos before they are sent: where they were taken, and a copy that is small enough. The copy
// has no data of the camera and the place.

const edge = 2560; // pixels of the longer side; the server keeps 1920
const small = 400 << 10; // bytes below which a file is sent as it is
const head = 256 << 10; // bytes at the beginning of a JPEG in which Exif stands

// exifOf reads from the Exif of a JPEG (Exif 2.3, TIFF 6.0) where and when a photo was taken: {place,
// time}. place is {lat, lng} or null; time is as the camera wrote it, "2026-05-12T10:00:00", or "".
export async function exifOf(file) {
  try {
    const v = new DataView(await file.slice(0, head).arrayBuffer());
    if (v.getUint16(0) !== 0xffd8) return unknown;
    for (let p = 2; p + 10 < v.byteLength; p += 2 + v.getUint16(p + 2)) {
      const marker = v.getUint16(p);
      if (marker === 0xffe1 && v.getUint32(p + 4) === 0x45786966) return ofTiff(reader(v, p + 10));
      if (marker === 0xffda || marker >> 8 !== 0xff) return unknown;
    }
  } catch { /* a damaged file has no Exif */ }
  return unknown;
}

const unknown = { place: null, time: "" };

// takenAt reads only where.
export const takenAt = async (file) => (await exifOf(file)).place;

// reader reads the TIFF that starts at a byte.
function reader(v, tiff) {
  const little = v.getUint16(tiff) === 0x4949;
  const u16 = (p) => v.getUint16(tiff + p, little);
  const u32 = (p) => v.getUint32(tiff + p, little);
  const text = (p, n) => String.fromCharCode(...Array.from({ length: n }, (_, i) => v.getUint8(tiff + p + i)));
  // entries returns the places of the values in a directory by their tags.
  const entries = (dir) => new Map(Array.from({ length: u16(dir) }, (_, i) => [u16(dir + 2 + 12 * i), dir + 10 + 12 * i]));
  return { u32, text, entries };
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
  return m ? `${m[1]}-${m[2]}-${m[3]}T${m[4]}` : "";
}

// position reads the point of a GPS directory.
function position({ u32, text }, tags) {
  const degrees = (ref, value) => {
    if (!tags.has(ref) || !tags.has(value)) return NaN;
    const at = u32(tags.get(value));
    const part = (i) => u32(at + 8 * i) / u32(at + 8 * i + 4);
    const d = part(0) + part(1) / 60 + (part(2) || 0) / 3600;
    return "SW".includes(text(tags.get(ref), 1)) ? -d : d;
  };
  const lat = degrees(1, 2);
  const lng = degrees(3, 4);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat || lng) ? { lat, lng } : null;
}

// shrink returns an upright copy within edge pixels, or the file where that would gain nothing or
// this browser cannot (HEIC, no OffscreenCanvas).
export async function shrink(file) {
  if (!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(file.type)) return file;
  try {
    return await smaller(file);
  } catch {
    return file; // the server makes it smaller
  }
}

async function smaller(file) {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size < small) {
    picture.close();
    return file;
  }
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  const to = canvas.getContext("2d");
  to.fillStyle = "#fff"; // JPEG has no transparency
  to.fillRect(0, 0, canvas.width, canvas.height);
  to.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const copy = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
  return copy.size < file.size ? new File([copy], file.name.replace(/\.\w+$/, "") + ".jpg", { type: "image/jpeg" }) : file;
}
