import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchCar, readStock, writeStock } from "./questions/stock.ts";

/** The first cars of the measured stock, read from the file that the engines read. */
export function someCars(count: number): BenchCar[] {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  try {
    writeStock(join(folder, "stock"), count);
    return readStock(join(folder, "stock"), count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
