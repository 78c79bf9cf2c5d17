import { formatFigure } from "../../../lib/words/format.ts";
import { PICTURES } from "../../stock-pictures/undo.ts";
import type { RunChange } from "./data.ts";

type Value = string | number | null;

/** A run's change of one car as a line: `~ 2019 Kia Rio (U-1): price 9,990 → 8,990`. */
export function changeLine({ kind, name, stocknum, before, after }: RunChange): string {
  const car = `${name} (${stocknum})`;
  if (kind === "created") return `+ ${car}: arrived`;
  if (kind === "sold") return `- ${car}: marked sold, because the file lacks it`;
  const fields = Object.entries(after ?? {}).map(([field, now]) => fieldText(field, before?.[field] ?? null, now));
  return `~ ${car}: ${fields.join("; ")}`;
}

function fieldText(field: string, before: Value, after: Value): string {
  if (field === "source") return `brought by ${after ?? "a file by hand"} (before: ${before ?? "a file by hand"})`;
  if (field === PICTURES) return "the pictures that the feed names changed";
  const isList = [before, after].some((value) => typeof value === "string" && /^[[{]/.test(value));
  if (isList) return `${field} changed`;
  return `${field} ${valueText(field, before)} → ${valueText(field, after)}`;
}

/** Years, dates and flags unchanged, amounts with thousands separators. */
function valueText(field: string, value: Value): string {
  if (value === null || value === "") return "nothing";
  if (field === "created_at") return new Date(Number(value)).toISOString();
  if (typeof value === "number")
    return field === "year" || field.endsWith("_timestamp") ? `${value}` : formatFigure(value);
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}
