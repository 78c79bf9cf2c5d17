import { remember } from "../../../../lib/memory/remember.ts";
import type { PRICE_TYPES } from "../../../vocabulary/vocabulary.ts";
import { fold } from "../text.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { readNumber, withDigits } from "./number.ts";

export type PriceType = (typeof PRICE_TYPES)[number];

/**
 * The meaning of a price cell. `none`: the dealer gives no price (POA, auction). `range`: two prices as a guide.
 * `period`: a weekly or monthly payment. `unread`: text without a price, or with several different ones. `before` is
 * the earlier price.
 */
export type ReadPrice =
  | {
      readonly kind: "amount";
      readonly amount: number;
      readonly before: number | null;
      readonly type: PriceType | null;
      readonly currency: string | null;
    }
  | { readonly kind: "none"; readonly before: number | null }
  | { readonly kind: "range" }
  | { readonly kind: "period"; readonly amount: number }
  | { readonly kind: "negative"; readonly amount: number }
  | { readonly kind: "unread" };

const NO_PRICE =
  /\b(poa|p o a|p\.o\.a|price on (application|request|enquiry)|on (application|request)|call|contact|enquire|ask|ring|auction|no reserve|make an offer|offers?|negotiable|sold|coming soon|anfrage|not priced)\b/i;
const LONGEST = 200;
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\bUSD\b|US\$/i, "USD"],
  [/\bGBP\b|£/i, "GBP"],
  [/\d\s?Kč/i, "CZK"],
  [/\bEUR\b|€|\beuros?\b/i, "EUR"],
  [/\bNZD\b|NZ\$/i, "NZD"],
  [/\bINR\b|₹|\brs\.?\s?\d|\blakhs?\b|\bcrores?\b/i, "INR"],
  [/\bZAR\b|^R\s?\d/, "ZAR"],
  [/\bCAD\b|\bCA?\$\b/i, "CAD"],
  [/\d\s?kr\b/i, "SEK"],
  [/\b(VND|AED|SAR|PKR|MYR|PLN|JPY|CHF|CZK|SEK|NOK|DKK|BRL|MXN|RUB|TRY)\b/, "foreign currency"],
  [/¥/, "JPY"],
  [/₦|\bNGN\b|\bN\d/, "foreign currency"],
];

/**
 * Reads a price cell: "$45,990", "45990 AUD", "$28,990 drive away", "POA", "18000 USD", "Was $15,990 Now $12,990". A
 * zero or a filler (1, 999999) is not a price, nor is a range or a weekly payment ("$89 p/w").
 */
export function readPrice(cell: string): ReadPrice {
  if (/^\d+(\.\d{1,2})?$/.test(cell)) return amountOrNone(Number(cell), null, null, "");
  const text = withDigits(cell);
  if (text.length > LONGEST) return { kind: "unread" };
  const thousands = /^\s*(\d{1,3}(?:\.\d{1,3})?)\s?\$\s?k\s*$/i.exec(text)?.[1];
  if (thousands !== undefined) return amountOrNone(Number(thousands) * 1000, null, null, "");
  const dong = millions(text);
  if (dong !== null) return amountOrNone(dong, null, null, "VND");
  const tens = TEN_THOUSANDS.exec(text)?.[1];
  if (tens !== undefined) return amountOrNone(Number(tens.replaceAll(",", "")) * 10_000, null, null, "JPY");
  const amounts = amountsIn(text);
  const [first] = amounts;
  if (!first) return NO_PRICE.test(text) ? { kind: "none", before: null } : { kind: "unread" };
  if (first.negative) return { kind: "negative", amount: -first.value };
  const was = amounts.find(({ role }) => role === "was")?.value ?? null;
  const asking = askingPrice(amounts, text);
  if (asking === "range" || asking === "several") return { kind: asking === "range" ? "range" : "unread" };
  if (!asking) {
    const paid = amounts.find(({ role }) => role === "period");
    if (paid) return { kind: "period", amount: cents(paid.value) };
    return was !== null || NO_PRICE.test(text) ? { kind: "none", before: was } : { kind: "unread" };
  }
  const earlier = was ?? amounts.find(({ role }) => role === "plain" && asking.role === "now")?.value ?? null;
  const isOneOfSeveral = asking.role === "plain" && !isOneValue(amounts.filter(({ role }) => role === "plain"));
  // In "Drive away from $99 p/w, price $25,990", "drive away" refers only to the payment.
  const typeText = amounts.some(({ role }) => role === "period") ? `${asking.before} ${asking.after}` : text;
  const type = isOneOfSeveral ? typeBeside(asking, amounts) : (priceType(asking.after) ?? priceType(typeText));
  return amountOrNone(asking.value, earlier !== null && earlier > asking.value ? earlier : null, type, text);
}

