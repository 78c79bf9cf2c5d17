import type { Result } from "../../../lib/result.ts";
import type { SearchFailure } from "../../../services/search/port.ts";
import type { CardCar } from "../../stock/card-car.ts";
import type { AnsweredReading } from "../understand/schema.ts";
import type { AskedSearch } from "./asks.ts";

/** The results of a search, with the counts of one facet if requested. */
interface Found {
  readonly total: number;
  readonly cars: readonly CardCar[];
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How the search's words were read. */
  readonly reading?: Pick<AnsweredReading, "choices" | "heading"> | null;
}

/** Runs a search as its page would. */
export type FindCars = (
  asked: AskedSearch,
  wanted: { readonly limit: number; readonly facets?: readonly string[] },
) => Promise<Result<Found, SearchFailure>>;
