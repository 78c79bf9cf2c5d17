import { type PageStatements, type StatedEstimate, wordsOf } from "./page.ts";

/** All rates in a text: `8.38%–19.42%` has two. */
const figuresOf = (text: string | null): readonly number[] =>
  (text?.match(/\d+(?:\.\d+)?(?=\s?%|–\d)/g) ?? []).map(Number);
const dollars = (text: string | null): number => Number((text ?? "").replaceAll(/[$,]/g, "") || Number.NaN);

type Rule = (page: PageStatements) => readonly string[];

const ownEstimate = ({ estimates }: PageStatements): StatedEstimate | null =>
  estimates.find(({ onCard }) => !onCard) ?? null;

/**
 * A rate is beside its comparison rate, which is labelled, not lower than the rate, and followed by the warning that
 * the law requires.
 */
const rates: Rule = ({ estimates, calculator, words }) => {
  const pairs = [...estimates, ...(calculator?.rate ? [calculator] : [])];
  const problems = pairs.flatMap(({ rate, comparison, repayment }) => {
    if (rate === null || comparison === null || repayment === null)
      return [`figures without their names: ${rate} ${comparison} ${repayment}`];
    const [interest = Number.NaN] = figuresOf(rate);
    const compared = figuresOf(comparison);
    const least = Math.min(...compared);
    return compared.length > 0 && least >= interest
      ? []
      : [`the comparison rate ${comparison} stands at an interest rate of ${rate}`];
  });
  const warned = words.includes("WARNING: This comparison rate is true only for the examples given");
  return pairs.length > 0 && !warned ? [...problems, "comparison rates without their warning"] : problems;
};

/** The estimate and the calculator of a page show the same rate, repayment and loan. */
const oneRate: Rule = (page) => {
  const { calculator, words } = page;
  const box = ownEstimate(page);
  if (!box || !calculator?.rate) return [];
  const problems: string[] = [];
  const same = (what: string, one: unknown, other: unknown) => {
    if (one !== other) problems.push(`the box tells ${what} ${one}, the calculator ${other}`);
  };
  same("the rate", figuresOf(box.rate)[0], figuresOf(calculator.rate)[0]);
  same("the comparison rate", figuresOf(box.comparison)[0], figuresOf(calculator.comparison)[0]);
  // The cards of similar vehicles below tell of other loans.
  const [own = ""] = words.split(/^Similar Vehicles/im);
  const loan = /^(\S+) year loan, (.+?) deposit, (.+?) final payment, to approved/im.exec(own);
  if (loan && isWholePrice(page)) {
    const [, years, deposit, last] = loan;
    const share = (text: string | undefined) =>
      text === "no" ? 0 : text?.endsWith("%") ? figuresOf(text)[0] : dollars(text ?? "");
    const shareOf = (field: string | undefined, told: string | undefined) =>
      told?.endsWith("%")
        ? Math.round((dollars(field ?? "") / dollars(calculator.fields.amount ?? "")) * 100)
        : dollars(field ?? "");
    same("a term of years", Number(years), Number.parseFloat(calculator.fields.term ?? ""));
    same("a deposit of", share(deposit), shareOf(calculator.fields.tradeIn, deposit));
    same("a final payment of", share(last), shareOf(calculator.fields.residual ?? "$0", last));
    if (box.period === calculator.period && problems.length === 0) {
      same("the repayment", dollars(box.repayment), Math.ceil(dollars(calculator.repayment)));
    }
  }
  return problems;
};

/** A car above the greatest loan, or with a term that its site does not offer, has a calculator for another loan. */
function isWholePrice({ calculator, words, data }: PageStatements): boolean {
  const price = data
    .map(({ offers }) => (offers as { price?: number } | undefined)?.price)
    .find((one) => one !== undefined);
  const years = Number(/^(\S+) year loan/im.exec(words)?.[1]);
  const { amount = "", term = "" } = calculator?.fields ?? {};
  return Number(price) === dollars(amount) && years === Number.parseFloat(term);
}

/** Counts agree with their nouns: neither `1 cars` nor `3 car`. */
const NOUNS =
  "car|vehicle|review|photo|picture|model|location|place|result|year|day|week|month|repayment|motorcycle|caravan|truck|offer|yard|seat|door|star";
const plurals: Rule = ({ words }) => [
  ...(words.match(new RegExp(`(?<![\\d.,$/–-])\\b1 (?:\\w+ )?(?:${NOUNS})s\\b`, "gi")) ?? []),
  ...(words.match(
    /(?<![\d.,$/–-])\b(?:0|[2-9]|\d{2,}) (?:car|vehicle|review|photo|picture|result|location|repayment|caravan|truck)\b(?![\w-])(?! (?:garage|yard|carrier|parts|centre|sales|dealer))/gi,
  ) ?? []),
];

