import { slugOf } from "../../../../lib/words/slug.ts";
import type { Word } from "../grammar/words.ts";
import type { Found } from "../meanings.ts";
import type { Choice, Span, Standing, Wants } from "../schema.ts";

/** A choice while a text is being read. */
export interface Term {
  readonly id: string;
  readonly wants: Wants;
  readonly label: string;
  readonly negated: boolean;
  readonly spans: readonly Span[];
  /** Indexes of its first word and of the word after its last. */
  readonly from: number;
  readonly to: number;
  readonly afterOr: boolean;
  /** Whether terms of one field are joined by "or". */
  readonly likes: boolean;
  readonly standing: Standing;
}

export const KEPT: Standing = { kind: "kept" };

/** The field that a term is about. Terms with the same field can be alternatives. */
export const slotOf = (wants: Wants): string =>
  "attribute" in wants ? `${wants.kind} ${wants.attribute}` : wants.kind;

/** "Near me", when the visitor's place is unknown. */
export const isNowhere = (wants: Wants): boolean =>
  wants.kind === "place" &&
  wants.place.state === null &&
  wants.place.cities.length === 0 &&
  wants.place.centre === null;

/** An ID such as "price-to-30000" or "colour-white": short, and always the same for the same choice. */
export function idOf(wants: Wants, label: string, negated: boolean): string {
  const name = "attribute" in wants ? wants.attribute : wants.kind;
  return slugOf(`${negated ? "not " : ""}${name.replaceAll("_", " ")} ${label}`)
    .slice(0, 80)
    .replace(/-$/, "");
}

/** The place of a term in its text. */
export type Stretch = Pick<Term, "spans" | "from" | "to" | "afterOr">;

export const stretchOf = (
  words: readonly Word[],
  { first, to, afterOr }: Pick<Found, "first" | "to" | "afterOr">,
): Stretch => ({
  spans: [spanOf(words, { first, to })],
  from: first,
  to,
  afterOr,
});

function spanOf(words: readonly Word[], { first, to }: Pick<Found, "first" | "to">): Span {
  const last = words[to - 1];
  const start = words[first];
  const lead = start?.minus || start?.dollar || start?.sign ? (start?.lead ?? 0) : 0;
  return { start: (start?.start ?? 0) - lead, end: (last?.end ?? 0) + (last?.plus ? 1 : 0) };
}

export function termOf(words: readonly Word[], found: Found, wants: Wants, label: string, likes: boolean): Term {
  const { negated } = found;
  return {
    id: idOf(wants, label, negated),
    wants,
    label: negated ? negatedLabel(wants, label) : label,
    negated,
    ...stretchOf(words, found),
    likes,
    standing: KEPT,
  };
}

const negatedLabel = (wants: Wants, label: string): string =>
  "attribute" in wants && (wants.attribute === "equipment" || wants.attribute === "filtered_features")
    ? `Without ${label}`
    : `Not ${label}`;

/** The spans of both, in order, joined into one where only an "or" is between them. */
export function joinedSpans(a: Stretch, b: Stretch): readonly Span[] {
  const last = a.spans.at(-1);
  const first = b.spans[0];
  const isOne = last && first && b.from - a.to <= (b.afterOr ? 1 : 0);
  return isOne
    ? [...a.spans.slice(0, -1), { start: last.start, end: first.end }, ...b.spans.slice(1)]
    : [...a.spans, ...b.spans];
}

export const choiceOf = (typed: string, { id, wants, label, negated, spans, standing }: Term): Choice => ({
  id,
  wants,
  negated,
  label,
  words: spans.map(({ start, end }) => typed.slice(start, end)).join(" … "),
  spans,
  standing,
});
