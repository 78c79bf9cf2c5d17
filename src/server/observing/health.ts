import type { RequestHandler } from "express";
import { sql } from "kysely";
import type { SharedEngineHealth } from "../../features/search/index/following.ts";
import type { App } from "../../request.ts";

/** Longer than this and the database counts as away, in milliseconds. */
const DATABASE_PATIENCE = 2000;

export interface ServerState {
  /** Set when the process has begun to end: nothing new should be sent to it. */
  closing: boolean;
  /** Set once the search index holds the stock: before that a page would show a dealer without cars. */
  filled: boolean;
  /** Of a search engine beside the processes; absent for one within this process. */
  search?: () => Promise<SharedEngineHealth>;
}

/** `/healthz`: the process is alive. */
export const healthz: RequestHandler = (_req, res) => {
  res.set("Cache-Control", "no-store").json({ alive: true });
};

async function databaseAnswers(app: App): Promise<boolean> {
  const answer = sql`select 1`.execute(app.db).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_PATIENCE);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * `/readyz`: requests may be sent here. 503 with what is missing, or once the process has begun to end. A search engine
 * beside the processes that is away is shown and no reason to send requests elsewhere: no process can search then, and
 * all serve the rest.
 */
export function readyz(app: App, state: ServerState): RequestHandler {
  return async (_req, res) => {
    const checks = {
      running: !state.closing,
      database: await databaseAnswers(app),
      index: state.filled,
      sites: app.sites.all().length > 0,
    };
    const ready = Object.values(checks).every(Boolean);
    const search = await searchShown(state);
    res
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ ready, checks, ...(search ? { search } : {}) });
  };
}

/** Nothing that tells one process or address from another: everybody may read this. */
async function searchShown({ search }: ServerState) {
  if (!search) return null;
  const { answers, behind, elected, holder } = await search();
  return { answers, changesBehind: behind, isFilled: holder !== null, fillsIt: elected };
}
