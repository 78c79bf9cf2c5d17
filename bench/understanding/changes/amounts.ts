import { eachPiece, fieldOf, type Piece } from "./query.ts";

/** Words that bound a figure, before and behind it, written down before looking at the reader's own. */
const COMPARATORS = {
  max: {
    before: [
      ...["under", "below", "less than", "max", "up to", "no more than", "not over", "at most", "<", "maximum", "sub"],
      ...["not more than", "no higher than", "nothing over", "lower than", "max of", "not exceeding", "beneath"],
    ],
    behind: ["or less", "max", "or under", "tops", "and under", "maximum", "or below", "at most", "and below"],
  },
  min: {
    before: ["over", "above", "more than", "at least", "from", "starting at", "min", "no less than", ">", "minimum"],
    behind: ["or more", "plus", "+", "and up", "and over", "minimum", "and above", "or over", "upwards"],
  },
} as const;

/** Words for a limit of years, which are newer and older, not more and less. */
const YEARS = {
  min: {
    before: ["from", "since", "not older than", "at least", "no older than", "from year", "minimum"],
    behind: [
      ...["or newer", "onwards", "and up", "or later", "and newer", "on", "upwards", "and later", "plus", "onward"],
      ...["+", "model or newer", "and above", "or above", "and onwards", "or younger"],
    ],
  },
  max: {
    before: ["up to", "no newer than", "not newer than"],
    behind: ["or older", "or earlier", "and older", "and earlier", "or before", "and before"],
  },
} as const;

const ONES = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const TEENS = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** "Thirty five" of 35, for one to ninety-nine and whole hundreds; null beyond. */
function spoken(figure: number): string | null {
  if (!Number.isInteger(figure) || figure < 1) return null;
  if (figure < 20) return [...ONES, ...TEENS][figure] ?? null;
  if (figure < 100) return `${TENS[Math.floor(figure / 10)]} ${ONES[figure % 10]}`.trim();
  return figure % 100 === 0 && figure < 1_000 ? `${ONES[figure / 100]} hundred` : null;
}

const grouped = (figure: number, by: string) => String(figure).replace(/(?=(?:\d{3})+$)(?!^)/g, by);
const inThousands = (figure: number) => (figure % 500 === 0 ? String(figure / 1_000) : null);

function dollars(figure: number): readonly string[] {
  const k = inThousands(figure);
  const said = spoken(figure / 1_000);
  const plain = [`${figure}`, `$${figure}`, `$${grouped(figure, ",")}`, grouped(figure, ","), `${figure} dollars`];
  if (k === null) return plain;
  const short = [
    `${k}k`,
    `$${k}k`,
    `${k} k`,
    `${k}K`,
    `${k} grand`,
    `${k} thousand`,
    `${k} thousand dollars`,
    `$${k} k`,
  ];
  return [
    ...plain,
    ...short,
    grouped(figure, " "),
    ...(said ? [`${said} thousand`, `${said} grand`, `${said} k`] : []),
  ];
}

function kilometres(figure: number): readonly string[] {
  const units = [
    "km",
    "kms",
    "kilometres",
    "kilometers",
    "ks",
    "clicks",
    "klms",
    "k's",
    "on the clock",
    "klm",
    "on the odo",
  ];
  const plain = [`${figure}km`, `${grouped(figure, ",")}km`, `${grouped(figure, " ")} km`];
  const long = units.map((unit) => `${grouped(figure, ",")} ${unit}`);
  const k = inThousands(figure);
  if (k === null) return [...plain, ...long];
  const said = spoken(figure / 1_000);
  const short = [`${k}k km`, `${k}k kms`, `${k}k kilometres`, `${k}k on the clock`, `${k}k clicks`, `${k} thousand km`];
  return [...plain, ...long, ...short, ...(said ? [`${said} thousand kms`] : [])];
}

interface Limit {
  readonly side: "min" | "max";
  readonly figure: number;
  /** The figure with its unit as typed. */
  readonly shown: string;
  /** What stands before and behind the figure as typed. */
  readonly before: string;
  readonly behind: string;
}

const SHOWN =
  /\$?\d[\d,]*(?:\.\d+)?(?: 000)?(?: ?(?:k|grand|thousand)\b)?(?: ?(?:dollars|kms?|klms?|ks|kays|clicks|kilomet(?:re|er)s|on the (?:clock|odometer)))?/i;

/** All words that may stand around a figure: a piece that says more is left alone. */
const PLAIN_BOUNDS: ReadonlySet<string> = new Set([
  "",
  ...[COMPARATORS, YEARS].flatMap((each) =>
    Object.values(each).flatMap(({ before, behind }) => [...before, ...behind]),
  ),
]);

/** The one limit that a piece is, where nothing else is said in it. */
function limitOf({ choice: { wants, negated }, words }: Piece): Limit | null {
  if (wants.kind !== "range" || negated) return null;
  const { min, max } = wants;
  const figure = min ?? max;
  const found = SHOWN.exec(words);
  if (figure === undefined || (min !== undefined && max !== undefined) || !found) return null;
  const before = words.slice(0, found.index).trim();
  const behind = words.slice(found.index + found[0].length).trim();
  // "After 2019" is 2020 or newer, "8 years old" counts back: the figure as typed is another than the limit.
  const typed = Number(found[0].replace(/[^\d.]/g, ""));
  if (typed < 100 && !/[a-z]/i.test(found[0])) return null;
  if (![figure, figure / 1_000].includes(typed) || (before === "" && behind === "")) return null;
  if (![before, behind].every((each) => PLAIN_BOUNDS.has(each.toLowerCase()))) return null;
  return { side: min === undefined ? "max" : "min", figure, shown: found[0], before, behind };
}

