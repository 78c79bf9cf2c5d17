/** Invisible characters: marks that change the direction of the text beside them, and zero-width spaces. */
const UNSEEN = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;

/**
 * The same value, with invisible characters removed from its strings. In a name such a character would reverse the
 * words beside it, in a mail's subject and at the desk. A string of only invisible characters becomes empty.
 */
export function withoutInvisible(value: unknown): unknown {
  if (typeof value === "string") return seen(value);
  if (Array.isArray(value)) return value.map(withoutInvisible);
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutInvisible(one)]))
    : value;
}

function seen(text: string): string {
  const plain = text.replace(UNSEEN, "");
  return /[^\s\p{Cf}]/u.test(plain) ? plain : "";
}

/** Whether it is a plain object, and not a file or anything else with more than its fields. */
const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
