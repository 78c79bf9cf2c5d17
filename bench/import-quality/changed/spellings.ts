/** Ways in which systems and people spell one and the same heading. */
type Spelling = (heading: string, at: number) => string;

const wordsOf = (heading: string) => heading.split(/[^\p{L}\p{N}#$]+/u).filter((word) => word !== "");
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
const pascal = (heading: string) => wordsOf(heading).map(capital).join("");
const camel = (heading: string) => pascal(heading).replace(/^./, (letter) => letter.toLowerCase());
const snake = (heading: string) => wordsOf(heading).join("_").toLowerCase();

/** A slip of the keyboard: two letters in the middle change places, or one is left out or doubled. */
const slip =
  (kind: "swapped" | "dropped" | "doubled"): Spelling =>
  (heading) => {
    if (heading.length < 5) return heading;
    const at = Math.floor(heading.length / 2);
    const [before, one, two, after] = [heading.slice(0, at), heading[at], heading[at + 1], heading.slice(at + 2)];
    if (kind === "swapped") return `${before}${two}${one}${after}`;
    return kind === "dropped" ? `${before}${two}${after}` : `${before}${one}${one}${two}${after}`;
  };

export const SPELLINGS: Readonly<Record<string, Spelling>> = {
  snake,
  camel,
  pascal,
  upper: (heading) => heading.toUpperCase(),
  lower: (heading) => heading.toLowerCase(),
  "upper snake": (heading) => snake(heading).toUpperCase(),
  kebab: (heading) => snake(heading).replaceAll("_", "-"),
  "no spaces": (heading) => wordsOf(heading).join("").toLowerCase(),
  "prefix vehicle_": (heading) => `vehicle_${snake(heading)}`,
  "prefix veh.": (heading) => `veh.${camel(heading)}`,
  "prefix Car ": (heading) => `Car ${heading}`,
  "prefix item/": (heading) => `item/${snake(heading)}`,
  "prefix cf_": (heading) => `cf_${snake(heading)}`,
  "prefix g:": (heading) => `g:${snake(heading)}`,
  "prefix Attribute: ": (heading) => `Attribute: ${heading}`,
  "prefix str": (heading) => `str${pascal(heading)}`,
  "prefix tbl.": (heading) => `tblStock.${pascal(heading)}`,
  "suffix _txt": (heading) => `${snake(heading)}_txt`,
  "suffix __c": (heading) => `${pascal(heading)}__c`,
  "suffix _value": (heading) => `${snake(heading)}_value`,
  "suffix .0": (heading) => `${camel(heading)}.0`,
  numbered: (heading, at) => `${at + 1}. ${heading}`,
  "field number": (heading, at) => `F${String(at + 1).padStart(2, "0")}_${snake(heading)}`,
  colon: (heading) => `${heading}:`,
  star: (heading) => `${heading} *`,
  brackets: (heading) => `[${heading}]`,
  "spaced out": (heading) => `  ${heading.replaceAll(" ", "  ")} `,
  "two lines": (heading) => heading.replaceAll(" ", "\n"),
  "cut at 8": (heading) => snake(heading).slice(0, 8),
  "letters swapped": slip("swapped"),
  "letter dropped": slip("dropped"),
  "letter doubled": slip("doubled"),
  "note behind": (heading) => `${heading} (required)`,
};