/** An amount in ten thousands, as written in East Asia: "128.5万円", "76.8萬", "1,399만원". */
const TEN_THOUSANDS = /^(?:nt\$|rmb|[$¥￥])?\s*(\d[\d,]{0,6}(?:\.\d{1,2})?)\s*[万萬만]\s*(?:日?元|円|圓|원)?$/i;

/**
 * An amount in Vietnamese dong: "575 triệu" is 575 million, "1 tỷ 335 triệu" is 1,335 million. Null for other texts.
 */
function millions(text: string): number | null {
  const [, thousands, ones] =
    /^(?:(\d{1,3}(?:[.,]\d{1,3})?)\s*tỷ?ỉ?)?\s*(?:(\d{1,3}(?:[.,]\d)?)\s*tri[eệ]u)?(?:\s*(?:đ|vnđ|đồng))?$/i.exec(
      text,
    ) ?? [];
  if (thousands === undefined && ones === undefined) return null;
  return Number((thousands ?? "0").replace(",", ".")) * 1e9 + Number((ones ?? "0").replace(",", ".")) * 1e6;
}

/** The currency that follows an amount. */
const MONEY_AFTER = /^\s?(€|£|kč|kc|zł|kr|ft|lei|eur|czk|pln|sek|chf)(?![a-z])/i;

const isOneValue = (amounts: readonly Amount[]) => amounts.every(({ value }) => value === amounts[0]?.value);

/**
 * What one of several amounts includes, by the words beside it. They may be before their amounts ("EGC $25,990 / DA
 * $27,490") or after them ("$25,990 EGC / $27,490 DA"). Assigning them to the wrong amount would advertise a drive-away
 * price that is not one.
 */
function typeBeside(amount: Amount, amounts: readonly Amount[]): PriceType | null {
  const own = ownWords(amount.before);
  if (own >= 0) return priceType(amount.before.slice(own)) ?? priceType(amount.after.split(")", 1)[0] ?? "");
  const end = amount === amounts.at(-1) ? -1 : ownWords(amount.after);
  if (end >= 0) return priceType(amount.after.slice(0, end));
  const before = amounts[0]?.before ?? "";
  const isLabelFirst =
    priceType(before) !== null || (/\p{L}/u.test(before) && !/\p{L}/u.test(amounts.at(-1)?.after ?? ""));
  return priceType(isLabelFirst ? amount.before : amount.after);
}

/** Words that introduce the amount after them, and separators that may precede the words about one amount. */
const LEADS = /(?:\b(?:from|at|for|only|is)|:)\s*$/i;
const PARTS = /[,;/|]|\b(?:or|and)\b/gi;

/**
 * The position where the words about the following amount begin, for example at a bracket around both: "$25,990 (drive
 * away from $27,490)". -1 if that is not clear.
 */
function ownWords(before: string): number {
  const bracket = before.lastIndexOf("(");
  if (bracket >= 0 && !before.includes(")", bracket)) return bracket;
  return LEADS.test(before) ? ([...before.matchAll(PARTS)].at(-1)?.index ?? 0) : -1;
}

