/** What a browser keeps of one site. It may refuse its storage altogether, or be full: then nothing is kept. */

export type KeptThing =
  /** Name, e-mail, phone and postcode of the shopper (SITE-047). */
  | "user"
  /** Which promotional popup was dismissed (SITE-048). */
  | "popup"
  /** Category and car of the last lead (SITE-049). */
  | "success-category"
  | "visit"
  /** Which leads their events were told of. */
  | "told-leads"
  /** What is typed into a form that is not sent yet. */
  | "draft"
  | "panels"
  | "search"
  | "searches"
  | "viewed"
  | "favourites"
  | "compare";

/** `halden:popup`: two sites on one origin never read each other's (SITE-046). */
export const siteKey = (slug: string, thing: KeptThing): string => `${slug}:${thing}`;

/** `storage` is a function: already the reading of `localStorage` may throw. */
type OfStorage = () => Pick<Storage, "getItem" | "setItem">;

export function readText(storage: OfStorage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** False where it could not be kept. */
export function writeText(storage: OfStorage, key: string, text: string): boolean {
  try {
    storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A text that was kept, read as JSON of no known shape yet; null where it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export const readJson = (storage: OfStorage, key: string): unknown => parseJson(readText(storage, key));
