/**
 * Rules that were once repeated in many places, each with the one file that contains it now. A second copy is refused,
 * because copies drift apart.
 */

interface Home {
  /** Matches a copy of the rule. */
  readonly copy: RegExp;
  /** The file that contains it. */
  readonly home: string;
  readonly rule: string;
}

export const HOMES: readonly Home[] = [
  { copy: /["'`]en-AU["'`]/, home: "src/lib/words/locale.ts", rule: "the locale" },
  { copy: /\.toLocaleString\(/, home: "src/lib/words/format.ts", rule: "how numbers are written" },
  { copy: /\b86_?400_000\b|\b24 \* (60 \* 60|3_?600)/, home: "src/lib/time/spans.ts", rule: "the length of a day" },
  {
    copy: /- (this\.#)?(forgot|moved|read|checked)At (>=|<) [A-Z_]+_MS\b/,
    home: "src/lib/time/spans.ts",
    rule: "when it is time again, though the clock was put back",
  },
  {
    copy: /\bincludeSoldCarsDays\b\s*\*/,
    home: "src/features/stock/display-window.ts",
    rule: "how long a sold car is shown",
  },
  {
    copy: /\bimages\??\.find\(\(\{ image \}\)/,
    home: "src/features/stock/pictures.ts",
    rule: "which picture of a car is the first",
  },
  {
    copy: /\[(car\.)?year, (car\.)?make, (car\.)?model\]/,
    home: "src/features/stock/names.ts",
    rule: "what a car is called",
  },
  {
    copy: /\bprice !== null && (\w+\.)?price > \d|\bprice === null \|\| (\w+\.)?price <= \d/,
    home: "src/features/stock/shown-price.ts",
    rule: "below which price there is none",
  },
  { copy: /`tel:\$/, home: "src/features/site/rules.ts", rule: "what a phone dials" },
  {
    copy: /[nN]oun(\.toLowerCase\(\))?\}s\b|=== 1 \? "" : "e?s"/,
    home: "src/lib/words/plural.ts",
    rule: "what several of a noun are called",
  },
];

/** The finding of one file, or null. */
export function judgeHomes(path: string, text: string): string | null {
  if (!path.startsWith("src/")) return null;
  for (const { copy, home, rule } of HOMES) {
    const found = path === home ? undefined : copy.exec(text)?.[0];
    if (found) return `says again ${rule} (${found}), which stands in ${home}: ask that file`;
  }
  return null;
}
