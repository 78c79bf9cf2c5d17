import type { IncomingMessage, Server } from "node:http";

/** Milliseconds within which a request's body must arrive; a form's text needs far less, even on a bad connection. */
const PATIENCE = 30_000;

const mayTake = new WeakSet<IncomingMessage>();

/** Exempts a request whose reader checks its progress itself: a yard may need minutes to send a photo of 20 MB. */
export const mayTakeLong = (req: IncomingMessage): void => void mayTake.add(req);

/** Ends requests whose bodies arrive too slowly, as Node itself does for slow headers. */
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
