import type { WarningKind } from "../tally.ts";

/** What the office can do about a kind of warning; a kind that asks for nothing is absent. */
const TO_DO: Readonly<Partial<Record<WarningKind, string>>> = {
  "encoding-mixed": "save the file as UTF-8 where accents look wrong on the site.",
  "field-too-long": "shorten the field in your system.",
  "row-short": "look whether these cars are right on the site; the export may have lost cells.",
  "make-unknown": "look whether the make is spelled as on the car.",
  "formula-unworked": "open the file in Excel, let it work out its formulas, and save it.",
  "fuel-guessed": "write the fuel in a column of its own where the guess is wrong.",
  "body-guessed": "write the body in a column of its own where the guess is wrong.",
  "spreadsheet-error": "mend the formula in the spreadsheet and send the file again.",
  "colour-unknown": "write the colour in its own field.",
  "fuel-unknown": "write Petrol, Diesel, Hybrid, Electric or LPG.",
  "transmission-unknown": "write Automatic or Manual.",
  "price-unread": "write the price as one amount in dollars.",
  "price-range": "write one price: the lowest that somebody can buy it for.",
  "price-periodic": "write the whole price, not what it costs a week.",
  "price-only-cost": "write the selling price: what you paid is never shown.",
  "price-low": "look whether a nought is missing.",
  "price-made-up": "look whether these are the prices that you want shoppers to see.",
  "price-placeholder": "leave the price empty, or write POA: both mean that there is none.",
  "price-weekly-column": "write the whole prices; if these are, say so with the column's transforms in a mapping.",
  "price-cents-column": "write dollars; if these are dollars, say so with the column's transforms in a mapping.",
  "price-foreign": "write the price in Australian dollars.",
  "price-without-gst": "write the price with GST, which is what shoppers are to be told.",
  "km-unread": "write the odometer as one number of kilometres.",
  "km-thousands": "write whole kilometres; if these are, say so with the column's transforms in a mapping.",
  "km-high": "look whether the odometer has a nought too many.",
  "vin-refused": "copy the VIN from the car: 17 signs without I, O and Q.",
  "vin-repeated": "look which of the cars it belongs to.",
  "plate-refused": "write the number plate alone.",
  "date-unread": "write dates as 2026-11-30.",
  "arrival-unread": "write the day that the car came in as 2026-11-30.",
  "condition-guessed": "say in a column whether a car is new, used or a demonstrator.",
  "location-unknown": "write the yard's name as in the site's list of locations.",
  "stocknum-shared": "give each car a stock number of its own.",
  "stocknum-made": "give the car a stock number, so that it is known again when its facts change.",
  "comparison-rate-low": "ask the lender for its comparison rate.",
  "rows-alike": "give each car a stock number or a VIN.",
};

/** What to do about a warning of this kind; null where there is nothing to do. */
export const whatToDo = (kind: string): string | null => TO_DO[kind as WarningKind] ?? null;
