import type { SortKey } from "../../../vocabulary/attributes.ts";
import { KM_WORDS } from "../grammar/amounts.ts";

/** Words that ask for an order of what is found (docs/search-words.md lists them). */

interface Order {
  readonly sortBy: SortKey;
  readonly label: string;
}

const ROWS: readonly (readonly [sortBy: SortKey, label: string, words: string])[] = [
  [
    "price-asc",
    "Price, low first",
    "cheap|cheapest|cheaper|cheapie|cheapies|affordable|inexpensive|lowest price|best price|price low first|low priced|" +
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
      "recently added|newest listings|latest listings|just landed|new in stock|newest stock|latest stock",
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
