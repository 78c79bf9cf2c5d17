import { readDate } from "../../normalise/figures/date.ts";

/** A month with its year and no day: "07/18", "2018-07", "Jul-18". */
const MONTH =
  /^(?:(?:0?[1-9]|1[0-2])[/.-](?:\d\d|(?:19|20)\d\d)|(?:19|20)\d\d[/.-](?:0?[1-9]|1[0-2])|[a-z]{3,4}[ '-]\d\d)$/i;
/** Registrations expire within a year or two of each other; build dates spread over more years. */
const LEAST_SPREAD = 3;

/** Whether values are months spread over many years, as build months are. */
export function areBuildMonths(values: readonly string[]): boolean {
  if (values.length < 3 || values.filter((value) => MONTH.test(value)).length < values.length * 0.9) return false;
  const years = values.flatMap((value) => readDate(value)?.slice(0, 4) ?? []).map(Number);
  return years.length >= values.length * 0.9 && Math.max(...years) - Math.min(...years) >= LEAST_SPREAD;
}
