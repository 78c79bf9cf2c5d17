import { changedNames, type Documents } from "./documents.ts";

/** The most lines of one document to show for each side. */
const MOST_LINES = 40;

/**
 * The differences between two sets of documents, for people: a line for each document (`added`, `removed`, `changed`)
 * and, below a changed text, its lines from the first difference to the last, with `-` before those of `before`.
 */
export function differencesOf(before: Documents, after: Documents): string[] {
  return changedNames(before, after).flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (!was) return [`added    ${name}`];
    if (!is) return [`removed  ${name}`];
    return [`changed  ${name}`, ...(was.body !== null && is.body !== null ? changedLines(was.body, is.body) : [])];
  });
}

function changedLines(before: string, after: string): string[] {
  const [was, is] = [before.split("\n"), after.split("\n")];
  const shorter = Math.min(was.length, is.length);
  let first = 0;
  while (first < shorter && was[first] === is[first]) first++;
  let same = 0;
  while (same < shorter - first && was.at(-1 - same) === is.at(-1 - same)) same++;
  return [
    `  from line ${first + 1}:`,
    ...shown("-", was.slice(first, was.length - same)),
    ...shown("+", is.slice(first, is.length - same)),
  ];
}

function shown(sign: string, lines: readonly string[]): string[] {
  const more = lines.length - MOST_LINES;
  const all = lines.slice(0, MOST_LINES).map((line) => `  ${sign} ${line}`);
  return more > 0 ? [...all, `  ${sign} … and ${more} more lines`] : all;
}
