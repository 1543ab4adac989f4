// Counts what a browser gets over the wire, workers included: a proxy between it and the service.

import { createServer, request } from "node:http";

// meter starts a proxy for the service at an address. Its list has {path, bytes, isShell} of each
// answer: bytes with its headers, isShell for what the service worker asks for, itself included.
export async function meter(service) {
  const list = [];
  const { hostname, port } = new URL(service);
  let running = 0;
  let last = 0; // when an answer ended
  const server = createServer((req, res) => {
    const before = req.socket.bytesWritten; // a connection has one answer at a time
    const isShell = req.url === "/sw.js" || Boolean(req.headers.referer?.endsWith("/sw.js"));
    const entry = { path: req.url, bytes: 0, isShell };
    list.push(entry);
    const isStream = req.url.startsWith("/api/notifications/stream");
    running += isStream ? 0 : 1;
    res.on("close", () => {
      entry.bytes = req.socket.bytesWritten - before;
      running -= isStream ? 0 : 1;
      last = Date.now();
    });
    res.sendDate = false; // the service has set it
    const to = request({ hostname, port, method: req.method, path: req.url, headers: req.headers }, (from) => {
      res.writeHead(from.statusCode, from.rawHeaders);
      from.pipe(res);
    });
    to.on("error", () => res.destroy());
    res.on("close", () => to.destroy());
    req.pipe(to);
  });
  server.keepAliveTimeout = 0; // no header that the service does not send
  await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
  return {
    list,
    url: `http://127.0.0.1:${server.address().port}`,
    // quiet waits until nothing but the stream of notifications has been under way for a second.
    async quiet() {
      while (running > 0 || Date.now() - last < 1000) await new Promise((resolve) => { setTimeout(resolve, 50); });
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
