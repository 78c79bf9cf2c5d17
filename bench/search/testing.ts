import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchCar, readStock, writeStock } from "./stock.ts";

/** The first cars of the stock that is measured, by way of the file that engines read them from. */
export function someCars(count: number): BenchCar[] {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  try {
    writeStock(join(folder, "stock"), count);
    return readStock(join(folder, "stock"), count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
