import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** A code block of a how-to: a file to create, or lines to change in an existing one. */
export interface Step {
  readonly kind: "file" | "edit";
  /** Relative to the project's root. */
  readonly path: string;
  readonly code: string;
}

/** The steps of a page of `docs/how-to`, in order: its code blocks under a heading with a path. */
export function stepsOf(page: string): Step[] {
  const text = readFileSync(join(ROOT, "docs/how-to", page), "utf8");
  return [...text.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(([, language, path = "", code = ""]) => ({
    kind: language === "diff" ? "edit" : "file",
    path,
    code,
  }));
}

/** The page's only code block for this path. */
export function blockOf(page: string, path: string): string {
  const blocks = stepsOf(page).filter((step) => step.path === path);
  const [block] = blocks;
  if (!block || blocks.length > 1) throw new Error(`${page} has ${blocks.length} blocks headed ${path}`);
  return block.code;
}

/**
 * Applies a block's changes to a text: lines that begin with a space or `-` must occur in it exactly once, and are
 * replaced by those that begin with a space or `+`.
 */
export function changed(text: string, { path, code }: Step): string {
  const lines = code.trimEnd().split("\n");
  const side = (marks: string) => lines.filter((line) => marks.includes(line.charAt(0))).map((line) => line.slice(1));
  const before = side(" -").join("\n");
  const found = `\n${text}`.split(`\n${before}\n`).length - 1;
  if (found !== 1) throw new Error(`the lines to change stand ${found} times in ${path}:\n${before}`);
  return `\n${text}`.replace(`\n${before}\n`, () => `\n${side(" +").join("\n")}\n`).slice(1);
}
