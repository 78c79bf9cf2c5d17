import { MANUFACTURERS } from "../../features/makes/manufacturers.ts";
import { carsKnownBy } from "../../features/stock/data.ts";
import type { Car } from "../../features/stock/schema.ts";
import type { ReachedLimit } from "../../features/trade-in/mutations.ts";
import { CALLS_A_DAY_PER_DEALERSHIP, CALLS_AN_HOUR_PER_PERSON } from "../../features/trade-in/rules.ts";
import { type RegoState, STATES } from "../../features/trade-in/schema.ts";
import { vehicleOfDescription, vehicleOfPlate } from "../../features/trade-in/vehicle-of-plate.ts";
import type { StepFailure } from "../../features/trade-in/vendor-steps.ts";
import { readVin, yearOfVin } from "../../features/vocabulary/vin.ts";
import { BODY_LABELS, SIMPLE_TRANSMISSIONS } from "../../features/vocabulary/vocabulary.ts";
import { momentText } from "../../lib/time/moments.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import type { ValuationRecord } from "../../services/valuation/port.ts";
import type { Entered } from "../enter.ts";
import { placeOfCar } from "./car-places.ts";
import type { NewCarOutcome, TypedCar } from "./new-car-fields.ts";
import type { NewCarPlace } from "./new-car-view.ts";

/** The result of a look-up: facts for the form, a choice of vehicles, or why there is neither. */
export type LookedUp = Partial<Pick<NewCarOutcome, "problem" | "wrong" | "found" | "several">> & {
  readonly facts?: TypedCar;
};

interface LookUpRequest {
  readonly mark: string;
  readonly state: string;
  /** The vehicle chosen among several, and the VIN that they share. */
  readonly chosen: { readonly vin: string; readonly description: string } | null;
}

const wrongMark = (message: string): LookedUp => ({ wrong: { mark: message } });

/**
 * Finds the known facts about a number plate or VIN: first in our own stock, then from the VIN itself or the register.
 */
export async function lookUpCar(
  scope: Entered,
  place: NewCarPlace,
  { mark, state, chosen }: LookUpRequest,
): Promise<LookedUp> {
  const plain = mark.replace(/[\s-]/g, "").toUpperCase();
  if (plain === "") return wrongMark("Write a number plate or a VIN.");
  if (!/^[A-Z0-9]{1,30}$/.test(plain)) return wrongMark("A number plate or VIN has letters and digits only.");
  const known = (await carsKnownBy(scope.app.db, plain, 20)).filter(
    (car) => (car.vin === plain || car.regplate === plain) && placeOfCar(scope, car, "stock.read") !== null,
  );
  const here = known.find(({ status }) => status !== "sold");
  if (here) return { problem: { says: `${here.name} is in stock already, as ${here.stocknum}.`, car: here.id } };
  const before = known.at(-1);
  if (before)
    return {
      facts: { ...factsOfCar(before), ...(before.vin === plain ? {} : { regplate: plain }) },
      found: `It was in stock before, as ${before.stocknum}. What does not change is filled in.`,
    };
  const vin = readVin(plain);
  if (vin) return factsOfVin(vin, Number(wallClock(scope.now, place.timeZone).day.slice(0, 4)));
  if (plain.length > 12)
    return wrongMark("That is no number plate, and a VIN has 17 letters and digits without I, O and Q.");
  return askRegister(scope, place, { plain, state, chosen });
}

function factsOfVin(vin: string, thisYear: number): LookedUp {
  const year = yearOfVin(vin, thisYear);
  if (year === null)
    return { facts: { vin }, found: "This maker writes no year into the VIN. Its facts are yours to say." };
  return { facts: { vin, year: String(year) }, found: `By its VIN it is of ${year}. The rest is yours to say.` };
}

