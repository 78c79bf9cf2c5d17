import { readNumber } from "../../normalise/figures/number.ts";
import { readYear } from "../../normalise/figures/year.ts";
import { readTitle } from "../../normalise/names/title.ts";
import type { Transform } from "../../schema.ts";
import type { Sample } from "../choose.ts";
import type { ColumnChoice } from "../column-choice.ts";
import type { Field } from "../fields.ts";
import { readHeading } from "../headings.ts";
import { listedInMiles } from "./miles.ts";

/** Adds units to odometers whose own headings and values do not give one: miles, or thousands. */
export function withOdometerUnits(
  choices: readonly ColumnChoice[],
  samples: readonly Sample[],
): readonly ColumnChoice[] {
  const valuesOf = (field: Field) => {
    const column = choices.find((choice) => choice.field === field)?.column;
    return samples.find((sample) => sample.column === column)?.values ?? [];
  };
  const years = spanOf([...valuesOf("year"), ...valuesOf("title").map((title) => readTitle(title).year ?? "")]);
  const hasUnitColumn = choices.some(({ field }) => field === "km_unit" || field === "is_miles");
  const columns = samples.map(({ column, values }) => ({ words: readHeading(column).words, values }));
  const inMiles = !hasUnitColumn && listedInMiles({ columns, valuesOf });
  return choices.map((choice) => {
    if (choice.field !== "km" || choice.transforms.length > 0) return choice;
    const { values = [] } = samples.find(({ column }) => column === choice.column) ?? {};
    const transforms: Transform[] = [];
    if (/^mi$/i.test(choice.column)) transforms.push("miles");
    else if (
      inMiles &&
      choice.unit === null &&
      (/mileage|odo/i.test(choice.column) || /^column \d+$/.test(choice.column))
    )
      transforms.push("miles");
    else if (years >= LEAST_SPAN && areThousands(values)) transforms.push("thousands");
    return transforms.length > 0 ? { ...choice, transforms } : choice;
  });
}

/** Cars whose years span at least this much are used ones. */
const LEAST_SPAN = 3;
/** Distances travelled by used cars, in thousands of kilometres. */
const THOUSANDS = { fewest: 3, usual: 15, most: 600 } as const;

/** Whether used cars' readings are all so small that they must be thousands: 132, 85, 98.5. */
function areThousands(values: readonly string[]): boolean {
  const numbers = values
    .filter((value) => /^\d{1,3}(?:[.,]\d)?$/.test(value))
    .map((value) => readNumber(value, true) ?? 0);
  if (numbers.length < THOUSANDS.fewest || numbers.length < values.length * 0.9) return false;
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return middle >= THOUSANDS.usual && Math.max(...numbers) <= THOUSANDS.most;
}

function spanOf(years: readonly string[]): number {
  const read = years.map((year) => readYear(year)).filter((year) => year !== null && year > 1900) as number[];
  return read.length === 0 ? 0 : Math.max(...read) - Math.min(...read);
}
