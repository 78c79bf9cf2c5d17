import { readNumber } from "./number.ts";

/**
 * An amount within text. Its role is `now` for the present price, `was` for an earlier one, `period` for a weekly or
 * monthly payment, and `part` for a saving, a deposit, a fee, or a price that a dealer paid or would accept. It is
 * `plain` if the words beside it say none of these.
 */
export interface Amount {
  readonly value: number;
  readonly role: "now" | "was" | "period" | "part" | "plain";
  /** The words between this amount and the one before, and those up to the next. */
  readonly before: string;
  readonly after: string;
  readonly negative: boolean;
}

const AMOUNT =
  /(-?)\s?((?:(?<!\/)\b(?:AUD?|NZ|US|CA|A|R|Rs\.?)\s?)?[$£€₹¥₦]|\b(?:AUD|NZD|USD|EUR|GBP|Rs\.?)(?=\s?\d)|)\s?(-?)(\d{1,3}(?:[ '’]\d{3})+(?!\d)|\d+)((?:[.,]\d+)*)(\s?(?:k(?![a-zčšnr])|lakhs?\b|lacs?\b|crores?\b|cr\b|mil(?:lion)?\b|(?<=\.\d{1,3})m\b|thousand\b))?/gi;

const PERIOD_AFTER =
  /^[\s*]*(?:inc\.?\s?gst)?[\s*]*(?:(?:\/|per|each|every|an?\b|p\.?\s?\/?)\s?(?:w(?:k|eek)?s?|f(?:n|\/n|ortnight)?|m(?:th|onth)?s?|cm|yr|year|annum|day)\b|(?:wk|weekly|week|pw|fortnightly|f\/?n|ftn|fort|p\/?f|monthly|pcm|daily)\b)/i;
const PERIOD_BEFORE =
  /\b(?:weekly|fortnightly|monthly|repayments?|per (?:week|month|fortnight)|p\/?w|instal\w*)\b[^\d$]{0,20}$/i;
const PART_BEFORE =
  /\b(?:save|saves|saving|savings|discount|bonus|cash ?back|rebate|deposit|refund|voucher|gift card|trade[- ]?in bonus)s?\b[^\d$]{0,12}$|(?:\+|\b(?:plus|less|minus)\b)\s*$/i;
const PART_AFTER =
  /^\s*(?:%|off\b|savings?\b|saved\b|discount|deposit|bonus|cash ?back|rebate|voucher|years?\b|yrs?\b|months?\b|kms?\b|km\b|keys?\b|owners?\b|seats?\b|cyl|doors?\b|(?:below|under|less|cheaper)\s+(?:than|the|market|retail|new)\b)/i;
const PRIVATE_BEFORE =
  /\b(?:(?<!no )reserve|costs?|wholesale|w\/s(?:ale)?|trade|trade[- ]?in|purchased?|buy(?= price)|bought|paid|invoiced?|floor|dealer net)\b\W*(?:price|value|for|at|is|us)?[^\w$]*$/i;
const PRIVATE_AFTER =
  /^\s*\(?(?:reserve|cost|wholesale|w\/s(?:ale)?|trade|trade[- ]?in|invoice|floor|dealer net)(?: (?:price|value))?\)?\s*(?:$|[,;/|)])/i;
/** An earlier price if the text has another present price; otherwise the price itself. */
const RETAIL_BEFORE = /(?:^|\W)(?:retail|list(?:ed)?)\b\W*(?:price|for|at|is)?[^\w$]*$/i;
const WAS_BEFORE =
  /\b(?:was|were|before|prev(?:ious(?:ly)?)?|old|orig(?:inal(?:ly)?)?|usual(?:ly)?|normal(?:ly)?|reg(?:ular(?:ly)?)?|(?:reduced|down|dropped|slashed|cut|marked down) from|rrp|msrp|new price|list(?:ed)?|retail(?:s|ed)?|valued(?: at)?|worth)\b\W*(?:price|for|at|is|new)?[^\w$]*$/i;
const WAS_AFTER = /^\s*\(?(?:was|before|previously|rrp|old price)\)?\s*(?:$|[,;/|)])/i;
/** "Drive away from" states the lowest drive-away price, not an earlier price. */
const LEAST_BEFORE = /\b(?:drive|ride|tow)[ -]?away from\W*$/i;
const NOW_BEFORE =
  /\b(?:now|only|special|sale|today|clearance|our price|reduced to|down to|dropped to|cut to|marked down to|to|asking|yours for|just)\b\W*(?:price|for|at|is|only)?[^\w$]*$|(?:->|=>|→|➜|»)\s*$/i;
const NOW_AFTER = /^\s*\(?now\)?\s*(?:$|[,;/|)])/i;

