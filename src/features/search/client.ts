import { err, ok, type Result } from "../../lib/result.ts";
import { withEquals } from "../../services/search/port.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { LookupCall, MultiCall, MultiReply, SearchCall, SearchReply } from "./calls.ts";
import type { CardCar } from "./schema.ts";

/** Why a search has no answer: it was wrong, or nobody answered. The sentence may be shown. */
export interface CallFailure {
  readonly kind: "invalid" | "unavailable";
  readonly message: string;
}

const NO_ANSWER: CallFailure = { kind: "unavailable", message: "Search is not available just now." };

/** The site's own search from a browser: where it is asked, and under which name (API-011, API-013). */
export type SearchAddress = Pick<SiteConfig, "searchUrl" | "searchIndex">;

/** A page of results (API-011, API-012). */
export function searchStock(address: SearchAddress, call: SearchCall, signal?: AbortSignal) {
  const { search_filters = "", filters = "" } = call;
  const sent = { ...call, search_filters: withEquals(search_filters), filters: withEquals(filters) };
  return post<SearchReply<CardCar>>(address, sent, signal);
}

/** Cars alone, as for those that were viewed or saved (API-016). */
export function lookUp(address: SearchAddress, { search_filters, limit }: LookupCall, signal?: AbortSignal) {
  return post<readonly CardCar[]>(address, { search_filters: withEquals(search_filters), limit }, signal);
}

/** Several searches of the site's own index at once (API-017). */
export function searchSeveral(
  address: SearchAddress,
  queries: readonly Omit<MultiCall["queries"][number], "indexUid">[],
  signal?: AbortSignal,
) {
  const named = queries.map((query) => ({ ...query, indexUid: address.searchIndex }));
  return post<MultiReply<CardCar>>(address, { queries: named }, signal);
}

/** The order that finds the highest price first (API-039). */
export const highestPrice = ({ searchIndex }: Pick<SearchAddress, "searchIndex">) => `${searchIndex}:price:desc`;

async function post<T>(
  { searchUrl }: SearchAddress,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Result<T, CallFailure>> {
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(searchUrl, { method: "POST", headers, body: JSON.stringify(body), signal });
    if (response.ok) return ok((await response.json()) as T);
    if (response.status !== 400) return err(NO_ANSWER);
    const { error } = (await response.json()) as { readonly error: string };
    return err({ kind: "invalid", message: error });
  } catch (error) {
    if (signal?.aborted) throw error;
    return err(NO_ANSWER);
  }
}
