import { plural } from "../../../lib/words/plural.ts";

export type Parts = Readonly<Record<string, string | number>>;

type PartsIn<Words> = Words extends `${string}{${infer Name}}${infer Rest}` ? Name | PartsIn<Rest> : never;

/** The parts to fill into these words. A call that leaves one out does not compile. */
export type PartsOf<Words> = [PartsIn<Words>] extends [never]
  ? [parts?: Parts]
  : [parts: Parts & Readonly<Record<PartsIn<Words>, string | number>>];

/** A text with its `{name}` parts filled in; `{Vehicle}s` becomes the plural. A part without a value stays as it is. */
export function filled(words: string, parts: Parts): string {
  return words.replace(/\{(\w+)\}(s\b)?/g, (match, name: string, several?: string) => {
    if (!Object.hasOwn(parts, name)) return match;
    const value = String(parts[name]);
    return several ? plural(value) : value;
  });
}

/** The texts `{area}.{name}`, taken from the entries of a record. */
export function textsOf<Area extends string, Name extends string, Entry>(
  area: Area,
  record: Readonly<Record<Name, Entry>>,
  say: (entry: Entry) => string,
): Readonly<Record<`${Area}.${Name}`, string>> {
  const names = Object.keys(record) as Name[];
  return Object.fromEntries(names.map((name) => [`${area}.${name}`, say(record[name])])) as never;
}
