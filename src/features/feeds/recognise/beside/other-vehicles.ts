import type { Field } from "../fields.ts";

/** Words of headings of another vehicle, and of people, whose names may be paints and makes. */
const OTHER_VEHICLE = /^(traded?|tradeins?|previous|prior|former|replace[ds]?|swap|swapped)$/;
const PEOPLE =
  /^(owners?|salesperson|salesman|salesmen|salesrep|buyer|seller|customer|client|contact|consultant|driver|surname|manager|staff|lessee)$/;

/** Whether a heading says that its values, though they look like this field's, are not the vehicle's own. */
export function isOfAnother(field: Field, words: readonly string[]): boolean {
  if (field === "title") return words.some((word) => OTHER_VEHICLE.test(word));
  return (field === "colour" || field === "make") && words.some((word) => PEOPLE.test(word));
}
