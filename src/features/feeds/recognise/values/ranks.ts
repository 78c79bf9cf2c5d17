import { priceType } from "../../normalise/figures/price.ts";
import type { ColumnChoice } from "../column-choice.ts";
import type { Field } from "../fields.ts";
import { readHeading } from "../headings.ts";
import { isSecondChoice } from "../money-words.ts";

/**
 * The order of several columns for one field. A column of model families comes before one of models, because it holds
 * only the model; of several prices, the one that a shopper pays comes first.
 */
export function rank({ column, field, confidence, example }: ColumnChoice): number {
  if (field === "model" && /\bfamily\b/i.test(column)) return confidence + 0.1;
  // A code says less than the name beside it: "LAND" and "Land Rover".
  if (NAMED.has(field)) return confidence - (/(?:^|[^a-z])(?:code|key|id|abbr)$/i.test(column) ? 0.3 : 0);
  // A generated id is not a stock number if another column may be one.
  if (field === "stocknum")
    return (
      confidence - (MADE_BY_MACHINE.test(example) ? 1 : LISTING.test(column) && /^\d{8,}$/.test(example) ? 0.6 : 0)
    );
  if (field !== "price") return confidence;
  const { words } = readHeading(column);
  const type = priceType(words.join(" "));
  const isBeforeTax = WITHOUT_TAX.test(words.join(" ")) || /\+ ?(?:gst|vat|tax)\b/i.test(column);
  const paid = type === "Drive away" ? 0.5 : type !== null || isBeforeTax ? -1 : 0;
  // The price shown to shoppers comes before the list price.
  const listed = words.some((word) => LISTED.test(word)) ? 0.1 : 0;
  return confidence + paid - listed - (isSecondChoice(words) ? 0.5 : 0);
}

/** Fields that some systems give twice, as a code and by name. */
const NAMED: ReadonlySet<Field> = new Set<Field>(["make", "model", "badge", "body", "fuel", "transmission", "colour"]);
/** A generated record id: 24 to 40 hexadecimal characters, perhaps in groups. */
const MADE_BY_MACHINE = /^(?:[\da-f]{24,40}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
/** A long number under such a heading is the platform's; the dealer's own number is in another column. */
const LISTING = /^(?:\w+\.)*(?:listing|ad|advert|auction|offer|post)[\s_-]?(?:id|number|no)$/i;
const LISTED = /^(list|listed|retail|full|normal|recommended)$/;

/** Words of a price before tax. */
const WITHOUT_TAX =
  /\b(?:ex|excl|excluding|before|plus|hors)\.? (?:gst|vat|tax|taxe|mwst|btw|moms|iva)\b|\b(?:netto|ht)$/;
