/** Nouns whose plural is the same, by their last word: "Cab Chassis", "Super Cab S/S". */
const UNCHANGED = new Set(["chassis", "s/s", "aircraft", "series"]);

/** The plural of a noun: "cars", "EVs", "hatches", "buses", "lorries", "cab chassis". */
export function plural(noun: string): string {
  if (UNCHANGED.has(noun.slice(noun.lastIndexOf(" ") + 1).toLowerCase())) return noun;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return noun + (/(s|x|z|ch|sh)$/i.test(noun) ? "es" : "s");
}

/** The noun for a count: singular for 1, otherwise plural. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : plural(noun));
