import { readJson, siteKey, writeText } from "../../lib/site-storage.ts";

/** A car whose page this browser has shown (USER-027 to USER-032). */
export interface ViewedCar {
  readonly id: number;
  readonly stocknum: string;
  readonly make: string;
  readonly model: string;
  readonly body: string | null;
  readonly simple_body: string | null;
}

/** Number of viewed cars that the browser remembers (USER-027). */
export const MOST_VIEWED = 20;

/** The cars viewed on this site, the last first; stored entries that are not cars are left out. */
export function viewedCars(slug: string): readonly ViewedCar[] {
  const stored = readJson(() => localStorage, siteKey(slug, "viewed"));
  return Array.isArray(stored) ? stored.flatMap((entry) => viewedCarOf(entry) ?? []).slice(0, MOST_VIEWED) : [];
}

/** Puts the car first; a car that is viewed again moves there. */
export function rememberViewed(slug: string, car: ViewedCar): void {
  const others = viewedCars(slug).filter(({ id }) => id !== car.id);
  const cars = [car, ...others].slice(0, MOST_VIEWED);
  writeText(() => localStorage, siteKey(slug, "viewed"), JSON.stringify(cars));
}

const word = (value: unknown): string | null => (typeof value === "string" ? value.slice(0, 200) : null);

function viewedCarOf(entry: unknown): ViewedCar | null {
  const { id, stocknum, make, model, body, simple_body } = (entry ?? {}) as Record<string, unknown>;
  if (typeof id !== "number" || !Number.isSafeInteger(id)) return null;
  return {
    id,
    stocknum: word(stocknum) ?? "",
    make: word(make) ?? "",
    model: word(model) ?? "",
    body: word(body),
    simple_body: word(simple_body),
  };
}
