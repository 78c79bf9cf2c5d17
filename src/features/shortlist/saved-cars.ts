import { readText, siteKey, writeText } from "../../lib/site-storage.ts";

/** The cars that a browser stores for one site: favourites (SITE-052) and those chosen for comparison (SITE-051). */

/** A saved car (USER-021..026). */
export interface SavedCar {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string | null;
}

/** A car that can be saved, with its dealership. */
export interface SavableCar extends SavedCar {
  readonly dealershipId: number;
}

export type SavedListName = "favourites" | "compare";

/** Most cars of a list. One address names all favourites, and must stay within the length that servers accept. */
export const MOST_SAVED: Readonly<Record<SavedListName, number>> = { favourites: 60, compare: 4 };

/** A list that stays in step with the browser's other tabs. Without storage it works as long as the page is open. */
export interface SavedCars {
  /** In the order in which they were added. Returns the same array until something changes. */
  readonly cars: () => readonly SavedCar[];
  readonly has: (id: number) => boolean;
  /** Returns false where the list is full; then nothing is added. */
  readonly add: (car: SavedCar) => boolean;
  readonly remove: (id: number) => void;
  readonly clear: () => void;
  /** False where the browser stores nothing, so that the list ends with the page. */
  readonly lasts: () => boolean;
  /** Calls `changed` after every change, another tab's included; returns a function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Another tab wrote, or this page was restored from the browser's history and has missed changes. */
const CHANGED_ELSEWHERE = ["storage", "pageshow"];

const lists = new Map<string, SavedCars>();

/** The site's list of this name: one object for the whole page, stored under the site's own key (SITE-046). */
export function savedCars(site: string, name: SavedListName): SavedCars {
  const key = siteKey(site, name);
  const list = lists.get(key) ?? openList(key, MOST_SAVED[name]);
  lists.set(key, list);
  return list;
}

/** Two tabs must not undo each other's changes, so every change starts from what is stored now. */
export function openList(key: string, most: number): SavedCars {
  let text: string | null = null;
  let cached: readonly SavedCar[] | null = null;
  let stored = true;
  const listeners = new Set<() => void>();

  const refresh = () => {
    const now = stored ? readText(() => localStorage, key) : text;
    if (cached === null || now !== text) {
      text = now;
      cached = parseSaved(now, most);
    }
    return cached;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (cars: readonly SavedCar[]) => {
    cached = cars;
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
    cars: () => cached ?? refresh(),
    has: (id) => (cached ?? refresh()).some((car) => car.id === id),
    add: (car) => {
      const cars = refresh();
      if (cars.some(({ id }) => id === car.id)) return true;
      if (cars.length >= most) return false;
      change([...cars, car]);
      return true;
    },
    remove: (id) => change(refresh().filter((car) => car.id !== id)),
    clear: () => change([]),
    lasts: () => {
      refresh();
      return stored && writeText(() => localStorage, key, text ?? "[]");
    },
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

/** The usable entries of a stored text: other programs' text, incomplete or too many entries are ignored. */
export function parseSaved(text: string | null, most: number): readonly SavedCar[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(parsed)) return [];
  const cars = new Map<number, SavedCar>();
  for (const entry of parsed) {
    const car = savedCarOf(entry);
    if (car && cars.size < most) cars.set(car.id, car);
  }
  return [...cars.values()];
}

const LONGEST = 300;
const LONGEST_ADDRESS = 2_000;
const word = (value: unknown): string => (typeof value === "string" ? value.slice(0, LONGEST) : "");

function savedCarOf(entry: unknown): SavedCar | null {
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

/** The slugs in an address's `cars`, each once, at most `most`; anything that is not a slug is left out. */
export function slugsOf(cars: string | null, most: number): readonly string[] {
  const slugs = (cars ?? "").split(",").map((slug) => slug.trim().toLowerCase());
  return [...new Set(slugs.filter(isSlug))].slice(0, most);
}

/** `/compare?cars=a,b`; without cars only the page's path. */
export function shortlistHref(path: "/compare" | "/favourites", slugs: readonly string[]): string {
  return slugs.length === 0 ? path : `${path}?cars=${slugs.join(",")}`;
}
