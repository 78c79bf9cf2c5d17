import { err, ok, type Result } from "../../../lib/result.ts";

/** A Markdown file: the `key: value` lines between two `---` at its start, and the text after them. */
export interface FrontMatter {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A problem and its key; an empty key means the front matter as a whole. */
export interface FrontMatterProblem {
  readonly key: string;
  readonly message: string;
}

/** Parses a file's front matter. Refuses unknown keys and missing `required` ones with a sentence. */
export function parseFrontMatter(
  source: string,
  keys: { readonly required: readonly string[]; readonly optional: readonly string[] },
): Result<FrontMatter, FrontMatterProblem> {
  const lines = source.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    return err({ key: "", message: `Begin the file with a line "---", then ${keys.required.join(", ")}, then "---".` });
  }
  const fields: Record<string, string> = {};
  const known = [...keys.required, ...keys.optional];
  for (const [index, line] of lines.slice(1, end).entries()) {
    if (line.trim() === "") continue;
    const match = /^([A-Za-z_]+):\s*(.*)$/.exec(line);
    if (!match) return err({ key: "", message: `Line ${index + 2} is not "key: value".` });
    const [, key = "", value = ""] = match;
    if (!known.includes(key)) return err({ key, message: `"${key}" is not known here. Known: ${known.join(", ")}.` });
    fields[key] = unquoted(value.trim());
  }
  const missing = keys.required.find((key) => !fields[key]);
  if (missing) return err({ key: missing, message: `"${missing}" is missing from the head of the file.` });
  return ok({ fields, body: lines.slice(end + 1).join("\n") });
}

function unquoted(value: string): string {
  const quote = value.at(0);
  const quoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
  return quoted ? value.slice(1, -1) : value;
}
