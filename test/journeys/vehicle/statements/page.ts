/** The statements of a page, read from its HTML as it was served. */

export interface PageStatements {
  /** The page's path on the site. */
  readonly path: string;
  /** The visible text, with each block on a line of its own. */
  readonly words: string;
  /** All estimates in the page's order. */
  readonly estimates: readonly StatedEstimate[];
  readonly calculator: ToldCalculator | null;
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly html: string;
}

export interface StatedEstimate {
  /** Whether the estimate is on a card, for one car among others; else it is the page's own. */
  readonly onCard: boolean;
  /** `$138`, `week`, `7.49%`, `8.38%`; null for a figure without a label. */
  readonly repayment: string | null;
  readonly period: string | null;
  readonly rate: string | null;
  readonly comparison: string | null;
  /** `5 year loan, no deposit, 30% final payment`, where it is shown with the figures. */
  readonly loan: string | null;
}

interface ToldCalculator {
  readonly period: string | null;
  readonly repayment: string | null;
  readonly rate: string | null;
  readonly comparison: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

const UNSEEN = /<(script|style|template|svg|noscript|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const BLOCK =
  /<\/?(p|div|li|ul|dl|dt|dd|h[1-6]|section|article|tr|td|th|header|footer|nav|main|br|button|label|summary|option|figure)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: " ",
};

const decoded = (text: string): string => text.replace(/&(\w+|#\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

/** The text of some HTML, with each block on a line of its own. */
export function wordsOf(html: string): string {
  const text = decoded(
    html
      .replace(UNSEEN, "")
      .replace(BLOCK, "\n")
      .replace(/<[^>]*>/g, ""),
  );
  return text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** The terms of a description list, each with its description. */
function pairsOf(list: string): readonly (readonly [term: string, value: string])[] {
  return [...list.matchAll(/<dt[^>]*>([\s\S]*?)<\/dt>\s*<dd[^>]*>([\s\S]*?)<\/dd>/g)].map(
    ([, term = "", value = ""]) => [wordsOf(term), wordsOf(value)] as const,
  );
}

function estimatesOf(html: string): readonly StatedEstimate[] {
  return [...html.matchAll(/<dl data-estimate[^>]*>([\s\S]*?)<\/dl>/g)].map((found) => {
    const pairs = pairsOf(found[1] ?? "");
    const under = (term: RegExp) => pairs.find(([name]) => term.test(name))?.[1] ?? null;
    const box = under(/^repayment$/);
    const card = pairs.find(([name]) => /^a (week|month)$/.test(name));
    const before = html.slice(0, found.index);
    return {
      onCard: before.lastIndexOf("group/card") > before.lastIndexOf("</article>"),
      repayment: (box ?? card?.[1] ?? "").match(/^\$[\d,.]+/)?.[0] ?? null,
      period: (box ?? "").match(/\/(week|month)/)?.[1] ?? card?.[0].slice(2) ?? null,
      rate: under(/^p\.a\.$/),
      comparison: under(/^p\.a\. comparison$/),
      loan: under(/^for$/),
    };
  });
}

function calculatorOf(html: string): ToldCalculator | null {
  const [, place] = /<section[^>]*id="finance-calculator"[^>]*>([\s\S]*?)<\/section>/.exec(html) ?? [];
  if (place === undefined) return null;
  const pairs = pairsOf(/<dl class="calculator-figures">([\s\S]*?)<\/dl>/.exec(place)?.[1] ?? "");
  const under = (term: RegExp) => pairs.find(([name]) => term.test(name)) ?? null;
  const fields = [...place.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
    const attribute = (name: string) => decoded(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "");
    const isChosen = attribute("type") !== "radio" || / checked=/.test(input);
    return attribute("name") !== "" && isChosen ? [[attribute("name"), attribute("value")] as const] : [];
  });
  return {
    period: under(/^a (week|fortnight|month)$/)?.[0].slice(2) ?? null,
    repayment: under(/^a (week|fortnight|month)$/)?.[1] ?? null,
    rate: under(/^interest p\.a\.$/)?.[1] ?? null,
    comparison: under(/^comparison p\.a\.$/)?.[1] ?? null,
    fields: Object.fromEntries(fields),
  };
}

/** Reads a page of HTML. */
export function readPage(path: string, html: string): PageStatements {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = "{}"]) => [JSON.parse(json)].flat() as Record<string, unknown>[],
  );
  const words = wordsOf(html.replace(/<head\b[\s\S]*?<\/head>/, ""));
  return { path, words, estimates: estimatesOf(html), calculator: calculatorOf(html), data, html };
}
