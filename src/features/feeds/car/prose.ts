import type { CarInput } from "../../stock/schema.ts";
import type { SimpleFuel } from "../../vocabulary/fuels.ts";
import { priceType } from "../normalise/figures/price.ts";
import { simpleBody } from "../normalise/kinds/body.ts";
import { isPaint, isPlainColour, readColour } from "../normalise/kinds/colour.ts";
import { simpleFuel } from "../normalise/kinds/fuel.ts";
import { fuelOfName, isOnlyElectric } from "../normalise/kinds/fuel-names.ts";
import { type SimpleTransmission, simpleTransmission } from "../normalise/kinds/transmission.ts";
import { bodyOfModel } from "../normalise/names/model-bodies.ts";
import { colourInTitle } from "../normalise/names/title-colour.ts";
import {
  kilometresInTitle,
  plateInTitle,
  priceInTitle,
  transmissionInTitle,
  wordsAfterPrice,
} from "../normalise/names/title-words.ts";
import {
  colourIn,
  fuelIn,
  kilometresIn,
  plateIn,
  saysStock,
  searched,
  stockNumberIn,
  stockNumberListed,
  transmissionIn,
  vinIn,
} from "../normalise/prose.ts";
import { plainText, splitList } from "../normalise/text.ts";
import type { Field } from "../recognise/fields.ts";
import type { Cell, Cells } from "./cells.ts";

const BODY =
  /\b(sports? utility|sedan|limousine|saloon|hatch(?:back)?|(?:station ?)?wagon|kombi|sports ?tourer|sportstourer|sportback|fastback|coupe|convertible|cabriolet|roadster|cab chassis|utility|ute|pick-?up|(?:dual|double|single|king|super|crew|extra|extended|space|club|freestyle) cab|panel van|van|suv|people mover|minivan)\b/i;

/** Columns that state what a vehicle costs. */
const MONEY: readonly Field[] = ["price", "offer_price", "before_price", "subscription_price", "cost"];

/**
 * Reads from the title and description the facts that no column states. Everything else about the car must be set
 * before.
 */
export function readProse(cells: Cells, car: CarInput): void {
  const silent = (field: Field) => cells.all(field).length === 0;
  let texts: ReturnType<typeof textsOf> | null = null;
  /**
   * What the reader finds in the first text that states it, with a warning that it was read there. `inTitle` reads
   * facts that only a title states in so few words.
   */
  const readText = <T>(reader: (text: string) => T | null, inTitle?: (title: string) => T | null): T | null => {
    texts ??= textsOf(cells, car);
    for (const { column, text } of texts) {
      const found = reader(text) ?? (column === "title" || isShort(text) ? inTitle?.(text) : null) ?? null;
      if (found === null) continue;
      cells.warn("told-in-words", { column, value: String(found) });
      return found;
    }
    return null;
  };
  /** A fact that is the whole text of one of the shop's tags or categories: "Automatic", "SUV". */
  const tagged = <T>(reader: (tag: string) => T | null): T | null => {
    for (const { tag, cell } of tagsOf(cells)) {
      const found = reader(tag);
      if (found === null) continue;
      cells.warn("told-in-words", { column: cell.column, value: tag });
      return found;
    }
    return null;
  };
  if (car.simple_transmission === null && silent("transmission")) {
    car.simple_transmission =
      readText(transmissionIn, transmissionInTitle) ?? ofBadge(cells) ?? tagged(singleWord(simpleTransmission));
  }
  if (car.simple_fuel === null && silent("fuel") && car.item_type !== "caravan") {
    car.simple_fuel =
      onlyFuel(cells, car) ?? readText(fuelIn) ?? fuelOfBadge(cells, car) ?? tagged(singleWord(simpleFuel));
  }
  // "Golf 6 2009KM 214.000": the number before the unit is the year.
  const notYear = (reader: (text: string) => number | null) => (text: string) => {
    const km = reader(text);
    return km === car.year ? null : km;
  };
  if (car.km === null && silent("km")) car.km = readText(notYear(kilometresIn), notYear(kilometresInTitle));
  if (car.price === null && MONEY.every(silent)) setPrice(car, readText);
  if (car.vin === null && silent("vin")) car.vin = readText(vinIn);
  if (car.regplate === null && silent("regplate")) car.regplate = readText(plateIn, plateInTitle);
  if (car.colour === null && silent("colour") && silent("colours")) {
    const words =
      readText(colourIn, colourInTitle) ?? tagged((tag) => (isPlainColour(tag) || isPaint(tag) ? tag : null));
    if (words !== null) car.colour = readColour(words).colour;
  }
  if (car.simple_body !== null || car.item_type !== "car" || !silent("body")) return;
  setBody(car, readText);
  if (car.simple_body === null) guessBody(cells, car);
}

/** The dealer's number that a title names, or a list of facts. */
export function toldStockNumber(cells: Cells): string | null {
  const [title] = cells.all("title");
  const [comments] = cells.all("comments");
  const inTitle = title ? stockNumberIn(title.value) : null;
  const found = inTitle ?? (comments && saysStock(comments.raw) ? stockNumberListed(plainText(comments.raw)) : null);
  const cell = inTitle === null ? comments : title;
  if (cell && found !== null) cells.warn("told-in-words", { column: cell.column, value: found });
  return found;
}

