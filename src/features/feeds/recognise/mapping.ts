import * as v from "valibot";
import { err, ok, type Result } from "../../../lib/result.ts";
import { type Mapping, MappingSchema } from "../schema.ts";
import type { ColumnPlan } from "./columns.ts";
import { FIELDS } from "./fields.ts";

/** The guessed mapping, for a person to correct. It names every column; unused ones map to null. */
export function suggestedMapping(plan: ColumnPlan, columns: readonly string[]): Mapping {
  const byColumn = new Map(plan.choices.map((choice) => [choice.column, choice]));
  const suggested: Mapping["columns"] = {};
  for (const column of columns) {
    const choice = byColumn.get(column);
    suggested[column] = choice
      ? {
          field: choice.field,
          transforms: [...choice.transforms],
          confidence: choice.confidence,
          example: choice.example,
        }
      : { field: null, transforms: [] };
  }
  return { columns: suggested, fixed: {} };
}

/** Parses a mapping file; each problem is a sentence with its position. */
export function parseMapping(text: string): Result<Mapping, readonly string[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err([`The mapping is not valid JSON (${(error as Error).message}).`]);
  }
  const parsed = v.safeParse(MappingSchema, value);
  if (parsed.success) return ok(parsed.output);
  return err(parsed.issues.map((issue) => `In the mapping, ${v.getDotPath(issue) ?? "the file"}: ${sentence(issue)}`));
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith("is no field")) return `${issue.message}.`;
  const wrong = typeof issue.input === "string" ? issue.input : "";
  const alike = FIELDS.filter((field) => field.includes(wrong.slice(0, 4)) || wrong.includes(field));
  return `${JSON.stringify(issue.input)} ${issue.message}${alike.length > 0 ? `; did you mean ${alike.join(" or ")}?` : `: the fields are ${FIELDS.join(", ")}.`}`;
}
