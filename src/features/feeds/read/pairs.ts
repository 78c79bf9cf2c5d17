import { safeKey } from "./flatten.ts";

/**
 * Two columns, of which one names what the other holds, as shops export attributes: "Attribute 1 name", "Attribute 1
 * value(s)".
 */
export interface Pair {
  readonly name: string;
  readonly value: string;
}

export function pairsOf(headings: readonly string[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const name of headings) {
    const before = /^(.*\d)[\s_-]*name$/i.exec(name)?.[1];
    const value = before && headings.find((heading) => /^[\s_-]*value(s|\(s\))?$/i.test(after(heading, before)));
    if (value) pairs.push({ name, value });
  }
  return pairs;
}

function after(heading: string, before: string): string {
  return heading.startsWith(before) ? heading.slice(before.length) : "";
}

/** Turns each pair into a cell of that name, where the row has none. */
export function joinPairs(cells: Record<string, string>, pairs: readonly Pair[]): void {
  for (const { name, value } of pairs) {
    const heading = safeKey((cells[name] ?? "").trim());
    const said = cells[value];
    if (heading !== "" && said !== undefined && !(heading in cells)) cells[heading] = said;
    delete cells[name];
    delete cells[value];
  }
}
