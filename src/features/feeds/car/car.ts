import { lenderProblems } from "../../loans/lender-entry.ts";
import { emptyCarInput } from "../../stock/empty-car.ts";
import type { CarInput } from "../../stock/schema.ts";
import type { ItemType } from "../../vocabulary/vehicle-kinds.ts";
import { readTitle } from "../normalise/names/title.ts";
import type { GivePictures } from "../packed.ts";
import { readPlaceOf, stand, type Yards } from "../place.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { Field } from "../recognise/fields.ts";
import type { FeedRow, Problem } from "../schema.ts";
import { STORE_KEYS } from "../spelled/keys.ts";
import { lettersOf, NOTHING_SPELLED, putLetters, type SpelledPlan } from "../spelled/letter.ts";
import { Tally } from "../tally.ts";
import type { RowMarks } from "../writing/presence.ts";
import { readAppearance } from "./appearance.ts";
import { type Arrival, readArrival } from "./arrival.ts";
import { Cells, type ReadPlan, readPlan } from "./cells.ts";
import type { Dealerships } from "./dealerships.ts";
import { type FuelHabits, NAFTA, readDrivetrain } from "./drivetrain.ts";
import { statedItemType } from "./kind.ts";
import { readMoney } from "./money.ts";
import { readIdentity } from "./name/identity.ts";
import { cutsModels, onlyMakeOf, writesWholeModels } from "./name/name-habits.ts";
import type { NameHabits } from "./name/naming.ts";
import { NO_YEAR, titlesNameYears, titlesTellYears } from "./name/year.ts";
import { otherVehicle } from "./others.ts";
import { readPapers } from "./papers.ts";
import { readProse, toldStockNumber } from "./prose.ts";
import { readShape } from "./shape.ts";
import { readStandingOf } from "./standing.ts";

/** Facts about the file that are needed to read its rows. */
export interface FeedContext extends NameHabits, FuelHabits {
  readonly plan: ReadPlan;
  readonly yards: Yards;
  /** The kind assumed for rows that state none: only a list of motorcycles can tell motorcycles from cars. */
  readonly usualKind: ItemType;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The dealerships that the file's rows are divided among; absent if all rows belong to one. */
  readonly dealerships?: Dealerships | null;
  /** Columns that are read literally; absent if there are none. */
  readonly spelled?: SpelledPlan;
  /** Gives the pictures that came with the file in an archive; absent if there was no archive. */
  readonly givePictures?: GivePictures;
}

export type BuiltCar =
  | {
      readonly ok: true;
      readonly car: CarInput;
      readonly stocknum: string | null;
      readonly link: string | null;
      readonly arrival: Arrival | null;
    }
  | { readonly ok: false; readonly problem: Problem; readonly marks: RowMarks };

/**
 * Turns one row into a car, with the stock number that the file gives it, if any. Warnings go to the tally; a problem
 * says why the row is refused.
 */
export function buildCar(row: FeedRow, context: FeedContext, tally: Tally): BuiltCar {
  const spelling = context.spelled ?? NOTHING_SPELLED;
  const letters = lettersOf(row, spelling);
  const cells = new Cells(row, context.plan, tally, letters.columns);
  for (const { column, reason } of row.refused ?? []) tally.add("field-too-long", row.row, column, reason);
  for (const column of row.unworked ?? []) tally.add("formula-unworked", row.row, column, "");
  const car = emptyCarInput();
  const extras: Record<string, string> = {};
  const stocknum = (cells.read("stocknum", numbered)?.value || cells.text("stocknum")) ?? null;
  const refuse = (problem: Problem): BuiltCar => ({
    ok: false,
    problem: widthProblem(row) ?? problem,
    marks: marksOf(cells, stocknum),
  });
  const problem = readIdentity(cells, car, context) ?? readMoney(cells, car);
  if (problem) return refuse(problem);
  const other = otherVehicle(cells, car.make, car.model, car.badge);
  if (other) return refuse(other);
  car.item_type = statedItemType(cells, car.make, car.model) ?? context.usualKind;
  if (car.year === null && car.item_type !== "caravan") return refuse({ column: null, value: "", reason: NO_YEAR });
  readStandingOf(cells, car, context);
  readDrivetrain(cells, car, context);
  readAppearance(cells, car, extras);
  readShape(cells, car);
  readPapers(cells, car);
  readProse(cells, car);
  readPlaceOf(cells, car, context.yards);
  const arrival = readArrival(cells, context.now);
  const link = cells.text("link");
  if (link) extras.link = link;
  const placed = letters.values.find(([path]) => path[0] === "location_id")?.[1];
  const yard = context.yards.all.find(({ id }) => id === placed);
  if (yard) stand(car, yard);
  const nowhere = putLetters(car, letters, spelling.isOwn);
  if (nowhere) tally.add("picture-path", row.row, "images", nowhere);
  for (const problem of lenderProblems(car.finance_lenders)) {
    tally.add("comparison-rate-low", row.row, "finance_lenders", problem);
  }
  for (const column of letters.columns) cells.use({ column });
  if (spelling.isOwn) for (const column of STORE_KEYS) cells.use({ column });
  if (letters.columns.has("colour")) delete extras.colour;
  car.extras = { ...cells.extras(), ...extras, ...car.extras };
  const width = widthProblem(row);
  if (width) {
    if (cells.doubts > 0) return refuse(width);
    cells.warn("row-short", { column: null, value: width.reason });
  }
  const own = letters.columns.has("stocknum") ? car.stocknum : (stocknum ?? toldStockNumber(cells));
  return { ok: true, car, stocknum: own, link, arrival };
}

