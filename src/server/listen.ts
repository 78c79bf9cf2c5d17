import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { endSlowBodies } from "./bodies/slow-bodies.ts";

/**
 * A server that answers by the handler. A request that says of no body is at its end as it arrives: Node would make a
 * stream of the nothing behind it, for a tenth of what a kept page costs.
 */
export const serverOf = (handler: RequestListener): Server => createServer({ optimizeEmptyRequests: true }, handler);

/** Listens with time-outs against slow and silent clients. Resolves to the port; 0 lets the system choose one. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  server.headersTimeout = 10_000;
  // The longest that any request takes to arrive; all but photos and files have half a minute.
  server.requestTimeout = 15 * 60_000;
  endSlowBodies(server);
  server.keepAliveTimeout = 65_000;
  endSilentReaders(server);
  answerRefusedHeads(server);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Milliseconds within which a client takes something more of an answer that waits for it. */
const READING = 60_000;

/** Ends connections whose clients have stopped reading. An answer that is not made yet takes the time that it needs. */
function endSilentReaders(server: Server): void {
  server.timeout = READING;
  const end = (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  };
  server.on("request", (_req, res) => res.on("timeout", end));
}

/** Refuses new connections, lets requests in progress end, and cuts off those that last longer than `patience` ms. */
export function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    // A connection that was busy at the close would otherwise stay open until its keep-alive ends.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}

/** What is said of a request whose head Node does not take, by Node's code; other codes are badly formed requests. */
const REFUSED_HEADS: Readonly<Record<string, readonly [status: number, says: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "This address is too long. Shorten what you searched for, then try again."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "This request took too long to arrive. Please try again."],
};

/** Answers in a sentence where Node's own answer would be an empty page: an address of 16 KB or more, above all. */
function answerRefusedHeads(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const [status, says] = REFUSED_HEADS[error.code ?? ""] ?? [400, "This request is not well formed."];
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${says}</title><p>${says}</p><p><a href="/">Home</a></p></html>`;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Content-Type: text/html; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(page)}`,
      "Cache-Control: no-store",
      "Content-Security-Policy: default-src 'none'",
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${page}`);
  });
}
