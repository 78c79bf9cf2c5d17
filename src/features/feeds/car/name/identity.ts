import type { CarInput } from "../../../stock/schema.ts";
import { titleBesideMake } from "../../normalise/names/beside-make.ts";
import { readMake } from "../../normalise/names/make.ts";
import { withYearWithin } from "../../normalise/names/title.ts";
import { clean, plainText } from "../../normalise/text.ts";
import type { Problem } from "../../schema.ts";
import type { Cells } from "../cells.ts";
import { type NameHabits, readNames } from "./naming.ts";
import { setYear } from "./year.ts";

/** Reads year, make, model, badge and names. Returns a problem if the row does not identify the vehicle. */
export function readIdentity(cells: Cells, car: CarInput, habits: NameHabits): Problem | null {
  const titleCell = cells.take("title");
  const { make } = readMake(cells.all("make")[0]?.value ?? "");
  const text = titleCell ? titleBesideMake(withSpaceBehindYear(plainText(titleCell.value)), make) : null;
  const title = text && habits.titlesNameYears ? withYearWithin(text) : text;
  const problem = setYear(cells, car, title, habits) ?? readNames(cells, car, title, habits);
  if (problem) return problem;
  car.series = cells.text("series");
  car.name = clean([car.year, car.make, car.model, car.badge].filter((part) => part !== null && part !== "").join(" "));
  car.carsales_title = titleCell ? plainText(titleCell.value) : null;
  return null;
}

/** Separates a year from the next word where a page joined them: "2010Lexus GX 460". */
const withSpaceBehindYear = (title: string) =>
  title.charAt(4) === " " ? title : title.replace(/^((?:19[5-9]|20[0-4])\d)(?=\p{Lu}\p{Ll})/u, "$1 ");
