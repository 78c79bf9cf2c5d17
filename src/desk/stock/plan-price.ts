import type { Place } from "../../features/staff/ability.ts";
import { recordAct } from "../../features/staff/audit/mutations.ts";
import { plannedPrices } from "../../features/stock/planned/data.ts";
import { planPrice, takePlanBack } from "../../features/stock/planned/mutations.ts";
import { type PricePlan, readPlan, type WrittenPlan } from "../../features/stock/planned/rules.ts";
import type { Car } from "../../features/stock/schema.ts";
import { momentText } from "../../lib/time/moments.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { tomorrowMorning } from "../leads/thread/reminding.ts";
import type { Told } from "./car-page.tsx";
import { siteOf } from "./car-places.ts";

/** The price that is planned for a car, as its panel shows it. */
interface PlanView {
  readonly id: number;
  /** "From Friday 27 November at 9:00 am AEDT: $28,990". */
  readonly text: string;
  readonly by: string;
}

/** What a car's panel says of its price to come: the plan there is, and the form for one. */
export interface PlanningView {
  readonly plan: PlanView | null;
  /** The time that the form proposes, as its field holds it. */
  readonly proposed: string;
}

/** The zone on whose clock a car's dealership works. */
export const zoneOfCar = (scope: Pick<Entered, "app">, car: Pick<Car, "dealership_slug">): string =>
  siteOf(scope, car)?.configFor(car.dealership_slug).timezone ?? "Australia/Sydney";

const planText = ({ from, price }: Pick<PricePlan, "from" | "price">, zone: string): string =>
  `From ${momentText(from, zone)}: ${formatMoney(price)}`;

export async function planningView(scope: Entered, car: Car): Promise<PlanningView> {
  const zone = zoneOfCar(scope, car);
  const plan = (await plannedPrices(scope.app.db, [car.id])).get(car.id);
  const waits = plan && plan.from <= scope.now ? "; it waits until the car is no longer held or reserved" : "";
  return {
    plan: plan ? { id: plan.id, text: `${planText(plan, zone)}${waits}`, by: `${plan.by}: ${plan.reason}` } : null,
    proposed: tomorrowMorning(scope.now, zone),
  };
}

interface Wish {
  readonly car: Car;
  readonly place: Place;
  readonly form: FormData;
}

/** Plans a price, or takes a plan back, as the form says. */
export async function planFrom(
  scope: Entered,
  intent: "plan price" | "take plan back",
  { car, place, form }: Wish,
): Promise<Told> {
  const { app, now, session } = scope;
  const zone = zoneOfCar(scope, car);
  const record = (trx: typeof app.db, action: string) =>
    recordAct(trx, { by: session.staff, subject: `car:${car.id}`, action, place, now });
  const inAct = (plan: PricePlan) => `${formatMoney(plan.price)} from ${momentText(plan.from, zone)}`;
  if (intent === "take plan back") {
    const wanted = { plan: Number(form.get("plan")) || 0, carId: car.id };
    const back = await takePlanBack(app.db, wanted, (trx, plan) => record(trx, `take back the plan of ${inAct(plan)}`));
    return back
      ? { done: `Taken back: ${inAct(back)}.`, problems: [] }
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

function writtenIn(form: FormData): WrittenPlan {
  const line = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  return { price: line("new price"), from: line("from"), reason: line("reason"), was: form.get("was") !== null };
}
