import { emptyCarInput } from "../../src/features/stock/empty-car.ts";
import { askingPrice } from "../../src/features/stock/rules.ts";
import type { CarInput } from "../../src/features/stock/schema.ts";
import type { CarType } from "../../src/features/vocabulary/vehicle-kinds.ts";
import { DAY_MS } from "../../src/lib/time/spans.ts";
import { type Grade, gradesOf, type ModelLine } from "./catalogue/parse.ts";
import { categoriesOf } from "./categories.ts";
import { commentsOf } from "./comments.ts";
import { equipmentOf, luxuryOf } from "./equipment.ts";
import { gapsOf } from "./gaps.ts";
import { dayOf, nvicOf, plateOf, stocknumOf, vinOf } from "./identity.ts";
import { lenderEntryOf } from "./lending/lending.ts";
import type { Art } from "./pictures/art.ts";
import { interiorOf, paintOf } from "./pictures/paint.ts";
import { picturesOf } from "./pictures/pictures.ts";
import type { Chance } from "./random.ts";
import { reportOf } from "./report.ts";
import { specificationOf } from "./specification.ts";
import { dealerPrice, marketValue, yearlyKm } from "./value.ts";
import type { Yard } from "./yard.ts";

export interface DemoCar {
  readonly dealershipSlug: string;
  readonly car: CarInput;
  /** When it arrived in the yard, in epoch ms. */
  readonly createdAt: number;
}

/** Facts about a vehicle that are decided first, before its price; the others follow from them. */
interface Draft {
  readonly yard: Yard;
  readonly line: ModelLine;
  readonly grade: Grade;
  readonly carType: CarType;
  readonly year: number;
  /** Years with a fraction. */
  readonly age: number;
  readonly km: number | null;
  readonly usualKm: number;
  readonly now: number;
}

/**
 * A vehicle of a yard whose facts all agree. `index` is its number among all; `now` is epoch ms. Details that were
 * added to the demo later draw from `aside`, so that the draws from `luck` stay the same.
 */
export function makeVehicle(yard: Yard, art: Art, index: number, now: number, luck: Chance, aside: Chance): DemoCar {
  const draft = draftOf(yard, now, luck);
  const { line, grade, carType, year } = draft;
  const paint = paintOf(line, luck);
  const used = carType === "used";
  const equipment = equipmentOf(line, grade, year, used, luck);
  const createdAt = arrival(draft, luck);
  const car: CarInput = {
    ...emptyCarInput(),
    ...specificationOf(line, grade, year),
    ...picturesOf(art, { line, grade, used }, paint, luck),
    ...placeOf(yard),
    make: line.make,
    model: line.model,
    badge: grade.badge,
    series: luck.happens(0.7) ? `MY${String(year).slice(2)}` : null,
    year,
    name: [year, line.make, line.model, grade.badge].filter((part) => part !== null).join(" "),
    colour: paint.colour,
    interior_colour: line.itemType === "car" ? interiorOf(luxuryOf(line, grade), luck) : null,
    km: draft.km,
    car_type: carType,
    item_type: line.itemType,
    certified: used && draft.age < 6 && yard.franchises.includes(line.make) && luck.happens(0.6),
    standardEquipment: [...equipment.all],
    filtered_features: [...equipment.facets],
    show_on_dealer_website: !luck.happens(0.012),
    custom_rank: luck.happens(0.04) ? luck.whole(1, 5) : 0,
    extras: { Paint: paint.name, ...(line.measures.seat ? { "Seat Height": `${line.measures.seat} mm` } : {}) },
  };
  Object.assign(car, identity(draft, index, luck), prices(draft, luck));
  Object.assign(car, standing(draft, car, createdAt, luck));
  Object.assign(car, money(draft, car, luck, aside));
  car.carsales_title = [car.name, car.simple_transmission?.slice(0, 4), car.drive, car.series]
    .filter(Boolean)
    .join(" ");
  car.tag = tagOf(draft, car, luck);
  car.categories = categoriesOf(line, draft.age, car);
  const place = yard.location?.city ?? yard.dealership.name;
  car.dealercomments = commentsOf(
    { car, line, paint, highlights: equipment.highlights, usualKm: draft.usualKm, place, yard: yard.dealership.name },
    luck,
  );
  Object.assign(car, gapsOf(car, aside));
  return { dealershipSlug: yard.dealership.slug, car, createdAt };
}

