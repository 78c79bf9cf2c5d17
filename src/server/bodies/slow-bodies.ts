import type { IncomingMessage, Server } from "node:http";

/** Milliseconds within which a request's body arrives: a form's text takes far less, even by a bad connection. */
const PATIENCE = 30_000;

const mayTake = new WeakSet<IncomingMessage>();

/** Lets a body take longer. Whoever reads it sees that it goes on arriving: a photo of 20 MB takes a yard minutes. */
export const mayTakeLong = (req: IncomingMessage): void => void mayTake.add(req);

/** Ends requests whose bodies arrive too slowly, as Node ends those whose heads do. */
export function endSlowBodies(server: Server, patience = PATIENCE): void {
  server.on("request", (req) => {
    if (req.headers["content-length"] === undefined && req.headers["transfer-encoding"] === undefined) return;
    const timer = setTimeout(() => {
      if (req.complete || mayTake.has(req)) return;
      const late = Object.assign(new Error("The body is late."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      server.emit("clientError", late, req.socket);
    }, patience);
    timer.unref();
    const stop = () => clearTimeout(timer);
    req.once("end", stop).once("close", stop);
  });
}
