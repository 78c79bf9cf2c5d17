import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { LRUCache } from "lru-cache";
import { type FileRoots, type FoundFile, findFile, findInside } from "./file-roots.ts";
import { factsOf } from "./observing/facts.ts";
import { sendError } from "./pages/plain-page.ts";
import { Body, isText } from "./shell/body.ts";
import { DRAWING_POLICY } from "./shell/headers.ts";
import { sendBody } from "./shell/send.ts";

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
const ASK_AGAIN = "public, no-cache";
/**
 * Text files up to this size are held in memory and compressed once; larger files and pictures are streamed from disk.
 */
const LARGEST_HELD = 4 * 1024 * 1024;
const MEMORY_FOR_TEXT = 64 * 1024 * 1024;

/**
 * The cache header of a file. A file may be cached forever if its address contains a content hash (`/assets/…`), or a
 * `?v=` with which the site's operator promises a new address for new content. Demo pictures may be cached for a day;
 * everything else must be revalidated.
 */
function keeping(req: Request): string {
  if (req.path.startsWith("/assets/") || typeof req.query.v === "string") return YEAR;
  return req.path.startsWith("/art/") ? DAY : ASK_AGAIN;
}

/** Serves files under `/assets`, `/art`, `/site` and `/uploads`, and the few the build puts at the root. */
export function serveFiles(roots: FileRoots): RequestHandler {
  const atRoot = new Set(roots.client ? filesAtRoot(roots.client) : []);
  const cache = new LRUCache<string, Body>({
    maxSize: MEMORY_FOR_TEXT,
    sizeCalculation: (body) => body.weight,
  });
  return async (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const { site } = factsOf(res);
    const path = decodeURIComponent(req.path);
    const isRootFile = roots.client !== null && atRoot.has(path);
    if (!isRootFile && !/^\/(assets|art|site|uploads)\//.test(path)) return next();
    const found = isRootFile ? await findInside(roots.client ?? "", path.slice(1)) : await findFile(path, roots, site);
    if (!found) return sendError(req, res, "not-found", { sentence: "There is no such file." });
    res.set("Cache-Control", keeping(req)).type(extname(found.path));
    if (extname(found.path).toLowerCase() === ".svg") res.set("Content-Security-Policy", DRAWING_POLICY);
    if (isHeld(res, found)) await sendHeld(req, res, found, cache);
    else res.sendFile(found.path, { root: found.root, cacheControl: false });
  };
}

const isHeld = (res: Response, found: FoundFile) =>
  found.bytes <= LARGEST_HELD && isText(String(res.getHeader("Content-Type")));

async function sendHeld(req: Request, res: Response, found: FoundFile, cache: LRUCache<string, Body>): Promise<void> {
  const key = `${found.root} ${found.path} ${found.changed} ${found.bytes}`;
  let body = cache.get(key);
  if (!body) {
    body = new Body(
      await readFile(join(found.root, found.path)),
      String(res.getHeader("Content-Type")),
      req.path.startsWith("/assets/"),
    );
    cache.set(key, body);
  }
  await sendBody(req, res, body, `W/"${found.changed.toString(36)}-${found.bytes.toString(36)}"`);
}

function filesAtRoot(client: string): string[] {
  try {
    return readdirSync(client, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => `/${entry.name}`);
  } catch {
    return [];
  }
}
