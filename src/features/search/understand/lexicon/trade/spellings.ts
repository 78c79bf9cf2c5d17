/** Words with several spellings wherever they occur: British, American, and as in text messages. */
const SPELLINGS: readonly (readonly string[])[] = [
  ["licence", "license"],
  ["litre", "liter"],
  ["metre", "meter"],
  ["tyre", "tire"],
  ["grey", "gray"],
  ["axle", "axel"],
  ["aluminium", "aluminum"],
  ["first", "1st"],
  ["second", "2nd"],
  ["third", "3rd"],
];

/** A phrase in all its spellings, the given one first: "car licence", "car license". */
export function spelt(phrase: string): readonly string[] {
  const all = [phrase];
  for (const words of SPELLINGS) {
    for (const word of words) {
      const found = new RegExp(`\\b${word}(?=s?\\b)`);
      if (found.test(phrase)) all.push(...words.map((other) => phrase.replace(found, other)));
    }
  }
  return [...new Set(all)];
}
