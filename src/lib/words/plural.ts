/** Last words of nouns that are the same for several: "Cab Chassis", "Super Cab S/S". */
const UNCHANGED = new Set(["chassis", "s/s", "aircraft", "series"]);

/** Several of what a noun names: "cars", "EVs", "hatches", "buses", "lorries", "cab chassis". */
export function plural(noun: string): string {
  if (UNCHANGED.has(noun.slice(noun.lastIndexOf(" ") + 1).toLowerCase())) return noun;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return noun + (/(s|x|z|ch|sh)$/i.test(noun) ? "es" : "s");
}

/** The noun as it stands beside a number: "1 car" has "car", any other number "cars". */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : plural(noun));
