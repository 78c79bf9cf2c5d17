import { shortTitle } from "../stock/names.ts";
import type { Car } from "../stock/schema.ts";
import type { ColumnPlan } from "./recognise/columns.ts";
import type { Field } from "./recognise/fields.ts";
import type { FeedRow } from "./schema.ts";

/** A car's name in reports: `2019 Kia Rio (U-1)`. */
export const carLabel = (car: Pick<Car, "year" | "make" | "model" | "name" | "stocknum">): string =>
  `${shortTitle(car)} (${car.stocknum})`;

/** The same label for a row not yet read as a car, as far as its cells allow; null if they are empty. */
export function rowLabel(row: FeedRow, { choices }: ColumnPlan): string | null {
  const cell = (field: Field) => {
    const own = (row.spelled?.[field] as string | undefined) ?? "";
    const texts = choices.filter((choice) => choice.field === field).map(({ column }) => row.cells[column]?.trim());
    return (texts.find((text) => text) ?? String(own)).slice(0, 80);
  };
  const words = [cell("year"), cell("make"), cell("model")].filter(Boolean).join(" ");
  const name = cell("make") || cell("model") ? words : cell("title") || words;
  const number = cell("stocknum") || cell("vin") || cell("regplate");
  if (name && number) return `${name} (${number})`;
  return name || number || null;
}
