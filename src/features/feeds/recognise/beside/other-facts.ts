import { readPrice } from "../../normalise/figures/price.ts";
import { simpleBody } from "../../normalise/kinds/body.ts";
import { BETWEEN_COLOURS, isPlainColour } from "../../normalise/kinds/colour.ts";
import type { Field } from "../fields.ts";

/** Whether a value is upholstery ("Black cloth", "Tan leather"), under "Trim" where others write the badge. */
export function isUpholstery(value: string): boolean {
  return (
    value.length <= 40 &&
    (/\b(cloth|leather|vinyl|suede|velour|alcantara|fabric)\b/i.test(value) || isPlainColour(value))
  );
}

/** Whether a value is an electric car's range, under "Range" where others write the model's name. */
export const isDistance = (value: string) => /^\d[\d,.]*\s?(?:kms?|mi|miles)?$/i.test(value);

/** Whether a value is a body type ("Coupe", "4dr SUV"), under "Style" where others write the badge. */
export const isBody = (value: string) => value.length <= 30 && !/\d{3}/.test(value) && simpleBody(value) !== null;

/** Whether a value is an inspector's mark from 0 to 5 ("4.5", "3.9"), under "Grade" where others write the badge. */
export const isCondition = (value: string) => /^[0-5]\.\d{1,2}$/.test(value);

/** Whether a value is a number on a dealer's tag ("004", "T-17"). "Tag" is also a word for a number plate. */
export const isTagNumber = (value: string) => /^[A-Z]?\W?\d{1,6}$/i.test(value);

/** Whether slashes separate the facts of a version: "2.0D/4WD/6AT/5DR". */
export const isCode = (value: string) => value.split("/").length > 3;

/** Whether a value is a record's path in some system: "projects/yard/documents/cars/Ab12". */
export const isPath = (value: string) => !value.includes(" ") && value.split("/").length > 3;

/** Whether a value is only the district of an Indian plate: "MH 12", "TS07". */
export const isDistrict = (value: string) => /^[A-Z]{2}[ -]?\d{1,2}$/i.test(value);

/** Whether letters accompany the digits, so that "U1023" under "Asset" is an identifier and not an amount. */
export const areCodes = (values: readonly string[]) =>
  values.every((value) => /[a-z]{1,3}[- ]?\d|\d[a-z]/i.test(value));

/** Whether a key names only the interior's colour ("Paint.Interior") and no cell has two colours. */
export const isOfInside = ({
  column,
  values,
}: {
  readonly column: string;
  readonly values: readonly string[];
}): boolean => /\.interior$/i.test(column) && !values.some((value) => BETWEEN_COLOURS.test(value));

/** Whether a cell is a group's heading, "Suzuki SV 650 (3 listings)", or a picture's name, "IMG_1.jpg". */
export const isNoModel = (value: string) =>
  /\(\d+ (?:listing|result|item|ad|vehicle|bike|car|unit)s?\)$|\.(?:jpe?g|png|webp|gif|avif|heic|pdf|mp4)$/i.test(
    value,
  );

/** Whether an amount is large enough for a car; ones and zeros under "Special" are only a flag. */
export function isWorthACar(value: string): boolean {
  const read = readPrice(value);
  return read.kind === "amount" ? read.amount >= 500 : read.kind === "none" && /\p{L}/u.test(value);
}

/**
 * Words in headings about another vehicle (the base of a motorhome, a trade-in) or about people, whose names may look
 * like paints and makes.
 */
const OTHER_VEHICLE =
  /^(basis\w*|base|chassis|grundfahrzeug|traded?|tradeins?|previous|prior|former|replace[ds]?|swap|swapped)$/;
const PEOPLE =
  /^(owners?|salesperson|salesman|salesmen|salesrep|buyer|seller|customer|client|contact|consultant|driver|surname|manager|staff|lessee)$/;

/** Whether the heading says the values belong to another vehicle or person, although they look like this field's. */
export function isOfAnother(field: Field, words: readonly string[]): boolean {
  if (field === "title") return words.some((word) => OTHER_VEHICLE.test(word));
  return (field === "colour" || field === "make") && words.some((word) => PEOPLE.test(word));
}
