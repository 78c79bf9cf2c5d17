import type { Found } from "../meanings.ts";
import { isOr } from "./market-phrases.ts";
import type { Scanning } from "./scanning.ts";
import type { Word } from "./words.ts";

/** The make that stands beside a name: right before it, right after it, or before an "or". */

/** "GS BMW": the make right after a model; null for none. */
export function makeAfter({ words, vocabulary }: Scanning, at: number): string | null {
  const meaning = vocabulary.meanings.get(words[at]?.key ?? "")?.find(({ kind }) => kind === "make");
  return meaning?.kind === "make" && words[at]?.gap === "" ? meaning.make : null;
}

export function makeBefore(found: readonly Found[], at: number): string | null {
  const before = found.at(-1);
  return before?.to === at && before.meaning.kind === "make" ? before.meaning.make : null;
}

/** "LandCruiser 200 or 300", "Mazda 2 or 3": the alternative is of the same make, if the make has it. */
export function makeOfOther(words: readonly Word[], found: readonly Found[], at: number): string | null {
  const { meaning, to } = found.at(-1) ?? {};
  const isOther = (isOr(words, at) && to === at - 1) || (words[at]?.gap === "/" && to === at);
  return isOther && meaning?.kind === "model" ? (meaning.any[0]?.make ?? null) : null;
}
