import { slices } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";

/** The fields of each of these cars that people have set, by the car's id. */
export async function editedFields(
  db: Database,
  cars: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const fields = new Map<number, string[]>();
  for (const some of slices(cars)) {
    const rows = await db.selectFrom("car_edits").select(["car_id", "field"]).where("car_id", "in", some).execute();
    for (const { car_id, field } of rows) fields.set(car_id, [...(fields.get(car_id) ?? []), field]);
  }
  return fields;
}
