/** One selector of a rule's list: what a page must contain for it to match anything there. */
export interface Needs {
  /** Names of classes, as HTML writes them. */
  readonly classes: readonly string[];
  readonly tags: readonly string[];
  /** Attributes with a value that only HTML or a script sets, as HTML writes them (`data-kind="truck"`). */
  readonly marks: readonly string[];
}

/** A stylesheet's parts, in their order. */
export type Part =
  /** What every page needs: statements such as `@layer a, b;`. */
  | { readonly kind: "always"; readonly text: string }
  /** A rule, needed where any of its selectors is. */
  | { readonly kind: "rule"; readonly text: string; readonly anyOf: readonly Needs[] }
  /** `@keyframes` and `@property`, needed where a needed rule names them. */
  | { readonly kind: "named"; readonly text: string; readonly name: string }
  /** Values of properties for browsers that know no `@property`: a declaration is needed where a rule names it. */
  | {
      readonly kind: "defaults";
      readonly opens: string;
      readonly declarations: readonly string[];
      readonly closes: string;
    }
  /** `@media`, `@layer`, `@supports`, `@container` around other parts. */
  | { readonly kind: "group"; readonly head: string; readonly parts: readonly Part[] }
  /** What no first paint shows: rules for printing, and for what a pointer rests on or presses. */
  | { readonly kind: "later"; readonly text: string };

/** Reads a stylesheet as the build writes it: valid, minified and without nested rules. */
export function readSheet(css: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  while (from < css.length) {
    const stop = nextOf(css, from, "{;");
    if (stop < 0 || css[stop] === ";") {
      const end = stop < 0 ? css.length : stop + 1;
      parts.push({ kind: "always", text: css.slice(from, end) });
      from = end;
      continue;
    }
    const end = closing(css, stop) + 1;
    parts.push(partOf(withoutComments(css.slice(from, stop)), css.slice(from, end), css.slice(stop + 1, end - 1)));
    from = end;
  }
  return parts;
}

function partOf(head: string, text: string, inner: string): Part {
  const [, at, name = ""] = /^@([\w-]+)\s*([^\s{]*)/.exec(head) ?? [];
  if (at === undefined) {
    const selectors = split(head)
      .flatMap(alternatives)
      .filter((selector) => !FOR_POINTERS.test(outside(selector)));
    if (selectors.length === 0) return { kind: "later", text };
    return { kind: "rule", text, anyOf: selectors.map(needsOf) };
  }
  if (at === "keyframes" || at === "property") return { kind: "named", text, name };
  const defaults = at === "layer" && name === "properties" ? DEFAULTS.exec(text) : null;
  if (defaults) {
    const [, opens = "", declarations = "", closes = ""] = defaults;
    return { kind: "defaults", opens, declarations: declarations.split(";"), closes };
  }
  if (at === "page" || (at === "media" && /^@media\s+print$/.test(head))) return { kind: "later", text };
  if (at === "media" || at === "layer" || at === "supports" || at === "container") {
    return { kind: "group", head, parts: readSheet(inner) };
  }
  return { kind: "always", text };
}

/** As Tailwind writes them: one rule for all elements, with nothing but properties of its own. */
const DEFAULTS = /^(@layer properties\{@supports [^{}]+\{[^{}]+\{)((?:--[\w-]+:[^;{}]*;?)+)(\}\}\})$/;

const FOR_POINTERS = /(?<!\\):(?:hover|active)(?![\w-])/;

const CHOICE = /(?<!\\):(?:is|where)$/;

/** The selector once for each way to meet the first `:is()` or `:where()` of it that leaves a choice. */
function alternatives(selector: string): string[] {
  let from = 0;
  for (let at = nextOf(selector, 0, "("); at >= 0; at = nextOf(selector, from, "(")) {
    const end = closing(selector, at);
    const ways = CHOICE.test(selector.slice(0, at)) ? split(selector.slice(at + 1, end)) : [];
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
    kept += isPlain ? `${before.slice(0, before.lastIndexOf(":"))} ${outside(inner)} ` : before;
    from = end + 1;
  }
  return kept + selector.slice(from);
}

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;
const MARK = /(?<!\\)\[((?:data|aria)-[a-z-]+)=([\w-]+)\]/g;
const TAG = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g;

/** Reads only what certainly has to be there: a selector that is not understood needs less, and is sent more often. */
function needsOf(selector: string): Needs {
  const plain = outside(selector);
  const marks = [...plain.matchAll(MARK)].map(([, name, value]) => `${name}="${value}"`);
  const bare = plain.replace(/(?<!\\)\[[^[\]]*\]/g, "");
  const classes = [...bare.matchAll(CLASS)].map(([, name = ""]) => asInHtml(unescaped(name)));
  const tags = [...bare.replace(CLASS, "").matchAll(TAG)].map(([, name = ""]) => name);
  return { classes, tags, marks };
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

/** Each part that begins after a comment's opening is cut up to its end. */
const withoutComments = (text: string) =>
  text
    .split("/*")
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf("*/") + 2)))
    .join("")
    .trim();

/** The selectors of a list, split at its commas. */
function split(list: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = nextOf(list, 0, ","); at >= 0; at = nextOf(list, from, ",")) {
    found.push(list.slice(from, at));
    from = at + 1;
  }
  return [...found, list.slice(from)];
}

const OPENING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Where one of the characters comes next, outside of brackets, texts, comments and escapes; -1 for nowhere. */
function nextOf(text: string, from: number, wanted: string): number {
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? "";
    if (wanted.includes(char)) return at;
    if (char === "\\") at++;
    else if (char === '"' || char === "'") at = endOfText(text, at);
    else if (char === "/" && text[at + 1] === "*") at = text.indexOf("*/", at) + 1;
    else if (char in OPENING) at = closing(text, at);
  }
  return -1;
}

/** Where the bracket at a place is closed. */
function closing(text: string, at: number): number {
  const found = nextOf(text, at + 1, OPENING[text[at] ?? ""] ?? "");
  if (found < 0) throw new Error(`A stylesheet has a bracket that nothing closes, at character ${at}.`);
  return found;
}

function endOfText(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === "\\") end++;
    else if (text[end] === text[at]) return end;
  }
  throw new Error(`A stylesheet has a text that nothing ends, at character ${at}.`);
}
