import { remember } from "../../../../lib/memory/remember.ts";
import { withSeriesLast } from "../../normalise/names/series-words.ts";

/** Replaces the underscores of names like "e_klasse" and "range_rover". */
export const unjoined = remember((value: string): string => {
  if (/^\p{L}{3,7} [a-z\d]{1,3}$/iu.test(value)) {
    const series = withSeriesLast("BMW", value.split(" ")).join(" ");
    if (series !== value) return series;
  }
  if (value.includes("_") && /^[a-z\d]+(?:[_ ][a-z\d]+)+$/i.test(value))
    return value.replaceAll("_", " ").replace(/\bklasse$/i, "class");
  // A shop's category path: "Land Rover>Range Rover Evoque".
  return />/.test(value) ? value.replace(/\s*>\s*/g, " ").trim() : value;
});

/** Undoes what spreadsheets and JSON do to the Mazda 3: they write 3.0. */
export function wholeNumber(value: string): string {
  return /^\d+\.0+$/.test(value) ? value.replace(/\.0+$/, "") : value;
}