/** The asking price: the present amount, or otherwise the only one without another meaning. */
function askingPrice(amounts: readonly Amount[], text: string): Amount | "range" | "several" | null {
  const now = amounts.find(({ role }) => role === "now");
  const plain = amounts.filter(({ role }) => role === "plain");
  const [first] = now ? [now] : plain;
  if (first && isRange(text, (plain[0] ?? first).value)) return "range";
  if (now || !first || isOneValue(plain)) return first ?? null;
  const currencies = new Set(plain.map(({ after }) => MONEY_AFTER.exec(after)?.[1]?.toLowerCase()));
  // "59 900 Kč 2 441 €" is one price in two currencies.
  if (!currencies.has(undefined) && currencies.size === plain.length) return first;
  // "$28,990 drive away ($27,500 EGC)": the amount that the shopper actually pays counts.
  return plain.find((amount) => typeBeside(amount, amounts) === "Drive away") ?? "several";
}

function amountOrNone(value: number, before: number | null, type: PriceType | null, words: string): ReadPrice {
  if (value <= 1 || isFiller(value)) return { kind: "none", before };
  return { kind: "amount", amount: cents(value), before, type, currency: foreignCurrency(words) };
}

/** Whether an amount is one that people enter where a system demands a price: 999999, 9999999. */
const isFiller = (value: number) => /^9{6,9}$/.test(String(Math.floor(value)));

/** Whether a text is an amount that only fills a field: 1 or 999999, but not 0, which means the same as empty. */
export function isPlaceholder(text: string): boolean {
  const value = readNumber(text);
  return value !== null && value > 0 && (value <= 1 || isFiller(value));
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Whether two amounts form a range, the second not far above the first: "$9,000 - $11,000", "9-11k", "3.5 to 4.2 lakh".
 */
function isRange(text: string, first: number): boolean {
  const found = /\d(k?)\s*(?:-|–|—|\bto\b)\s*([^\d\s]{0,3}\s?\d.*)$/i.exec(text);
  const second = found ? readNumber(found[2] ?? "") : null;
  if (second === null) return false;
  const scale = second >= 100_000 ? 100_000 : 1000;
  const least = first < 1000 && second >= 1000 && found?.[1] === "" ? first * scale : first;
  return least >= 100 && second > least && second <= least * 5;
}

/** The currency named in a text; null if it names none, or Australian dollars. */
export const foreignCurrency = remember((text: string): string | null => {
  const words = text.replaceAll("_", " ");
  if (/\bAUD\b|A\$|AU\$/i.test(words)) return null;
  return CURRENCIES.find(([sign]) => sign.test(words))?.[1] ?? null;
});

const WITHOUT_CHARGES =
  /(?:\b(?:excl?\w*|plus|before|without|no|not incl?\w*) |\+ ?)(?:govt?|gov\w*|on ?roads?|orcs?|o r c)\b|\begc\b|\bexcluding government\w*|\bplus on road/;
const DRIVE_AWAY = /\bdrive ?away\b|\bdap\b|\bd a\b|\bda\b|\bride ?away\b|\btow ?away\b|\bon the road\b/;
const NOT_DRIVE_AWAY =
  /\b(ex|excl?\w*|before|without|non?|not|not incl?\w*)( an?)? (drive|ride|tow) ?away\b|(\+|\bplus) drive ?away (costs?|charges?|fees?)\b|\baway (price |costs? )?((is )?(excluded|not incl\w*|extra)|(no|false|n a)$)/;
/** A drive-away price that is not this one, or that must be asked for. */
const OTHER_DRIVE_AWAY =
  /\baway (pric\w* |deals? |offers? )?((is |are )?(available|tb[ac]|poa)|(up)?on (request|application|enquiry))\b|\b(ask|call|enquire|contact)\b.{0,20} (drive|ride|tow) ?away\b/;

/** What a price includes, according to its text; null if the text does not say. */
export const priceType = remember((text: string): PriceType | null => {
  const words = fold(text);
  if (WITHOUT_CHARGES.test(words)) return "Excl. gov. charges";
  if (!DRIVE_AWAY.test(words) || OTHER_DRIVE_AWAY.test(words)) return null;
  return NOT_DRIVE_AWAY.test(words) ? "Excl. gov. charges" : "Drive away";
});
