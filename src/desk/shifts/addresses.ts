import * as v from "valibot";

/** The most addresses in one list. */
const MOST_ADDRESSES = 20;

const Address = v.pipe(v.string(), v.maxLength(254), v.email());

/**
 * E-mail addresses as people type them, one per line or separated by commas, without duplicates; or the first word that
 * is not an address.
 */
export function addressesTyped(
  typed: string,
): { readonly ok: true; readonly value: readonly string[] } | { readonly ok: false; readonly error: string } {
  const words = typed
    .slice(0, 10_000)
    .split(/[\s,;]+/)
    .filter(Boolean);
  const wrong = words.find((word) => !v.safeParse(Address, word).success);
  if (wrong !== undefined) return { ok: false, error: `“${wrong.slice(0, 80)}” is no e-mail address.` };
  const once = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  if (once.length > MOST_ADDRESSES) return { ok: false, error: `That is more than ${MOST_ADDRESSES} addresses.` };
  return { ok: true, value: once };
}
