import type { Server } from "node:http";

/** Listens with time-outs against slow and silent clients. Resolves to the port; 0 lets the system choose one. */
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
