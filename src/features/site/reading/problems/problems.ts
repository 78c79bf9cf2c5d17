import type * as v from "valibot";

/** A problem with a file of the sites folder. */
export interface SiteProblem {
  /** Path relative to the sites folder, with `/` between its parts. */
  readonly file: string;
  /** JSON pointer (RFC 6901) of the value in the file; empty for the file as a whole. */
  readonly pointer: string;
  /** A sentence that says what is wrong and what to write. */
  readonly message: string;
}

/** A problem as one line: `halden/site.json#/search/minPhotos: Write a whole number from 0 to 14.` */
export function problemLine(problem: SiteProblem): string {
  return `${problem.file}${problem.pointer === "" ? "" : `#${problem.pointer}`}: ${problem.message}`;
}

/** The JSON pointer for a path of keys (RFC 6901 §3). */
export function pointerOf(keys: readonly unknown[]): string {
  return keys.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** One problem for each issue of a refused file, with its place and a sentence. */
export function problemsOf(file: string, issues: readonly v.BaseIssue<unknown>[]): SiteProblem[] {
  return issues.map((issue) => ({
    file,
    pointer: pointerOf((issue.path ?? []).map((item) => item.key)),
    message: sentence(issue),
  }));
}

const NAMES: Readonly<Record<string, string>> = {
  string: "a text in quotes",
  number: "a number",
  boolean: "true or false",
  Array: "a list in brackets",
  Object: "an object in braces",
};

/** The schema's message, or a sentence of our own if it has only a generic one. */
function sentence(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith("Invalid ")) return issue.message;
  const expected = (issue.expected ?? "something else")
    .replace(/^\(|\)$/g, "")
    .split(" | ")
    .map((name) => NAMES[name] ?? name)
    .join(" or ");
  return issue.kind === "schema" ? `Write ${expected} here, not ${issue.received}.` : `Write ${expected} here.`;
}
