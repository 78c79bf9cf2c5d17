import { AMOUNTS, isPlain } from "./around.ts";
import { type Change, fieldOf, piecesOf, withWords } from "./query.ts";

const NOUNS = [
  ...[
    "ute",
    "suv",
    "sedan",
    "hatch",
    "hatchback",
    "wagon",
    "van",
    "coupe",
    "convertible",
    "caravan",
    "motorhome",
    "truck",
  ],
  ...[
    "camper",
    "trailer",
    "tipper",
    "bike",
    "motorbike",
    "motorcycle",
    "scooter",
    "cruiser",
    "hybrid",
    "car",
    "seater",
    "demo",
  ],
  ...[
    "mover",
    "diesel",
    "automatic",
    "manual",
    "sunroof",
    "canopy",
    "towbar",
    "bar",
    "camera",
    "bus",
    "vehicle",
    "roadster",
  ],
];
const pluralOf = (noun: string) =>
  /(?:ch|s)$/.test(noun) ? `${noun}es` : noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** One for several, and several for one, where it ends what is said of the vehicle: not the car of "car licence". */
export const number: Change = (query) => {
  const { typed } = query;
  return piecesOf(query).flatMap((piece, at, pieces) => {
    const next = pieces[at + 1];
    const isLast =
      next === undefined || /\S/.test(typed.slice(piece.end, next.start)) || AMOUNTS.includes(fieldOf(next.choice));
    const isCounted = /\b(?:\d+|few|some|two|many)(?: \S+)? ?$/i.test(typed.slice(0, piece.start));
    const noun = NOUNS.find((each) => [each, pluralOf(each)].some((one) => piece.words.toLowerCase().endsWith(one)));
    if (!noun || !isLast || isCounted || piece.choice.negated) return [];
    const isMany = piece.words.toLowerCase().endsWith(pluralOf(noun));
    const other = isMany
      ? piece.words.slice(0, noun.length - pluralOf(noun).length)
      : piece.words.replace(new RegExp(`${noun}$`, "i"), pluralOf(noun));
    return [withWords(typed, piece, other)];
  });
};

/** Models and makes by the handful: "corollas", "toyotas". "18 corollas" are so many, and no longer of 2018. */
export const manyNames: Change = (query) =>
  piecesOf(query).flatMap((piece) => {
    const { choice, words } = piece;
    const isName = fieldOf(choice) === "vehicle" && !choice.negated;
    const hasPlural = /[a-z]{3}[a-rt-wy]$/i.test(words) && !/(?:ch|sh|s|x|z| \w)$/i.test(words);
    const isCounted = /\b\d+ $/.test(query.typed.slice(0, piece.start));
    return isName && hasPlural && !isCounted ? [withWords(query.typed, piece, `${words}s`)] : [];
  });

/** "A white ute" for "white ute". */
export const article: Change = (query) =>
  isPlain(query) &&
  /^[a-z]/i.test(query.typed) &&
  !/^(?:a|an|the|my|under|over|from|up|less|more|max|below)\b/i.test(query.typed)
    ? [`a ${query.typed}`, `the ${query.typed}`]
    : [];
