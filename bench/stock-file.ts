import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { type DemoDealership, generateStock } from "../demo/stock/generate.ts";
import type { CarInput } from "../src/features/stock/schema.ts";

type Cell = (car: CarInput) => string | number | null | undefined;

/** A dealer's usual columns, under the headings that most systems give them. */
const COLUMNS: Readonly<Record<string, Cell>> = {
  "Stock Number": (car) => car.stocknum,
  VIN: (car) => car.vin,
  Rego: (car) => car.regplate,
  Make: (car) => car.make,
  Model: (car) => car.model,
  Badge: (car) => car.badge,
  Series: (car) => car.series,
  Year: (car) => car.year,
  Colour: (car) => car.colour,
  Odometer: (car) => car.km,
  Price: (car) => car.price,
  "Was Price": (car) => car.before_price,
  Condition: (car) => car.car_type,
  Body: (car) => car.body,
  Transmission: (car) => car.trans,
  Fuel: (car) => car.fuel,
  Drive: (car) => car.drive,
  Seats: (car) => car.seats,
  Doors: (car) => car.doors,
  "Build Date": (car) => car.build_date,
  Comments: (car) => car.dealercomments,
  Features: (car) => car.standardEquipment.join("; "),
  Photos: (car) => car.images.map(({ image }) => `https://photos.example.com${image?.url}`).join(" "),
};

/** Writes a CSV of so many generated vehicles, the same ones for the same dealership. */
export async function writeStockFile(path: string, dealership: DemoDealership, count: number): Promise<void> {
  const file = createWriteStream(path);
  const line = (cells: readonly string[]) => file.write(`${cells.join(",")}\r\n`);
  line(Object.keys(COLUMNS));
  const now = Date.UTC(2026, 10, 20);
  for (const { car } of generateStock({ dealerships: [dealership], seed: 1, count, now })) {
    const cells = Object.values(COLUMNS).map((cell) => quoted(String(cell(car) ?? "")));
    if (!line(cells)) await once(file, "drain");
  }
  file.end();
  await once(file, "close");
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
