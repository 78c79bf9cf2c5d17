import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

/** A regular expression of the product's sources. */
export interface Expression {
  /** `src/lib/words/slug.ts`; the first of the files that have it. */
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Tests, files that only tests use, and the browser's files, which only read what their own visitor typed. */
const TESTS_AND_BROWSER = /\.(test|testing)\.tsx?$|\/testing\.ts$|^src\/(ui|templates|entry\.client)|\/components\//;
/** Code that reads the operator's own files and settings, and never a request: commands, import, migrations. */
const OPERATORS = /^src\/(cli\/|db\/|env\.ts|features\/feeds\/)/;

const files = (): string[] =>
  readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !TESTS_AND_BROWSER.test(file) && !OPERATORS.test(file))
    .sort();

/** Every regular expression of the server's sources, read from their syntax trees, each once. */
export function expressionsOf(): readonly Expression[] {
  const found = new Map<string, Expression>();
  for (const file of files()) {
    const tree: unknown = parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" });
    walk(tree, (source, flags) => {
      const key = `/${source}/${flags}`;
      if (!found.has(key)) found.set(key, { file, source, flags });
    });
  }
  return [...found.values()];
}

function walk(node: unknown, tell: (source: string, flags: string) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, tell);
  else if (typeof node === "object" && node !== null) {
    const { type, regex } = node as { readonly type?: string; readonly regex?: { pattern: string; flags: string } };
    if (type === "Literal" && regex) tell(regex.pattern, regex.flags);
    else for (const value of Object.values(node)) if (typeof value === "object") walk(value, tell);
  }
}
