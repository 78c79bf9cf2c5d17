/** Figures by which the table can be sorted although the search engine does not know them. */
export type NumberName = "views" | "watchers" | "leads" | "market";

/** The orders of the table: each one's name, and the engine's sort or the figure that it uses. */
export const ORDERS = {
  newest: { name: "Newest first", engine: ["created_at_timestamp:desc"] },
  oldest: { name: "Longest listed", engine: ["created_at_timestamp:asc"] },
  cheapest: { name: "Cheapest", engine: ["price:asc"] },
  dearest: { name: "Dearest", engine: ["price:desc"] },
  "most-views": { name: "Most views", by: "views", down: true },
  "fewest-views": { name: "Fewest views", by: "views", down: false },
  "most-watched": { name: "Most watched", by: "watchers", down: true },
  "least-watched": { name: "Least watched", by: "watchers", down: false },
  "most-enquiries": { name: "Most enquiries", by: "leads", down: true },
  "fewest-enquiries": { name: "Fewest enquiries", by: "leads", down: false },
  "over-market": { name: "Most over market", by: "market", down: true },
  "under-market": { name: "Most under market", by: "market", down: false },
} as const satisfies Readonly<
  Record<
    string,
    | { readonly name: string; readonly engine: readonly string[] }
    | { readonly name: string; readonly by: NumberName; readonly down: boolean }
  >
>;
export type StockOrder = keyof typeof ORDERS;
export const ORDER_NAMES = Object.keys(ORDERS) as StockOrder[];

/**
 * The available columns, in order, each with the two orders that clicking its heading switches between, descending
 * first.
 */
export const COLUMNS = {
  days: { name: "Days", orders: ["oldest", "newest"] },
  views: { name: "Views", orders: ["most-views", "fewest-views"] },
  watchers: { name: "Watched by", orders: ["most-watched", "least-watched"] },
  leads: { name: "Enquiries", orders: ["most-enquiries", "fewest-enquiries"] },
  market: { name: "Against market", orders: ["over-market", "under-market"] },
  photos: { name: "Photos", orders: null },
  dealership: { name: "Showroom", orders: null },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly orders: readonly [StockOrder, StockOrder] | null }>
>;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

const AT_FIRST: readonly ColumnName[] = ["days", "views", "leads", "market", "dealership"];

/** The cookie in which a device remembers its columns. */
export const COLUMNS_COOKIE = "desk-stock-columns";

/** The columns in the address, otherwise those last chosen on this device, otherwise the default ones. */
export function columnsOf(params: URLSearchParams, cookies: string): readonly ColumnName[] {
  const stored = new RegExp(`(?:^|; ?)${COLUMNS_COOKIE}=([a-z.]{0,100})`).exec(cookies)?.[1]?.split(".");
  const chosen = params.has("columns") ? params.getAll("columns") : stored;
  return chosen ? COLUMN_NAMES.filter((name) => chosen.includes(name)) : AT_FIRST;
}
