import { EVERYTHING } from "../../../features/search/data.ts";
import { cardOf } from "../../../features/search/index/documents/document.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { Entered } from "../../enter.ts";
import { ORDERS, type StockOrder } from "./columns.ts";
import { numbersOf, orderedBy } from "./numbers.ts";

/** Cars on one page of the table. */
export const PAGE = 50;
/** The most cars that can be sorted by a figure that the search engine does not know. */
const MOST_ORDERED = 5_000;

interface TableRequest {
  readonly query: string;
  readonly filter: string;
  readonly order: StockOrder;
  /** From 1. */
  readonly page: number;
}

/** A page's cars in their order. */
interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  /** The page shown: the last one, if the list has become shorter than the requested page. */
  readonly page: number;
  /** Whether there are too many cars for this order, so that the engine's own order is used. */
  readonly isTooMany: boolean;
}

/** The cars on a page of the table; an error if the search engine does not respond. */
export async function findCars(scope: Entered, request: TableRequest): Promise<Result<Found, null>> {
  const found = await carsOn(scope, request);
  const last = found.ok ? Math.ceil(found.value.total / PAGE) : 0;
  // Cars that were marked sold or hidden have left the list, which must then not look empty.
  return found.ok && 0 < last && last < request.page ? carsOn(scope, { ...request, page: last }) : found;
}

async function carsOn(scope: Entered, { query, filter, order, page }: TableRequest): Promise<Result<Found, null>> {
  const { search } = scope.app;
  const chosen = ORDERS[order];
  const inEngine = async (sort: readonly string[], isTooMany: boolean): Promise<Result<Found, null>> => {
    const question = { ...EVERYTHING, query, filter, sort: query === "" ? sort : [] };
    const found = await search.search({ ...question, offset: (page - 1) * PAGE, limit: PAGE });
    return found.ok
      ? ok({ ids: found.value.hits.map(({ id }) => id), total: found.value.total, page, isTooMany })
      : err(null);
  };
  if ("engine" in chosen) return inEngine(chosen.engine, false);
  const found = await search.search({ ...EVERYTHING, query, filter, limit: MOST_ORDERED });
  if (!found.ok) return err(null);
  if (found.value.total > MOST_ORDERED) return inEngine(ORDERS.newest.engine, true);
  const cars = found.value.hits.map(cardOf);
  const numbers = await numbersOf(scope, cars, [chosen.by]);
  const ids = orderedBy(
    cars.map(({ id }) => id),
    numbers,
    chosen,
  );
  return ok({ ids: ids.slice((page - 1) * PAGE, page * PAGE), total: found.value.total, page, isTooMany: false });
}
