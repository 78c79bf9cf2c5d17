import type { Choice, Span } from "../../../src/features/search/understand/schema.ts";

/** A query whose reading is known: what was typed, and the choices that it is. */
export interface Query {
  readonly typed: string;
  readonly choices: readonly Choice[];
  /** Whether a word is spelt right on the query's site. */
  readonly isKnown: (word: string) => boolean;
}

/** Other ways of typing a query that ask for the same; none where the change has nothing to change. */
export type Change = (query: Query) => readonly string[];

/** A choice that stands in the text as one piece. */
export interface Piece extends Span {
  readonly choice: Choice;
  readonly words: string;
}

/** Every choice that is one piece of the text, in order. */
export const piecesOf = ({ typed, choices }: Query): readonly Piece[] =>
  choices
    .flatMap((choice) => {
      const [span, ...others] = choice.spans;
      if (!span || others.length > 0 || choice.standing.kind === "struck") return [];
      return [{ ...span, choice, words: typed.slice(span.start, span.end) }];
    })
    .sort((a, b) => a.start - b.start);

/** The text with other words in a piece's place. */
export const withWords = (typed: string, { start, end }: Span, words: string): string =>
  typed.slice(0, start) + words + typed.slice(end);

/** What is changed in one piece after the other. */
export const eachPiece =
  (others: (piece: Piece, query: Query) => readonly string[]): Change =>
  (query) =>
    piecesOf(query).flatMap((piece) =>
      others(piece, query)
        .filter((words) => words.toLowerCase() !== piece.words.toLowerCase())
        .map((words) => withWords(query.typed, piece, words)),
    );

/** What is changed in the whole text at once. */
export const whole =
  (...changes: readonly ((typed: string) => string)[]): Change =>
  ({ typed }) =>
    changes.map((change) => change(typed)).filter((changed) => changed !== typed);

/** The field that a choice asks about. */
export const fieldOf = ({ wants }: Choice): string =>
  "attribute" in wants ? wants.attribute : wants.kind === "vehicles" ? "vehicle" : wants.kind;
