import type { Contents } from "./contents.ts";
import type { Part, Rule } from "./sheet.ts";

/** The parts of its stylesheets that a page's first paint needs. */
export interface Picked {
  /** The needed rules of each sheet, in the sheet's order. */
  readonly needed: readonly string[];
  /** Declarations of properties that the first sheet sets and nothing in the first paint reads. */
  readonly unread: readonly string[];
}

/** Picks from a page's sheets together, because each may read properties that another sets. */
export function pick(sheets: readonly (readonly Part[])[], contents: Contents): Picked {
  const matching = sheets.map((sheet) => metOf(sheet, contents));
  const names = namesIn(matching.flat(), contents);
  return { needed: matching.map((parts) => written(parts, names)), unread: unreadIn(matching[0] ?? [], names) };
}

/** The parts, without rules that match nothing on the page. */
function metOf(parts: readonly Part[], contents: Contents): Part[] {
  const matching: Part[] = [];
  for (const part of parts) {
    if (part.kind === "group") {
      const inner = metOf(part.parts, contents);
      if (inner.length > 0) matching.push({ ...part, parts: inner });
    } else if (part.kind === "rule") {
      if (part.anyOf.some((needs) => needs.every((name) => contents.has(name)))) matching.push(part);
    } else if (part.kind !== "later") matching.push(part);
  }
  return matching;
}

interface Names {
  /** Properties that are read, and keyframes that are run. */
  readonly read: ReadonlySet<string>;
  /** Properties that are given a value. */
  readonly set: ReadonlySet<string>;
}

function namesIn(parts: readonly Part[], contents: Contents): Names {
  const read = new Set<string>(contents);
  const set = new Set<string>(contents);
  /** The names used by each named thing, such as a property or keyframes. */
  const named = new Map<string, string[]>();
  const note = (name: string, names: readonly string[]) => {
    const known = named.get(name);
    if (known) known.push(...names);
    else named.set(name, [...names]);
  };
  const collect = (part: Part): void => {
    if (part.kind === "group") part.parts.forEach(collect);
    else if (part.kind === "keyframes") note(part.name, part.names);
    else if (part.kind === "rule") {
      for (const { sets, names } of part.declarations) {
        if (sets === null) for (const name of names) read.add(name);
        else {
          set.add(sets);
          note(sets, names);
        }
      }
    }
  };
  parts.forEach(collect);
  // Iterating a set also visits the items added on the way.
  for (const name of read) for (const next of named.get(name) ?? []) read.add(next);
  return { read, set };
}

const isRead = ({ read, set }: Names, { name, hasValue }: { readonly name: string; readonly hasValue: boolean }) =>
  read.has(name) && (hasValue || set.has(name));

function written(parts: readonly Part[], names: Names): string {
  let text = "";
  let around = "";
  for (const part of parts) {
    const head = part.kind === "group" ? part.head : "";
    const own = textOf(part, names);
    if (own === "") continue;
    // Consecutive groups with the same condition are written as one.
    if (head !== around) text += (around && "}") + (head && `${head}{`);
    around = head;
    text += own;
  }
  return text + (around && "}");
}

function textOf(part: Part, names: Names): string {
  if (part.kind === "group") return written(part.parts, names);
  if (part.kind === "rule") return part.text ?? ruleText(part, names);
  if (part.kind === "always") return part.text;
  if (part.kind === "keyframes") return names.read.has(part.name) ? part.text : "";
  if (part.kind === "property") return isRead(names, part) ? part.text : "";
  if (part.kind === "later") return "";
  const declarations = part.declarations.filter((declaration) => isRead(names, declaration));
  return declarations.length > 0 ? part.opens + declarations.map(({ text }) => text).join(";") + part.closes : "";
}

function ruleText({ head, declarations }: Rule, { read }: Names): string {
  const needed = declarations.filter(({ sets }) => sets === null || read.has(sets));
  return needed.length > 0 ? `${head}{${needed.map(({ text }) => text).join(";")}}` : "";
}

const unreadIn = (parts: readonly Part[], { read }: Names): string[] =>
  parts.flatMap((part) =>
    part.kind === "rule"
      ? part.declarations.filter(({ sets }) => sets !== null && !read.has(sets)).map(({ text }) => text)
      : [],
  );
