import type { RequestHandler } from "express";
import { sql } from "kysely";
import type { SharedEngineHealth } from "../../features/search/index/following.ts";
import type { DocumentsHealth } from "../../features/site-documents/following.ts";
import type { App } from "../../request.ts";

/** Milliseconds after which the database counts as unavailable. */
const DATABASE_PATIENCE = 2000;

export interface ServerState {
  /** Set when the process has begun to shut down: a load balancer should send it no more requests. */
  closing: boolean;
  /** Set once the search index holds the stock: before that a page would show a dealer without cars. */
  filled: boolean;
  /** Health of a search engine outside the process; absent for the embedded one. */
  search?: () => Promise<SharedEngineHealth>;
  /** Health of the sites' documents in the database; absent where the sites come from a folder. */
  documents?: () => DocumentsHealth;
}

/** Answers `/healthz`: the process is alive. */
export const healthz: RequestHandler = (_req, res) => {
  res.set("Cache-Control", "no-store").json({ alive: true });
};

/**
 * Requests at the same time share one query, so that a stranger who polls without a pause cannot overload the database.
 */
const pending = new WeakMap<App["db"], Promise<boolean>>();

function databaseAnswers(app: App): Promise<boolean> {
  const known = pending.get(app.db) ?? askDatabase(app).finally(() => pending.delete(app.db));
  pending.set(app.db, known);
  return known;
}

async function askDatabase(app: App): Promise<boolean> {
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
 * Answers `/readyz`: whether requests may be sent here; 503 with the reason when something is missing or the process
 * is shutting down. An outside search engine that does not answer is reported but keeps the process ready: no other
 * process could search either, and all can serve the rest.
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
      .json({ ready, checks, ...(search ? { search } : {}), ...documentsShown(state) });
  };
}

/** Sites whose revision cannot be read are counted and not named, because everybody may read this. */
function documentsShown({ documents }: ServerState) {
  if (!documents) return {};
  const { answers, unread } = documents();
  return { documents: { answers, unreadSites: unread.length } };
}

/** Reports nothing that distinguishes one process or address from another, because everybody may read this. */
async function searchShown({ search }: ServerState) {
  if (!search) return null;
  const { answers, behind, elected, holder } = await search();
  return { answers, changesBehind: behind, isFilled: holder !== null, fillsIt: elected };
}