/** Sets the price that the title states, and what it includes if the words after it say so. */
function setPrice(
  car: CarInput,
  readText: (reader: () => null, inTitle: (title: string) => number | null) => number | null,
): void {
  let type: string | null = null;
  car.price = readText(
    () => null,
    (title) => {
      const price = priceInTitle(title);
      if (price !== null) type = priceType(wordsAfterPrice(title));
      return price;
    },
  );
  car.price_type ??= type;
}

/** The gearbox that a badge abbreviates: "VX 1.6 AT", "2.4GD-6 A/T", "1.0 Plus AMT". */
function ofBadge(cells: Cells): SimpleTransmission | null {
  const [cell] = cells.all("badge");
  const found = cell ? transmissionInTitle(cell.value) : null;
  if (cell && found !== null) cells.warn("told-in-words", { column: cell.column, value: found });
  return found;
}

/** A shop's tags, one by one. None of them is a sentence. */
function tagsOf(cells: Cells): { readonly tag: string; readonly cell: Cell }[] {
  return cells
    .all("categories")
    .flatMap((cell) => splitList(cell.value.replaceAll(">", "|")).map((tag) => ({ tag: tag.replace(/^\//, ""), cell })))
    .slice(0, MOST_TAGS);
}
const MOST_TAGS = 40;

/** Restricts a reader to tags of a single word: "Petrol", not "Petrol heads". */
const singleWord =
  <T>(reader: (words: string) => T | null) =>
  (tag: string): T | null =>
    /^[\p{L}-]{3,24}$/u.test(tag) ? reader(tag) : null;

/** Whether a description is a list of words like a title ("GX 2.5L Hybrid Auto Black"), not sentences. */
const isShort = (text: string) => text.length <= 90 && !/[.!?](\s|$)/.test(text);

/** The body that the model is sold with. "Load" after "Staria" names another model, which is a van. */
function bodySold({ make, model, badge }: CarInput): string | null {
  const own = bodyOfModel(make, model);
  const [more = ""] = badge?.split(" ", 1) ?? [];
  return (own === null || more === "" ? null : bodyOfModel(make, `${model} ${more}`)) ?? own;
}

function setBody(car: CarInput, readText: <T>(reader: (text: string) => T | null) => T | null): void {
  const sold = bodySold(car);
  const word = readText((text) => BODY.exec(text.slice(0, 300).replace(car.model, ""))?.[1] ?? null);
  if (word === null) return;
  car.body = word;
  const body = simpleBody(word);
  // Where the words say cab chassis, a model sold as a ute comes without its tray.
  car.simple_body = body === "Cab Chassis" && sold === "Ute" ? body : (sold ?? body);
}

/** Electric for a model that is sold only with a battery, whatever its description says about petrol. */
function onlyFuel(cells: Cells, car: CarInput): SimpleFuel | null {
  if (!isOnlyElectric(car.make, car.model)) return null;
  cells.warn("fuel-guessed", { column: null, value: `${car.make} ${car.model}: Electric` });
  return "Electric";
}

/** The fuel that an engine's name in the title or badge implies: "2.0 TDI", "132TSI", "PHEV Exceed". */
function fuelOfBadge(cells: Cells, car: CarInput): SimpleFuel | null {
  const fuel = fuelOfName(car.make, `${car.carsales_title ?? ""} / ${car.model} ${car.badge ?? ""}`);
  if (fuel !== null) cells.warn("fuel-guessed", { column: null, value: `${car.name}: ${fuel}` });
  return fuel;
}

/** Takes the body from the model where it is sold with only one. */
function guessBody(cells: Cells, car: CarInput): void {
  const body = bodySold(car);
  if (body === null || body === "Truck") return;
  car.simple_body = body;
  cells.warn("body-guessed", { column: null, value: `${car.make} ${car.model}: ${body}` });
}

const GEARBOX_FIRST = /^(?:\d{1,2} ?sp\w* )?(?:auto(?:matic)?|manual|cvt|dsg)\s*[/,;|]/i;

/** The texts that may state a fact: the title, the other columns that name the vehicle, and the description. */
function textsOf(cells: Cells, car: CarInput): { readonly column: string; readonly text: string }[] {
  const [comments] = cells.all("comments");
  return [
    { column: "title", text: car.carsales_title ?? "" },
    ...cells
      .all("title")
      .slice(1)
      .map(({ column, raw }) => ({ column, text: plainText(raw) })),
    { column: "comments", text: comments ? plainText(comments.raw) : "" },
    // Lists of options that begin with the gearbox go on with other facts: "Auto / Petrol / Winning Blue / Sunroof".
    ...cells
      .all("features")
      .filter(({ value }) => GEARBOX_FIRST.test(value))
      .map(({ column, raw }) => ({ column, text: plainText(raw) })),
  ]
    .filter(({ text }) => text !== "")
    .map(({ column, text }) => ({ column, text: searched(text) }));
}
