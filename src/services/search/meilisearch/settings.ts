import { createHash } from "node:crypto";
import type { Settings } from "meilisearch";
import type { IndexFields } from "../port.ts";

/** Above any stock: totals and counts must be exact, and Meilisearch stops at 1,000 and at 100 by itself. */
const MOST_HITS = 10_000_000;
const MOST_VALUES = 10_000;

/** A search that takes longer ends with what it has: well before whoever asked gives up and calls it an outage. */
const CUTOFF_MS = 1_500;

/**
 * How an index of these fields is set up in Meilisearch. An order that is asked for decides alone, ties by id; without
 * one the words decide (all of them, fewest corrections, whole words), then the index's own order. What the site has
 * no rule for, how near the words stand and in which field, is left out, so that both engines rank alike.
 */
export function settingsOf(fields: IndexFields): Settings {
  const place = fields.places ? ["_geo"] : [];
  return {
    searchableAttributes: [...fields.text],
    filterableAttributes: [...new Set(["id", ...fields.facets, ...fields.numbers, ...place])],
    sortableAttributes: [...new Set(["id", ...fields.sortable, ...fields.numbers, ...place])],
    rankingRules: ["sort", "words", "typo", "exactness", ...(fields.order ?? []), "id:asc"],
    synonyms: synonymsOf(fields.synonyms ?? []),
    typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: true },
    searchCutoffMs: CUTOFF_MS,
    faceting: { maxValuesPerFacet: MOST_VALUES },
    pagination: { maxTotalHits: MOST_HITS },
  };
}

/** Each word of a group finds every other; a word of several groups finds all of theirs. */
function synonymsOf(groups: readonly (readonly string[])[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const word of group) {
      const others = found.get(word) ?? new Set();
      for (const other of group) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return Object.fromEntries([...found].map(([word, others]) => [word, [...others]]));
}

/** The same for the same settings, another for others. */
export function versionOf(settings: Settings): string {
  return createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 16);
}
