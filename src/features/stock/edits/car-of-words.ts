import { type CarInput, emptyCarInput } from "../schema.ts";
import type { Words } from "./fields.ts";

/** A new car from a person's words on it; flags are 0 or 1 there, as in the columns. Make and model must be among them. */
export function carOfWords(words: Words): Partial<CarInput> & Pick<CarInput, "make" | "model"> {
  const empty: Readonly<Record<string, unknown>> = emptyCarInput();
  const fields = Object.entries(words).map(([field, value]) => [
    field,
    typeof empty[field] === "boolean" ? value === 1 : value,
  ]);
  const car = { make: "", model: "", ...Object.fromEntries(fields) } as Partial<CarInput> &
    Pick<CarInput, "make" | "model">;
  return car;
}
