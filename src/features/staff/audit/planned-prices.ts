import type { Database } from "../../../db/open.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import type { Turned } from "../../stock/planned/mutations.ts";
import { recordAct } from "./mutations.ts";

/**
 * Writes to the car's audit log that a planned price began or ended, or why it did not. If it did, the entry can be
 * undone like any edit. `by` is the staff member who ended it early.
 */
export async function recordTurned(
  trx: Database,
  { plan, planner, place, car, stands, left }: Turned,
  turn: "begin" | "end",
  { now, by = planner }: { readonly now: number; readonly by?: Turned["planner"] },
): Promise<void> {
  const about = { by, subject: `car:${car.id}`, place, now } as const;
  const price = `the planned price of ${formatMoney(plan.price)}`;
  if (left !== null) {
    const what = turn === "begin" ? price : `the end of ${price}`;
    await recordAct(trx, { ...about, action: `leave ${what}: ${left}` });
    return;
  }
  const changed = (["price", "before_price"] as const).filter((field) => car[field] !== stands[field]);
  const written = (values: Turned["stands"]) =>
    Object.fromEntries(changed.map((field) => [field, String(values[field] ?? "")]));
  await recordAct(trx, {
    ...about,
    action: `${turn} ${price}: ${plan.reason}`,
    before: written(car),
    after: written(stands),
  });
}