/**
 * A stock number contains digits. A word that means there is none ("CON") is skipped if another column has a number.
 */
const numbered = (value: string): string | null => (/\d/.test(value) ? value : null);

function marksOf(cells: Cells, stocknum: string | null): RowMarks {
  const texts = (field: Field) => cells.all(field).map(({ value }) => value);
  return { stocknum, vins: texts("vin"), plates: texts("regplate"), link: texts("link")[0] ?? null };
}

/**
 * A row with too few cells may come from an export that drops empty cells, or it may be cut off. Only its values can
 * tell which.
 */
function widthProblem({ short }: FeedRow): Problem | null {
  return short
    ? { column: null, value: "", reason: `the row has ${short.found} cells and the heading ${short.expected}` }
    : null;
}

const SURVEY_ROWS = 300;

/**
 * "Gas" is petrol in a file that says "gasoline", or that has no other word for petrol: an American list, or a Japanese
 * one with "G".
 */
const GAS = /^g(as)?$/i;
/**
 * Words that make "Nafta" mean petrol when they occur in the same file. Beside "benzín" it means diesel, as in Czech
 * and Slovak.
 */
const BESIDE_NAFTA = /^(?:diesel|gas ?oil|gasoil|gasolina|el[eé]ctric[oa]|h[ií]brid[oa]|gnc)$/i;
const AUSTRALIAN_PETROL = /^[pu]$|petrol|unleaded|ulp|premium|benzin|essence/i;

/** Learns from a sample what single rows do not state: the usual kind of vehicle, and the meaning of "Gas". */
export function contextOf(plan: ColumnPlan, rows: readonly FeedRow[], yards: Yards, now: number): FeedContext {
  const thisYear = new Date(now).getFullYear();
  const reading = readPlan(plan);
  const kinds = new Map<ItemType, number>();
  let gas = false;
  let [petrol, gasoline] = [false, false];
  const nafta = { said: false, besideSpanish: false, besideBenzine: false };
  const names = { all: 0, known: 0 };
  const unreported = new Tally();
  const step = Math.max(1, Math.floor(rows.length / SURVEY_ROWS));
  const sample: Cells[] = [];
  for (let at = 0; at < rows.length; at += step) {
    const row = rows[at];
    if (!row) continue;
    const cells = new Cells(row, reading, unreported);
    sample.push(cells);
    const car = emptyCarInput();
    for (const { value } of cells.all("fuel")) {
      nafta.said ||= NAFTA.test(value);
      nafta.besideSpanish ||= BESIDE_NAFTA.test(value);
      nafta.besideBenzine ||= /^ben[sz]/i.test(value);
      if (GAS.test(value)) gas = true;
      else if (/gasoline/i.test(value)) gasoline = true;
      else if (AUSTRALIAN_PETROL.test(value)) petrol = true;
    }
    const [name] = [...cells.all("title"), ...cells.all("model")];
    if (name) names.all += 1;
    if (name && readTitle(name.value).make !== null) names.known += 1;
    if (readIdentity(cells, car, { thisYear, namesBeginWithMake: false, cutsModels: false })) continue;
    const kind = statedItemType(cells, car.make, car.model);
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return {
    plan: reading,
    yards,
    thisYear,
    now,
    usualKind: kindOfHeadings(plan) ?? usualOf(kinds),
    gasIsPetrol: gas && (gasoline || !petrol),
    naftaIsPetrol: nafta.said && nafta.besideSpanish && !nafta.besideBenzine,
    cutsModels: cutsModels(sample),
    writesWholeModels: writesWholeModels(sample),
    titlesTellYears: titlesTellYears(sample),
    titlesNameYears: titlesNameYears(sample),
    onlyMake: onlyMakeOf(sample),
    namesBeginWithMake: names.known >= names.all * 0.6 && names.known > 0,
  };
}

/**
 * The kind that the heading of a name column states for all rows: "Bike Name", "Motorcycle model". Null if none does.
 */
function kindOfHeadings({ choices }: ColumnPlan): ItemType | null {
  const named = choices.filter(({ field, byValue }) => NAMES.has(field) && !byValue);
  return named.some(({ column }) => /(?:^|[^a-z])(?:motor ?)?(?:bike|cycle)s?(?![a-z])/i.test(column))
    ? "motorcycle"
    : null;
}
const NAMES: ReadonlySet<Field> = new Set<Field>(["title", "make", "model"]);

/** The kind that clearly outnumbers cars among the rows that state a kind; otherwise cars. */
function usualOf(kinds: ReadonlyMap<ItemType, number>): ItemType {
  const [most] = [...kinds].sort((a, b) => b[1] - a[1]);
  if (!most || most[0] === "car") return "car";
  return most[1] >= 5 * (kinds.get("car") ?? 0) ? most[0] : "car";
}
