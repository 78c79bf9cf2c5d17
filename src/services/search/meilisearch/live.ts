import { Meilisearch } from "meilisearch";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { IndexFields, SearchAnswer, SearchFailure, SearchRequest, SharedSearchEngine } from "../port.ts";
import { answerOf } from "./answer.ts";
import { Breaker } from "./breaker.ts";
import { failureOf, isNotFound } from "./failure.ts";
import { type Questions, questionsOf } from "./query.ts";
import { settingsOf, versionOf } from "./settings.ts";
import { wellFormed } from "./well-formed.ts";
import { Writing } from "./writing.ts";

/** The index that is searched; `<index>-next` exists beside it while it is rebuilt. */
const INDEX = "forecourt-stock";
/** Milliseconds after which a search without an answer counts as an outage. */
const PATIENCE = 2_000;

export interface MeilisearchOptions {
  /** Address of the server: `http://search.internal:7700`. */
  readonly url: string;
  /** A key that may search, and change documents, settings and indexes; null for a server without keys. */
  readonly key: string | null;
  readonly fields: IndexFields;
  /** Called with the id of a document that was refused, and the reason. */
  readonly onRefused?: (id: number, reason: string) => void;
  /** The index's uid, and the time limit of a search in milliseconds; only tests set them. */
  readonly index?: string;
  readonly patience?: number;
}

/**
 * The stock search in a Meilisearch server. Every call ends within its time limit; no answer, a wrong or a late one
 * is `unavailable`. Made for Meilisearch 1.18 and later.
 */
export function meilisearchEngine(options: MeilisearchOptions): SharedSearchEngine {
  const { url, key, fields, onRefused = () => {}, index = INDEX, patience = PATIENCE } = options;
  const client = new Meilisearch({ host: url, apiKey: key ?? undefined, timeout: patience });
  const settings = settingsOf(fields);
  const writing = new Writing({ url, key, settings, onRefused });
  const breaker = new Breaker(() => performance.now());
  let size = 0;
  return {
    version: versionOf(settings),
    async search(request) {
      const questions = questionsOf(index, fields, request);
      return questions.ok ? breaker.run(() => answer(client, questions.value, request)) : questions;
    },
    put: (documents) => writing.put(index, documents),
    remove: (ids) => writing.remove(index, ids),
    begin: () => writing.begin(`${index}-next`, index),
    size: () => size,
    async check() {
      const counted = await documentCount(client, index);
      if (counted.ok) size = counted.value ?? 0;
      return counted;
    },
  };
}

async function answer(
  client: Meilisearch,
  questions: Questions,
  request: SearchRequest,
): Promise<Result<SearchAnswer, SearchFailure>> {
  const started = performance.now();
  try {
    const response = await client.multiSearch(wellFormed({ queries: [...questions.queries] }));
    const found = answerOf(questions, request, response);
    if (!found) return err({ kind: "unavailable", message: "The search engine's answer is not of the form expected." });
    return ok({ ...found, milliseconds: performance.now() - started });
  } catch (error) {
    return err(failureOf(error));
  }
}

async function documentCount(client: Meilisearch, index: string): Promise<Result<number | null, SearchFailure>> {
  try {
    const { numberOfDocuments } = await client.index(index).getStats();
    if (!Number.isSafeInteger(numberOfDocuments)) return err(failureOf(null));
    return ok(numberOfDocuments);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    return isNotFound(cause) ? ok(null) : err(failureOf(error));
  }
}
