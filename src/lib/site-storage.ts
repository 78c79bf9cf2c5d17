/** Browser storage for one site. It may be blocked or full; then nothing is stored. */

export type StoredThing =
  /** The shopper's name, e-mail, phone and postcode (SITE-047). */
  | "user"
  /** The promotional popup that was dismissed (SITE-048). */
  | "popup"
  /** Category and car of the last lead, for the thanks page (SITE-049). */
  | "success-category"
  | "visit"
  /** Leads whose analytics events have already been sent. */
  | "told-leads"
  /** Text typed into a form that has not been sent yet. */
  | "draft"
  | "panels"
  | "search"
  /** The place that this visit's searches are near. */
  | "place"
  | "searches"
  | "viewed"
  | "favourites"
  | "compare";

/** The storage key, `halden:popup`. With it, two sites on one origin never read each other's data (SITE-046). */
export const siteKey = (slug: string, thing: StoredThing): string => `${slug}:${thing}`;

/** A function, because reading `localStorage` may itself throw. */
type OfStorage = () => Pick<Storage, "getItem" | "setItem">;

export function readText(storage: OfStorage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. False if it could not be stored. */
export function writeText(storage: OfStorage, key: string, text: string): boolean {
  try {
    storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Parses a stored text as JSON of unknown shape; null if it is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export const readJson = (storage: OfStorage, key: string): unknown => parseJson(readText(storage, key));
