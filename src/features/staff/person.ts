import type { Grant } from "./ability.ts";

/** A person who works at the desk. */
export interface Staff {
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly grants: readonly Grant[];
}

/** An e-mail address in the form that is stored and compared. */
export const plainEmail = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();

/** The most characters of a name and of an e-mail address. */
export const LONGEST_NAME = 80;
export const LONGEST_EMAIL = 254;

/** Up to two initials of a person: of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}
