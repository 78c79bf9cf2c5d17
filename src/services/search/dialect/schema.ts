import * as v from "valibot";
import { err, ok, type Result } from "../../../lib/result.ts";
import { type Fault, fault } from "./faults.ts";

/** Validators whose messages name what is expected; the error's sentence is built around it. */
const ofAtMost = (most: number) =>
  v.pipe(v.string("a string"), v.maxLength(most, `a string of at most ${most} characters`));
/** Words, filters and names: as long as a filter may be. */
const text = ofAtMost(16_384);
/** The tag put around each match, many times in one answer, and so kept short. */
const tag = ofAtMost(100);
const texts = (most: number) =>
  v.pipe(v.array(text, "an array"), v.maxLength(most, `an array of at most ${most} elements`));
const count = v.pipe(
  v.number("a positive integer"),
  v.safeInteger("a positive integer"),
  v.minValue(0, "a positive integer"),
);
const flag = v.boolean("a boolean");

const MOST_FACETS = 100;
const MOST_ATTRIBUTES = 500;
const MOST_ORDERS = 10;
const MOST_CONDITIONS = 1_000;
const MOST_QUERIES = 50;

/** The length of a filter is limited by the filter parser. */
const condition = v.string("a string");
/** A filter text, or a list of conditions that must all hold, in which an inner list means any of its items. */
const filter = v.union(
  [
    condition,
    v.pipe(
      v.array(v.union([condition, texts(MOST_CONDITIONS)], "a string or an array of strings")),
      v.maxLength(MOST_CONDITIONS, `an array of at most ${MOST_CONDITIONS} elements`),
    ),
  ],
  "a string or an array",
);

/** Parameters that narrow a selection, in searches and facet searches alike. */
const selecting = {
  q: v.nullish(text),
  filter: v.nullish(filter),
  matchingStrategy: v.nullish(v.picklist(["last", "all"], "one of `last`, `all`")),
  attributesToSearchOn: v.nullish(texts(MOST_ATTRIBUTES)),
  locales: v.nullish(texts(MOST_ORDERS)),
  hybrid: v.nullish(v.never("nothing: this engine has no vectors")),
  vector: v.nullish(v.never("nothing: this engine has no vectors")),
  media: v.nullish(v.never("nothing: this engine has no vectors")),
  rankingScoreThreshold: v.nullish(v.never("nothing: this engine gives no exact scores")),
};

const searching = {
  ...selecting,
  offset: v.nullish(count),
  limit: v.nullish(count),
  page: v.nullish(count),
  hitsPerPage: v.nullish(count),
  facets: v.nullish(texts(MOST_FACETS)),
  sort: v.nullish(texts(MOST_ORDERS)),
  attributesToRetrieve: v.nullish(texts(MOST_ATTRIBUTES)),
  attributesToHighlight: v.nullish(texts(MOST_ATTRIBUTES)),
  highlightPreTag: v.nullish(tag),
  highlightPostTag: v.nullish(tag),
  attributesToCrop: v.nullish(texts(MOST_ATTRIBUTES)),
  cropLength: v.nullish(count),
  cropMarker: v.nullish(tag),
  showMatchesPosition: v.nullish(flag),
  showRankingScore: v.nullish(flag),
  showRankingScoreDetails: v.nullish(v.literal(false, "false: this engine gives no exact scores")),
  showPerformanceDetails: v.nullish(v.literal(false, "false: this engine measures no parts of a search")),
  retrieveVectors: v.nullish(v.literal(false, "false: this engine has no vectors")),
  distinct: v.nullish(v.never("nothing: this engine does not group documents")),
  personalize: v.nullish(v.never("nothing: this engine knows no visitors")),
};

export const SearchSchema = v.strictObject(searching, "an object");
export const QuerySchema = v.strictObject({ ...searching, indexUid: text }, "an object");
/**
 * Parameters of a search that a facet search does not need: clients send them along, and they are ignored as in
 * Meilisearch.
 */
const passedOver = Object.fromEntries(
  Object.keys(searching)
    .filter((name) => !(name in selecting))
    .map((name) => [name, v.optional(v.unknown())]),
);

export const FacetSearchSchema = v.strictObject(
  {
    ...passedOver,
    ...selecting,
    facetName: text,
    facetQuery: v.nullish(text),
    exhaustiveFacetCount: v.nullish(flag),
  },
  "an object",
);
export const MultiSearchSchema = v.strictObject(
  {
    queries: v.pipe(
      v.array(v.unknown(), "an array"),
      v.maxLength(MOST_QUERIES, `an array of at most ${MOST_QUERIES} elements`),
    ),
    federation: v.nullish(v.never("nothing: this engine does not merge the results of several queries")),
  },
  "an object",
);
export const DocumentsSchema = v.strictObject(
  {
    offset: v.nullish(count),
    limit: v.nullish(count),
    fields: v.nullish(texts(MOST_ATTRIBUTES)),
    filter: v.nullish(filter),
    sort: v.nullish(texts(MOST_ORDERS)),
    ids: v.nullish(v.pipe(v.array(v.union([text, count], "a string or an integer"), "an array"), v.maxLength(1_000))),
    retrieveVectors: v.nullish(v.literal(false, "false: this engine has no vectors")),
  },
  "an object",
);

export type SearchBody = v.InferOutput<typeof SearchSchema>;
export type WireFilter = v.InferOutput<typeof filter>;

const MISSING: Readonly<Record<string, string>> = {
  indexUid: "missing_index_uid",
  facetName: "missing_facet_search_facet_name",
};

/** `hitsPerPage` in the spelling of error codes: `hits_per_page`. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Describes in an error message the kind of value that was sent, in at most one line. */
function described(input: unknown): string {
  if (input === null) return "null";
  if (input === undefined) return "nothing";
  const written = String(JSON.stringify(input)).slice(0, 100);
  if (typeof input === "string") return `a string: \`${written}\``;
  if (typeof input === "boolean") return `a boolean: \`${written}\``;
  if (Array.isArray(input)) return `an array: \`${written}\``;
  if (typeof input === "object") return `an object: \`${written}\``;
  const kind = Number(input) < 0 ? "a negative integer" : Number.isInteger(input) ? "an integer" : "a number";
  return `${kind}: \`${written}\``;
}

/**
 * A body read by its schema, or the fault of its first wrong field. `area` begins the codes of that field's faults:
 * `search` makes `invalid_search_limit`.
 */
export function readBody<S extends v.GenericSchema>(
  schema: S,
  area: string,
  body: unknown,
): Result<v.InferOutput<S>, Fault> {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return err(fault("bad_request", `Invalid value type: expected an object, but found ${described(body)}.`));
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const { path, message, expected, input, type } = parsed.issues[0];
  const [first, ...rest] = (path ?? []).map(({ key }) => key);
  const name = String(first);
  if (type === "strict_object" && expected === "never")
    return err(fault("bad_request", `Unknown field \`${name.slice(0, 100)}\`.`));
  if (type === "strict_object") return err(fault(MISSING[name] ?? "bad_request", `Missing field \`${name}\`.`));
  const place = rest.reduce((text: string, key) => `${text}[${String(key)}]`, `.${name}`);
  const code = `invalid_${area}_${snake(name)}`;
  return err(fault(code, `Invalid value type at \`${place}\`: expected ${message}, but found ${described(input)}.`));
}
