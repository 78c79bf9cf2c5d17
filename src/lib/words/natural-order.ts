import { LOCALE } from "./locale.ts";

const collator = new Intl.Collator(LOCALE, { numeric: true });

/** Compares two texts as people sort them: by letters, and numbers in them by value ("Mod 2", "Mod 10"). */
export const naturally = (a: string, b: string): number => collator.compare(a, b);

const FIGURE = /\d+(?:[.,]\d+)*/;

/** Whether these texts differ in only one number: "2.0 L" and "2.5 L", "Mod 2" and "Mod 10". */
export function differByNumber(texts: readonly string[]): boolean {
  const stems = new Set(texts.map((text) => (FIGURE.test(text) ? text.replace(FIGURE, "#").toLowerCase() : null)));
  return texts.length > 1 && stems.size === 1 && !stems.has(null);
}
