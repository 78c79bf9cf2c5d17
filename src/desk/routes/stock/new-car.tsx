import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { recordAct } from "../../../features/staff/audit/mutations.ts";
import { addCar } from "../../../features/stock/edits/mutations.ts";
import { type Entered, enter, enterWith } from "../../enter.ts";
import { titled } from "../../parts/titles.ts";
import type { NewCarOutcome } from "../../stock/new-car-fields.ts";
import { lookUpCar } from "../../stock/new-car-look-up.ts";
import { NewCarPage } from "../../stock/new-car-page.tsx";
import { type NewCarPlace, newCarPlaces, newCarView, readNewCar, typedCar } from "../../stock/new-car-view.ts";

/** Adds a car that no feed includes: by its plate or VIN, or by hand. */
export function loader(args: LoaderFunctionArgs) {
  return newCarView(enter(args, "newCar"));
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "newCar", form);
  const line = (name: string) =>
    String(form.get(name) ?? "")
      .slice(0, 200)
      .trim();
  const lookUp = { mark: line("mark"), state: line("state"), dealership: line("dealership") };
  const typed = typedCar(form);
  const respond = (changes: Partial<NewCarOutcome>, status = 422) =>
    data<NewCarOutcome>(
      { problem: null, wrong: {}, found: null, several: null, typed, asked: lookUp, ...changes },
      status,
    );
  const place = newCarPlaces(scope).find(({ dealership }) => dealership === lookUp.dealership);
  if (!place) {
    if (lookUp.dealership !== "") throw data(null, { status: 404 });
    return respond({ wrong: { dealership: "Choose the dealership that the car stands at." } });
  }
  if (scope.intent === "look up") {
    const description = line("description");
    const chosen = description && line("several") === lookUp.mark ? { vin: line("several-vin"), description } : null;
    const { facts, ...rest } = await lookUpCar(scope, place, { ...lookUp, chosen });
    return respond({ ...rest, typed: { ...typed, ...facts } }, facts ? 200 : 422);
  }
  return add(scope, place, form, respond);
}

async function add(
  { app, now, session }: Entered,
  place: NewCarPlace,
  form: FormData,
  respond: (what: Partial<NewCarOutcome>, status?: number) => ReturnType<typeof data<NewCarOutcome>>,
) {
  const car = readNewCar(typedCar(form), now);
  if (!car.ok) return respond({ wrong: car.error });
  const also = (trx: typeof app.db, id: number) =>
    recordAct(trx, {
      by: session.staff,
      subject: `car:${id}`,
      action: "add the car",
      place,
      now,
      after: car.value,
    });
  const added = await addCar(app.db, place.dealer, car.value, { now, also });
  if (!added.ok) return respond({ problem: added.error }, 409);
  throw redirect(`/stock/${added.value}/photos`, 303);
}

export const meta = titled("Add a car");

export default function NewCarRoute() {
  return <NewCarPage view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
