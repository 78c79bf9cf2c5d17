import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { actsOn } from "../../../features/staff/audit/data.ts";
import { recordAct } from "../../../features/staff/audit/mutations.ts";
import { carsByIds } from "../../../features/stock/data.ts";
import { handBack, undoEdit } from "../../../features/stock/edits/mutations.ts";
import { undoing } from "../../../features/stock/edits/undoing.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { enter, enterWith, notAllowed } from "../../enter.ts";
import { titledByName } from "../../parts/titles.ts";
import type { CarOutcome } from "../../stock/car/car-outcome.ts";
import { CarPage } from "../../stock/car/car-page.tsx";
import { carPanel } from "../../stock/car/car-panel.ts";
import { PANEL_NAMES, writtenOf } from "../../stock/car/panel-fields.ts";
import { saveCar } from "../../stock/car/save-car.ts";
import { carAt } from "../../stock/car-at.ts";
import { placeOfCar } from "../../stock/car-places.ts";
import { planFrom } from "../../stock/plan-price.ts";

export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "car");
  return carPanel(scope, await carAt(scope, args.params.car));
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "car", form);
  const car = await carAt(scope, args.params.car);
  const place = placeOfCar(scope, car, "stock.edit");
  if (!place) throw notAllowed("change this car");
  const { app, now, session, intent } = scope;
  const { staff } = session;
  const record = (what: string, before: unknown, after: unknown) => (trx: typeof app.db) =>
    recordAct(trx, { by: staff, subject: `car:${car.id}`, action: what, place, before, after, now });
  if (intent === "hand back") {
    const field = String(form.get("field"));
    // The feed's value is recorded too, so that handing back can be undone like an edit.
    const also = async (trx: typeof app.db) => {
      const [after] = await carsByIds(trx, [car.id]);
      await record(`hand back ${field}`, writtenOf(car, [field]), after && writtenOf(after, [field]))(trx);
    };
    const handedBack = (await handBack(app.db, car.id, [field], { by: staff.name, now, also })) ?? [];
    return data<CarOutcome>({ done: handedBack.length > 0 ? "The feed speaks again." : null, problems: [] });
  }
  if (intent === "plan price" || intent === "take plan back" || intent === "end price") {
    const outcome = await planFrom(scope, intent, { car, place, form });
    // Invalid input comes back for correction; all other refusals mean that somebody was first.
    return data<CarOutcome>(outcome, outcome.problems.length === 0 ? 200 : outcome.planned ? 422 : 409);
  }
  if (intent === "undo") {
    const act = (await actsOn(app.db, `car:${car.id}`, 20)).find(({ id }) => String(id) === form.get("act"));
    if (!act) throw data(null, { status: 404 });
    const also = record(`undo: ${act.action}`.slice(0, 300), act.after, act.before);
    const planOf = (standing: Car, edits: Parameters<typeof undoing>[2]) =>
      undoing(act, writtenOf(standing, PANEL_NAMES), edits, now);
    const undone = await undoEdit(app.db, car.id, planOf, { by: staff.name, now, also });
    if (!undone.ok)
      return data<CarOutcome>({ done: null, problems: [undone.error ?? "The car was removed meanwhile."] }, 409);
    return data<CarOutcome>({ done: `Undone: ${act.action}.`, problems: [] });
  }
  return saveCar(scope, { car, place, form });
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titledByName("Stock");

export default function CarRoute() {
  const panel = useLoaderData<typeof loader>();
  return <CarPage key={panel.id} panel={panel} outcome={useActionData<typeof action>() ?? null} />;
}
