import type { SearchRequest } from "../../../services/search/port.ts";

/** A request for the whole stock, to be narrowed by spreading other fields over it. */
export const EVERYTHING: SearchRequest = {
  query: "",
  filter: "",
  refinements: { facets: {}, ranges: {} },
  facets: [],
  stats: [],
  sort: [],
  offset: 0,
  limit: 0,
};
