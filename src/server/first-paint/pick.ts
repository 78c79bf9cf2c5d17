import type { Needs } from "./selectors.ts";
import type { Part, Rule } from "./sheet.ts";

/** What a page contains that selectors ask for. */
export interface Contents {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
  /** Custom properties that it names anywhere: in `style` attributes, drawings or scripts. */
  readonly properties: ReadonlySet<string>;
}

const NAMES =
  /<([a-z][a-z0-9]*)|\s(?:class="([^"]*)"|(((?:data|aria)-[a-z-]+|type|disabled|autofocus|placeholder)="[^"]*"))/g;
const DATES = ["date", "datetime-local", "month", "time", "week"].map((type) => `type="${type}"`);

/** Reads a document's classes, tags, marks and properties. */
export function contentsOf(html: string): Contents {
  const lists = new Set<string>();
  const tags = new Set<string>();
  const marks = new Set<string>();
  for (const [, tag, classes, mark, attribute = ""] of html.matchAll(NAMES)) {
    if (tag !== undefined) tags.add(tag);
    else if (classes !== undefined) lists.add(classes);
    else if (mark !== undefined) marks.add(mark).add(attribute);
  }
  if (DATES.some((type) => marks.has(type))) marks.add("a field of a date or time");
  const classes = new Set<string>();
  for (const list of lists) for (const name of list.split(/\s+/)) classes.add(name);
  return { classes, tags, marks, properties: new Set(html.match(/--[a-z][\w-]*/gi)) };
}

/** What a page contains whose pieces contain this. */
export function together(pieces: ReadonlySet<Contents>): Contents {
  const union = (of: (contents: Contents) => ReadonlySet<string>) => {
    const all = new Set<string>();
    for (const piece of pieces) for (const name of of(piece)) all.add(name);
    return all;
  };
  return {
    classes: union(({ classes }) => classes),
    tags: union(({ tags }) => tags),
    marks: union(({ marks }) => marks),
    properties: union(({ properties }) => properties),
  };
}

/** A text that is the same for the same contents. */
export const allNamesOf = ({ classes, tags, marks, properties }: Contents): string =>
  [classes, tags, marks, properties].map((names) => [...names].sort().join(" ")).join("\n");

const isMet = ({ classes, tags, marks }: Contents, needs: Needs) =>
  needs.classes.every((name) => classes.has(name)) &&
  needs.tags.every((name) => tags.has(name)) &&
  needs.marks.every((mark) => marks.has(mark));

/** What a page's first paint needs of its stylesheets. */
export interface Picked {
  /** The rules that are needed of each sheet, in the sheet's order. */
  readonly needed: readonly string[];
  /** Properties that the first sheet's rules set and nothing of the first paint reads. */
  readonly unread: readonly string[];
}

/** Names that a sheet's selectors ask for. */
export interface Asked {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
}

/** What all selectors of these sheets ask for. */
export function askedBy(sheets: readonly (readonly Part[])[]): Asked {
  const asked = { classes: new Set<string>(), tags: new Set<string>(), marks: new Set<string>() };
  const read = (part: Part): void => {
    if (part.kind === "group") part.parts.forEach(read);
    if (part.kind !== "rule") return;
    for (const needs of part.anyOf) {
      for (const name of needs.classes) asked.classes.add(name);
      for (const name of needs.tags) asked.tags.add(name);
      for (const mark of needs.marks) asked.marks.add(mark);
    }
  };
  for (const sheet of sheets) sheet.forEach(read);
  return asked;
}

/** A text that two pages share only if `pick` gives both the same of the sheets that ask for this. */
export function signatureOf({ classes, tags, marks, properties }: Contents, asked: Asked): string {
  const both = (names: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
    [...names].filter((name) => wanted.has(name));
  const met = [both(classes, asked.classes), both(tags, asked.tags), both(marks, asked.marks), [...properties]];
  return met.map((names) => names.sort().join(" ")).join("\n");
}

/** Picks from a page's sheets, of which each may read properties that another sets. */
export function pick(sheets: readonly (readonly Part[])[], contents: Contents): Picked {
  const met = sheets.map((sheet) => metOf(sheet, contents));
  const names = namesIn(met.flat(), contents);
  return { needed: met.map((parts) => written(parts, names)), unread: unreadIn(met[0] ?? [], names) };
}

/** The parts without rules that the page does not meet. */
function metOf(parts: readonly Part[], contents: Contents): Part[] {
  const met: Part[] = [];
  for (const part of parts) {
    if (part.kind === "group") {
      const inner = metOf(part.parts, contents);
      if (inner.length > 0) met.push({ ...part, parts: inner });
    } else if (part.kind === "rule") {
      if (part.anyOf.some((needs) => isMet(contents, needs))) met.push(part);
    } else if (part.kind !== "later") met.push(part);
  }
  return met;
}

interface Names {
  /** Properties that something reads, and keyframes that something runs. */
  readonly read: ReadonlySet<string>;
  /** Properties to which something gives a value. */
  readonly set: ReadonlySet<string>;
}

function namesIn(parts: readonly Part[], contents: Contents): Names {
  const read = new Set<string>(contents.properties);
  const set = new Set<string>(contents.properties);
  /** What is named by whatever has a name itself. */
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
  // A set is walked to its end, whatever is added on the way.
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
    // Groups of the same condition, one after the other, are written as one.
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
