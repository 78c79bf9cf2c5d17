import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** One block of code of a walk-through: a file to write, or lines to change in one that is there. */
export interface Step {
  readonly kind: "file" | "edit";
  /** From the project's root. */
  readonly path: string;
  readonly code: string;
}

/** The steps of a page of `docs/how-to`, in order: its blocks of code that are headed by a path. */
export function stepsOf(page: string): Step[] {
  const text = readFileSync(join(ROOT, "docs/how-to", page), "utf8");
  return [...text.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(([, language, path = "", code = ""]) => ({
    kind: language === "diff" ? "edit" : "file",
    path,
    code,
  }));
}

/** The only code of the page that is headed by this path. */
export function blockOf(page: string, path: string): string {
  const blocks = stepsOf(page).filter((step) => step.path === path);
  const [block] = blocks;
  if (!block || blocks.length > 1) throw new Error(`${page} has ${blocks.length} blocks headed ${path}`);
  return block.code;
}

/**
 * The text with the changes of a block: lines that begin with a space or `-` are found in it, exactly once, and those
 * that begin with a space or `+` take their place.
 */
export function changed(text: string, { path, code }: Step): string {
  const lines = code.trimEnd().split("\n");
  const side = (marks: string) => lines.filter((line) => marks.includes(line.charAt(0))).map((line) => line.slice(1));
  const before = side(" -").join("\n");
  const found = `\n${text}`.split(`\n${before}\n`).length - 1;
  if (found !== 1) throw new Error(`the lines to change stand ${found} times in ${path}:\n${before}`);
  return `\n${text}`.replace(`\n${before}\n`, () => `\n${side(" +").join("\n")}\n`).slice(1);
}
