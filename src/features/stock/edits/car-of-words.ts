import { emptyCarInput } from "../empty-car.ts";
import type { CarInput } from "../schema.ts";
import type { Words } from "./fields.ts";

/** A new car from the values that a person entered, in which flags are 0 or 1. Make and model must be among them. */
export function carOfWords(words: Words): Partial<CarInput> & Pick<CarInput, "make" | "model"> {
  const empty: Readonly<Record<string, unknown>> = emptyCarInput();
  const fields = Object.entries(words).map(([field, value]) => [
    field,
    typeof empty[field] === "boolean" ? value === 1 : value,
  ]);
  return { make: "", model: "", ...Object.fromEntries(fields) };
}
