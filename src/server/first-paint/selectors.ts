import { closing, nextOf, split } from "./css-text.ts";

/**
 * The names a page must contain for one selector of a rule to match anything there. `.card` is a class and `<a` a tag,
 * as HTML writes them; `[data-kind="truck"` is an attribute with its value, set only by HTML or a script, or by name
 * alone (`[data-kind`) if any value will do.
 */
export type Needs = readonly string[];

/** The needs of each selector in a list that a first paint can show; empty if it shows none of them. */
export const needsOfAll = (list: string): Needs[] =>
  split(list, ",")
    .flatMap(alternatives)
    .filter((selector) => !NEVER_AT_FIRST.test(outside(selector)))
    .map(needsOf);

/** States only seen under a pointer, and the replacement for a picture that could not be loaded. */
const NEVER_AT_FIRST = /(?<!\\):(?:hover|active)(?![\w-])|(?:^|[\s>+~])img::?(?:before|after)$/;

/** Stands for a date or time field of any input type. */
export const DATE_FIELD = "[a field of a date or time";

/** States and parts of fields, by the attribute in the HTML that makes them possible at first. */
const FOR_ATTRIBUTES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\\):(?:focus-visible|focus-within|-moz-focusring)(?![\w-])/, "[autofocus"],
  [/(?<!\\):disabled(?![\w-])/, "[disabled"],
  [/::placeholder$/, "[placeholder"],
  [/::file-selector-button$/, '[type="file"'],
  [/::-webkit-search-[a-z-]+$/, '[type="search"'],
  [/::-webkit-(?:inner|outer)-spin-button$/, '[type="number"'],
  [/::-webkit-date(?:time|-and)-[a-z-]+$/, DATE_FIELD],
];

const CHOICE = /(?<!\\):(?:is|where)$/;

/** The selector once for each option of its first `:is()` or `:where()` with several. */
function alternatives(selector: string): string[] {
  let from = 0;
  for (let at = nextOf(selector, 0, "("); at >= 0; at = nextOf(selector, from, "(")) {
    const end = closing(selector, at);
    const ways = CHOICE.test(selector.slice(0, at)) ? split(selector.slice(at + 1, end), ",") : [];
    if (ways.length > 1) return ways.map((way) => `${selector.slice(0, at + 1)}${way}${selector.slice(end)}`);
    from = end + 1;
  }
  return [selector];
}

/**
 * The selector without the arguments of `:not()`, `:is()`, `:where()` and `:has()`. An `:is()` or `:where()` with a
 * single option keeps it.
 */
function outside(selector: string): string {
  let outer = "";
  let from = 0;
  for (let at = nextOf(selector, 0, "("); at >= 0; at = nextOf(selector, from, "(")) {
    const before = selector.slice(from, at);
    const end = closing(selector, at);
    const inner = selector.slice(at + 1, end);
    const isPlain = CHOICE.test(before) && nextOf(inner, 0, ",") < 0;
    outer += isPlain
      ? `${before.slice(0, before.lastIndexOf(":"))} ${outside(inner)} `
      : before.replace(/(?<!\\):not$/, "");
    from = end + 1;
  }
  return outer + selector.slice(from);
}

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;
const MARK = /(?<!\\)\[((?:data|aria)-[a-z-]+)(?:=([\w-]+))?\]/g;
const TAG = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g;

/** Reads only names that must be present. A selector it does not understand needs less, and so is sent more often. */
function needsOf(selector: string): Needs {
  const plain = outside(selector);
  const marks = [...plain.matchAll(MARK)].map(([, name, value]) => (value ? `[${name}="${value}"` : `[${name}`));
  for (const [pattern, mark] of FOR_ATTRIBUTES) if (pattern.test(plain)) marks.push(mark);
  const bare = plain.replace(/(?<!\\)\[[^[\]]*\]/g, "");
  const classes = [...bare.matchAll(CLASS)].map(([, name = ""]) => `.${asInHtml(unescaped(name))}`);
  const tags = [...bare.replace(CLASS, "").matchAll(TAG)].map(([, name]) => `<${name}`);
  return [...classes, ...tags, ...marks];
}

/** Resolves CSS escapes: `\:` is a colon, and `\31 ` the digit at the start of a name. */
const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code?: string, char?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (char ?? ""),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const asInHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
