import { closing, nextOf, split, withoutComments } from "./css-text.ts";
import { type Needs, needsOfAll } from "./selectors.ts";

/** A declaration, with the names it uses: custom properties it reads and keyframes it runs. */
export interface Declaration {
  readonly text: string;
  /** The custom property it sets, if any. */
  readonly sets: string | null;
  readonly names: readonly string[];
}

/** One part of a stylesheet. */
export type Part =
  /** Statements that every page needs, such as `@layer a, b;`. */
  | { readonly kind: "always"; readonly text: string }
  | Rule
  /** `@keyframes`, needed if a needed declaration names them. */
  | { readonly kind: "keyframes"; readonly text: string; readonly name: string; readonly names: readonly string[] }
  /** `@property`, needed for a property that is read, if it has an initial value or a value is set. */
  | { readonly kind: "property"; readonly text: string; readonly name: string; readonly hasValue: boolean }
  /** Initial values for browsers that do not know `@property`. */
  | {
      readonly kind: "defaults";
      readonly opens: string;
      readonly declarations: readonly { readonly text: string; readonly name: string; readonly hasValue: boolean }[];
      readonly closes: string;
    }
  /** `@media`, `@layer`, `@supports` or `@container` around other parts. */
  | { readonly kind: "group"; readonly head: string; readonly parts: readonly Part[] }
  /** Rules that no first paint shows: for printing, for browsers without scripts, and for hovering. */
  | { readonly kind: "later" };

/** A rule, needed if any of its selectors matches. */
export interface Rule {
  readonly kind: "rule";
  readonly head: string;
  readonly anyOf: readonly Needs[];
  readonly declarations: readonly Declaration[];
  /** The whole rule; null if it sets custom properties, since a page may need only some of them. */
  readonly text: string | null;
}

/** Parses a stylesheet as the build writes it: valid, minified and without nested rules. */
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
  if (at === undefined) return ruleOf(head, inner);
  if (at === "keyframes") return { kind: "keyframes", text, name, names: READS(inner) };
  if (at === "property") return { kind: "property", text, name, hasValue: inner.includes("initial-value") };
  const defaults = at === "supports" ? DEFAULTS.exec(text) : null;
  if (defaults) {
    const [, opens = "", values = "", closes = ""] = defaults;
    return { kind: "defaults", opens, declarations: split(values, ";").map(defaultOf), closes };
  }
  if (at === "page" || (at === "media" && NOT_AT_FIRST.test(head))) return { kind: "later" };
  if (at === "media" || at === "layer" || at === "supports" || at === "container") {
    return { kind: "group", head, parts: readSheet(inner) };
  }
  return { kind: "always", text };
}

/**
 * Rules for printing, forced colours and doubled text size (a window narrower than 18rem) come later. Browsers without
 * scripts load the whole sheet before they paint.
 */
const NOT_AT_FIRST =
  /^@media\s*(?:print|\((?:scripting:\s?none|forced-colors:\s?active)\)|not all and \(width\s?>=\s?18rem\))$/;

/** Property defaults as Tailwind writes them: one rule for all elements that sets only Tailwind's own properties. */
const DEFAULTS = /^(@supports [^{}]+\{\*[^{}]+\{)((?:--tw-[\w-]+:[^;{}]*;?)+)(\}\})$/;

function defaultOf(text: string) {
  const colon = text.indexOf(":");
  return { text, name: text.slice(0, colon), hasValue: text.slice(colon + 1) !== "initial" };
}

function ruleOf(head: string, inner: string): Part {
  const anyOf = needsOfAll(head);
  const all = split(inner, ";");
  const written = all.filter((text, at) => text !== "" && !CHANGES.test(text) && all.lastIndexOf(text) === at);
  if (anyOf.length === 0 || written.length === 0) return { kind: "later" };
  const declarations = written.map(declarationOf);
  const text = declarations.some(({ sets }) => sets !== null) ? null : `${head}{${written.join(";")}}`;
  return { kind: "rule", head, anyOf, declarations, text };
}

/** Transitions and cursors, which no first paint shows: nothing has changed yet and nobody is pointing. */
const CHANGES = /^(?:transition|cursor)(?:-[a-z]+)?:/;

function declarationOf(text: string): Declaration {
  const sets = /^--[\w-]+/.exec(text)?.[0] ?? null;
  const mayAnimate = sets !== null || /^(?:-webkit-)?animation/.test(text);
  return { text, sets, names: mayAnimate ? [...READS(text), ...WORDS(text)] : READS(text) };
}

const READS = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
const WORDS = (text: string): string[] => text.slice(text.indexOf(":")).match(/(?<![\w-])[a-z][\w-]*/gi) ?? [];
