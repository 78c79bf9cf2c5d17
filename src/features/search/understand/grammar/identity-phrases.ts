import type { Identity, ReadingOptions } from "../schema.ts";
import type { Phrase } from "./scanning.ts";
import { joinedKey, type Word } from "./words.ts";

/** Stock numbers, number plates and VINs in a text, each of which identifies one car. */

const LONGEST_CODE = 3;
const CODE_NAMES: Readonly<Record<Identity["what"], string>> = {
  stocknum: "Stock number",
  regplate: "Plate",
  vin: "VIN",
};

export function identityAt(
  words: readonly Word[],
  at: number,
  identities: ReadingOptions["identities"],
): Phrase | null {
  if (!identities || identities.size === 0) return null;
  for (let to = Math.min(words.length, at + LONGEST_CODE); to > at; to -= 1) {
    const key = joinedKey(words, at, to).toUpperCase();
    const identity = identities.get(key);
    if (!identity) continue;
    const { what, slugs, value } = identity;
    const label = what === "vin" && key.length < value.length ? `VIN ends ${key}` : `${CODE_NAMES[what]} ${value}`;
    const wants = { kind: "identity", what, slugs } as const;
    return { to, meaning: { kind: "wants", wants, label, count: slugs.length, likes: true }, others: [] };
  }
  return null;
}
