import type { ServerResponse } from "node:http";
import type { Site } from "../../features/site/site.ts";
import type { CacheState } from "../pages/page-cache.ts";

/** What a request turned out to be: kinds for the metrics, coarse enough never to name a page or a person. */
export type RequestClass = "page" | "data" | "api" | "image" | "file" | "health";

/** What the shell knows of one request, from its first handler to the log line at its end. */
export interface Facts {
  readonly requestId: string;
  /** `performance.now()` at the request's arrival. */
  readonly began: number;
  class: RequestClass;
  site: Site | null;
  cache: CacheState | null;
  /** Bytes of the body, where they are known before its headers are written. */
  bytes: number | null;
}

/** Express keeps what is in `locals` when it is given the response. */
type Bearer = ServerResponse & { locals?: { facts?: Facts } };

/** The facts of the request that `res` answers; they are there before anything else looks at it. */
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
