// A find that somebody else has changed while the user was changing it: both versions, and which the user chooses of each part.

const texts = ["title", "description", "category"];

// mediaKey names photos in their order, with their captions.
const mediaKey = (media) => JSON.stringify(media.map(({ id, url, caption }) => [id ?? url, caption ?? ""]));

export class Conflict {
  // base is the find as the user has opened it, now what it is, with its ETag. mine has the texts of the user, and only if they have
  // changed these, media and place, {name}.
  constructor(base, { media, place, ...mine }, now, tag) {
    this.now = now;
    this.tag = tag;
    const part = (name, own, theirs, isMine) => ({ name, mine: own, theirs, choice: isMine ? "mine" : "theirs" });
    const isChanged = (name) => (now[name] ?? "") !== (base[name] ?? "") && (now[name] ?? "") !== (mine[name] ?? "");
    this.parts = texts.filter(isChanged)
      .map((name) => part(name, mine[name] ?? "", now[name] ?? "", (mine[name] ?? "") !== (base[name] ?? "")));
    const isOther = mediaKey(now.media) !== mediaKey(base.media);
    if (media && isOther && mediaKey(media) !== mediaKey(now.media)) this.parts.push(part("photos", media, now.media, true));
    if (place && now.locationId !== base.locationId) this.parts.push(part("place", place.name, now.location.name, true));
  }

  // takes tells whether the user takes what somebody else has made of a part.
  takes(name) { return this.parts.some((p) => p.name === name && p.choice === "theirs"); }
}
