import type { Car } from "../../stock/schema.ts";

/** Writes cars as JSON: a list of records, one per line. */
export async function* jsonText(cars: AsyncIterable<Car>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const car of cars) {
    yield before + JSON.stringify(car);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
