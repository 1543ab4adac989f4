// Photos before they are sent: a copy that is small enough, which has no data of the camera and the place.

const edge = 2560; // pixels of the longer side; the server keeps 1920
const small = 400 << 10; // bytes below which a file is sent as it is

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