function draftOf(yard: Yard, now: number, luck: Chance): Draft {
  const thisYear = new Date(now).getUTCFullYear();
  const thisYearSoFar = (now - Date.UTC(thisYear, 0, 1)) / (365 * DAY_MS);
  const carType = yard.sellsNew
    ? luck.weighted(yard.mix, ({ weight }) => weight).type
    : luck.happens(0.03)
      ? "demo"
      : "used";
  const earliest = thisYear - yard.oldest;
  const lines = yard.linesFor(carType).filter(({ to }) => to === null || to >= earliest);
  const line = luck.weighted(lines, ({ weight }) => weight);
  const latest = Math.min(thisYear, line.to ?? thisYear);
  const year =
    carType === "used"
      ? Math.max(line.from, earliest, latest - Math.floor(Math.abs(luck.bell()) * 4.2 + luck.next() * 2.5))
      : thisYear - (luck.happens(carType === "new" ? 0.12 : 0.25) ? 1 : 0);
  const grades = gradesOf(line, year);
  const grade = luck.pick(grades.length > 0 ? grades : line.grades.slice(0, 1));
  const age = Math.max(carType === "used" ? 0.4 : 0.1, thisYear + thisYearSoFar - year - luck.next() * 0.9);
  const usualKm = yearlyKm(line) * age;
  const km = grade.engine ? kmOf(line, carType, usualKm, luck) : null;
  return { yard, line, grade, carType, year, age, km, usualKm, now };
}

function kmOf({ itemType }: ModelLine, carType: CarType, usualKm: number, luck: Chance): number {
  if (carType === "new") {
    return luck.whole(4, 40);
  }
  if (carType === "demo") {
    return itemType === "motorcycle" ? luck.whole(200, 2_600) : luck.whole(800, 9_500);
  }
  return Math.round(Math.max(900, usualKm * Math.exp(luck.bell() * 0.32)));
}

/** Most of the yard arrived within two months; a seventh has just arrived. */
function arrival({ now, age }: Draft, luck: Chance): number {
  const days = luck.happens(0.14) ? luck.next() * 7.5 : 8 + 160 * luck.next() ** 2.2;
  return Math.round(now - Math.min(days, age * 365) * DAY_MS);
}

function identity({ yard, line, grade, carType, year, now }: Draft, index: number, luck: Chance): Partial<CarInput> {
  const built = Math.min(Date.UTC(year, luck.whole(0, 11), 1), now - 40 * DAY_MS);
  const towed = grade.engine === null;
  const registered = carType !== "new" && !towed;
  const expires = now + (luck.happens(0.03) ? -luck.whole(1, 60) : luck.whole(3, 360)) * DAY_MS;
  const stocknum = stocknumOf(yard.letter, carType, index);
  return {
    stocknum,
    file: reportOf(carType, stocknum),
    vin: towed ? null : vinOf(line.wmi, year, index, luck),
    nvic: line.itemType === "car" ? nvicOf(year, luck) : null,
    has_nvic: line.itemType === "car",
    regplate: registered ? plateOf(yard.location?.state ?? null, luck) : null,
    rego_expiry: registered ? dayOf(expires) : null,
    build_date: dayOf(built).slice(0, 7),
    compliance_date: dayOf(Math.min(built + luck.whole(20, 90) * DAY_MS, now)).slice(0, 7),
  };
}

function prices(draft: Draft, luck: Chance): Partial<CarInput> {
  const { yard, line, grade, carType, age } = draft;
  const noise = carType === "new" ? 1 : Math.exp(luck.bell() * 0.05);
  const price = dealerPrice(marketValue(line, grade, draft) * noise, luck, yard.favouriteEnding);
  const preorder = carType === "new" && luck.happens(0.04);
  const hidden = preorder ? luck.happens(0.5) : luck.happens(0.012);
  const reduced = !hidden && carType !== "new" && luck.happens(0.13);
  const offered = !hidden && !reduced && luck.happens(0.03);
  const subscribed = !hidden && carType !== "new" && age < 5 && luck.happens(yard.subscribed);
  return {
    price: hidden ? null : price,
    before_price: reduced ? price + Math.max(1, Math.round((price * luck.whole(2, 8)) / 100_000)) * 1_000 : null,
    offer_price: offered && price > 5_000 ? price - luck.pick([500, 1_000]) : null,
    subscription_price: subscribed ? Math.round((price * 0.0068) / 10) * 10 + 9 : null,
    price_type: yard.driveAway || carType === "new" || luck.happens(0.75) ? "Drive away" : "Excl. gov. charges",
    preorder,
  };
}

