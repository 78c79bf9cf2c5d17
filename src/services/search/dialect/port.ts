import { bodyOfAddress, ordersIn } from "./address.ts";
import { answerDocument, answerDocuments } from "./documents.ts";
import { answerFacetSearch } from "./facet-search.ts";
import { type Fault, fault, type WireAnswer, wireError, wireText } from "./faults.ts";
import { answerMultiSearch, type FindIndex, indexNotFound } from "./multi-search.ts";
import { answerSearch } from "./search.ts";
import type { ServedIndex } from "./served-index.ts";

/**
 * Meilisearch's dialect: the reading half of its HTTP API, on top of any engine of the search port. It knows neither
 * sites nor HTTP servers; the `FindIndex` it is given decides who may use which index.
 */
export {
  answerMultiSearch,
  answerSearch,
  type Fault,
  type FindIndex,
  fault,
  ordersIn,
  type ServedIndex,
  type WireAnswer,
  wireError,
  wireText,
};

/** A request as it arrived: `path` without the query, decoded; `body` parsed JSON, undefined for none. */
export interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly params: URLSearchParams;
  readonly body: unknown;
}

/** Start of the process, reported as the date of indexes that have none. */
const BEGAN = new Date().toISOString();

/** Answers a call that only reads; null for any other call. */
export async function answerCall(
  find: FindIndex,
  { method, path, params, body }: WireCall,
): Promise<WireAnswer | null> {
  if (path === MULTI_SEARCH) return method === "POST" ? answerMultiSearch(find, body) : null;
  const [, uid, rest = ""] = /^\/indexes\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (uid === undefined) return null;
  const answer = ANSWERS[`${method} ${rest.replace(/^\/documents\/(?!fetch$)[^/]+$/, "/documents/:id")}`];
  if (!answer) return null;
  const index = find(uid);
  if (!index) return wireError(indexNotFound(uid));
  return answer(index, method === "GET" ? bodyOfAddress(params) : body, rest);
}

const MULTI_SEARCH = "/multi-search";

type Answering = (index: ServedIndex, body: unknown, rest: string) => Promise<WireAnswer>;

const ANSWERS: Readonly<Record<string, Answering>> = {
  "GET ": async ({ uid }) => ({ status: 200, body: { uid, createdAt: BEGAN, updatedAt: BEGAN, primaryKey: "id" } }),
  "GET /search": answerSearch,
  "POST /search": answerSearch,
  "POST /facet-search": answerFacetSearch,
  "GET /documents": answerDocuments,
  "POST /documents/fetch": answerDocuments,
  "GET /documents/:id": (index, body, rest) => answerDocument(index, rest.slice("/documents/".length), body),
};

/** Every supported call, with its path parameters: `/indexes/:uid/search`. */
export const DIALECT_CALLS: readonly { readonly method: string; readonly path: string }[] = [
  { method: "POST", path: MULTI_SEARCH },
  ...Object.keys(ANSWERS).map((call) => {
    const [method = "", rest = ""] = call.split(" ");
    return { method, path: `/indexes/:uid${rest}` };
  }),
];
