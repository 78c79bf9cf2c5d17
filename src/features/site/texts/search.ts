import { FACETS, RANGES, SORTS } from "../../vocabulary/attributes.ts";
import { textsOf } from "./words.ts";

/** Texts of the search page: headings of its filters, sort orders, and suggestions for empty results. */
export const SEARCH_TEXTS = {
  ...textsOf("filter", FACETS, ({ heading }) => heading),
  ...textsOf("filter", RANGES, ({ heading }) => heading),
  ...textsOf("sort", SORTS, ({ label }) => label),
  "search.all": "New, Used & Demo {Vehicle}s",
  "search.used-cars": "Used {Vehicle}s",
  "search.demo-cars": "Demo {Vehicle}s",
  "search.new-cars": "New {Vehicle}s",
  "search.new-and-demo-cars": "New & Demo {Vehicle}s",
  "search.dealership": "{Vehicle}s at {dealership}",
  "search.clear": "Clear Filters",
  "search.similar": "Find Me Something Similar",
} as const;
