import type { RequestHandler } from "express";
import { photoHash, photoKey } from "../../features/stock-pictures/rules.ts";
import type { App } from "../../request.ts";
import { sendError } from "../pages/plain-page.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Serves `/photos/<content hash>.jpg`, the stored pictures of stock in full size. */
export function serveStockPhotos({ files, log }: Pick<App, "files" | "log">): RequestHandler {
  return async (req, res, next) => {
    const hash = photoHash(req.path);
    if (hash === null || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const file = await files.get(photoKey(hash));
    if (!file.ok) {
      log.warn({ reason: file.error.message }, "a stored picture could not be read");
      res.set("Retry-After", "2");
      return sendError(req, res, "source-failed");
    }
    if (!file.value) return sendError(req, res, "not-found", { sentence: "There is no such picture." });
    res.set({ "Cache-Control": YEAR, "Content-Length": String(file.value.length) }).type("image/jpeg");
    res.end(req.method === "HEAD" ? undefined : file.value);
  };
}
