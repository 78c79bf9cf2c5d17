import { readJson, siteKey, writeText } from "../../lib/site-storage.ts";

/** What a browser keeps of the shopper, for the next form of the same site (USER-003 to USER-007). */
export const USER_FIELDS = ["name", "last_name", "email", "phone", "postcode"] as const;

export type UserDetails = Readonly<Partial<Record<(typeof USER_FIELDS)[number], string>>>;

/** None where nothing is kept; what is not of the list, or no text, is left out. */
export function rememberedUser(slug: string): UserDetails {
  const kept = readJson(() => localStorage, siteKey(slug, "user"));
  const given = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  return detailsOf((name) => given[name]);
}

/** Keeps what was typed, over what was kept before; a form that does not ask for something leaves it as it was. */
export function rememberUser(slug: string, typed: FormData): void {
  const details = { ...rememberedUser(slug), ...detailsOf((name) => typed.get(name)) };
  if (Object.keys(details).length > 0) writeText(() => localStorage, siteKey(slug, "user"), JSON.stringify(details));
}

function detailsOf(told: (name: string) => unknown): UserDetails {
  return Object.fromEntries(
    USER_FIELDS.flatMap((name) => {
      const value = told(name);
      return typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [];
    }),
  );
}

/** Keeps what a form of all the fields says and nothing else: what was emptied is forgotten. */
export function replaceUser(slug: string, typed: FormData): void {
  writeText(() => localStorage, siteKey(slug, "user"), JSON.stringify(detailsOf((name) => typed.get(name))));
}