/** No page shows `undefined`, `NaN` or the like. */
const noValues: Rule = ({ words }) => [
  ...(words.match(/.*\b(?:NaN|undefined|Infinity|Invalid Date)\b.*|.*\[object \w+\].*/g) ?? []),
  ...(words.match(/Total payable\s+\$0\b(?!\.\d*[1-9]).*/g) ?? []),
  ...(words.match(/\$0(?:\.00)?(?:\/| a )(?:week|fortnight|month).*/g) ?? []),
];

/** A location's statement about its hours now; the header's belongs to the first location. */
const OPEN = /^(?:Open (?:today|now)\b|Open until\b)/;
const SHUT = /^(?:Closed (?:now|today)\b|Opens\b)/;
const isStatement = (line: string) => OPEN.test(line) || SHUT.test(line);
/** Pages that list every location of the site. */
const ALL_PLACES = /^\/(?:locations|our-location)$/;

/**
 * No location is open and closed at once: the header agrees with the location's card, and a statement with today's row.
 */
const opening: Rule = ({ path, html, words }) => {
  const problems: string[] = [];
  const [header] = words.split("\n").filter(isStatement);
  const main = wordsOf(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "").split("\n");
  const told = main.filter(isStatement).map((line) => line.replace(/,.*/, ""));
  if (header && ALL_PLACES.test(path) && told.length > 0 && !told.includes(header.replace(/,.*/, ""))) {
    problems.push(`the header says "${header}", no place does: ${told.join("; ")}`);
  }
  for (const [at, line] of main.entries()) {
    const [, hours] = /^\w+day ?today ?(.*)$/.exec(line) ?? [];
    const statement = main.slice(0, at).findLast(isStatement);
    if (hours === undefined || statement === undefined) continue;
    const isClosed = (hours || main[at + 1]) === "Closed";
    if (OPEN.test(statement) && isClosed) problems.push(`"${statement}" stands beside a day that is closed`);
    if (/^Closed today/.test(statement) && !isClosed) problems.push(`"${statement}" stands beside hours of today`);
  }
  return problems;
};

/** A sold vehicle's page does not offer it, and the page's structured data agrees with its text. */
const sale: Rule = ({ path, words, data, estimates, calculator }) => {
  if (!/^\/cars\/[^/]+$/.test(path)) return [];
  const offer = data.map(({ offers }) => offers as { availability?: string; price?: number } | undefined).find(Boolean);
  const isSold = /recently sold/i.test(words);
  const problems: string[] = [];
  if (isSold && offer && !offer.availability?.endsWith("SoldOut"))
    problems.push(`sold in words, ${offer.availability} in data`);
  if (!isSold && offer?.availability?.endsWith("SoldOut")) problems.push("sold in data, not in words");
  if (isSold && estimates.some(({ onCard }) => !onCard)) problems.push("a sold vehicle has an estimate");
  if (isSold && /^Reserve /m.test(words)) problems.push("a sold vehicle can be reserved");
  // Only structured data may contain a sold vehicle's price.
  if (!isSold && offer?.price !== undefined && !words.includes(`$${offer.price.toLocaleString("en-AU")}`)) {
    problems.push(`the price ${offer.price} of its data is nowhere in its words`);
  }
  if (calculator?.fields.amount && offer?.price !== undefined && offer.price <= 100_000 && offer.price >= 5000) {
    if (dollars(calculator.fields.amount) !== offer.price)
      problems.push(`the calculator lends ${calculator.fields.amount} on ${offer.price}`);
  }
  return problems;
};

/** A date is the same in the text and in the structured data. */
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const dates: Rule = ({ html }) =>
  [...html.matchAll(/<time[^>]*dateTime="(\d{4})-(\d{2})-(\d{2})"[^>]*>([\s\S]*?)<\/time>/gi)].flatMap(
    ([whole, year = "", month = "", day = "", words = ""]) => {
      const isSame = words.includes(String(Number(day))) && words.includes(MONTHS[Number(month) - 1] ?? "?");
      const hasYear = !/\d{4}/.test(words) || words.includes(year);
      return isSame && hasYear ? [] : [`a date reads ${whole}`];
    },
  );

/** Everything that a page must not say, by subject. */
export const RULES = { rates, oneRate, plurals, noValues, opening, sale, dates } as const;
export type RuleName = keyof typeof RULES;

/** The contradictions of a page, a line each: `/cars/x: plurals: 1 cars`. */
export function contradictionsOf(page: PageStatements): readonly string[] {
  return Object.entries(RULES).flatMap(([name, rule]) =>
    rule(page).map((problem) => `${page.path}: ${name}: ${problem}`),
  );
}
