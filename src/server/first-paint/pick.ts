import type { Needs, Part } from "./sheet.ts";

/** What a page contains that selectors ask for. */
interface Contents {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
}

const NAMES = /<([a-z][a-z0-9]*)|\s(?:class="([^"]*)"|((?:data|aria)-[a-z-]+="[^"]*"))/g;

/** Reads a document's classes, tags and marks. */
export function contentsOf(html: string): Contents {
  const lists = new Set<string>();
  const tags = new Set<string>();
  const marks = new Set<string>();
  for (const [, tag, classes, mark] of html.matchAll(NAMES)) {
    if (tag !== undefined) tags.add(tag);
    else if (classes !== undefined) lists.add(classes);
    else if (mark !== undefined) marks.add(mark);
  }
  const classes = new Set<string>();
  for (const list of lists) for (const name of list.split(/\s+/)) classes.add(name);
  return { classes, tags, marks };
}

const isMet = ({ classes, tags, marks }: Contents, needs: Needs) =>
  needs.classes.every((name) => classes.has(name)) &&
  needs.tags.every((name) => tags.has(name)) &&
  needs.marks.every((mark) => marks.has(mark));

/** The part of a stylesheet that a page's first paint needs, in the sheet's order. */
export function pick(sheet: readonly Part[], contents: Contents): string {
  const rules = partsFor(sheet, contents);
  const names = new Set(rules.match(/(?<![\w-])[a-z-][\w-]*/gi));
  // Their layer comes before all others, in the sheet too.
  return defaultsOf(sheet, names) + rules + namedIn(sheet, names);
}

function defaultsOf(sheet: readonly Part[], names: ReadonlySet<string>): string {
  let text = "";
  for (const part of sheet) {
    if (part.kind !== "defaults") continue;
    const named = part.declarations.filter((declaration) => names.has(declaration.slice(0, declaration.indexOf(":"))));
    if (named.length > 0) text += part.opens + named.join(";") + part.closes;
  }
  return text;
}

function partsFor(parts: readonly Part[], contents: Contents): string {
  let text = "";
  let around = "";
  for (const part of parts) {
    const head = part.kind === "group" ? part.head : "";
    const own = textOf(part, contents);
    if (own === "") continue;
    // Groups of the same condition, one after the other, are written as one.
    if (head !== around) text += (around && "}") + (head && `${head}{`);
    around = head;
    text += own;
  }
  return text + (around && "}");
}

function textOf(part: Part, contents: Contents): string {
  if (part.kind === "always") return part.text;
  if (part.kind === "group") return partsFor(part.parts, contents);
  return part.kind === "rule" && part.anyOf.some((needs) => isMet(contents, needs)) ? part.text : "";
}

/** The keyframes and registered properties whose names occur in the rules. */
function namedIn(sheet: readonly Part[], names: ReadonlySet<string>): string {
  return sheet.map((part) => (part.kind === "named" && names.has(part.name) ? part.text : "")).join("");
}
