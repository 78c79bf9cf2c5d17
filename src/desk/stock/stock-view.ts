import { plateShown } from "../../features/people/plate.ts";
import { EVERYTHING } from "../../features/search/data.ts";
import type { Site } from "../../features/site/site.ts";
import { mayAnywhere, placesFor } from "../../features/staff/ability.ts";
import { carsByIds } from "../../features/stock/data.ts";
import { daysListed } from "../../features/stock/edits/data.ts";
import { editedFields } from "../../features/stock/edits/edited-cars.ts";
import { hasTooFewPhotos } from "../../features/stock/filter.ts";
import { carsWithPlans, type PlannedPrice, plannedPrices } from "../../features/stock/planned/data.ts";
import type { Car } from "../../features/stock/schema.ts";
import { type ListMoments, listMoments } from "../../lib/time/list-moments.ts";
import { counted, formatMoney, formatNumber } from "../../lib/words/format.ts";
import { allOf, quoted } from "../../services/search/port.ts";
import type { Entered } from "../enter.ts";
import { pictureAt } from "../leads/inbox-view.ts";
import { listParam, requestedPage } from "../parts/lists/list-params.ts";
import { allPlaces, dealershipChoices, type NamedPlace } from "../places.ts";
import { siteOf } from "./car-places.ts";
import { stillPlanned, zoneOfCar } from "./plan-price.ts";
import { type ColumnName, columnsOf, type NumberName, ORDER_NAMES, type StockOrder } from "./table/columns.ts";
import { findCars, PAGE } from "./table/found-cars.ts";
import { type CarNumbers, numbersOf } from "./table/numbers.ts";
import { rowPrices } from "./table/row-prices.ts";

/** The lists of the stock, each with its filter in the search engine's syntax. */
const VIEWS = {
  "for-sale": { name: "For sale", filter: "status != sold AND show_on_dealer_website = true" },
  hidden: { name: "Hidden", filter: "show_on_dealer_website = false" },
  // Only the database knows which cars these are.
  planned: { name: "Planned prices", filter: null },
  // The engine has the price that shoppers see, and null for a car without one.
  unpriced: { name: "No price", filter: "status != sold AND price IS NULL" },
  "few-photos": { name: "Few photos", filter: "status != sold AND photos_count < 5" },
  sold: { name: "Sold", filter: "status = sold" },
} as const;
type StockView = keyof typeof VIEWS;
const VIEW_NAMES = Object.keys(VIEWS) as StockView[];

export interface StockRow {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly stocknum: string;
  readonly price: string;
  readonly was: string | null;
  /** The planned price: "from Fri 27 Nov: $28,990". */
  readonly planned: string | null;
  readonly days: number;
  readonly photos: number;
  readonly dealership: string;
  readonly isHidden: boolean;
  readonly standing: { readonly text: string; readonly kind: "good" | "soon" | "late" | "quiet" };
  /** Fields that a person has set. */
  readonly edited: readonly string[];
  readonly numbers: CarNumbers;
}

export interface StockPage {
  readonly view: StockView;
  readonly views: readonly { readonly view: StockView; readonly name: string; readonly count: string | null }[];
  readonly order: StockOrder;
  readonly columns: readonly ColumnName[];
  /** Whether there are too many cars for the requested order. */
  readonly isTooMany: boolean;
  readonly total: number;
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
  readonly rows: readonly StockRow[];
  readonly page: number;
  readonly pages: number;
  readonly q: string;
  readonly dealership: string;
  readonly dealerships: ReturnType<typeof dealershipChoices>;
  /** True if the engine did not respond, which is different from having no cars. */
  readonly isAway: boolean;
}

/** An id that no car has, since the engine has no filter for an empty list of ids. */
const NO_CAR = 0;

const LAST_PAGE = 200;

/** The dealerships whose stock the user may see. */
export const stockPlaces = ({ app, session }: Entered): readonly NamedPlace[] =>
  placesFor(session.staff.grants, "stock.read", allPlaces(app.sites));

/** A page of the table, as the address requests it; `cookies` contains the columns last chosen on this device. */
export async function stockPage(scope: Entered, params: URLSearchParams, cookies: string): Promise<StockPage> {
  const { app } = scope;
  const places = stockPlaces(scope);
  const one = (name: string) => listParam(params, name);
  const view = VIEW_NAMES.find((each) => each === one("view")) ?? "for-sale";
  const order = ORDER_NAMES.find((each) => each === one("order")) ?? "newest";
  const columns = columnsOf(params, cookies);
  const pageNumber = requestedPage(params, LAST_PAGE);
  const chosenPlaces = places.filter(({ dealership }) => one("dealership") === "" || dealership === one("dealership"));
  const slugs = [...new Set(chosenPlaces.map(({ dealership }) => dealership))];
  const filter = allOf(
    within(slugs),
    VIEWS[view].filter ?? `id IN [${[NO_CAR, ...(await carsWithPlans(app.db, slugs))].join(", ")}]`,
  );
  const [found, counts] = await Promise.all([
    slugs.length === 0 ? null : findCars(scope, { query: one("q"), filter, order, page: pageNumber }),
    countsOf(scope, slugs),
  ]);
  const { ids, total, isTooMany, page } = found?.ok ? found.value : { ids: [], total: 0, isTooMany: false, page: 1 };
  const rows = await rowsOf(scope, ids, columns);
  return {
    view,
    views: VIEW_NAMES.map((each) => ({ view: each, name: VIEWS[each].name, count: counts[each] ?? null })),
    order: isTooMany ? "newest" : order,
    columns,
    isTooMany,
    total,
    mayAdd: mayAnywhere(scope.session.staff.grants, "stock.add"),
    mayEdit: mayAnywhere(scope.session.staff.grants, "stock.edit"),
    page,
    pages: Math.max(1, Math.ceil(total / PAGE)),
    q: one("q"),
    dealership: one("dealership"),
    dealerships: dealershipChoices(places),
    isAway: found !== null && !found.ok,
    rows,
  };
}

