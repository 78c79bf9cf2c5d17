/** Words that are spelt in several ways wherever they stand: as in Britain, America and in a message. */
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

/** A phrase in all its spellings, itself first: "car licence", "car license". */
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
