import { ok, type Result } from "../../../lib/result.ts";
import type { SearchEngine, SearchFailure } from "../../../services/search/port.ts";
import type { Site } from "../../site/site.ts";
import { SORTS } from "../../vocabulary/attributes.ts";
import { stockRule } from "../data.ts";
import { orderInForce } from "../view/orders.ts";
import { headingOf } from "./heading-of.ts";
import { searchOf, wholeFilter } from "./search-of.ts";
import { readOnSite } from "./understood.ts";

/** The most characters of a query that are read as choices, which is enough for forty words. */
const LONGEST_READ = 1_000;

/** How a call's words are read: the search that they mean, and an account of the reading. */
export interface ReadCall {
  readonly query: string;
  readonly filter: string;
  readonly sort: readonly string[];
  readonly told: unknown;
}

/** Reads the words of a call as the site's page would. `now` is in epoch milliseconds. */
export async function readCall(
  search: SearchEngine,
  site: Site,
  query: string,
  now: number,
): Promise<Result<ReadCall, SearchFailure>> {
  const found = await readOnSite({ search }, site, stockRule(site, now), query.slice(0, LONGEST_READ), { now });
  if (!found.ok) return found;
  const { reading } = found.value;
  const question = searchOf(reading);
  const { choices, text, unsearched, corrections, others, cut } = reading;
  const heading = headingOf(reading, site.config.vehicleNoun.toLowerCase());
  return ok({
    query: question.query,
    filter: wholeFilter(question),
    sort: SORTS[orderInForce(reading.choices, { sortBy: "recommended" })].by,
    told: { heading, choices, text, unsearched, corrections, others, cut },
  });
}
