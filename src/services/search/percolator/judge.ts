import { type EmbeddedEngine, embeddedEngine } from "../embedded/engine.ts";
import { parseFilter } from "../embedded/filter/filter.ts";
import type { FilterNode } from "../embedded/filter/filter-tree.ts";
import type { IndexFields, SearchDocument } from "../port.ts";

/** The most filters whose results are cached, and the most results per filter. At that number all are dropped. */
const FILTERS_KNOWN = 4096;
const ANSWERS_KNOWN = 64;

interface KnownFilter {
  /** The fields that the filter reads; null if a result depends on more than their values. */
  readonly fields: string[] | null;
  /** Results by the values of those fields. */
  readonly answers: Map<string, boolean>;
}

/**
 * Decides whether one document has a query's words and passes a filter, as the engine would. It uses two indexes of
 * this document alone, one of its texts and one of its other fields. Each takes in the document when it is first
 * needed.
 */
export class Judge {
  readonly #texts: EmbeddedEngine;
  readonly #withoutText: EmbeddedEngine;
  readonly #known = new Map<string, KnownFilter>();
  #document: SearchDocument = { id: 1 };
  readonly #has = new Set<EmbeddedEngine>();

  constructor(fields: IndexFields) {
    this.#texts = embeddedEngine({ ...fields, facets: fields.features ?? [], numbers: [], sortable: [], order: [] });
    this.#withoutText = embeddedEngine({
      ...fields,
      text: [],
      features: [],
      prose: [],
      marks: [],
      sortable: [],
      order: [],
    });
  }

  /** Starts judging another document. */
  begin(document: SearchDocument): void {
    this.#document = { ...document, id: 1 };
    this.#has.clear();
  }

  async finds(query: string, filter: string): Promise<boolean> {
    if (filter !== "" && !(await this.#passes(filter))) return false;
    return query === "" || (await this.#isFoundBy(this.#texts, query, ""));
  }

  async #passes(filter: string): Promise<boolean> {
    const { fields, answers } = this.#knownFilter(filter);
    const key = fields && JSON.stringify(this.#document, fields);
    const known = key === null ? undefined : answers.get(key);
    if (known !== undefined) return known;
    const answer = await this.#isFoundBy(this.#withoutText, "", filter);
    if (answers.size >= ANSWERS_KNOWN) answers.clear();
    if (key !== null) answers.set(key, answer);
    return answer;
  }

  #knownFilter(filter: string): KnownFilter {
    const known = this.#known.get(filter);
    if (known) return known;
    const parsed = parseFilter(filter);
    const read = { fields: parsed.ok && parsed.value ? fieldsOf(parsed.value) : null, answers: new Map() };
    if (this.#known.size >= FILTERS_KNOWN) this.#known.clear();
    this.#known.set(filter, read);
    return read;
  }

  async #isFoundBy(engine: EmbeddedEngine, query: string, filter: string): Promise<boolean> {
    if (!this.#has.has(engine)) await engine.put([this.#document]);
    this.#has.add(engine);
    const nothing = { refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [], offset: 0, limit: 0 };
    const answer = await engine.search({ query, filter, ...nothing });
    return answer.ok && answer.value.total === 1;
  }
}

/** The fields that a filter reads; null if one of its conditions is about a place. */
function fieldsOf(node: FilterNode): string[] | null {
  if (node.kind === "near" || node.kind === "box") return null;
  if (node.kind === "not") return fieldsOf(node.part);
  if (node.kind !== "list") return [node.field];
  const parts = node.parts.map(fieldsOf);
  return parts.includes(null) ? null : parts.flatMap((fields) => fields ?? []);
}
