/** What a browser keeps of one site. It may refuse its storage altogether, or be full: then nothing is kept. */

export type KeptThing =
  /** Name, e-mail, phone and postcode of the shopper (SITE-047). */
  | "user"
  /** Which promotional popup was dismissed (SITE-048). */
  | "popup"
  /** Category and car of the last lead (SITE-049). */
  | "success-category"
  | "visit"
  | "panels"
  | "search"
  | "searches"
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

/** What was kept as JSON, not yet known to have any shape; null where nothing is, or nothing that can be read. */
export function readJson(storage: OfStorage, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) ?? "null");
  } catch {
    return null;
  }
}
