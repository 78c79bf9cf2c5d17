import type { ServerResponse } from "node:http";
import type { Site } from "../../features/site/site.ts";

/** The kind of a request, for the metrics: too coarse to name a page or a person. */
export type RequestClass = "page" | "data" | "api" | "image" | "file" | "health";

/** What the server knows of one request, from its first handler to its log line. */
export interface Facts {
  readonly requestId: string;
  /** `performance.now()` at the request's arrival. */
  readonly began: number;
  class: RequestClass;
  site: Site | null;
  cache: CacheState | null;
  /** Bytes of the body, where they are known before the headers are written. */
  bytes: number | null;
}

/** Express keeps the contents of `locals` when it takes over the response. */
type Bearer = ServerResponse & { locals?: { facts?: Facts } };

/** The facts of the request that `res` answers; they are set before any other handler runs. */
export function factsOf(res: ServerResponse): Facts {
  const facts = (res as Bearer).locals?.facts;
  if (!facts) throw new Error("A request was looked at before it was given its facts.");
  return facts;
}

export function beginFacts(res: ServerResponse, requestId: string, kind: RequestClass): Facts {
  const facts = { requestId, began: performance.now(), class: kind, site: null, cache: null, bytes: null };
  (res as Bearer).locals = { facts };
  return facts;
}

/**
 * How the page cache answered. `hit`: from the cache. `made`: rendered and cached. `once`: rendered for the first time;
 * cached once its address is requested again. `shared`: waited for another request's rendering of the same page.
 * `passed`: rendered and not cacheable. /
 */
export type CacheState = "hit" | "made" | "once" | "shared" | "passed";
