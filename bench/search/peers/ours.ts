import { embeddedEngine } from "../../../src/services/search/embedded/engine.ts";
import type { IndexFields, SearchRequest } from "../../../src/services/search/port.ts";
import { FACETS, NUMBERS } from "../questions/stock.ts";
import { PAGE, type Query, SORTS } from "../questions/workload.ts";
import type { Answer, PeerKind } from "./peer.ts";

const FIELDS: IndexFields = {
  facets: FACETS,
  numbers: NUMBERS,
  text: ["text"],
  sortable: ["rank", ...NUMBERS],
  order: ["rank:desc"],
};

/** A query as a request of the port. `sort` replaces the query's own order. */
export function requestOf(query: Query, sort: readonly string[] = [SORTS[query.sort].join(":")]): SearchRequest {
  return {
    query: query.words.join(" "),
    filter: "",
    refinements: {
      facets: query.facets as SearchRequest["refinements"]["facets"],
      ranges: Object.fromEntries(Object.entries(query.ranges).map(([field, [min, max]]) => [field, { min, max }])),
    },
    facets: FACETS,
    stats: [],
    sort,
    offset: query.page * PAGE,
    limit: PAGE,
  };
}

export const ours: PeerKind = {
  name: "Forecourt",
  kind: "ours",
  ordersTies: true,
  build: async (cars) => {
    const engine = embeddedEngine(FIELDS);
    await engine.put(cars);
    return {
      search: async (query) => {
        const answer = await engine.search(requestOf(query));
        if (!answer.ok) throw new Error(answer.error.message);
        const { total, hits, facets } = answer.value;
        return { total, ids: hits.map(({ id }) => id), facets: facets as Answer["facets"] };
      },
      put: (car) => engine.put([car]),
      heldOutside: () => engine.memory() / 2 ** 20,
    };
  },
};
