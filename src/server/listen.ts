import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { endSlowBodies } from "./bodies/slow-bodies.ts";

/**
 * Creates the server for a handler. A request without a body counts as complete on arrival: otherwise Node would create
 * a stream for the empty body, at a tenth of the cost of serving a cached page.
 */
export const serverOf = (handler: RequestListener): Server => createServer({ optimizeEmptyRequests: true }, handler);

/** Listens, with timeouts against slow and silent clients. Resolves to the port; 0 lets the system choose one. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  server.headersTimeout = 10_000;
  // Maximum time for any request to arrive; all except photos and files must arrive within 30 seconds.
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

/** Milliseconds within which a client must read more of a response waiting for it. */
const READING = 60_000;

/** Closes connections whose clients have stopped reading. A response still being prepared is not limited. */
function endSilentReaders(server: Server): void {
  server.timeout = READING;
  const end = (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  };
  server.on("request", (_req, res) => res.on("timeout", end));
}

/** Refuses new connections, lets requests in progress end, and cuts off any that take longer than `patience` ms. */
export function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    // Otherwise a connection that was busy at the close would stay open until its keep-alive timeout.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Status and message for requests whose headers Node rejects, by Node's error code. Other codes are malformed requests.
 */
const REFUSED_HEADS: Readonly<Record<string, readonly [status: number, says: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "This address is too long. Shorten what you searched for, then try again."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "This request took too long to arrive. Please try again."],
};

/** Answers with a sentence where Node's own response would be an empty page, typically for addresses over 16 KB. */
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
