import type { CarInput } from "../../stock/schema.ts";
import type { ItemType } from "../../vocabulary/vehicle-kinds.ts";
import { readCount, readLength, readMass } from "../normalise/figures/measure.ts";
import { simpleBody } from "../normalise/kinds/body.ts";
import { bodyInModel, bodyOfMaker, bodyOfModel } from "../normalise/names/model-bodies.ts";
import type { Cell, Cells } from "./cells.ts";

/** Bodies that say little; the model may say more. */
const VAGUE = /^(commercial|other|others|andere|light commercial|lcv|vehicle|unknown|van\/ute|goods)$/i;
const CAR_WORDS =
  /\b(sports? utility|sedan|saloon|hatch(?:back)?|wagon|sportwagon|sportback|coupe|convertible|cabriolet|roadster|cab chassis|utility|ute|pick-?up|panel van|suv|people mover|minivan|estate|tourer|(?:mini ?)?bus|motorhome|camper trailer|pop ?top)\b/i;
/** The same words in capitals, abbreviated as auctions and wholesalers do: "FALCON G6E SDN A/T". */
const CUT_WORDS = /(?<![\w-])(SDN|WGN|HTCH|HBACK|CPE|CONV|CABRIO|C\/CHAS|D\/CAB|S\/CAB|UTE)(?![\w-])/;

/** Bodies of cars that some files put under "Type", where others put the kind of vehicle. */
const CAR_BODY = /^(Sedan|Hatch|Hatchback|Wagon|Station Wagon|SUV|Coupe|Convertible|People Mover|Ute|Cab Chassis)$/;

const ONLY_DOORS = /^[2-5]\s?-?d(?:oo)?rs?$/i;

/** Reads body, doors, seats and measurements, and the facts that only caravans have. `item_type` must be set before. */
export function readShape(cells: Cells, car: CarInput): void {
  setBody(cells, car);
  setDoorsAndSeats(cells, car);
  car.bodyconfiguration = cells.text("bodyconfiguration");
  setMeasures(cells, car);
}

function setBody(cells: Cells, car: CarInput): void {
  const kind = cells.all("item_type").find((one) => CAR_BODY.test(simpleBody(one.value) ?? ""));
  // "4DR" says less than the "SUV" beside it.
  const tells = (one: Cell) => !ONLY_DOORS.test(one.value) && simpleBody(one.value) !== null;
  const isStated = kind !== undefined || cells.all("body").some(tells);
  const found = cells.read("body", (value) => (isStated && ONLY_DOORS.test(value) ? null : simpleBody(value)));
  const cell = found?.cell ?? (kind ? null : cells.promised("body"));
  if (cell) {
    car.body = cells.use(cell).value;
    car.simple_body = bodyAs(car.item_type, found?.value ?? null, car);
    if (car.simple_body === null) vagueBody(cells, car, cell);
    return;
  }
  if (car.item_type !== "car") {
    const kind = cells.all("item_type").find((one) => simpleBody(one.value) !== null)?.value;
    if (kind && kind.length > 1) car.body = kind;
    car.simple_body = bodyAs(car.item_type, simpleBody(kind ?? car.carsales_title ?? ""), car);
    return;
  }
  if (kind) {
    car.body = kind.value;
    car.simple_body = bodyAs("car", simpleBody(kind.value), car);
    return;
  }
  const names = `${car.badge ?? ""} ${car.carsales_title ?? ""}`.replace(car.model, "");
  const named =
    CAR_WORDS.exec(names)?.[1] ?? CUT_WORDS.exec(names)?.[1] ?? bodyOfMaker(car.make, names) ?? bodyInModel(car.model);
  const word = named ?? bodyOfCategories(car.categories);
  if (!word) return;
  car.body = word;
  car.simple_body = simpleBody(word);
}

/**
 * The only car body that a shop's categories name: "Used Cars > SUVs, Under $20k". Null if they name none, or several.
 */
function bodyOfCategories(categories: readonly string[]): string | null {
  const words = categories.flatMap((one) => one.split(/\s*[>/|]\s*/)).filter((word) => word.split(" ").length <= 3);
  const found = words.filter((word) => CAR_BODY.test(simpleBody(word) ?? ""));
  return new Set(found.map(simpleBody)).size === 1 ? (found[0] ?? null) : null;
}