/** The amounts of money in a text, in order. Years, phone numbers and counts are left out. */
export function amountsIn(text: string): readonly Amount[] {
  const found = [...withoutPhones(text).matchAll(AMOUNT)].filter((match) => !isYear(match, text));
  const signed = found.some((match) => match[2] !== "");
  const money = found.filter((match) => !signed || match[2] !== "" || match[6] || sizeOf(match) >= 1000);
  const amounts = withPayments(
    money.map((match, at): Amount => {
      const next = money[at + 1]?.index ?? text.length;
      const last = at === 0 ? 0 : (money[at - 1]?.index ?? 0) + (money[at - 1]?.[0].length ?? 0);
      const before = text.slice(last, match.index);
      const after = text.slice(match.index + match[0].length, next);
      return {
        value: sizeOf(match),
        role: roleOf(before, after, at === 0, at === money.length - 1),
        after,
        negative: match[1] === "-" || match[3] === "-",
        before,
      };
    }),
  );
  if (amounts.some(({ role }) => role === "plain" || role === "now")) return amounts;
  return amounts.map((amount) => (RETAIL_BEFORE.test(amount.before) ? { ...amount, role: "plain" } : amount));
}

/** A price is at least this many payments: of two amounts that differ so much, the smaller is the payment. */
const LEAST_PAYMENTS = 20;

/**
 * Swaps the roles in "$27,490 weekly $120": with "weekly" between two amounts, the far smaller one is paid each week.
 */
function withPayments(amounts: readonly Amount[]): readonly Amount[] {
  const isPrice = (at: number) => {
    const [amount, next] = [amounts[at], amounts[at + 1]];
    return amount?.role === "period" && next?.role === "plain" && next.value * LEAST_PAYMENTS < amount.value;
  };
  return amounts.map((amount, at) => {
    if (isPrice(at)) return { ...amount, role: "plain" };
    return isPrice(at - 1) ? { ...amount, role: "period" } : amount;
  });
}

function roleOf(before: string, after: string, first: boolean, last: boolean): Amount["role"] {
  // Words between two amounts that explain the first say nothing about the second.
  const periodBefore = PERIOD_BEFORE.test(before) && (first || !PERIOD_AFTER.test(before));
  if (periodBefore || PERIOD_AFTER.test(after)) return "period";
  if (PART_AFTER.test(after) || (PART_BEFORE.test(before) && !(first && /^\s*(?:\+|plus)/i.test(before))))
    return "part";
  if (before !== "" && PRIVATE_BEFORE.test(before)) return "part";
  if (after !== "" && PRIVATE_AFTER.test(after)) return "part";
  const now = NOW_BEFORE.test(before) && !(first && /\bto\W*$/i.test(before));
  if (now) return "now";
  if (WAS_BEFORE.test(before) || (!first && /\bfrom\W*$/i.test(before) && !LEAST_BEFORE.test(before))) return "was";
  // A word between two amounts belongs to the second: "$12,990 was $15,990".
  if (!last && !/^\s*\(?\w+\)?\s*[,;/|)]/.test(after)) return "plain";
  return WAS_AFTER.test(after) ? "was" : NOW_AFTER.test(after) ? "now" : "plain";
}

function sizeOf(match: RegExpExecArray): number {
  return readNumber(`${match[4]}${match[5]}${(match[6] ?? "").replace(/^m$/i, " million")}`) ?? 0;
}

/** Whether a bare number like "2019" is a year. It is, unless it is the whole text. */
function isYear(match: RegExpExecArray, text: string): boolean {
  const bare = match[2] === "" && match[5] === "" && !match[6] && /^(19[5-9]\d|20[0-4]\d)$/.test(match[4] ?? "");
  return bare && text.trim() !== match[0].trim();
}

/** The text with phone numbers blanked, at its original length: "Call 02 5550 1234" contains no amount. */
function withoutPhones(text: string): string {
  if (!/\b(?:call|ring|phone|ph|tel|contact|sms|text|mob)/i.test(text)) return text;
  return text.replace(/(?:\+61|\(0\d\)|\b0\d|\b1[38]00|\b13)[\s-]?\d[\d\s-]{3,12}/g, (phone) =>
    " ".repeat(phone.length),
  );
}
