// Comments and the replies to them, which are of one level.

// threadsOf returns comments as they are shown, {id, head, replies}: each with its replies, and the
// entries of the outbox that wait as {id, parentId, entry}. The oldest reply takes the place of a
// head that is not there.
export function threadsOf(comments, entries) {
  const waiting = entries.map((entry) => ({ id: entry.id, parentId: entry.replyTo?.thread, entry }));
  const threads = new Map();
  for (const c of [...comments, ...waiting]) {
    const id = c.parentId ?? c.id;
    const thread = threads.get(id) ?? { id, head: null, replies: [] };
    if (c.parentId) thread.replies.push(c);
    else thread.head = c;
    threads.set(id, thread);
  }
  for (const x of threads.values()) x.head ??= x.replies.shift();
  return [...threads.values()];
}

// inOrder returns comments in the order of the server. One that has just been sent may have been
// added before an older page arrived.
export const inOrder = (comments) => [...comments].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));

// without returns comments without one. The oldest reply to it takes its place, as on the server.
export function without(comments, id) {
  const oldest = comments.find((c) => c.parentId === id);
  const moved = (c) => ({ ...c, parentId: c === oldest ? undefined : oldest.id });
  return comments.filter((c) => c.id !== id).map((c) => (c.parentId === id ? moved(c) : c));
}
