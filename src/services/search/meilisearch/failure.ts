import {
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  MeilisearchTaskTimeOutError,
} from "meilisearch";
import type { SearchFailure } from "../port.ts";

/** Error codes for faults of the request, whose sentences may be shown to the caller. */
const JUDGED = /^(invalid_(search|multi_search|document_filter)|feature_not_enabled$)/;
/** Statuses with which Meilisearch blames the request, whatever its error code. */
const OF_THE_REQUEST: readonly number[] = [400, 413, 414, 422];

/**
 * Why a call of the client failed, in a sentence without the key and without foreign text, except Meilisearch's own
 * judgement of the request.
 */
export function failureOf(error: unknown): SearchFailure {
  if (error instanceof MeilisearchApiError) return refusal(error);
  if (error instanceof MeilisearchTaskTimeOutError) {
    return { kind: "unavailable", message: "The search engine did not finish its work in time." };
  }
  if (!(error instanceof MeilisearchRequestError)) {
    return { kind: "unavailable", message: "The search engine answered with something that is no answer." };
  }
  const { cause } = error;
  if (cause instanceof MeilisearchRequestTimeOutError) {
    return { kind: "unavailable", message: "The search engine did not answer in time." };
  }
  return { kind: "unavailable", message: `The search engine cannot be reached (${codeOf(cause)}).` };
}

function refusal({ cause, response }: MeilisearchApiError): SearchFailure {
  const { status } = response;
  if (OF_THE_REQUEST.includes(status)) {
    const isJudged = cause !== undefined && JUDGED.test(cause.code);
    return { kind: "invalid", message: isJudged ? cause.message : `The search engine cannot read this (${status})` };
  }
  if (status === 401 || status === 403) {
    return { kind: "unavailable", message: "The search engine refuses the key: check MEILISEARCH_KEY." };
  }
  if (isNotFound(cause)) return { kind: "unavailable", message: "The search engine has no index yet." };
  return { kind: "unavailable", message: `The search engine refused to answer (${status}).` };
}

/** Whether a refusal, or a task's error, says that the index does not exist. */
export function isNotFound(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "index_not_found";
}

/** The system's error code. `fetch` only reports a failure, and its reason is one or two causes deeper. */
function codeOf(cause: unknown): string {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string") return error.code;
  }
  return "unknown";
}