/** The same limit with other words of comparing. */
export const otherComparator = eachPiece((piece) => {
  const limit = limitOf(piece);
  const field = fieldOf(piece.choice);
  if (!limit || !["price", "km", "year"].includes(field)) return [];
  const { before, behind } = (field === "year" ? YEARS : COMPARATORS)[limit.side];
  const glued = (words: string, shown: string) => (words === "+" ? `${shown}+` : `${shown} ${words}`);
  const cheaper = field === "price" && limit.side === "max" ? [`cheaper than ${limit.shown}`] : [];
  return [
    ...before.map((words) => `${words} ${limit.shown}`),
    ...behind.map((words) => glued(words, limit.shown)),
    ...cheaper,
    ...(before.includes("<" as never) ? [`<${limit.shown}`] : []),
  ];
});

/** The same limit in another spelling of its figure and unit. */
export const otherFigure = eachPiece((piece) => {
  const limit = limitOf(piece);
  const field = fieldOf(piece.choice);
  if (!limit || !["price", "km"].includes(field)) return [];
  const spellings = field === "price" ? dollars(limit.figure) : kilometres(limit.figure);
  return spellings.map((shown) => `${limit.before} ${shown} ${limit.behind}`.trim());
});

/** "10k-15k", "between 2015 and 2018": the same range in other words. */
const RANGE = /^(?:between |from )?\$?\d[\d,.]*k?(?: ?(?:-|–|to|and|until|up to) ?)\$?\d[\d,.]*k?(?: ?kms?)?$/i;

export const otherRange = eachPiece(({ choice: { wants, negated }, words }) => {
  if (wants.kind !== "range" || negated || !RANGE.test(words)) return [];
  const { min, max, attribute } = wants;
  if (min === undefined || max === undefined || !["price", "year", "km"].includes(attribute)) return [];
  const unit = attribute === "km" ? " km" : "";
  const pairs: (readonly [string, string])[] = [[String(min), String(max)]];
  if (attribute !== "year") pairs.push([grouped(min, ","), grouped(max, ",")]);
  if (attribute === "price") pairs.push([`$${grouped(min, ",")}`, `$${grouped(max, ",")}`]);
  const [k, toK] = [inThousands(min), inThousands(max)];
  if (k && toK && attribute === "price") pairs.push([`${k}k`, `${toK}k`], [k, `${toK}k`]);
  return pairs.flatMap(([a, b]) =>
    [`${a}-${b}`, `${a} - ${b}`, `${a} to ${b}`, `from ${a} to ${b}`, `between ${a} and ${b}`, `${a}–${b}`]
      .concat([`from ${a} up to ${b}`, `between ${a} & ${b}`, `between ${a}-${b}`, `between ${a} to ${b}`])
      .map((each) => each + unit),
  );
});

/** "$150 a week" in the other ways people write it. */
export const otherWeek = eachPiece(({ choice: { wants, negated }, words }) => {
  const found = /^\$?(\d+) ?(?:a week|per week|pw|p\/w|\/week|weekly)$/i.exec(words);
  if (wants.kind !== "range" || negated || wants.attribute !== "weekly_price" || !found) return [];
  const units = [
    "a week",
    "per week",
    "pw",
    "p/w",
    "weekly",
    "each week",
    "/week",
    "/wk",
    "p.w.",
    "per wk",
    "every week",
  ];
  return units
    .flatMap((unit) => [`$${found[1]} ${unit}`, `${found[1]} ${unit}`])
    .concat([`$${found[1]}/week`, `$${found[1]}pw`]);
});

/** Masses in kilograms and tonnes. */
export const otherMass = eachPiece(({ choice: { wants, negated, label }, words }) => {
  if (wants.kind !== "range" || negated) return [];
  const figure = wants.min ?? wants.max ?? 0;
  const masses = [`${figure}kg`, `${figure} kg`, `${grouped(figure, ",")}kg`, `${grouped(figure, ",")} kilos`];
  if (figure % 100 === 0) masses.push(...["t", " tonne", " tonnes", " ton", " t"].map((unit) => figure / 1_000 + unit));
  if (/^Tows .* or more$/.test(label) && /^(?:\d|tows? \d)/.test(words))
    return masses.flatMap((mass) => [
      ...[`tows ${mass}`, `${mass} towing`, `tow ${mass}`, `can tow ${mass}`, `towing capacity ${mass}`],
      ...[`${mass} tow capacity`, `${mass} braked towing`, `${mass} towing capacity`, `able to tow ${mass}`],
    ]);
  const name = /^(ATM|GVM|Tare) up to/.exec(label)?.[1]?.toLowerCase();
  if (!name || !words.toLowerCase().includes(name)) return [];
  return masses.flatMap((mass) => [
    ...[`${name} under ${mass}`, `under ${mass} ${name}`, `${name} up to ${mass}`, `max ${name} ${mass}`],
    ...[`${name} less than ${mass}`, `${mass} ${name} max`],
  ]);
});
