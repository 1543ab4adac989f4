// The blurred preview of a picture, from its BlurHash.

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";

const number = (text) => Array.from(text).reduce((n, c) => n * 83 + digits.indexOf(c), 0);

const toLinear = (v) => (v <= 10.31475 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);

const toSRGB = (v) => Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * Math.min(v, 1) ** (1 / 2.4) - 0.055));

const square = (v) => Math.sign(v) * v * v;

// frequenciesOf returns the linear red, green and blue of each frequency, the mean first.
function frequenciesOf(hash) {
  const mean = number(hash.slice(2, 6));
  const most = (number(hash[1]) + 1) / 166;
  const list = [[mean >> 16, (mean >> 8) & 255, mean & 255].map(toLinear)];
  for (let at = 6; at < hash.length; at += 2) {
    const n = number(hash.slice(at, at + 2));
    list.push([Math.floor(n / 361), Math.floor(n / 19) % 19, n % 19].map((v) => square((v - 9) / 9) * most));
  }
  return list;
}

// waves are the values of n cosines at each of size pixels.
const waves = (n, size) => Array.from({ length: size }, (_, x) => Array.from({ length: n }, (_, i) => Math.cos(Math.PI * i * x / size)));

// blurred returns the pixels of a preview of w by h, red, green, blue and opacity, or null if
// the text is not a BlurHash.
export function blurred(hash, w, h) {
  const form = number(hash.slice(0, 1));
  const [nx, ny] = [form % 9 + 1, Math.floor(form / 9) + 1];
  if (hash.length !== 4 + 2 * nx * ny) return null;
  const parts = frequenciesOf(hash);
  const [across, down] = [waves(nx, w), waves(ny, h)];
  const pixels = new Uint8ClampedArray(4 * w * h).fill(255);
  // Plain loops, first over the frequencies of a row, then over its pixels: a page with twenty pictures is drawn after them.
  const row = new Float64Array(3 * nx);
  for (let y = 0; y < h; y++) {
    row.fill(0);
    for (let i = 0; i < parts.length; i++) for (let c = 0; c < 3; c++) row[3 * (i % nx) + c] += parts[i][c] * down[y][Math.floor(i / nx)];
    for (let x = 0; x < w; x++) for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let i = 0; i < nx; i++) sum += row[3 * i + c] * across[x][i];
      pixels[4 * (w * y + x) + c] = toSRGB(sum);
    }
  }
  return pixels;
}
