import type { StockWriter, UnsoldCar } from "../../stock/mutations.ts";
import type { Presence } from "./presence.ts";

/** The cars for sale that a full file lacks, and the number of cars for sale. */
export async function missingCars(
  writer: StockWriter,
  presence: Presence,
  source: string | null,
): Promise<{ readonly gone: readonly UnsoldCar[]; readonly forSale: number }> {
  const unsold = await writer.unsold(source);
  return { gone: unsold.filter((car) => !presence.holds(car)), forSale: unsold.length };
}