function vagueBody(cells: Cells, car: CarInput, cell: Cell): void {
  car.simple_body = bodyOfModel(car.make, car.model);
  if (car.simple_body) cells.warn("body-from-model", cell);
  else if (VAGUE.test(cell.value)) car.body = /^(other|others|andere|unknown)$/i.test(cell.value) ? null : cell.value;
  else cells.warn("body-unknown", cell);
}

/** The body within its kind: the "Van" of a caravan list is a caravan, and the "Truck" of a car maker is a ute. */
function bodyAs(kind: ItemType, body: string | null, car: CarInput): string | null {
  if (kind === "motorcycle") return body === "Scooter" ? "Scooter" : "Motorcycle";
  if (kind === "caravan") {
    const caravans = ["Caravan", "Camper Trailer", "Motorhome", "Trailer", "Boat"];
    if (body !== null && caravans.includes(body)) return body;
    return drivesItself(car) ? "Motorhome" : "Caravan";
  }
  if (kind === "truck")
    return body === "Cab Chassis" || body === "Light Truck" || body === "Bus" || body === "Van" ? body : "Truck";
  if (body === "Truck") return "Ute";
  if (body === "Coupe" && /^i30$/i.test(car.model)) return "Hatchback";
  return body;
}

/** Whether a home on wheels has its own engine: a gearbox, or kilometres on the odometer. */
const drivesItself = ({ simple_transmission, km }: CarInput) =>
  simple_transmission !== null || (km ?? 0) >= LEAST_DRIVEN;
const LEAST_DRIVEN = 1000;

function setDoorsAndSeats(cells: Cells, car: CarInput): void {
  const doors = cells.all("doors")[0];
  const seats = cells.all("seats")[0];
  if (doors && /seat/i.test(doors.value) && !/door/i.test(doors.value)) {
    cells.warn("doors-hold-seats", cells.use(doors));
    if (!seats) car.seats = readCount(doors.value, 1, 80);
  } else car.doors = cells.readOr("doors", "count-unread", (value) => readCount(value, 0, 9)) || null;
  if (seats && /door/i.test(seats.value) && !/seat/i.test(seats.value)) {
    cells.warn("seats-hold-doors", cells.use(seats));
    car.doors ??= readCount(seats.value, 1, 9);
  } else car.seats ??= cells.readOr("seats", "count-unread", (value) => readCount(value, 0, 80)) || null;
  const inBody = /^(\d)\s?-?d(?:oo)?r?\b/i.exec(car.body ?? "")?.[1];
  if (inBody) car.doors ??= Number(inBody);
}

function setMeasures(cells: Cells, car: CarInput): void {
  const length = (value: string, cell: Cell) => readLength(value, lengthUnit(cell));
  const mass = (value: string, cell: Cell) => readMass(value, cell.choice?.unit ?? null);
  const long = cells.readOr("length", "measure-unread", length);
  const wide = cells.readOr("width", "measure-unread", length);
  const high = cells.readOr("height", "measure-unread", length);
  const tare = cells.readOr("tare", "measure-unread", mass);
  const atm = cells.readOr("atm", "measure-unread", mass);
  const sleeps = cells.read("sleeps", (value) => readCount(value, 0, 14))?.value ?? null;
  const axle = cells.text("axle");
  const variant = { ...car.variant };
  if (car.item_type === "caravan") {
    const specifications = {
      body_length: long,
      body_width: wide,
      tare_weight: tare,
      aggregate_trailer_mass: atm,
      sleeps,
      axle_type: axle,
    };
    if (Object.values(specifications).some((value) => value !== null)) car.specifications = specifications;
  } else {
    if (long !== null) variant.vehiclelength = long;
    if (wide !== null) variant.vehiclewidth = wide;
    if (tare !== null || axle !== null) car.specifications = { tare_weight: tare, axle_type: axle };
  }
  if (high !== null) variant.vehicleheight = high;
  if (Object.keys(variant).length > 0) car.variant = variant;
}

function lengthUnit(cell: Cell): string | null {
  if (cell.choice?.transforms.includes("metres")) return "m";
  return cell.choice?.transforms.includes("feet") ? "ft" : (cell.choice?.unit ?? null);
}
