import { createHash } from "node:crypto";
import type { Settings } from "meilisearch";
import type { IndexFields } from "../port.ts";

/**
 * Above the size of any stock: totals and counts must be exact, and Meilisearch's defaults stop at 1,000 and at 100.
 */
const MOST_HITS = 10_000_000;
const MOST_VALUES = 10_000;

/**
 * A search that takes longer ends with the hits found so far: well before the caller gives up and reports an outage.
 */
const CUTOFF_MS = 1_500;

/**
 * The Meilisearch settings for an index of these fields. A requested order decides alone, with ties by ID. Without one
 * the words decide (all of them, fewest typos, whole words), then the index's own order. Proximity and attribute rank
 * are left out because sites have no rule for them, so that both engines rank alike.
 */
export function settingsOf(fields: IndexFields): Settings {
  const place = fields.places ? ["_geo"] : [];
  const secondary = [...(fields.features ?? []), ...(fields.prose ?? [])];
  return {
    searchableAttributes: [...new Set([...fields.text, ...(fields.marks ?? []), ...secondary])],
    filterableAttributes: [...new Set(["id", ...fields.facets, ...fields.numbers, ...place])],
    sortableAttributes: [...new Set(["id", ...fields.sortable, ...fields.numbers, ...place])],
    // Features and prose come after texts, which only the order of attributes can say here.
    rankingRules: [
      ...["sort", "words", "typo", ...(secondary.length > 0 ? ["attribute"] : []), "exactness"],
      ...(fields.order ?? []),
      "id:asc",
    ],
    synonyms: synonymsOf(fields.synonyms ?? []),
    typoTolerance: {
      enabled: true,
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnNumbers: true,
      ...(fields.marks && { disableOnAttributes: [...fields.marks] }),
    },
    searchCutoffMs: CUTOFF_MS,
    faceting: { maxValuesPerFacet: MOST_VALUES },
    pagination: { maxTotalHits: MOST_HITS },
  };
}

/** Each word of a group finds every other; a word in several groups finds the words of all of them. */
function synonymsOf(groups: readonly (readonly string[])[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const word of group) {
      const synonyms = found.get(word) ?? new Set();
      for (const other of group) if (other !== word) synonyms.add(other);
      found.set(word, synonyms);
    }
  }
  return Object.fromEntries([...found].map(([word, synonyms]) => [word, [...synonyms]]));
}

/** A version that is equal for equal settings and differs for different ones. */
export function versionOf(settings: Settings): string {
  return createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 16);
}
