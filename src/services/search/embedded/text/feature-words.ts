import type { FacetColumn } from "../columns/facet-column.ts";
import { anyOf, type Condition, hasValueThat } from "../filter/conditions.ts";
import type { FeatureWords } from "./text.ts";
import { wordsOf } from "./text-words.ts";

/** The most words whose conditions are cached, and the most values whose words are. At that number all are dropped. */
const MAX_CACHED_CONDITIONS = 512;
const MAX_CACHED_VALUES = 8192;

/** Finds documents by the words of some facets' values. These are few, so nothing is stored for each document. */
export function featureWords(
  fields: readonly string[],
  facets: ReadonlyMap<string, FacetColumn>,
): FeatureWords | undefined {
  const columns = fields.map((field) => facets.get(field)).filter((column) => column !== undefined);
  if (columns.length === 0) return undefined;
  const values = new Map<string, readonly string[]>();
  const wordsIn = (value: string) => {
    const known = values.get(value) ?? wordsOf(value);
    if (values.size >= MAX_CACHED_VALUES) values.clear();
    values.set(value, known);
    return known;
  };
  const conditions = new Map<string, Condition>();
  const conditionOf = (word: string) => {
    const known = conditions.get(word);
    if (known) return known;
    if (conditions.size >= MAX_CACHED_CONDITIONS) conditions.clear();
    const condition = anyOf(columns.map((column) => hasValueThat(column, (value) => wordsIn(value).includes(word))));
    conditions.set(word, condition);
    return condition;
  };
  return (word, within, space) =>
    space.setIf((out) => {
      const { kernels } = space.arena;
      kernels.clear(out.at, space.bytes);
      conditionOf(word).addTo(out, within, space);
      return kernels.intersect(out.at, within.at, out.at, space.bytes) === 1;
    });
}
