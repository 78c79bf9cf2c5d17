import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { recordAct } from "../features/staff/audit/mutations.ts";
import { type Begun, beginDuePrices } from "../features/stock/planned/mutations.ts";
import { plannedWords } from "../features/stock/planned/rules.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { formatMoney } from "../lib/words/format.ts";
import { reasonOf } from "./reason.ts";

interface PlannedPriceOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two looks at what is due. */
  readonly intervalMs: number;
}

export interface PlannedPriceWorker {
  /** Lets begin what is due now. Resolves to the number of prices that began. */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

/** Until stopped, lets planned prices begin at their time; several processes may share one database. */
export function startPlannedPrices({ db, clock, log, intervalMs }: PlannedPriceOptions): PlannedPriceWorker {
  const work = async () => {
    const now = clock();
    const begun = await beginDuePrices(db, now, (trx, one) => recordBegun(trx, one, now));
    if (begun > 0) log.info({ begun }, "planned prices have begun");
    return begun;
  };
  const poller: Poller<number> = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.warn(reasonOf(error), "planned prices do not begin"),
    onMended: () => log.info("planned prices begin again"),
  });
  poller.start();
  return { runOnce: async () => orThrow(await poller.poll()), stop: () => poller.stop() };
}

/** Writes the line of the car's record; where the price began, one that can be undone like any edit. */
async function recordBegun(trx: Database, { plan, planner, place, car, left }: Begun, now: number): Promise<void> {
  const about = { by: planner, subject: `car:${car.id}`, place, now } as const;
  const price = formatMoney(plan.price);
  if (left !== null) {
    await recordAct(trx, { ...about, action: `leave the planned price of ${price}: ${left}` });
    return;
  }
  const said = Object.keys(plannedWords(car, plan)) as ("price" | "before_price")[];
  const after = { price: plan.price, before_price: car.price };
  const written = (values: Readonly<Record<string, number | null>>) =>
    Object.fromEntries(said.map((field) => [field, String(values[field] ?? "")]));
  await recordAct(trx, {
    ...about,
    action: `begin the planned price of ${price}: ${plan.reason}`,
    before: written({ price: car.price, before_price: car.before_price }),
    after: written(after),
  });
}
