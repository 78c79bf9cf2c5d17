import type { Database } from "../../../db/open.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import type { Turned } from "../../stock/planned/mutations.ts";
import { recordAct } from "./mutations.ts";

/**
 * Writes the line of the car's record when a planned price begins or ends; where it did, one that can be undone like
 * any edit. `by` is who ended it before its time.
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
