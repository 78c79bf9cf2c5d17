import { abridged } from "../../../../lib/words/abridged.ts";
import { type FacetAttribute, RANGE_ATTRIBUTES, type SortKey } from "../../../vocabulary/attributes.ts";
import { facetLabel, rangeLabel } from "../../facets/facet-words.ts";
import { nearLabel, withNear } from "../../places/near.ts";
import { ALL_STOCK_PATH, facetHref, searchHref, withFacet, withPage, withQuery, withRange } from "../../rules.ts";
import type { SearchState } from "../../schema.ts";
import type { AnsweredReading } from "../../understand/schema.ts";
import type { Chip, PendingSearch } from "../../view/parts.ts";
import { withExactly, withReading } from "../../words-read.ts";
import { readingOf, withPressed } from "./typed-choices.ts";

/** A search's chips and the notes below them. */

type Href = (state: SearchState) => string;

/**
 * Every active filter with the address without it: typed ones in the order typed, then chosen ones, including the
 * path's own make, model or dealership.
 */
export function chipsOf(
  { route, state }: PendingSearch,
  reading: AnsweredReading | null,
  defaultSort: SortKey,
): readonly Chip[] {
  const href: Href = (next) => searchHref(route.path, next, defaultSort);
  const chips: Chip[] = [...wordChips(state, readingOf(state, reading), href)];
  if (route.kind === "dealership") {
    chips.push({ label: route.heading, href: searchHref(ALL_STOCK_PATH, withPage(state, 1), defaultSort) });
  }
  for (const [name, values] of Object.entries({ ...route.fixed, ...state.facets })) {
    const attribute = name as FacetAttribute;
    for (const value of values ?? []) {
      const label = facetLabel(attribute, value, true);
      const without = state.facets[attribute]
        ? href(withFacet(state, attribute, value))
        : facetHref(route, state, attribute, value, defaultSort);
      chips.push({ label, href: without });
    }
  }
  if (state.near) chips.push({ label: nearLabel(state.near), href: href(withNear(state, null)) });
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = state.ranges[attribute];
    if (range) chips.push({ label: rangeLabel(attribute, range), href: href(withRange(state, attribute, null)) });
  }
  return chips.map(shortened);
}

/** An address may contain any text, but a chip is a single line on a phone. */
const shortened = (chip: Chip): Chip => ({
  ...chip,
  label: abridged(chip.label, LONGEST_LABEL),
  ...(chip.words !== undefined && { words: abridged(chip.words, LONGEST_LABEL) }),
});

/** The most characters on a chip. */
const LONGEST_LABEL = 44;
const quoted = (words: string) => `“${abridged(words, LONGEST_LABEL - 2)}”`;

/** Chips for the choices among the words, then for the words left to search as text. */
function wordChips(state: SearchState, reading: AnsweredReading | null, href: Href): readonly Chip[] {
  if (state.query === "") return [];
  if (!reading || reading.choices.length === 0) {
    return [{ label: quoted(state.query), href: href(withQuery(state, "")) }];
  }
  const choices = reading.choices.map((choice): Chip => {
    const next = withPressed(state, reading, choice);
    const struck = choice.standing.kind === "struck" ? choice.standing.sentence : null;
    return { label: choice.label, href: href(next), words: choice.words, ...(struck !== null && { struck }) };
  });
  if (reading.text === "") return choices;
  const spans = reading.choices.flatMap(({ spans }) => spans).sort((a, b) => a.start - b.start);
  const query = spans.map(({ start, end }) => reading.typed.slice(start, end)).join(" ");
  return [
    ...choices,
    { label: quoted(reading.text), href: href(withReading(state, { query, read: state.read ?? [] })) },
  ];
}

/** The notes about the typed words, under the chips. */
export interface WordNotes {
  /** The words that were read as choices; null if they are searched for as typed. */
  readonly read: string | null;
  /** The words that are searched for exactly as typed; null if they are read as choices. */
  readonly exactly: string | null;
  /** Address of the search that takes the words the other way. */
  readonly other: string;
  readonly corrections: AnsweredReading["corrections"];
  readonly unsearched: readonly string[];
  readonly cut: string | null;
  readonly others: readonly {
    readonly sentence: string;
    /** Accessible name of the list. */
    readonly name: string;
    readonly readings: readonly (Chip & { readonly count: number | null; readonly current: boolean })[];
  }[];
}

/** Null if no words were read and there are none to read. */
export function wordNotes(
  { route, state }: PendingSearch,
  answered: AnsweredReading | null,
  defaultSort: SortKey,
): WordNotes | null {
  const href: Href = (next) => searchHref(route.path, next, defaultSort);
  const nothing = { corrections: [], unsearched: [], cut: null, others: [] };
  if (state.query !== "" && state.exactly) {
    return { ...nothing, read: null, exactly: state.query, other: href(withExactly(state, false)) };
  }
  const reading = readingOf(state, answered);
  if (!reading) return null;
  const { choices, corrections, unsearched, cut, others } = reading;
  if (choices.length + corrections.length + unsearched.length + others.length === 0 && cut === null) return null;
  return {
    read: reading.typed,
    exactly: null,
    other: href(withExactly(state, true)),
    corrections,
    unsearched,
    cut,
    others: others.map(({ sentence, words, kind, readings }) => ({
      sentence,
      name: kind === "contradiction" ? "What you may mean" : `Other readings of “${words}”`,
      readings: readings.map(({ label, read, count, current }) => ({
        label,
        count,
        current,
        href: href(withReading(state, { query: state.query, read })),
      })),
    })),
  };
}

/** ". Read as Automatic, SUV, Under $30,000.", to follow the count; empty if nothing was read. */
export function readAloud(reading: AnsweredReading | null): string {
  const kept = reading?.choices.filter(({ standing }) => standing.kind === "kept") ?? [];
  return kept.length > 0 ? `. Read as ${kept.map(({ label }) => label).join(", ")}.` : "";
}
