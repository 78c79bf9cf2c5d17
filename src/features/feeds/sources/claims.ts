import { slices } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import type { CarInput } from "../../stock/schema.ts";
import { carLabel } from "../label.ts";
import type { ImportOrder, OtherSource } from "../order.ts";
import { MOST_NAMED } from "../schema.ts";
import type { SpooledCar } from "../spool.ts";

/** Cars of a file that belong to other sources: their number, and the first of them with their source. */
export interface Claimed {
  count: number;
  readonly cars: string[];
}

/** Removes the cars of a batch that belong to another source of the group, and adds them to `claimed`. */
export async function withoutClaimed(
  db: Database,
  { source, dealership }: ImportOrder,
  batch: SpooledCar[],
  claimed: Claimed,
): Promise<SpooledCar[]> {
  if (!source?.others || source.others.length === 0) return batch;
  const claimant = { dealershipId: dealership.id, source: source.name, others: source.others };
  const cars = batch.map(({ car }) => car);
  const others = await carsOfOthers(db, claimant, cars);
  for (const car of cars) {
    const whose = others.get(car.stocknum);
    if (whose === undefined) continue;
    claimed.count += 1;
    if (claimed.cars.length < MOST_NAMED) claimed.cars.push(`${carLabel(car)}: ${whose}`);
  }
  return batch.filter(({ car }) => !others.has(car.stocknum));
}

/** The source that brings a batch of cars, and the others of its group. */
interface Claimant {
  readonly dealershipId: number;
  readonly source: string;
  readonly others: readonly OtherSource[];
}

/**
 * The cars of a batch that belong to another source of the group: by stock number, with a text naming that source. A
 * car is identified by its stock number within its dealership and by its VIN within the group. It belongs to the first
 * source that brought it, until a file of that source lacks it (which marks it sold), or no site's file describes that
 * source any more.
 */
async function carsOfOthers(
  db: Database,
  { dealershipId, source, others }: Claimant,
  cars: readonly CarInput[],
): Promise<ReadonlyMap<string, string>> {
  const claimed = new Map<string, string>();
  const names = new Map(others.map((other) => [`${other.dealershipId} ${other.name}`, other]));
  const unsold = db
    .selectFrom("cars")
    .select(["dealership_id", "stocknum", "vin", "source"])
    .where("source", "is not", null)
    .where("status", "<>", "sold")
    .where("sold", "=", 0);
  const stocknums = cars.map(({ stocknum }) => stocknum);
  const own = new Set<string>();
  for (const some of slices(stocknums)) {
    const rows = await unsold.where("dealership_id", "=", dealershipId).where("stocknum", "in", some).execute();
    for (const row of rows) {
      if (row.source === source) own.add(row.stocknum);
      const other = names.get(`${row.dealership_id} ${row.source}`);
      if (other) claimed.set(row.stocknum, whose(other));
    }
  }
  const byVin = new Map(cars.flatMap(({ vin, stocknum }) => (vin === null ? [] : [[vin, stocknum] as const])));
  for (const some of slices([...byVin.keys()])) {
    for (const row of await unsold.where("vin", "in", some).execute()) {
      const other = names.get(`${row.dealership_id} ${row.source}`);
      const stocknum = byVin.get(row.vin ?? "");
      if (other && stocknum !== undefined && !own.has(stocknum)) claimed.set(stocknum, whose(other));
    }
  }
  return claimed;
}

const whose = ({ name, of }: OtherSource): string => `${name} of ${of}`;
