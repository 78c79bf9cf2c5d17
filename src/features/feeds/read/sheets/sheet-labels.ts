import { isVehicleName } from "../../recognise/beside/vehicle-name.ts";
import { headingStrength } from "../../recognise/headings.ts";
import { tableLayout } from "../delimited.ts";
import { type LabelledLayout, labelledLayout } from "../labels/labelled.ts";
import type { SheetRecord, SheetSample, Workbook } from "./workbook.ts";

/** A sheet with a few rows of names and values for each vehicle. */
export interface LabelledSheet {
  readonly sheet: number;
  readonly layout: LabelledLayout;
}

const LONGEST_LABEL = 40;

/**
 * The first visible sheet, if it consists of short lists of names and values, one below the other. Null if it does not,
 * or if another sheet is a table of vehicles.
 */
export function labelledSheet({ samples }: Workbook): LabelledSheet | null {
  const sheet = samples.findIndex(({ isHidden, records }) => !isHidden && records.length > 0);
  const records = samples[sheet]?.records ?? [];
  if (records.length === 0 || records.some(({ cells }) => filled(cells).length > 2)) return null;
  const reader = new Lines();
  const lines = records.flatMap((record) => reader.of(record));
  const layout = lines.some((line) => OF_VEHICLE.test(line)) ? labelledLayout(`${lines.join("\n")}\n`) : null;
  return layout && !samples.some((other, at) => at !== sheet && isTable(other)) ? { sheet, layout } : null;
}

const OF_VEHICLE = /^(?:vehicle|make|model|car|title)\b.{0,30}: /i;

/** Whether a sheet is a table of vehicles. The labels on the first sheet are then the dealer's address, or notes. */
function isTable({ records }: SheetSample): boolean {
  const { before, headings } = tableLayout(records.map(({ cells }) => cells));
  return before > 0 && records.length > before && headingStrength(headings) >= FEWEST_HEADINGS;
}
const FEWEST_HEADINGS = 3;

/** The rows of such a sheet as lines of a text; empty rows become an empty line. */
export async function* labelledLines(workbook: Workbook, { sheet }: LabelledSheet): AsyncGenerator<string> {
  const reader = new Lines();
  for await (const record of workbook.records(sheet)) yield `${reader.of(record).join("\n")}\n`;
}

class Lines {
  #before = 0;

  of({ row, cells }: SheetRecord): readonly string[] {
    const isApart = this.#before > 0 && row > this.#before + 1;
    this.#before = row;
    const [label = "", value = ""] = filled(cells);
    return [...(isApart ? [""] : []), lineOf(label, value)];
  }
}

/** The line of text for a row. A vehicle's name is alone in a row above its facts, and gets a label. */
function lineOf(label: string, value: string): string {
  if (value === "") return isVehicleName(label) ? `Vehicle: ${label}` : label;
  return label.length > LONGEST_LABEL ? `${label} ${value}` : `${label.replace(/\s*[:=]+$/, "")}: ${value}`;
}

const filled = (cells: readonly string[]) =>
  cells.map((cell) => cell.replace(/\s+/g, " ").trim()).filter((cell) => cell !== "");
