import { err, ok, type Result } from "../../../lib/result.ts";
import type { SearchDocument } from "../port.ts";
import type { SlotSet } from "./arena.ts";
import type { NumberColumn } from "./columns.ts";
import {
  allTogether,
  anyOf,
  type Condition,
  everything,
  hasValue,
  isDocument,
  isInRange,
  isNumber,
  isState,
  negated,
  readsInRange,
} from "./conditions.ts";
import type { FacetColumn } from "./facet-column.ts";
import type { FilterCondition, FilterNode, FilterProblem, NumberRange } from "./filter.ts";

/** What a filter can be asked of. */
export interface FilterSubject {
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  readonly ids: NumberColumn;
  readonly documents: readonly (SearchDocument | undefined)[];
  /** The slots that hold a document. */
  readonly alive: SlotSet;
  slotOf(id: number): number | undefined;
}

/** A filter's tree as a test of documents; null, the empty filter, lets everything pass. */
export function conditionOf(tree: FilterNode | null, subject: FilterSubject): Result<Condition, FilterProblem> {
  if (!tree) return ok(everything);
  const unknown = unknownField(tree, subject);
  return unknown
    ? err({ message: `There is no field "${unknown.field}" to filter by`, column: unknown.column })
    : ok(conditionAt(tree, subject));
}

function unknownField(node: FilterNode, subject: FilterSubject): FilterCondition | null {
  if (node.kind === "not") return unknownField(node.part, subject);
  if (node.kind === "list") {
    for (const part of node.parts) {
      const unknown = unknownField(part, subject);
      if (unknown) return unknown;
    }
    return null;
  }
  return node.field === "id" || subject.facets.has(node.field) || subject.numbers.has(node.field) ? null : node;
}

function conditionAt(node: FilterNode, subject: FilterSubject): Condition {
  if (node.kind === "not") return negated(conditionAt(node.part, subject));
  if (node.kind === "list") {
    return (node.joined === "and" ? allTogether : anyOf)(node.parts.map((part) => conditionAt(part, subject)));
  }
  if (node.kind === "state") return isState(node.state, node.field, subject.documents);
  return node.kind === "any" ? oneOf(node.field, node.values, subject) : inRange(node.field, node.range, subject);
}

/** A field that is declared as numbers is compared as numbers, any other by its values' text. */
function oneOf(field: string, values: readonly string[], subject: FilterSubject): Condition {
  if (field === "id") return isDocument(values.map(Number), (id) => subject.slotOf(id));
  const numbers = subject.numbers.get(field);
  if (numbers) return isNumber(numbers, values.map(Number));
  const column = subject.facets.get(field);
  return column ? hasValue(column, values) : anyOf([]);
}

function inRange(field: string, range: NumberRange, subject: FilterSubject): Condition {
  const numbers = field === "id" ? subject.ids : subject.numbers.get(field);
  if (numbers) return isInRange(numbers, range);
  const column = subject.facets.get(field);
  return column ? readsInRange(column, range) : anyOf([]);
}
