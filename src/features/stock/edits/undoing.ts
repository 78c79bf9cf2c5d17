import { err, ok, type Result } from "../../../lib/result.ts";
import type { CarValue } from "../storing/record.ts";
import { readWords, type Words } from "./fields.ts";

/** The record of one edit: the fields as they were written before and after it. */
interface Recorded {
  readonly before: unknown;
  readonly after: unknown;
}

/** How to undo an edit: the values to set again, and the fields to return to the feed. */
export interface Undoing {
  readonly words: Words;
  readonly back: readonly string[];
}

/**
 * How to undo an edit, given the car's current fields and people's values. If the feed has just the value from before
 * the edit, the field is returned to the feed; otherwise that value is set again. The error is a sentence: the record
 * has no such fields, or one of them has been changed since.
 */
export function undoing(
  { before, after }: Recorded,
  standing: Readonly<Record<string, string>>,
  edits: readonly { readonly field: string; readonly feed: CarValue }[],
  now: number,
): Result<Undoing, string> {
  if (!isWritten(before) || !isWritten(after)) return err(NOT_KEPT);
  const fields = Object.keys(before);
  if (fields.length === 0 || fields.some((field) => after[field] === undefined)) return err(NOT_KEPT);
  const stored = (field: string, written: string | undefined) => {
    const read = readWords({ [field]: written ?? "" }, now);
    return read.ok ? read.value[field as keyof Words] : undefined;
  };
  const say: Record<string, string> = {};
  const back: string[] = [];
  for (const field of fields) {
    const value = stored(field, before[field]);
    const edit = edits.find((one) => one.field === field);
    // A feed's value need not be one that a person could write, such as a month without a year or a tag of two lines.
    const isFeeds = edit !== undefined && String(edit.feed ?? "") === before[field];
    if ((value === undefined && !isFeeds) || standing[field] === undefined) return err(NOT_KEPT);
    if (stored(field, after[field]) !== stored(field, standing[field]))
      return err("That was changed since: say by hand what shall stand.");
    if (edit && (isFeeds || (edit.feed === "" ? null : edit.feed) === value)) back.push(field);
    else say[field] = before[field] ?? "";
  }
  const words = readWords(say, now);
  return words.ok ? ok({ words: words.value, back }) : err(words.error.join(" "));
}

const NOT_KEPT = "The record does not hold what stood there before.";

const isWritten = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");