export const within = (slugs: readonly string[]): string => `dealership_slug IN [${slugs.map(quoted).join(", ")}]`;

/** How many cars each list has, without the search words; empty for lists that the engine could not count. */
async function countsOf({ app }: Entered, slugs: readonly string[]): Promise<Partial<Record<StockView, string>>> {
  if (slugs.length === 0) return {};
  const counted = VIEW_NAMES.map(async (view) => {
    const { filter } = VIEWS[view];
    if (filter === null) return [];
    const found = await app.search.search({ ...EVERYTHING, filter: allOf(within(slugs), filter), limit: 0 });
    return found.ok ? [[view, formatNumber(found.value.total)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(counted)).flat());
}

/** The rows of these cars, with the figures that the chosen columns show. */
async function rowsOf(
  scope: Entered,
  ids: readonly number[],
  columns: readonly ColumnName[],
): Promise<readonly StockRow[]> {
  const { app, now } = scope;
  const cars = await carsByIds(app.db, ids);
  const numberNames = columns.filter((name): name is NumberName => NUMBERS.includes(name));
  const [edited, planned, numbers] = await Promise.all([
    editedFields(app.db, ids),
    plannedPrices(app.db, ids),
    numbersOf(scope, cars, numberNames),
  ]);
  const byId = new Map(cars.map((car) => [car.id, car]));
  const moments = listMoments(
    cars.filter(({ id }) => planned.has(id)).map((car) => zoneOfCar(scope, car)),
    now,
  );
  return ids.flatMap((id) => {
    const car = byId.get(id);
    const site = car && siteOf(scope, car);
    const own = numbers.get(id);
    return car && site && own
      ? [rowOf(car, site, { edited: edited.get(id) ?? [], planned: planned.get(id), numbers: own, now, moments })]
      : [];
  });
}

const NUMBERS: readonly string[] = ["views", "watchers", "leads", "market"] satisfies NumberName[];

interface RowFacts extends Pick<StockRow, "edited" | "numbers"> {
  readonly planned: PlannedPrice | undefined;
  readonly now: number;
  readonly moments: ListMoments;
}

function plannedText(plan: PlannedPrice | null, when: (at: number) => string): string | null {
  if (!plan) return null;
  const end = plan.until === null ? "" : `until ${when(plan.until)}`;
  const price = formatMoney(plan.price);
  if (plan.restores) return `${end}: ${price}`;
  return `from ${when(plan.from)}${end && ` ${end}`}: ${price}`;
}

function rowOf(car: Car, site: Site, { edited, planned, numbers, now, moments }: RowFacts): StockRow {
  const zone = site.configFor(car.dealership_slug).timezone;
  return {
    id: car.id,
    name: car.name,
    picture: pictureAt(site, car.primary_image_url),
    plate: plateShown(car.regplate),
    stocknum: car.stocknum,
    ...rowPrices(car),
    planned: plannedText(stillPlanned(planned, car), (at) => moments.brief(at, zone)),
    days: daysListed(car, now),
    photos: car.photos_count,
    dealership: site.dealerships.find(({ slug }) => slug === car.dealership_slug)?.name ?? car.dealership_slug,
    isHidden: !car.show_on_dealer_website,
    standing: standingOf(car, site),
    edited,
    numbers,
  };
}

type StandingCar = Pick<Car, "status" | "show_on_dealer_website" | "photos_count" | "reserved">;
interface StandingSite {
  readonly config: Pick<Site["config"], "minPhotos">;
}

/** A car's standing for shoppers, judged by its own row only; its panel names every rule. */
export function standingOf(car: StandingCar, { config }: StandingSite): StockRow["standing"] {
  if (car.status === "sold") return { text: "Sold", kind: "quiet" };
  if (!car.show_on_dealer_website) return { text: "Hidden", kind: "late" };
  if (hasTooFewPhotos(car, config)) return { text: `Needs ${counted(config.minPhotos, "photo")}`, kind: "soon" };
  if (car.reserved) return { text: "Held", kind: "soon" };
  return car.status === "coming_soon" ? { text: "Coming soon", kind: "quiet" } : { text: "Shown", kind: "good" };
}
