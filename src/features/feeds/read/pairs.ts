import { plainText } from "../normalise/text.ts";
import { safeKey } from "./flatten.ts";

/**
 * Two columns, where one names the fact that the other contains, as shops export attributes: "Attribute 1 name",
 * "Attribute 1 value(s)".
 */
export interface Pair {
  readonly name: string;
  readonly value: string;
}

export function pairsOf(headings: readonly string[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const name of headings) {
    const value = valueColumn(name, headings);
    if (value !== undefined) pairs.push({ name, value });
  }
  return pairs;
}

/** The column with the value for a column with a name, found by the same number before or after the word. */
function valueColumn(name: string, headings: readonly string[]): string | undefined {
  const before = /^(.*\d)[\s_-]*name$/i.exec(name)?.[1];
  if (before) return headings.find((heading) => /^[\s_-]*value(s|\(s\))?$/i.test(after(heading, before)));
  const [, start = "", number = ""] = /^(.*?)[\s_-]*(?:name|title|label|key)[\s_-]*(\d{1,3})$/i.exec(name) ?? [];
  if (start === "") return undefined;
  return headings.find((heading) => {
    const rest = after(heading, start);
    return rest.endsWith(number) && /^[\s_-]*(?:value|description|text|content)[\s_-]*\d{1,3}$/i.test(rest);
  });
}

function after(heading: string, before: string): string {
  return heading.startsWith(before) ? heading.slice(before.length) : "";
}

/**
 * Replaces each pair by a cell with that name, in place, unless the row has such a cell. Shops write a comma within a
 * value as `\,`.
 */
export function joinPairs(cells: Record<string, string>, pairs: readonly Pair[]): void {
  for (const { name, value } of pairs) {
    const heading = safeKey((cells[name] ?? "").trim());
    const text = cells[value];
    if (heading !== "" && text !== undefined && !(heading in cells))
      cells[heading] = plainText(text.replaceAll("\\,", ","));
    delete cells[name];
    delete cells[value];
  }
}