async function askRegister(
  { app, now, ip, session }: Entered,
  { owner, dealership, timeZone }: NewCarPlace,
  {
    plain,
    state,
    chosen,
  }: { readonly plain: string; readonly state: string; readonly chosen: LookUpRequest["chosen"] },
): Promise<LookedUp> {
  const rego = { rego: plain, state: STATES.find((one) => one === state) ?? ("nsw" satisfies RegoState) };
  const context = { now, ip, staff: { staffId: session.staff.id, dealership } };
  const refusedBy = (failure: StepFailure) => wrongMark(refusalText(failure, timeZone));
  if (chosen) {
    const answer = await vehicleOfDescription(app, owner, chosen, context);
    return answer.ok ? foundIn(answer.value, plain) : refusedBy(answer.error);
  }
  const answer = await vehicleOfPlate(app, owner, rego, context);
  if (!answer.ok) return refusedBy(answer.error);
  const found = answer.value;
  if (found.kind === "vehicle") return foundIn(found.record, plain);
  if (found.kind === "several") return { facts: { regplate: plain, vin: found.vin }, several: found };
  return { facts: { regplate: plain }, found: "The register knows no vehicle with this plate. Fill in what you know." };
}

const REFUSALS: Readonly<Record<Exclude<StepFailure["kind"], "too-many">, string>> = {
  refused: "The register does not answer to this plate. Fill in what you know.",
  unavailable: "The register does not answer just now. Try again in a moment, or fill in what you know.",
  "no-valuer": "No vehicle register is connected. Fill in what you know.",
};

const LIMITS: Readonly<Record<ReachedLimit["of"], string>> = {
  address: "The register has been asked from here as often as is allowed within an hour",
  person: `You have asked the register ${CALLS_AN_HOUR_PER_PERSON} times within an hour, and each question costs money`,
  dealership: `Your dealership has asked the register ${CALLS_A_DAY_PER_DEALERSHIP} times within a day, and each question costs money`,
  site: "The register has been asked as often as is allowed within a day",
};

/** Why the register does not respond, as a sentence; if a limit was reached, with when it responds again. */
export function refusalText({ kind, reached }: Pick<StepFailure, "kind" | "reached">, timeZone: string): string {
  if (kind !== "too-many") return REFUSALS[kind];
  if (!reached) return `${LIMITS.address}. Fill in what you know.`;
  return `${LIMITS[reached.of]}. It answers again on ${momentText(reached.againAt, timeZone)}; until then fill in what you know.`;
}

function foundIn(record: ValuationRecord, plate: string): LookedUp {
  const facts = factsOfRecord(record, plate);
  const name = [facts.year, facts.make, facts.model, facts.badge].filter(Boolean).join(" ");
  return { facts, found: `${name}. Look whether all of it is right.` };
}

/** Facts from a register's record, in our own list's words where they mean the same. */
function factsOfRecord(record: ValuationRecord, plate: string): TypedCar {
  const ours = (word: string | null, words: readonly string[]) =>
    words.find((one) => one.toLowerCase() === word?.trim().toLowerCase());
  const makes = MANUFACTURERS.map(({ name }) => name);
  return filled({
    make: ours(record.Make, makes) ?? record.Make,
    model: record.Model,
    badge: record.Variant,
    year: record.Year,
    km: record.KM,
    simple_body: ours(record.Body, Object.values(BODY_LABELS)),
    simple_transmission: ours(record.Transmission, SIMPLE_TRANSMISSIONS),
    vin: record.VIN,
    regplate: record.Registration ?? plate,
  });
}

/** The facts about a car that stay the same when its owner changes. */
const factsOfCar = (car: Car): TypedCar =>
  filled({
    make: car.make,
    model: car.model,
    badge: car.badge,
    year: car.year === null ? null : String(car.year),
    simple_body: car.simple_body,
    simple_transmission: car.simple_transmission,
    simple_fuel: car.simple_fuel,
    colour: car.colour,
    item_type: car.item_type,
    vin: car.vin,
    regplate: car.regplate,
  });

const filled = (facts: Readonly<Record<string, string | null | undefined>>): TypedCar =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
