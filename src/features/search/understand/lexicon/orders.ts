import type { SortKey } from "../../../vocabulary/attributes.ts";
import { KM_WORDS } from "../grammar/amounts.ts";

/** Words that ask for an order of the results (docs/search-words.md lists them). */

interface Order {
  readonly sortBy: SortKey;
  readonly label: string;
}

const ROWS: readonly (readonly [sortBy: SortKey, label: string, words: string])[] = [
  [
    "price-asc",
    "Price, low first",
    "cheap|cheapest|cheaper|cheapie|cheapies|affordable|inexpensive|lowest price|low price|lowest priced|least expensive|low cost|best price|price low first|low priced|" +
      "budget car|price low to high|low to high|lowest to highest|cheapest first|lowest price first|cheapest to dearest|" +
      "cheapest to most expensive|not too expensive|not expensive|not too dear|price ascending",
  ],
  [
    "price-desc",
    "Price, high first",
    "most expensive|dearest|highest price|highest priced|price high first|price high to low|high to low|" +
      "highest to lowest|dearest to cheapest|most expensive first|dearest first|highest price first|price descending",
  ],
  [
    "newest",
    "Newest first",
    "newest|newest first|latest|latest first|just arrived|new arrivals|new arrival|just in|newest arrivals|" +
      "latest arrivals|recent arrivals|recently arrived|newly arrived|just listed|newly listed|recently listed|" +
      "recently added|newest listings|latest listings|just landed|new in stock|newest stock|latest stock|new this week|came in this week|arrived this week|just came in|" +
      "just come in|fresh stock|fresh arrivals",
  ],
  [
    "year-desc",
    "Year, newest first",
    "newest car|newest cars|newest vehicle|newest vehicles|newest model|newest models|newest year|latest year|" +
      "newest model year|newest build|newest year first|newest by year|year newest first|year new to old|" +
      "new to old|newest to oldest|sort by year|sorted by year|order by year|year descending",
  ],
  [
    "year-asc",
    "Year, oldest first",
    "oldest|oldest first|oldest car|oldest cars|oldest vehicle|oldest vehicles|oldest model|oldest models|oldest year|" +
      "oldest year first|oldest by year|year oldest first|year old to new|old to new|oldest to newest|year ascending",
  ],
  [
    "km-asc",
    "Kilometres, low first",
    [
      "kilometres low first",
      ...KM_WORDS.flatMap((unit) => ["lowest", "least", "fewest"].map((few) => `${few} ${unit}`)),
    ]
      .join("|")
      .concat("|lowest mileage|least mileage"),
  ],
];

/** By the joined words. */
export const ORDERS: ReadonlyMap<string, Order> = new Map(
  ROWS.flatMap(([sortBy, label, words]) =>
    words.split("|").map((each) => [each.replaceAll(" ", ""), { sortBy, label }] as const),
  ),
);
