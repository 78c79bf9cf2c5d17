import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that only this machine can reach. */
export interface LoopbackServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Cuts every connection. */
  readonly close: () => Promise<void>;
}

/** Starts one on a free port, for a simulator of an external server. */
export async function loopbackServer(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  await listenHere(server);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Anything that can listen: a Node server, or a library's wrapper around one. */
interface Listener {
  listen(port: number, host: string, done: () => void): unknown;
  once(event: "error", heard: (error: Error) => void): unknown;
  removeListener(event: "error", heard: (error: Error) => void): unknown;
}

/** Listens where only this machine can connect; rejects if the port is taken or no descriptor is left. */
export function listenHere(server: Listener, port = 0): Promise<void> {
  return new Promise((listening, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      server.removeListener("error", fail);
      listening();
    });
  });
}
