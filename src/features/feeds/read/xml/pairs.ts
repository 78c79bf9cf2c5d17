import { namedValue } from "../flatten.ts";

/** Elements with a general name, so that an attribute or a child names the field. */
export const NAMELESS =
  /^(field|attribute|attr|property|prop|param|parameter|item|option|entry|value|data|component|feature|spec|detail|info)s?$/i;
const PART = /^(name|key|label|type|value|content)$/i;
/** WordPress's elements for such facts, and the prefix of "key" and "value" in them. */
const META = /^(post|term|comment|user)meta$/;
const META_PART = /^meta_(?=(?:key|value)$)/;

interface Part {
  readonly name: string;
  readonly value: string;
}
/** A cell's path, and its text. */
type Put = readonly [path: readonly string[], value: string];

/**
 * Facts with their name and value in two elements of a list:
 * `<Attribute><Name>Fuel</Name><Value>Diesel</Value></Attribute>` means the same as `<Fuel>Diesel</Fuel>`.
 */
export class XmlPairs {
  /** Elements that may be half of a fact, by their depth. */
  readonly #partsByDepth = new Map<number, Part[]>();

  /** Whether an element without attributes or children may be half of a fact. If so, it is held back. */
  holds(open: readonly string[], value: string): boolean {
    const depth = open.length;
    const [name = "", entry = "", list = ""] = open.slice(-3).reverse();
    const isEntry = depth > 1 && (NAMELESS.test(entry) || list.toLowerCase().startsWith(entry.toLowerCase()));
    const isMeta = META.test(entry) && META_PART.test(name);
    if (!isMeta && !(PART.test(name) && isEntry)) return false;
    const parts = this.#partsByDepth.get(depth) ?? [];
    this.#partsByDepth.set(depth, parts);
    parts.push({ name, value });
    return true;
  }

  /**
   * The cells from elements held back within an element that has this many children: one fact if they form one,
   * otherwise each by itself.
   */
  closed(open: readonly string[], children: number): readonly Put[] {
    const parts = this.#partsByDepth.get(open.length + 1);
    if (!parts) return [];
    this.#partsByDepth.delete(open.length + 1);
    const fact =
      parts.length === children
        ? namedValue(Object.fromEntries(parts.map(({ name, value }) => [name.replace(META_PART, ""), value])))
        : null;
    // A post's own "make" keeps its path, to distinguish it from the make that the post is categorised under.
    const list = META.test(open.at(-1) ?? "") ? open : open.slice(0, -1);
    if (fact && !/^https?:/.test(fact[1])) return [[[...list, fact[0]], fact[1]]];
    return parts.map(({ name, value }) => [[...open, name], value]);
  }
}
