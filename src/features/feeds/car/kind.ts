import type { ItemType } from "../../vocabulary/vehicle-kinds.ts";
import { readCount, readMass } from "../normalise/figures/measure.ts";
import { readNumber } from "../normalise/figures/number.ts";
import { simpleBody } from "../normalise/kinds/body.ts";
import { easycarsKind, kindOfBody, readItemType } from "../normalise/kinds/standing.ts";
import { kindOfMake } from "../normalise/names/make.ts";
import { kindOfBeginning, kindOfModel } from "../normalise/names/model.ts";
import { bodyOfModel } from "../normalise/names/model-bodies.ts";
import type { Cells } from "./cells.ts";

/** Bodies that only cars have. */
const ONLY_CARS =
  /^(Sedan|Hatch|Hatchback|Wagon|Station Wagon|SUV|Coupe|Convertible|Softtop|Hardtop|People Mover|Prestige|4x4)$/;
/** Makers of cars that also make lorries. */
const LORRIES = /^(Isuzu|Volvo|Mercedes-Benz|Iveco|Foton|Hyundai|JAC|Renault)$/;
/** The number of an Iveco Daily is its weight in hundreds of kilograms: 70C18. */
const HEAVY_DAILY = /\b(?:6[05]|7[02])[CS]\d/i;
/** Words that certainly name a lorry, while "Truck" may be an American word for a ute. */
const SURELY_HEAVY = /\b(heavy|prime mover|lorr(y|ies)|rigid|tipper|semi|bus|coach|machinery|plant)\b/i;

/**
 * The kind of vehicle that the row states; null if only the rest of the file can tell. A clear word counts unless the
 * row's other facts contradict it; a letter, or a word for several kinds, counts only if they agree.
 */
export function statedItemType(cells: Cells, make: string, model: string): ItemType | null {
  const found = kindByFacts(cells, make, model);
  const texts = cells.all("item_type").map((cell) => cell.value);
  const outright = texts.map(readItemType).find((kind) => kind !== null) ?? null;
  if (outright && fits(outright, cells, make, model, texts.join(" "))) return outright;
  if (found) return found;
  const letter = cells.isEasycars ? (texts.map(easycarsKind).find((kind) => kind !== null) ?? null) : null;
  if (letter) return letter;
  return outright === "car" || cells.all("doors").length > 0 ? "car" : null;
}

/** The kind that make, body and measurements suggest. */
function kindByFacts(cells: Cells, make: string, model: string): ItemType | null {
  const ofMake = kindOfMake(make);
  const bodies = cells.all("body").map((cell) => kindOfBody(cell.value));
  const ofBody = bodies.find((kind) => kind !== null) ?? null;
  // Americans call a ute a "Truck": from a maker of cars it is a car unless the file states otherwise.
  if (ofBody === "truck" && ofMake !== "truck")
    return isHeavy(cells, make, model) || (LORRIES.test(make) && kindOfModel(make, model) !== "car") ? "truck" : "car";
  if (ofBody && ofBody !== "car") return ofBody;
  if (ofMake) return ofMake;
  if (cells.all("atm").length > 0 || cells.all("sleeps").some((cell) => (readNumber(cell.value) ?? 0) > 0))
    return "caravan";
  // Auctions write "GL CYCLE" for motorcycles from makers that also build cars.
  if (cells.all("model").some(({ value }) => /\bcycles?\b/i.test(value))) return "motorcycle";
  if (isHeavy(cells, make, model)) return "truck";
  const ofModel = kindOfModel(make, model) ?? kindOfBeginning(make, model);
  // A touring motorcycle may have the body of a car in its row ("Tourer"), so its model decides.
  const isToured =
    ofModel === "motorcycle" &&
    cells
      .all("body")
      .every(({ value }) => /^(?:(?:super ?)?sports?|(?:sports?[ -])?tour(?:ing|er)|adventure)$/i.test(value));
  return (isToured ? ofModel : ofBody) ?? (ofModel === "quad" || ofModel === "boat" ? null : ofModel);
}

/** Whether the row's other facts agree with a named kind, or at least do not contradict it. */
function fits(kind: ItemType, cells: Cells, make: string, model: string, words: string): boolean {
  const ofMake = kindOfMake(make);
  const body =
    cells
      .all("body")
      .map((cell) => simpleBody(cell.value))
      .find((one) => one !== null) ?? null;
  if (kind === "car") {
    const other = body !== null && /^(motorcycle|caravan)$/.test(kindOfBody(body) ?? "");
    return ofMake === null && !other && !isHeavy(cells, make, model);
  }
  if (ofMake === kind) return true;
  if (kind === "truck") {
    if (SURELY_HEAVY.test(words) || isHeavy(cells, make, model)) return true;
    const sold = bodyOfModel(make, model) ?? body;
    return sold === null || (sold !== "Ute" && !ONLY_CARS.test(sold));
  }
  if (body !== null && ONLY_CARS.test(body)) return false;
  return kind !== "motorcycle" || !manySeats(cells);
}

function manySeats(cells: Cells): boolean {
  return cells.all("seats").some((cell) => (readCount(cell.value, 1, 80) ?? 0) > 3);
}

/** Whether the vehicle is a lorry: 4.5 tonnes or more, an axle layout that only lorries have, or a lorry's model. */
function isHeavy(cells: Cells, make: string, model: string): boolean {
  const gvm = cells.all("gvm").map((cell) => readMass(cell.value, cell.choice?.unit ?? null) ?? 0);
  if (gvm.some((kg) => kg >= 4500)) return true;
  if (cells.all("drive").some((cell) => /^(6|8|10) ?x ?\d/i.test(cell.value))) return true;
  const names = [...cells.all("model"), ...cells.all("badge"), ...cells.all("title")];
  if (make === "Iveco" && names.some(({ value }) => HEAVY_DAILY.test(value))) return true;
  const [first = ""] = model.split(" ");
  // "NPR75L" is an NPR of 7.5 tonnes.
  return [first, /^[a-z]{3}(?=\d{2,3}[a-z]?$)/i.exec(first)?.[0] ?? ""].some(
    (one) => bodyOfModel(make, one) === "Truck",
  );
}
