import { readText, siteKey, writeText } from "../../lib/site-storage.ts";

/** The cars that a browser keeps of one site: favourites (SITE-052) and those chosen to be compared (SITE-051). */

/** A car as it is kept (USER-021..026). */
export interface KeptCar {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string | null;
}

/** A car that may be kept, and whose it is. */
export interface KeepableCar extends KeptCar {
  readonly dealershipId: number;
}

export type KeptList = "favourites" | "compare";

/** How many cars a list holds. Favourites are all named in one address, which stays well within what servers read. */
export const MOST_KEPT: Readonly<Record<KeptList, number>> = { favourites: 60, compare: 4 };

/**
 * One list, kept in step with the browser's other tabs. It works without storage too, for as long as the page is open.
 */
export interface KeptCars {
  /** In the order in which they were added. The same array until something changes. */
  readonly cars: () => readonly KeptCar[];
  readonly has: (id: number) => boolean;
  /** False where the list is full: nothing is then added. */
  readonly add: (car: KeptCar) => boolean;
  readonly remove: (id: number) => void;
  readonly clear: () => void;
  /** Calls `changed` after every change, another tab's included; returns what ends that. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Another tab wrote; or this page comes back from the browser's history, where it heard of nothing. */
const CHANGED_ELSEWHERE = ["storage", "pageshow"];

const lists = new Map<string, KeptCars>();

/** The site's list of this name: one for the whole page, under the site's own key (SITE-046). */
export function keptCars(site: string, name: KeptList): KeptCars {
  const key = siteKey(site, name);
  const list = lists.get(key) ?? openList(key, MOST_KEPT[name]);
  lists.set(key, list);
  return list;
}

/** Of two tabs the one that writes last must not undo the other: every change starts from what is stored now. */
export function openList(key: string, most: number): KeptCars {
  let text: string | null = null;
  let kept: readonly KeptCar[] | null = null;
  let stored = true;
  const listeners = new Set<() => void>();

  const refresh = () => {
    const now = stored ? readText(() => localStorage, key) : text;
    if (kept === null || now !== text) {
      text = now;
      kept = parseKept(now, most);
    }
    return kept;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (cars: readonly KeptCar[]) => {
    kept = cars;
    text = JSON.stringify(cars);
    stored = writeText(() => localStorage, key, text);
    tell();
  };
  const onStorage = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== key && event.key !== null) return;
    refresh();
    tell();
  };
  return {
    cars: () => kept ?? refresh(),
    has: (id) => (kept ?? refresh()).some((car) => car.id === id),
    add: (car) => {
      const cars = refresh();
      if (cars.some(({ id }) => id === car.id)) return true;
      if (cars.length >= most) return false;
      change([...cars, car]);
      return true;
    },
    remove: (id) => change(refresh().filter((car) => car.id !== id)),
    clear: () => change([]),
    subscribe: (changed) => {
      if (listeners.size === 0) {
        for (const name of CHANGED_ELSEWHERE) addEventListener(name, onStorage);
        refresh();
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        for (const name of CHANGED_ELSEWHERE) removeEventListener(name, onStorage);
      };
    },
  };
}

/**
 * What a stored text holds that can be used: other programs' words, half an entry or ten thousand of them do no harm.
 */
export function parseKept(text: string | null, most: number): readonly KeptCar[] {
  let given: unknown;
  try {
    given = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(given)) return [];
  const cars = new Map<number, KeptCar>();
  for (const entry of given) {
    const car = keptCarOf(entry);
    if (car && cars.size < most) cars.set(car.id, car);
  }
  return [...cars.values()];
}

const LONGEST = 300;
const LONGEST_ADDRESS = 2_000;
const word = (value: unknown): string => (typeof value === "string" ? value.slice(0, LONGEST) : "");

function keptCarOf(entry: unknown): KeptCar | null {
  const { id, name, slug, make, model, primary_image_url } = (entry ?? {}) as Record<string, unknown>;
  if (!Number.isSafeInteger(id) || typeof slug !== "string" || !isSlug(slug)) return null;
  const picture = typeof primary_image_url === "string" && primary_image_url.length <= LONGEST_ADDRESS;
  return {
    id: id as number,
    name: word(name) || slug,
    slug,
    make: word(make),
    model: word(model),
    primary_image_url: picture ? primary_image_url || null : null,
  };
}

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,200}$/.test(text);

/** The slugs of an address's `cars`, each once, at most so many; what is no slug is left out. */
export function slugsOf(cars: string | null, most: number): readonly string[] {
  const slugs = (cars ?? "").split(",").map((slug) => slug.trim().toLowerCase());
  return [...new Set(slugs.filter(isSlug))].slice(0, most);
}

/** `/compare?cars=a,b`; without cars the page alone. */
export function keptHref(path: "/compare" | "/favourites", slugs: readonly string[]): string {
  return slugs.length === 0 ? path : `${path}?cars=${slugs.join(",")}`;
}
