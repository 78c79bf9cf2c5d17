import type { Response } from "express";
import type { Site } from "../features/site/site.ts";
import type { CacheState } from "./page-cache.ts";

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
}

/** The facts of the request that `res` answers; they are there from the first handler on. */
export function factsOf(res: Response): Facts {
  return (res.locals as { facts: Facts }).facts;
}

export function beginFacts(res: Response, requestId: string): Facts {
  const facts: Facts = { requestId, began: performance.now(), class: "page", site: null, cache: null };
  (res.locals as { facts: Facts }).facts = facts;
  return facts;
}
