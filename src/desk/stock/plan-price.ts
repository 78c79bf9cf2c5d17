import type { Place } from "../../features/staff/ability.ts";
import { recordAct } from "../../features/staff/audit/mutations.ts";
import { recordTurned } from "../../features/staff/audit/planned-prices.ts";
import { type PlannedPrice, plannedPrices } from "../../features/stock/planned/data.ts";
import { endNow, planPrice, takePlanBack } from "../../features/stock/planned/mutations.ts";
import { type PricePlan, readPlan, type WrittenPlan } from "../../features/stock/planned/rules.ts";
import type { Car } from "../../features/stock/schema.ts";
import { momentText } from "../../lib/time/moments.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { tomorrowMorning } from "../leads/thread/reminding.ts";
import type { CarOutcome } from "./car/car-outcome.ts";
import { siteOf } from "./car-places.ts";

/** The price planned for a car, as its panel shows it. */
interface PlanView {
  readonly id: number;
  /** "From Friday 27 November at 9:00 am AEDT: $28,990". */
  readonly text: string;
  readonly by: string;
  /** Whether it has begun, and applies until its end. */
  readonly runs: boolean;
}

/** The planned price in a car's panel: the existing plan, and the form for one. */
export interface PlanningView {
  readonly plan: PlanView | null;
  /** The start that the form suggests, as the value of its field. */
  readonly proposed: string;
}

/** The time zone of a car's dealership. */
export const zoneOfCar = (scope: Pick<Entered, "app">, car: Pick<Car, "dealership_slug">): string =>
  siteOf(scope, car)?.configFor(car.dealership_slug).timezone ?? "Australia/Sydney";

type Times = Pick<PricePlan, "from" | "until" | "price">;

/** "From Friday 27 November at 9:00 am AEDT: $28,990, until Monday 30 November at 9:00 am AEDT". */
function planText({ from, until, price }: Times, zone: string): string {
  const end = until === null ? "" : `, until ${momentText(until, zone)}`;
  return `From ${momentText(from, zone)}: ${formatMoney(price)}${end}`;
}

/** "Until Monday 30 November at 9:00 am AEDT: $28,990; then its price is again what it was". */
const runText = ({ until, price }: Times, zone: string): string =>
  `Until ${momentText(until ?? 0, zone)}: ${formatMoney(price)}; then its price is again what it was`;

/** The part of a car's plan that is still to come; null if somebody has changed the price while it applied. */
export const stillPlanned = (plan: PlannedPrice | undefined, { price }: Pick<Car, "price">): PlannedPrice | null =>
  plan && !(plan.restores && plan.price !== price) ? plan : null;

export async function planningView(scope: Entered, car: Car): Promise<PlanningView> {
  const zone = zoneOfCar(scope, car);
  const plan = stillPlanned((await plannedPrices(scope.app.db, [car.id])).get(car.id), car);
  const proposed = tomorrowMorning(scope.now, zone);
  if (!plan) return { plan: null, proposed };
  const runs = plan.restores !== null;
  const isLate = runs ? plan.until !== null && plan.until <= scope.now : plan.from <= scope.now;
  const waits = isLate ? "; it waits until the car is no longer held or reserved" : "";
  const text = `${runs ? runText(plan, zone) : planText(plan, zone)}${waits}`;
  return { plan: { id: plan.id, text, by: `${plan.by}: ${plan.reason}`, runs }, proposed };
}

interface CarForm {
  readonly car: Car;
  readonly place: Place;
  readonly form: FormData;
}

/** Plans a price, withdraws a plan or ends a running price, as the form says. */
export async function planFrom(
  scope: Entered,
  intent: "plan price" | "take plan back" | "end price",
  { car, place, form }: CarForm,
): Promise<CarOutcome> {
  const { app, now, session } = scope;
  const zone = zoneOfCar(scope, car);
  const record = (trx: typeof app.db, action: string) =>
    recordAct(trx, { by: session.staff, subject: `car:${car.id}`, action, place, now });
  const inAct = (plan: PricePlan) => {
    const end = plan.until === null ? "" : ` until ${momentText(plan.until, zone)}`;
    return `${formatMoney(plan.price)} from ${momentText(plan.from, zone)}${end}`;
  };
  if (intent === "end price") return endPrice(scope, car, form);
  if (intent === "take plan back") {
    const target = { plan: Number(form.get("plan")) || 0, carId: car.id };
    const withdrawn = await takePlanBack(app.db, target, (trx, plan) =>
      record(trx, `take back the plan of ${inAct(plan)}`),
    );
    return withdrawn
      ? { done: `Taken back: ${inAct(withdrawn)}.`, problems: [] }
      : { done: null, problems: ["That plan has begun or was taken back meanwhile."] };
  }
  const written = writtenIn(form);
  const plan = readPlan(written, { now, zone });
  if (!plan.ok) return { done: null, problems: plan.error, planned: written };
  const action = `plan ${inAct(plan.value)}: ${plan.value.reason}`;
  const also = (trx: typeof app.db) => record(trx, action);
  const planned = await planPrice(app.db, car.id, plan.value, { staff: session.staff, place, now, also });
  return planned.ok
    ? { done: `Planned. ${planText(plan.value, zone)}.`, problems: [] }
    : { done: null, problems: [planned.error], planned: written };
}

/** Ends a running price early. */
async function endPrice({ app, now, session }: Entered, car: Car, form: FormData): Promise<CarOutcome> {
  const target = { plan: Number(form.get("plan")) || 0, carId: car.id, now };
  const ended = await endNow(app.db, target, (trx, one) => recordTurned(trx, one, "end", { now, by: session.staff }));
  if (!ended) return { done: null, problems: ["That price has ended meanwhile."] };
  return ended.left === null
    ? { done: "Ended. Its price is again what it was.", problems: [] }
    : { done: null, problems: [ended.left] };
}

function writtenIn(form: FormData): WrittenPlan {
  const line = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  return {
    price: line("new price"),
    from: line("from"),
    until: line("until"),
    reason: line("reason"),
    was: form.get("was") !== null,
  };
}