/** Whether it is for sale, coming soon or sold, and when. */
function standing({ carType, now }: Draft, car: CarInput, createdAt: number, luck: Chance): Partial<CarInput> {
  const kind = luck.next();
  if (kind < 0.065) {
    const days = kind < 0.03 ? luck.next() * 4 : luck.whole(4, 120);
    const soldAt = Math.max(createdAt, now - days * DAY_MS);
    return { status: "sold", sold: true, sold_date_timestamp: Math.floor(soldAt / 1000) };
  }
  const coming = car.preorder || kind > (carType === "new" ? 0.93 : 0.985);
  return coming ? { status: "coming_soon" } : { reserved: luck.happens(0.025) };
}

/** A new vehicle is ordered in person, so no page of the demo accepts its deposit. */
const DEMO_PROCESSORS = { used: "demo", demo: "demo", new: "card" } as const;

/** The market's price, the lenders' offers and the ways of payment. */
function money(draft: Draft, car: CarInput, luck: Chance, aside: Chance): Partial<CarInput> {
  const { yard, line, grade, carType } = draft;
  const price = askingPrice(car);
  const fair = marketValue(line, grade, draft);
  const average = Math.round(fair * (1.01 + luck.bell() * 0.035));
  const known = carType === "used" && line.itemType === "car" && luck.happens(0.85);
  return {
    autograb_data: known
      ? {
          ...(luck.happens(0.9) ? { state_average_market_price: average } : {}),
          average_market_price: Math.round(average * (1 + luck.bell() * 0.015)),
        }
      : null,
    finance_lenders: price === null || price <= 500 ? null : lendersOf(yard, { price, carType }, aside),
    payment_processors: price === null || luck.happens(0.2) ? [] : [DEMO_PROCESSORS[carType]],
  };
}

/** Entries without a comparison rate, for which no estimate may be shown. */
const INCOMPLETE_OFFERS = [{}, { interestRate: 7.49, termYears: 5 }] as const;

/** The offer of each of the yard's lenders; for a few vehicles there is none, or an empty or incomplete entry. */
function lendersOf(yard: Yard, of: { readonly price: number; readonly carType: CarType }, aside: Chance) {
  if (aside.happens(0.02)) return null;
  const offers = yard.lenders.map((name) => {
    const fees = yard.dealership.lenderFees?.[name];
    const offer = aside.happens(0.02)
      ? aside.pick(INCOMPLETE_OFFERS)
      : lenderEntryOf(name, { ...of, ...(fees && { fees }) }, aside);
    return [name.toLowerCase().replaceAll("-", "_"), offer] as const;
  });
  return Object.fromEntries(offers);
}

function placeOf({ location }: Yard): Partial<CarInput> {
  return location
    ? { location, location_id: location.id, location_name: location.name, city: location.city, state: location.state }
    : {};
}

/** A tag on the picture, where the vehicle's own facts justify it. */
function tagOf({ carType, usualKm, age }: Draft, car: CarInput, luck: Chance): string | null {
  const fitting = [
    ...(carType === "demo" ? ["Test Drive Only", "Ex-Demonstrator"] : []),
    ...(carType === "used" && car.km !== null && car.km < usualKm * 0.6 ? ["Low Kms"] : []),
    ...(car.before_price !== null ? ["Price Drop"] : []),
    ...(carType === "used" && age < 4 ? ["One Owner"] : []),
    ...(car.filtered_features.includes("Tow Bar") ? ["Tow Ready"] : []),
  ];
  return fitting.length > 0 && luck.happens(0.2) ? luck.pick(fitting) : null;
}
