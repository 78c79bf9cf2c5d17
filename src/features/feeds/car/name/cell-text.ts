import { remember } from "../../normalise/remember.ts";

/** Replaces the underscores of names like "e_klasse" and "range_rover". */
export const unjoined = remember((value: string): string => {
  const [, kind, mark] = /^(classe|klasse|s[ée]rie) ([a-z\d]{1,3})$/i.exec(value) ?? [];
  if (kind && mark) return `${mark} ${/^s/i.test(kind) ? "Series" : "Class"}`;
  if (/^[a-z\d]+(_[a-z\d]+)+$/i.test(value)) return value.replaceAll("_", " ").replace(/\bklasse$/i, "class");
  // A shop's tree of categories: "Land Rover>Range Rover Evoque".
  return />/.test(value) ? value.replace(/\s*>\s*/g, " ").trim() : value;
});

/** Undoes what spreadsheets and JSON do to the model 3: they write 3.0. */
export function wholeNumber(value: string): string {
  return /^\d+\.0+$/.test(value) ? value.replace(/\.0+$/, "") : value;
}
