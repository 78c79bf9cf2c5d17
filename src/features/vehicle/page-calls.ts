import type { Car } from "../stock/schema.ts";

/** Fields of a car that may have changed since its page was made (API-009). */
type CarFields = Pick<
  Car,
  | "price"
  | "before_price"
  | "offer_price"
  | "subscription_price"
  | "price_type"
  | "status"
  | "tag"
  | "km"
  | "photos_count"
  | "preorder"
  | "reserved"
  | "sold"
  | "updated_at"
>;

/** The answer of `view.json` (API-009). */
export interface LiveCar {
  readonly views: number;
  readonly car_fields: CarFields;
}

/** A page's request for the current state of its car (API-008). */
export interface LiveCarCall {
  /** `cfg.apiBaseUrl`. */
  readonly api: string;
  readonly slug: string;
  readonly photos_count: number;
  readonly updated_at: string;
  /** `cfg.websiteId`. */
  readonly website_id: string | number | null;
}

/** The address of the request (API-008). */
function liveCarAddress({ api, slug, photos_count, updated_at, website_id }: LiveCarCall): string {
  const params = new URLSearchParams({
    photos_count: String(photos_count),
    updated_at,
    website_id: String(website_id ?? ""),
  });
  return `${api}/cars/${encodeURIComponent(slug)}/view.json?${params}`;
}

/** The car's current state; null if the request fails or there is no such car (API-010). */
export async function fetchLiveCar(call: LiveCarCall, signal?: AbortSignal): Promise<LiveCar | null> {
  try {
    const response = await fetch(liveCarAddress(call), { signal });
    return response.ok ? ((await response.json()) as LiveCar) : null;
  } catch {
    return null;
  }
}

/** Whether similar cars are available now (API-019). A failure is only logged to the console (ERR-007). */
export async function similarAnswered(
  { api, slug }: { readonly api: string; readonly slug: string },
  ask: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const { ok, status } = await ask(`${api}/cars/${slug}/similar`);
    if (ok) return true;
    throw new Error(`answered ${status}`);
  } catch (error) {
    console.warn("Similar cars are not shown.", error);
    return false;
  }
}
