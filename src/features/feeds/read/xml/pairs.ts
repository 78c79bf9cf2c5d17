import { namedValue } from "../flatten.ts";

/** Elements whose name says nothing, so that an attribute or a child names the field. */
export const NAMELESS =
  /^(field|attribute|attr|property|prop|param|parameter|item|option|entry|value|data|component|feature|spec|detail|info)s?$/i;
const PART = /^(name|key|label|type|value|content)$/i;
/** What WordPress's exports call such facts, and the word before "key" and "value" in them. */
const META = /^(post|term|comment|user)meta$/;
const META_PART = /^meta_(?=(?:key|value)$)/;

interface Part {
  readonly name: string;
  readonly value: string;
}
/** A cell's path, and its text. */
type Put = readonly [path: readonly string[], value: string];

/**
 * Facts whose name and value stand in two elements, in a list: `<Attribute><Name>Fuel</Name><Value>Diesel</Value>
 * </Attribute>` says what `<Fuel>Diesel</Fuel>` does.
 */
export class XmlPairs {
  /** What may be half of a fact, by how deep it stands. */
  readonly #held = new Map<number, Part[]>();

  /** Whether an element without attributes or children may be half of a fact, which is then held back. */
  holds(open: readonly string[], value: string): boolean {
    const depth = open.length;
    const [name = "", entry = "", list = ""] = open.slice(-3).reverse();
    const isEntry = depth > 1 && (NAMELESS.test(entry) || list.toLowerCase().startsWith(entry.toLowerCase()));
    const isMeta = META.test(entry) && META_PART.test(name);
    if (!isMeta && !(PART.test(name) && isEntry)) return false;
    const held = this.#held.get(depth) ?? [];
    this.#held.set(depth, held);
    held.push({ name, value });
    return true;
  }

  /** What an element with so many children held back, as one fact where it is one. */
  closed(open: readonly string[], children: number): readonly Put[] {
    const held = this.#held.get(open.length + 1);
    if (!held) return [];
    this.#held.delete(open.length + 1);
    const fact =
      held.length === children
        ? namedValue(Object.fromEntries(held.map(({ name, value }) => [name.replace(META_PART, ""), value])))
        : null;
    // Under its own name a post's "make" stays apart from the make that it is filed under.
    const list = META.test(open.at(-1) ?? "") ? open : open.slice(0, -1);
    if (fact && !/^https?:/.test(fact[1])) return [[[...list, fact[0]], fact[1]]];
    return held.map(({ name, value }) => [[...open, name], value]);
  }
}
