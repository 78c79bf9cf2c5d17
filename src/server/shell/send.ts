import type { Request, Response } from "express";
import { acceptedEncoding, type Body } from "./body.ts";

/** Sends bytes in the best encoding that is accepted, or 304 where the browser has them. Headers are already set. */
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

/** Weak comparison of RFC 9110 §13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
