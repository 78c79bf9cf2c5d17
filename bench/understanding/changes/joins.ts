import { type Change, eachPiece, fieldOf, piecesOf, withWords } from "./query.ts";

/** Words for "or", between names of which any will do. */
export const eitherWords: Change = (query) =>
  query.choices.flatMap(({ wants, spans, negated }) => {
    const isEither =
      (wants.kind === "vehicles" && wants.any.length > 1) || (wants.kind === "values" && wants.values.length > 1);
    const [first, last] = [spans[0], spans.at(-1)];
    if (!isEither || !first || !last || negated) return [];
    const words = query.typed.slice(first.start, last.end);
    if (words.split(" or ").length !== 2) return [];
    const span = { start: first.start, end: last.end };
    const ways = [
      "/",
      " / ",
      " or a ",
      " or maybe ",
      " or even ",
      " OR ",
      ", or ",
      " or possibly ",
      " / or ",
      " or else ",
    ];
    return ways.map((way) => withWords(query.typed, span, words.replace(" or ", way)));
  });

/** Words for "and", between things that are both wanted. */
export const bothWords: Change = (query) => {
  const pieces = piecesOf(query);
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    const between = next && query.typed.slice(piece.end, next.start);
    if (!next || (between !== " and " && between !== " & ") || piece.choice.negated || next.choice.negated) return [];
    const span = { start: piece.end, end: next.start };
    const ways = [" and ", " & ", ", ", " + ", " plus ", " as well as ", ", and ", " and also ", " and a "];
    return ways.filter((way) => way !== between).map((way) => withWords(query.typed, span, way));
  });
};

const NEGATIONS = [
  "not",
  "no",
  "without",
  "except",
  "excluding",
  "anything but",
  "but not",
  "minus",
  "not a",
  "other than",
];

export const negation = eachPiece(({ choice, words }) => {
  const found =
    /^(?:not|no|without|except|excluding|anything but|but not|minus|non)\b ?-? ?(?:an? )?(?!interested|looking)(.+)$/i.exec(
      words,
    );
  const what = found?.[1];
  if (!choice.negated || !what) return [];
  return [...NEGATIONS.map((not) => `${not} ${what}`), ...(/ /.test(what) ? [] : [`-${what}`])];
});

const SPELLINGS: readonly (readonly [string, string])[] = [
  ...([
    ["colour", "color"],
    ["litre", "liter"],
    ["kilometre", "kilometer"],
    ["grey", "gray"],
    ["licence", "license"],
  ] as const),
  ...([
    ["tonne", "ton"],
    ["metre", "meter"],
    ["tyre", "tire"],
    ["aluminium", "aluminum"],
    ["centre", "center"],
  ] as const),
];

export const spelling: Change = ({ typed }) =>
  SPELLINGS.flatMap(([one, other]) =>
    [
      typed.replace(new RegExp(`\\b${one}(?=s?\\b)`, "i"), other),
      typed.replace(new RegExp(`\\b${other}(?=s?\\b)`, "i"), one),
    ].filter((each) => each !== typed),
  );

/** Small figures as words, and words as figures: "seven seats", "7 seats". */
const SMALL = ["two", "three", "four", "five", "six", "seven", "eight"];
export const smallNumbers: Change = (query) =>
  piecesOf(query).flatMap((piece) => {
    if (!/^(?:seats|sleeps|doors|cylinders|axles)$/.test(fieldOf(piece.choice))) return [];
    return SMALL.flatMap((word, at) => {
      const figure = String(at + 2);
      const changed = [
        piece.words.replace(new RegExp(`\\b${word}\\b`, "i"), figure),
        piece.words.replace(new RegExp(`\\b${figure}(?=[ -])|\\b${figure}$`), word),
      ];
      return changed.filter((each) => each !== piece.words).map((each) => withWords(query.typed, piece, each));
    });
  });
