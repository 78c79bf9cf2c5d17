import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { err, ok, type Result } from "../../../lib/result.ts";
import { problemsOf, type SiteProblem } from "./problems/problems.ts";

/** Reads and checks one JSON file of the sites folder; null if it does not exist. */
export async function readJsonFile<S extends v.GenericSchema<unknown, unknown>>(
  root: string,
  file: string,
  schema: S,
): Promise<Result<v.InferOutput<S> | null, SiteProblem[]>> {
  const source = await readText(join(root, file));
  if (source === null) return ok(null);
  const parsed = parseJson(source);
  if (!parsed.ok) return err([{ file, pointer: "", message: parsed.error }]);
  const checked = v.safeParse(schema, parsed.value);
  return checked.success ? ok(checked.output) : err(problemsOf(file, checked.issues));
}

/** The file's text; null if there is no such file. Other failures are thrown, because they are not the file's fault. */
export async function readText(path: string): Promise<string | null> {
  try {
    // These files are small, and reading them asynchronously takes ten times the processor time.
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** The parsed JSON, or a sentence with the line and column (both from 1) of the syntax error. */
function parseJson(source: string): Result<unknown, string> {
  const text = source.replace(/^\uFEFF/, "");
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { line, column } = placeOf(text, breakingPoint(text, message));
    const reason = message.replace(/ (at position|, \.{0,3}"|in JSON).*$/s, "").replace(/, (\.\.\.)?".*$/s, "");
    return err(`This is not JSON, at line ${line}, column ${column}: ${reason}.`);
  }
}

function placeOf(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * The position of a syntax error. The engine reports it for some errors; for others it is the end of the longest valid
 * beginning.
 */
function breakingPoint(text: string, message: string): number {
  const named = /at position (\d+)/.exec(message);
  if (named) return Number(named[1]);
  if (/end of JSON/.test(message)) return text.length;
  let good = 0;
  let bad = text.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (couldContinue(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** Whether the text is invalid only because it was cut off. */
function couldContinue(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const position = /at position (\d+)/.exec(message);
    return /end of JSON|Unterminated/.test(message) || (position !== null && Number(position[1]) >= beginning.length);
  }
}
