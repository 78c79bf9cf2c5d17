import * as v from "valibot";
import { type CarInput, CarInputSchema } from "../stock/schema.ts";
import type { Problem } from "./schema.ts";
import { entriesOf, type FieldSchema } from "./spelled/keys.ts";
import { isRecord } from "./spelled/shape.ts";

/** A row says a fifth of a car's fields; the others are as an empty car has them, and need no check. */
const SaidFieldsSchema = v.partial(CarInputSchema);
const FIELDS: Readonly<Record<string, FieldSchema>> = CarInputSchema.entries;

/** Why the fields that a row says make no car; null where they do. */
export function malformed(said: Readonly<Partial<CarInput>>): Problem | null {
  const isSure = Object.entries(said).every(([field, value]) => surelyFits(FIELDS[field], value));
  const checked = isSure ? null : v.safeParse(SaidFieldsSchema, said);
  if (!checked || checked.success) return null;
  const [issue] = checked.issues;
  return { column: v.getDotPath(issue), value: String(issue.input).slice(0, 80), reason: issue.message };
}

/**
 * Whether the schema certainly accepts the value. This costs a small part of parsing, which is left to the rows of
 * which it is not certain: they are refused in the schema's own words.
 */
function surelyFits(schema: FieldSchema | undefined, value: unknown): boolean {
  if (schema === undefined) return false;
  if ("wrapped" in schema) {
    if (value === (schema.type === "optional" ? undefined : null)) return true;
    return surelyFits(schema.wrapped as FieldSchema, value);
  }
  if ("pipe" in schema) return v.is(schema, value);
  if (schema.type === "string" || schema.type === "boolean") return typeof value === schema.type;
  if (schema.type === "number") return typeof value === "number" && !Number.isNaN(value);
  if ("options" in schema) return (schema.options as readonly unknown[]).includes(value);
  if ("item" in schema) return Array.isArray(value) && value.every((one) => surelyFits(schema.item as FieldSchema, one));
  if (!isRecord(value)) return false;
  if ("value" in schema) return Object.values(value).every((one) => surelyFits(schema.value as FieldSchema, one));
  const entries = entriesOf(schema) ?? {};
  for (const name in entries) if (!surelyFits(entries[name], value[name])) return false;
  return "entries" in schema;
}
