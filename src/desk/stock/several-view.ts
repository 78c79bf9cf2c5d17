import { data } from "react-router";
import { recordAct } from "../../features/staff/audit/mutations.ts";
import { carsByIds } from "../../features/stock/data.ts";
import { readWords } from "../../features/stock/edits/fields.ts";
import { editCars } from "../../features/stock/edits/mutations.ts";
import {
  changeInWords,
  MOST_AT_ONCE,
  readSeveralChange,
  type SeveralChange,
  severalWords,
  type Written,
} from "../../features/stock/edits/several.ts";
import type { Car } from "../../features/stock/schema.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { inLabels, type PanelName, writtenOf } from "./car/panel-fields.ts";
import { placeOfCar } from "./car-places.ts";
import { STATUS_WORDS } from "./status-words.ts";

/** The effect of a change on one car: the current and the new value, or why the car is left as it is. */
export interface SeveralRow {
  readonly id: number;
  readonly name: string;
  readonly stocknum: string;
  readonly step: { readonly from: string; readonly to: string; readonly seen: string } | null;
  readonly left: string | null;
}

export interface SeveralView {
  readonly rows: readonly SeveralRow[];
  /** The parameters of the change in the address, by field name. */
  readonly typed: Readonly<Record<SeveralField, string>>;
  /** What is missing before there can be a preview; null if nothing is. */
  readonly problem: string | null;
  readonly back: string;
}

const SEVERAL_FIELDS = ["do", "way", "by", "unit", "reason", "tag"] as const;
type SeveralField = (typeof SEVERAL_FIELDS)[number];

type ChangeValues = Pick<URLSearchParams | FormData, "get" | "getAll">;

const line = (values: ChangeValues, name: string) =>
  String(values.get(name) ?? "")
    .slice(0, 300)
    .trim();

/** The chosen cars that the user may see. Throws a 404 if there are none among them. */
async function chosenCars(scope: Entered, values: ChangeValues): Promise<readonly Car[]> {
  const named = values.getAll("car").map((one) => Number(String(one).split(" ", 1)[0]));
  const ids = [...new Set(named)].filter((id) => Number.isSafeInteger(id) && id > 0);
  if (ids.length > MOST_AT_ONCE) throw data(null, { status: 413 });
  const cars = (await carsByIds(scope.app.db, ids)).filter((car) => placeOfCar(scope, car, "stock.read"));
  if (ids.length > 0 && cars.length === 0) throw data(null, { status: 404 });
  return cars;
}

const NOT_YOURS = "You may not change this showroom’s cars.";

/** The new field values of a car, if the user may change it. */
const plannedFor = (scope: Entered, car: Car, change: SeveralChange): Result<Written, string> =>
  placeOfCar(scope, car, "stock.edit") ? severalWords(car, change) : err(NOT_YOURS);

const seenOf = (car: Car, written: Written) => JSON.stringify(writtenOf(car, Object.keys(written)));

/** Previews the change in an address for each chosen car. Changes nothing. */
export async function severalView(scope: Entered, params: URLSearchParams): Promise<SeveralView> {
  const cars = await chosenCars(scope, params);
  const typed = Object.fromEntries(SEVERAL_FIELDS.map((name) => [name, line(params, name)])) as SeveralView["typed"];
  const change = readSeveralChange((name) => line(params, name));
  return {
    rows: cars.map((car) => rowOf(scope, car, change.ok ? change.value : null)),
    typed,
    problem: change.ok ? null : change.error,
    back: line(params, "back"),
  };
}

function rowOf(scope: Entered, car: Car, change: SeveralChange | null): SeveralRow {
  const named = { id: car.id, name: car.name, stocknum: car.stocknum };
  if (!change) return { ...named, step: null, left: null };
  const planned = plannedFor(scope, car, change);
  if (!planned.ok) return { ...named, step: null, left: planned.error };
  const [field] = Object.keys(planned.value) as PanelName[];
  const to = field ? (planned.value[field] ?? "") : "";
  const from = field ? String(writtenOf(car, [field])[field] ?? "") : "";
  const seen = seenOf(car, planned.value);
  return { ...named, left: null, step: { from: shownAs(field, from), to: shownAs(field, to), seen } };
}

function shownAs(field: PanelName | undefined, value: string): string {
  if (field === "price") return formatMoney(Number(value));
  if (field === "show_on_dealer_website") return value === "yes" ? "Shown" : "Hidden";
  if (field === "status") return STATUS_WORDS[value] ?? value;
  return value === "" ? "No tag" : value;
}

/** The outcome of a change: the cars that were changed, and each that was not, with the reason. */
export interface SeveralOutcome {
  readonly problem: string | null;
  readonly changed: readonly string[];
  readonly left: readonly { readonly stocknum: string; readonly why: string }[];
}

/**
 * Changes every chosen car that it may, in one transaction with an entry in each car's audit log. A car that has
 * changed since the preview is left as it is, so that submitting the form twice changes nothing twice.
 */
export async function changeSeveral(scope: Entered, form: FormData): Promise<SeveralOutcome> {
  const cars = await chosenCars(scope, form);
  const { app, now, session } = scope;
  const change = readSeveralChange((name) => line(form, name));
  const refused = change.ok ? (cars.length === 0 ? "Choose cars in the table first." : null) : change.error;
  if (!change.ok || refused !== null) return { problem: refused, changed: [], left: [] };
  const plans = new Map<number, Written>();
  const left: { stocknum: string; why: string }[] = [];
  const currentCars = new Map<number, Car>();
  const wordsOf = (car: Car) => {
    currentCars.set(car.id, car);
    const planned = planAsSeen(scope, car, change.value, form);
    const words = planned.ok ? readWords(planned.value, now) : planned;
    if (planned.ok && words.ok) {
      plans.set(car.id, planned.value);
      return words.value;
    }
    left.push({
      stocknum: car.stocknum,
      why: words.ok ? "" : typeof words.error === "string" ? words.error : words.error.map(inLabels).join(" "),
    });
    return null;
  };
  const ids = cars.map(({ id }) => id);
  await editCars(app.db, ids, wordsOf, {
    by: session.staff.name,
    now,
    also: async (trx, car) => {
      const after = plans.get(car.id) ?? {};
      const place = placeOfCar(scope, car, "stock.edit") ?? {};
      const before = writtenOf(car, Object.keys(after));
      const subject = `car:${car.id}` as const;
      await recordAct(trx, {
        by: session.staff,
        subject,
        action: changeInWords(change.value),
        place,
        before,
        after,
        now,
      });
    },
  });
  const removed = cars.filter(({ id }) => !currentCars.has(id));
  return {
    problem: null,
    changed: cars.filter(({ id }) => plans.has(id)).map(({ stocknum }) => stocknum),
    left: [...left, ...removed.map(({ stocknum }) => ({ stocknum, why: "It was removed meanwhile." }))],
  };
}

function planAsSeen(scope: Entered, car: Car, change: SeveralChange, form: FormData): Result<Written, string> {
  const planned = plannedFor(scope, car, change);
  if (!planned.ok) return planned;
  const isAsSeen = form.getAll("car").includes(`${car.id} ${seenOf(car, planned.value)}`);
  return isAsSeen ? ok(planned.value) : err("It was changed meanwhile: look again.");
}
