import { type Change, fieldOf, type Piece, piecesOf, type Query } from "./query.ts";

/** What people say around what they want, which asks for nothing. */
const BEFORE = [
  ...[
    "looking for a ",
    "do you have any ",
    "hi, ",
    "anyone got a ",
    "im after a ",
    "need ",
    "wanted: ",
    "any ",
    "got any ",
  ],
  ...[
    "show me ",
    "can you show me a ",
    "i want a ",
    "i need a ",
    "searching for ",
    "after a ",
    "find me a ",
    "i'd like a ",
  ],
  ...[
    "hi do you have a ",
    "interested in a ",
    "hoping to find a ",
    "have you got any ",
    "chasing a ",
    "looking to buy a ",
  ],
  ...[
    "hello im looking for ",
    "does anyone have a ",
    "where can i get a ",
    "please show ",
    "wtb ",
    "keen on a ",
    "thinking of a ",
  ],
];
const BEHIND = [
  ...[
    " please",
    " thanks",
    "?",
    " for my wife",
    " for sale",
    " pls",
    " cheers",
    " thank you",
    " asap",
    " if possible",
    " thx",
  ],
  ...[
    " if you have one",
    " for my husband",
    " for mum",
    " to buy",
    " anyone",
    " ta",
    " around",
    " for us",
    " if you have any",
  ],
];

/** Whether a query is names and figures only, before which "looking for a" may stand, not a sentence of its own. */
export const isPlain = (query: Query): boolean => {
  const [first] = piecesOf(query);
  return (
    first?.start === 0 &&
    !first.choice.negated &&
    !/^(?:no|not|any|anything|who|what|where|how|can|do|is)\b/i.test(query.typed)
  );
};

export const fillerBefore: Change = (query) => (isPlain(query) ? BEFORE.map((words) => words + query.typed) : []);
export const fillerBehind: Change = (query) =>
  isPlain(query) && !/[?!.]$/.test(query.typed) ? BEHIND.map((words) => query.typed + words) : [];

/** Where one choice follows another with only a blank between. */
const seams = (query: Query): readonly (readonly [Piece, Piece])[] => {
  const pieces = piecesOf(query);
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    return next && query.typed.slice(piece.end, next.start) === " " ? [[piece, next] as const] : [];
  });
};

export const AMOUNTS = ["price", "km", "year", "weekly_price"];
const FEATURES = ["equipment", "filtered_features"];

/** Words between two choices; a make and its model are one thing, and nothing comes between them. */
export const fillerBetween: Change = (query) =>
  seams(query).flatMap(([left, right]) => {
    if ([left, right].some(({ choice }) => ["vehicle", "badge", "sort"].includes(fieldOf(choice)))) return [];
    const around = (words: string) => query.typed.slice(0, left.end) + words + query.typed.slice(right.start);
    const words = [", ", " - ", " please, ", " ... ", "; ", ", ideally ", ", preferably "];
    if (FEATURES.includes(fieldOf(right.choice)))
      words.push(" with ", " with a ", " has ", " must have ", " that has ", " and ");
    if (AMOUNTS.includes(fieldOf(right.choice)))
      words.push(" and ", " but ", " thats ", " that is ", " for ", " must be ");
    return words.filter((each) => each !== " for " || fieldOf(right.choice) === "price").map(around);
  });

/** A price, year, distance or place at the front or the end. */
export const moved: Change = (query) => {
  if (query.choices.some(({ standing }) => standing.kind === "struck")) return [];
  return piecesOf(query).flatMap((piece) => {
    if (![...AMOUNTS, "place"].includes(fieldOf(piece.choice)) || piece.choice.negated) return [];
    // "05 commodore" is a year only where it stands, and "oct" and "western" go with what is behind them.
    if (/^['’]?\d\d$/.test(piece.words)) return [];
    const left = query.typed.slice(0, piece.start).trim();
    if (
      /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|march|april|north|south|east|west|(?:nor|sou)thern|eastern|western)$/i.test(
        left,
      )
    )
      return [];
    const right = query.typed.slice(piece.end).trim();
    if (/(?:\b(?:or|and|but|a|to|the|of|for|from|is|in|with|at|not|it|be|by|than|i|that|my)|[^a-z0-9])$/i.test(left))
      return [];
    if (/^(?:(?:or|and|to|but|is)\b|[^a-z0-9])/i.test(right) || `${left}${right}` === "") return [];
    const rest = `${left} ${right}`.trim();
    return [`${piece.words} ${rest}`, `${rest} ${piece.words}`, `${rest}, ${piece.words}`, `${piece.words}, ${rest}`]
      .map((each) => each.trim())
      .filter((each) => each !== query.typed);
  });
};

/** The choices before and after each other where a query is nothing but choices of different kinds. */
export const swapped: Change = (query) =>
  seams(query).flatMap(([left, right]) => {
    const fields = [left, right].map(({ choice }) => fieldOf(choice));
    if (fields.some((field) => ["vehicle", "badge", "sort", "model", "year", "place"].includes(field))) return [];
    if (left.choice.negated || right.choice.negated || left.start > 0) return [];
    const { typed } = query;
    return right.end === typed.length ? [`${right.words} ${left.words}`] : [];
  });
