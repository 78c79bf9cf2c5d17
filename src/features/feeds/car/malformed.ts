import * as v from "valibot";
import { carOfPairs, type FieldPairs } from "../../stock/empty-car.ts";
import { CarInputSchema } from "../../stock/schema.ts";
import type { Problem } from "../schema.ts";
import type { FieldSchema } from "../spelled/keys.ts";

type Fits = (value: unknown) => boolean;

/** For each field, a cheap check that the schema certainly accepts the value. It costs a fraction of a full parse. */
const SURELY = new Map<string, Fits>(
  Object.entries(CarInputSchema.entries).map(([key, schema]) => [key, fitOf(schema)]),
);

/** Why a row's fields do not form a valid car, in the schema's own words; null if they do. */
export function malformed(pairs: FieldPairs): Problem | null {
  let isSure = true;
  for (let at = 0; at < pairs.length; at += 2) isSure &&= SURELY.get(String(pairs[at]))?.(pairs[at + 1]) ?? false;
  const checked = isSure ? null : v.safeParse(CarInputSchema, carOfPairs(pairs));
  if (!checked || checked.success) return null;
  const [issue] = checked.issues;
  return { column: v.getDotPath(issue), value: String(issue.input).slice(0, 80), reason: issue.message };
}

function fitOf(schema: FieldSchema): Fits {
  if ("wrapped" in schema) {
    const nothing = schema.type === "optional" ? undefined : null;
    const fits = fitOf(schema.wrapped as FieldSchema);
    return (value) => value === nothing || fits(value);
  }
  if ("pipe" in schema) return (value) => v.is(schema, value);
  if (schema.type === "string") return (value) => typeof value === "string";
  if (schema.type === "boolean") return (value) => typeof value === "boolean";
  if (schema.type === "number") return (value) => typeof value === "number" && !Number.isNaN(value);
  if ("options" in schema) return (value) => (schema.options as readonly unknown[]).includes(value);
  if ("item" in schema) {
    const fits = fitOf(schema.item as FieldSchema);
    return (value) => Array.isArray(value) && value.every(fits);
  }
  if ("value" in schema) {
    const fits = fitOf(schema.value as FieldSchema);
    return (value) => isObject(value) && Object.values(value).every(fits);
  }
  if (!("entries" in schema)) return () => false;
  const parts = Object.entries(schema.entries as Record<string, FieldSchema>).map(([name, part]) => ({
    name,
    fits: fitOf(part),
  }));
  return (value) => isObject(value) && parts.every(({ name, fits }) => fits(value[name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
