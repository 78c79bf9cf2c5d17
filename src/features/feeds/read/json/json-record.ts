import { groupOfFacts, namedValue } from "../flatten.ts";
import type { Piece } from "./piece.ts";

export type Named = Readonly<Record<string, unknown>>;

/** The record of a piece; null if it is cut off or is not JSON. */
export function parsed({ text, cut }: Piece): Named | null {
  if (cut) return null;
  try {
    return JSON.parse(text) as Named;
  } catch {
    return null;
  }
}

/** The record without lists of other records, at any depth; lists of names and values stay. */
export function bare(value: Named): Named {
  const isInner = ([, inner]: [string, unknown]) =>
    Array.isArray(inner) && inner.some((item) => isRecord(item) && !namedValue(item) && !groupOfFacts(item));
  const own = Object.entries(value).filter((entry) => !isInner(entry));
  return Object.fromEntries(own.map(([key, inner]) => [key, isRecord(inner) ? bare(inner) : inner]));
}

export function isRecord(value: unknown): value is Named {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
