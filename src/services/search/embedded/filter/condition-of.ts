import { err, ok, type Result } from "../../../../lib/result.ts";
import type { SearchDocument } from "../../port.ts";
import { folded, type NumberColumn } from "../columns/columns.ts";
import type { FacetColumn } from "../columns/facet-column.ts";
import type { Places } from "../columns/geo.ts";
import type { SlotSet } from "../memory/arena.ts";
import {
  allTogether,
  anyOf,
  type Condition,
  everything,
  hasValue,
  hasValueThat,
  isDocument,
  isInRange,
  isNumber,
  isState,
  negated,
  tested,
  testOf,
} from "./conditions.ts";
import { type FilterProblem, unknownField } from "./filter.ts";
import type { FilterCondition, FilterNode, NumberRange, RangeEnd, ValueRange } from "./filter-tree.ts";
import { numberOfText } from "./number-text.ts";

/** The data that a filter is evaluated on. */
export interface FilterSubject {
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  readonly ids: NumberColumn;
  /** Null if the index's documents have no places. */
  readonly places: Places | null;
  readonly documents: readonly (SearchDocument | undefined)[];
  /** The slots that hold a document. */
  readonly alive: SlotSet;
  slotOf(id: number): number | undefined;
}

type PartOfValue = Extract<FilterCondition, { readonly kind: "part" }>;
type NearOrBox = Extract<FilterCondition, { readonly kind: "near" | "box" }>;

/** Turns a filter's tree into a condition; null, the empty filter, lets every document pass. */
export function conditionOf(tree: FilterNode | null, subject: FilterSubject): Result<Condition, FilterProblem> {
  if (!tree) return ok(everything);
  const unknown = unknownField(
    tree,
    (field) =>
      field === "id" ||
      subject.facets.has(field) ||
      subject.numbers.has(field) ||
      (field === "_geo" && subject.places !== null),
  );
  return unknown ? err(unknown) : ok(conditionAt(tree, subject));
}

function conditionAt(node: FilterNode, subject: FilterSubject): Condition {
  if (node.kind === "not") return negated(conditionAt(node.part, subject));
  if (node.kind === "list") {
    return (node.joined === "and" ? allTogether : anyOf)(node.parts.map((part) => conditionAt(part, subject)));
  }
  if (node.kind === "state") return isState(node.state, node.field, subject.documents);
  if (node.kind === "any") return oneOf(node.field, node.values, subject);
  if (node.kind === "range") return inRange(node.field, node.range, subject);
  return node.kind === "part" ? hasPart(node.field, node, subject) : isPlaced(node, subject.places);
}

/** A field declared as a number is compared by number, any other by the text of its values. */
function oneOf(field: string, values: readonly string[], subject: FilterSubject): Condition {
  const asNumbers = () => values.flatMap((value) => numberOfText(value) ?? []);
  if (field === "id") return isDocument(asNumbers(), (id) => subject.slotOf(id));
  const numbers = subject.numbers.get(field);
  if (numbers) return isNumber(numbers, asNumbers());
  const column = subject.facets.get(field);
  return column ? hasValue(column, values) : anyOf([]);
}

/**
 * Numbers are compared as numbers. Texts, and any comparison with an end that is not a number, use alphabetical order.
 */
function inRange(field: string, range: ValueRange, subject: FilterSubject): Condition {
  const ofNumbers = numberRange(range);
  const numbers = field === "id" ? subject.ids : subject.numbers.get(field);
  if (numbers) return ofNumbers ? isInRange(numbers, ofNumbers) : anyOf([]);
  const column = subject.facets.get(field);
  return column ? hasValueThat(column, textInRange(range, ofNumbers)) : anyOf([]);
}

/** Null if an end is not a number. */
function numberRange({ from, to }: ValueRange): NumberRange | null {
  const min = from ? numberOfText(from.text) : Number.NEGATIVE_INFINITY;
  const max = to ? numberOfText(to.text) : Number.POSITIVE_INFINITY;
  if (min === null || max === null) return null;
  return { min, max, minOpen: from?.isOpen ?? false, maxOpen: to?.isOpen ?? false };
}

function textInRange(range: ValueRange, ofNumbers: NumberRange | null): (value: string) => boolean {
  const isInside = ofNumbers ? testOf(ofNumbers) : null;
  const ends = (end: RangeEnd | null) => (end ? { text: folded(end.text), isOpen: end.isOpen } : null);
  const [from, to] = [ends(range.from), ends(range.to)];
  return (value) => {
    const number = isInside ? numberOfText(value) : null;
    if (isInside && number !== null) return isInside(number);
    const text = folded(value);
    const isAbove = !from || (from.isOpen ? text > from.text : text >= from.text);
    return isAbove && (!to || (to.isOpen ? text < to.text : text <= to.text));
  };
}

/** Only texts have parts: `CONTAINS` and `STARTS WITH` match nothing in a number field. */
function hasPart(field: string, { place, text }: PartOfValue, subject: FilterSubject): Condition {
  const column = subject.numbers.has(field) ? undefined : subject.facets.get(field);
  const part = folded(text);
  const passes = (value: string) => (place === "start" ? value.startsWith(part) : value.includes(part));
  return column ? hasValueThat(column, (value) => passes(folded(value))) : anyOf([]);
}

function isPlaced(node: NearOrBox, places: Places | null): Condition {
  if (!places) return anyOf([]);
  if (node.kind === "box") return tested((slot) => places.isIn(slot, node.box));
  return tested((slot) => places.isWithin(slot, node.metres, node.point));
}
