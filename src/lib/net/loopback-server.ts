import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that only this machine can reach. */
export interface LoopbackServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Cuts every connection. */
  readonly close: () => Promise<void>;
}

/** Starts one on a free port, for a simulator that stands in for somebody else's server. */
export async function loopbackServer(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}
