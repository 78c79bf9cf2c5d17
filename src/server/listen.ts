import type { Server } from "node:http";

/**
 * Listens with time-outs that a slow or silent client cannot outstay. Answers the port, which 0 leaves to the system.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Takes no more connections, lets requests under way end, and cuts off what lasts longer than `patience` ms. */
export function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    // A connection whose request was under way at the close would else stay open until its keep-alive ends.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
