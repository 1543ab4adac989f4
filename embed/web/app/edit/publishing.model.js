// How a find is published: by its form, or by the outbox, whose code is in the first load.

import { post, put } from "../api.js";
import { nameAt } from "./placeNames.model.js";

// uploadLife is how long an upload can wait for its find, in ms. The server deletes media that no
// find has after a day; this is less, so that there is time to publish.
export const uploadLife = 23 * 3600e3;

// locationAt returns the id of the location of a place, and makes it if there is none. A place
// without a name is called after what is near. check may throw once it is named and not yet made.
export async function locationAt({ location, point, name }, check = () => {}) {
  if (location) return location.id;
  const named = name || await nameAt(point);
  check();
  const made = await post("/api/locations", { latitude: point.lat, longitude: point.lng, name: named });
  return made.id;
}

// createFind publishes a find with an id of this client. A server that has it already, because its
// answer was lost, returns it.
export const createFind = (id, body) => put(`/api/finds/${id}`, body, { headers: { "If-None-Match": "*" } });

// captioned returns media with a caption, or without one.
export const captioned = (media, caption) => (caption ? { ...media, caption } : media);

// missingIn returns the places of the media that a refusal says are not on the server any more, or of the lists into which the
// user can put nothing any more.
export function missingIn(p, of = "media") {
  const place = new RegExp(`^body\\.${of}\\[(\\d+)\\]`);
  return (p.errors ?? []).map((e) => place.exec(e.location)?.[1]).filter(Boolean).map(Number);
}
