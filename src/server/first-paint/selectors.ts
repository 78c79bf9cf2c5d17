import { closing, nextOf, split } from "./css-text.ts";

/**
 * One selector of a rule's list: the names that a page must contain for it to match anything there. `.card` is a class
 * and `<a` a tag, as HTML writes them; `[data-kind="truck"` is an attribute that only HTML or a script sets, with its
 * value, or by name alone (`[data-kind`) where any value will do.
 */
export type Needs = readonly string[];

/** What each selector of a list needs that a first paint can show; none for a list of which it shows nothing. */
export const needsOfAll = (list: string): Needs[] =>
  split(list, ",")
    .flatMap(alternatives)
    .filter((selector) => !NEVER_AT_FIRST.test(outside(selector)))
    .map(needsOf);

/** What a pointer rests on or presses, and what stands in a picture's place once it could not be loaded. */
const NEVER_AT_FIRST = /(?<!\\):(?:hover|active)(?![\w-])|(?:^|[\s>+~])img::?(?:before|after)$/;

/** The mark of a field of a date or time, however HTML writes its type. */
export const DATE_FIELD = "[a field of a date or time";

/** States that a page begins with, and parts of fields, by the attribute that HTML writes for them. */
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

/** The selector once for each way to meet the first `:is()` or `:where()` of it that leaves a choice. */
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
 * The selector without what `:not()` excludes and `:is()`, `:where()` and `:has()` choose from. Where `:is()` or
 * `:where()` leave no choice, what they say stays.
 */
function outside(selector: string): string {
  let kept = "";
  let from = 0;
  for (let at = nextOf(selector, 0, "("); at >= 0; at = nextOf(selector, from, "(")) {
    const before = selector.slice(from, at);
    const end = closing(selector, at);
    const inner = selector.slice(at + 1, end);
    const isPlain = CHOICE.test(before) && nextOf(inner, 0, ",") < 0;
    kept += isPlain
      ? `${before.slice(0, before.lastIndexOf(":"))} ${outside(inner)} `
      : before.replace(/(?<!\\):not$/, "");
    from = end + 1;
  }
  return kept + selector.slice(from);
}

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;
const MARK = /(?<!\\)\[((?:data|aria)-[a-z-]+)(?:=([\w-]+))?\]/g;
const TAG = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g;

/** Reads only what certainly has to be there: a selector that is not understood needs less, and is sent more often. */
function needsOf(selector: string): Needs {
  const plain = outside(selector);
  const marks = [...plain.matchAll(MARK)].map(([, name, value]) => (value ? `[${name}="${value}"` : `[${name}`));
  for (const [pattern, mark] of FOR_ATTRIBUTES) if (pattern.test(plain)) marks.push(mark);
  const bare = plain.replace(/(?<!\\)\[[^[\]]*\]/g, "");
  const classes = [...bare.matchAll(CLASS)].map(([, name = ""]) => `.${asInHtml(unescaped(name))}`);
  const tags = [...bare.replace(CLASS, "").matchAll(TAG)].map(([, name]) => `<${name}`);
  return [...classes, ...tags, ...marks];
}

/** `\:` is a colon, and `\31 ` the digit that a name begins with. */
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
