import { allOf, quoted, type SearchDocument } from "../port.ts";
import { fault, type WireAnswer, wireError } from "./faults.ts";
import { DocumentsSchema, readBody } from "./schema.ts";
import { EVERYTHING, faultOf, limitsOf, orderFault, ruledFilter, type ServedIndex, short } from "./served-index.ts";

const DEFAULT_LIMIT = 20;
const FILTER_FAULT = "invalid_document_filter";
const EVERY = "*";

/** Answers `GET /indexes/{uid}/documents` and `POST /indexes/{uid}/documents/fetch`. */
export async function answerDocuments(index: ServedIndex, body: unknown): Promise<WireAnswer> {
  const read = readBody(DocumentsSchema, "document", body);
  if (!read.ok) return wireError(read.error);
  const { fields, sort, ids, offset } = read.value;
  const wrong = orderFault(index, sort ?? [], "invalid_document_sort");
  if (wrong) return wireError(wrong);
  const filter = ruledFilter(index, read.value.filter, FILTER_FAULT);
  if (!filter.ok) return wireError(filter.error);
  const limit = Math.min(read.value.limit ?? DEFAULT_LIMIT, limitsOf(index).hits);
  const answer = await index.engine.search({
    ...EVERYTHING,
    filter: allOf(ids ? `id IN [${ids.map((id) => quoted(String(id))).join(", ")}]` : "", filter.value),
    sort: sort ?? [],
    offset: offset ?? 0,
    limit,
  });
  if (!answer.ok) return wireError(faultOf(answer.error, FILTER_FAULT));
  const { hits, total } = answer.value;
  const results = hits.map((document) => withFields(document, fields ?? null));
  return { status: 200, body: { results, offset: offset ?? 0, limit, total } };
}

/** Answers `GET /indexes/{uid}/documents/{id}`. */
export async function answerDocument(index: ServedIndex, id: string, body: unknown): Promise<WireAnswer> {
  const read = readBody(DocumentsSchema, "document", body);
  if (!read.ok) return wireError(read.error);
  const notFound = wireError(fault("document_not_found", `Document \`${short(id)}\` not found.`));
  if (!/^\d{1,15}$/.test(id)) return notFound;
  const answer = await index.engine.search({ ...EVERYTHING, filter: allOf(`id = ${id}`, index.rule), limit: 1 });
  if (!answer.ok) return wireError(faultOf(answer.error, "internal"));
  const [document] = answer.value.hits;
  return document ? { status: 200, body: withFields(document, read.value.fields ?? null) } : notFound;
}

function withFields(document: SearchDocument, fields: readonly string[] | null): Record<string, unknown> {
  if (!fields || fields.includes(EVERY)) return document;
  return Object.fromEntries(fields.flatMap((name) => (Object.hasOwn(document, name) ? [[name, document[name]]] : [])));
}
