import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CarInput } from "../../../src/features/stock/schema.ts";
import { isSame, readCars } from "../score.ts";
import { FIELD_NAMES, TRUTH_FIELDS, type TruthField } from "../truth.ts";
import { factsOf } from "../vehicles.ts";
import type { Trial } from "./sheet.ts";

/** What became of a field in a trial: cells that were right, left empty, and filled wrongly. */
export interface Outcome {
  right: number;
  empty: number;
  wrong: number;
}
/** What became of a trial: of each field, of its vehicles, and of rows that are none. */
export interface Result {
  readonly trial: Trial;
  readonly fields: Map<TruthField, Outcome>;
  refused: number;
  strangers: number;
  readonly misses: string[];
}

const said = (car: CarInput, field: TruthField) => String(TRUTH_FIELDS[field](car) ?? "");
const COMPARED = FIELD_NAMES.filter((field) => field !== "pictures" && field !== "kind");

/** Which car was read of which vehicle: the one that has most of its facts, each once. */
function pairs({ says, lot }: Trial, cars: readonly CarInput[]): Map<number, CarInput> {
  const found = new Map<number, CarInput>();
  const likeness = (at: number, car: CarInput) => {
    const facts = { ...(lot[at] ? factsOf(lot[at]) : {}), ...says[at] };
    return COMPARED.filter(
      (field) => facts[field] && facts[field] !== "-" && isSame(field, facts[field], said(car, field)),
    ).length;
  };
  const scored = says.flatMap((_, at) =>
    cars.map((car, of) => ({ at, car, like: likeness(at, car) - Math.abs(at - of) / 1000 })),
  );
  const taken = new Set<CarInput>();
  for (const { at, car, like } of scored.sort((a, b) => b.like - a.like)) {
    if (found.has(at) || taken.has(car) || (like < 2 && cars.length !== says.length)) continue;
    found.set(at, car);
    taken.add(car);
  }
  return found;
}

/** Reads the trial's file as the importer does and compares each cell with what its vehicle is. */
export async function resultOf(trial: Trial): Promise<Result> {
  const result: Result = { trial, fields: new Map(), refused: 0, strangers: 0, misses: [] };
  const folder = await mkdtemp(join(tmpdir(), "changed-"));
  let cars: CarInput[] = [];
  try {
    const path = join(folder, trial.file);
    await writeFile(path, trial.content);
    cars = [...(await readCars(path)).values()].filter((car) => car !== null);
  } catch (error) {
    result.misses.push(String(error));
  } finally {
    await rm(folder, { recursive: true });
  }
  const found = pairs(trial, cars);
  result.strangers = cars.length - found.size;
  for (const [at, says] of trial.says.entries()) {
    const car = found.get(at);
    if (!car) result.refused += 1;
    for (const field of COMPARED) judgeCell(result, at, field, says[field], car);
  }
  return result;
}

function judgeCell(result: Result, at: number, field: TruthField, told: string | undefined, car: CarInput | undefined) {
  const vehicle = result.trial.lot[at];
  const fact = vehicle ? factsOf(vehicle)[field] : "";
  const read = car ? said(car, field) : "";
  const isSubstitute = field === "stocknum" && (told === undefined || told === "-");
  // Of a caravan or motorcycle the kind tells the body.
  const isOfKind = field === "body" && told === undefined && vehicle?.kind !== "car";
  if (isSubstitute || isOfKind || (told === undefined && (read === "" || isSame(field, fact, read)))) return;
  const outcome = result.fields.get(field) ?? { right: 0, empty: 0, wrong: 0 };
  result.fields.set(field, outcome);
  if (car && told !== undefined && isSame(field, told, read)) outcome.right += 1;
  else if (read === "") outcome.empty += 1;
  else outcome.wrong += 1;
  if (!car || (told !== undefined && isSame(field, told, read))) return;
  result.misses.push(`${field}: ${told ?? "(not said)"} was read as ${read || "nothing"}`);
}
