import { readJson, siteKey, writeText } from "../../lib/site-storage.ts";

/** The shopper's details that a browser stores for the next form of the same site (USER-003 to USER-007). */
export const USER_FIELDS = ["name", "last_name", "email", "phone", "postcode"] as const;

export type UserDetails = Readonly<Partial<Record<(typeof USER_FIELDS)[number], string>>>;

/** The stored details; empty if there are none. Entries that are not in the list or not text are left out. */
export function rememberedUser(slug: string): UserDetails {
  const stored = readJson(() => localStorage, siteKey(slug, "user"));
  const fields = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  return detailsOf((name) => fields[name]);
}

/** Stores what was typed over what was stored before; details that the form does not have stay. */
export function rememberUser(slug: string, typed: FormData): void {
  const details = { ...rememberedUser(slug), ...detailsOf((name) => typed.get(name)) };
  if (Object.keys(details).length > 0) writeText(() => localStorage, siteKey(slug, "user"), JSON.stringify(details));
}

function detailsOf(fieldValue: (name: string) => unknown): UserDetails {
  return Object.fromEntries(
    USER_FIELDS.flatMap((name) => {
      const value = fieldValue(name);
      return typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [];
    }),
  );
}

/** Stores exactly what a form with all the fields has: emptied fields are forgotten. */
export function replaceUser(slug: string, typed: FormData): void {
  writeText(() => localStorage, siteKey(slug, "user"), JSON.stringify(detailsOf((name) => typed.get(name))));
}
