import { data } from "react-router";
import type { Place } from "../../../features/staff/ability.ts";
import { recordAct } from "../../../features/staff/audit/mutations.ts";
import { readWords } from "../../../features/stock/edits/fields.ts";
import { editCars } from "../../../features/stock/edits/mutations.ts";
import type { Car } from "../../../features/stock/schema.ts";
import type { Entered } from "../../enter.ts";
import type { CarOutcome } from "./car-outcome.ts";
import {
  inLabels,
  labelOf,
  overtakenWords,
  PANEL_FIELDS,
  PANEL_NAMES,
  plainValue,
  writtenOf,
  writtenValue,
} from "./panel-fields.ts";

type Typed = Readonly<Record<string, string>>;

/** The values submitted from a car's panel, compared with the car's current values. */
interface Submitted {
  /** The fields that the user changed. */
  readonly words: Typed;
  /** Fields that somebody else changed since the page was loaded; they are left as they are. */
  readonly overtaken: readonly string[];
  /** A sentence about each of these. */
  readonly meanwhile: readonly string[];
}

/** The only part of `FormData` that is needed. */
type Form = Pick<FormData, "get">;

function submittedIn(form: Form, car: Car): Submitted {
  const words: Record<string, string> = {};
  const overtaken: string[] = [];
  const meanwhile: string[] = [];
  for (const field of PANEL_FIELDS) {
    const { name, kind } = field;
    const sent = form.get(name);
    if (typeof sent !== "string") continue;
    const standing = writtenValue(car, name);
    const [typed, seen, now] = [sent, String(form.get(`seen.${name}`) ?? ""), standing].map((text) =>
      plainValue(kind, text),
    );
    if (typed === undefined || typed === seen || typed === now) continue;
    if (now === seen) words[name] = typed;
    else {
      overtaken.push(name);
      meanwhile.push(overtakenWords(field, standing, sent));
    }
  }
  return { words, overtaken, meanwhile };
}

/** Nobody wants to type a long text twice, so it stays in its field even if somebody else was faster. */
const LONG: readonly string[] = PANEL_FIELDS.filter(({ kind }) => kind === "text").map(({ name }) => name);

/** Field values for a refused form: the submitted ones, except short ones that somebody else changed first. */
const typedIn = (form: Form, names: readonly string[], { overtaken }: Submitted): Typed =>
  Object.fromEntries(
    [...names, "reason"]
      .filter((name) => LONG.includes(name) || !overtaken.includes(name))
      .map((name) => [name, String(form.get(name) ?? "")]),
  );

/**
 * Saves a user's changes of a car; if a value is invalid, none of them. They are compared with the car's values within
 * the transaction, so that of two users who save at once, the second sees the first one's changes.
 */
export async function saveCar(
  { app, now, session }: Entered,
  { car, place, form }: { readonly car: Car; readonly place: Place; readonly form: FormData },
) {
  const by = session.staff;
  const reason = String(form.get("reason") ?? "")
    .trim()
    .replace(/\s+/g, " ")
    .slice(0, 200);
  let submitted: Submitted | null = null;
  await editCars(
    app.db,
    [car.id],
    (standing) => {
      submitted = submittedIn(form, standing);
      const read = readWords(submitted.words, now);
      return read.ok && Object.keys(submitted.words).length > 0 ? read.value : null;
    },
    {
      by: by.name,
      now,
      also: (trx, standing) => {
        const after = (submitted ?? submittedIn(form, standing)).words;
        const changed = Object.keys(after);
        const action = `change ${changed.join(", ")}${reason ? `: ${reason}` : ""}`;
        const before = writtenOf(standing, changed);
        return recordAct(trx, { by, subject: `car:${car.id}`, action, place, before, after, now });
      },
    },
  );
  return outcomeOf(submitted, form, now);
}

function outcomeOf(submitted: Submitted | null, form: FormData, now: number) {
  if (submitted === null) throw data(null, { status: 404 });
  const { words, overtaken, meanwhile } = submitted;
  const read = readWords(words, now);
  const isFirst = meanwhile.length === 0;
  if (!read.ok) {
    const problems = [...read.error.map(inLabels), ...meanwhile];
    return data<CarOutcome>(
      { done: null, problems, typed: typedIn(form, PANEL_NAMES, submitted) },
      isFirst ? 422 : 409,
    );
  }
  const changed = Object.keys(words);
  const done = changed.length > 0 ? `Saved: ${changed.map(labelOf).join(", ")}.` : null;
  if (isFirst) return data<CarOutcome>({ done, problems: [] });
  return data<CarOutcome>({ done, problems: meanwhile, typed: typedIn(form, overtaken, submitted) }, 409);
}
