import type { PRICE_TYPES } from "../../stock/vocabulary.ts";
import { readNumber } from "./number.ts";
import { fold } from "./text.ts";

export type PriceType = (typeof PRICE_TYPES)[number];

/** `none`: the dealer gives no price (POA, auction); `range`: from one price to another, a guide; `unread`: there are words, and none is a price. */
export type ReadPrice =
  | {
      readonly kind: "amount";
      readonly amount: number;
      readonly type: PriceType | null;
      readonly currency: string | null;
    }
  | { readonly kind: "none" }
  | { readonly kind: "range" }
  | { readonly kind: "negative"; readonly amount: number }
  | { readonly kind: "unread" };

const NO_PRICE =
  /\b(poa|p o a|price on (application|request|enquiry)|on (application|request)|call|contact|enquire|ask|ring|auction|no reserve|make an offer|offers?|negotiable|sold|coming soon|anfrage|not priced)\b/i;
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\bUSD\b|US\$/i, "USD"],
  [/\bGBP\b|£/i, "GBP"],
  [/\bEUR\b|€|\beuros?\b/i, "EUR"],
  [/\bNZD\b|NZ\$/i, "NZD"],
  [/\bINR\b|₹|\brs\.?\s?\d|\blakhs?\b|\bcrores?\b/i, "INR"],
  [/\bZAR\b|^R\s?\d/, "ZAR"],
  [/\bCAD\b|\bCA?\$\b/i, "CAD"],
  [/\b(AED|SAR|PKR|MYR|PLN|JPY|CHF|CZK|SEK|NOK|DKK|BRL|MXN|RUB|TRY)\b/, "foreign currency"],
  [/¥/, "JPY"],
];

/** Reads a price cell: "$45,990", "45990 AUD", "$28,990 drive away", "POA", "18000 USD". A zero is no price, nor is a range. */
export function readPrice(text: string): ReadPrice {
  const amount = readNumber(text);
  if (amount === null) return NO_PRICE.test(text) ? { kind: "none" } : { kind: "unread" };
  if (amount < 0) return { kind: "negative", amount };
  if (isRange(text, amount)) return { kind: "range" };
  if (amount === 0) return { kind: "none" };
  const cents = Math.round(amount * 100) / 100;
  if (/^\d+(\.\d+)?$/.test(text)) return { kind: "amount", amount: cents, type: null, currency: null };
  return { kind: "amount", amount: cents, type: priceType(text), currency: foreignCurrency(text) };
}

/** "$9,000 - $11,000", "9-11k", "3.5 to 4.2 lakh": two amounts, the second not far above the first. */
function isRange(text: string, first: number): boolean {
  const found = /\d(k?)\s*(?:-|–|—|\bto\b)\s*([^\d\s]{0,3}\s?\d.*)$/i.exec(text);
  const second = found ? readNumber(found[2] ?? "") : null;
  if (second === null) return false;
  const scale = second >= 100_000 ? 100_000 : 1000;
  const least = first < 1000 && second >= 1000 && found?.[1] === "" ? first * scale : first;
  return least >= 100 && second > least && second <= least * 5;
}

/** The currency that a text names where it is not ours. */
export function foreignCurrency(text: string): string | null {
  const words = text.replaceAll("_", " ");
  if (/\bAUD\b|A\$|AU\$/i.test(words)) return null;
  return CURRENCIES.find(([sign]) => sign.test(words))?.[1] ?? null;
}

/** What a price includes, as the words say; null where they do not. */
export function priceType(text: string): PriceType | null {
  const words = fold(text);
  if (
    /\b(excl?\w*|plus|before|without|no) (govt?|gov\w*|on ?roads?|orcs?)\b|\begc\b|\bexcluding government\w*|\bplus on road/.test(
      words,
    )
  )
    return "Excl. gov. charges";
  return /\bdrive ?away\b|\bdap\b|\bd a\b|\bda\b|\bride ?away\b|\btow ?away\b|\bon the road\b/.test(words)
    ? "Drive away"
    : null;
}
