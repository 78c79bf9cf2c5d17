import type { CarInput } from "../../stock/schema.ts";
import { readVin } from "../../vocabulary/vin.ts";
import { readDate } from "../normalise/figures/date.ts";
import { readPlate } from "../normalise/kinds/codes.ts";
import { vinIn } from "../normalise/prose.ts";
import { type Cell, type Cells, has } from "./cells.ts";

/** Reads VIN, plate, codes and dates. An impossible value is left out with a warning, and the row is kept. */
export function readPapers(cells: Cells, car: CarInput): void {
  car.vin = cells.readOr("vin", "vin-refused", (value) => readVin(value) ?? vinIn(value));
  car.regplate = cells.readOr("regplate", "plate-refused", readPlate);
  const date = (value: string, cell: Cell) => readDate(value, has(cell, "month-first"));
  car.rego_expiry = cells.readOr("rego_expiry", "date-unread", date);
  car.build_date = cells.readOr("build_date", "date-unread", date);
  car.compliance_date = cells.readOr("compliance_date", "date-unread", date);
  car.nvic = cells.text("nvic");
  car.has_nvic = car.nvic !== null;
}
