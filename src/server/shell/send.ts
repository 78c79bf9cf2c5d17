import type { Request, Response } from "express";
import { acceptedEncoding, type Body } from "./body.ts";

/** Sends bytes in the best accepted encoding, or 304 where the browser has them. The headers must be set before. */
export async function sendBody(req: Request, res: Response, body: Body, etag: string | null): Promise<void> {
  if (body.compressible) res.vary("Accept-Encoding");
  if (etag) {
    res.set("ETag", etag);
    if (isKnown(req.headers["if-none-match"], etag)) {
      res.status(304).removeHeader("Content-Type");
      res.end();
      return;
    }
  }
  const encoding = body.compressible ? acceptedEncoding(req.headers["accept-encoding"]) : "identity";
  const bytes = await body.as(encoding);
  if (encoding !== "identity") res.set("Content-Encoding", encoding);
  res.set("Content-Length", String(bytes.length));
  res.end(req.method === "HEAD" ? undefined : bytes);
}

/** Whether the browser already has this version, by the weak comparison of RFC 9110 §13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
