/** Signs that nobody sees: marks that turn the direction of what stands beside them, and spaces without width. */
const UNSEEN = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;

/**
 * The same value, whose texts hold nothing unseen: in a name such a sign would turn round the words beside it, in a
 * mail's subject as at the desk. A text of nothing but unseen signs is empty.
 */
export function asItLooks(value: unknown): unknown {
  if (typeof value === "string") return seen(value);
  if (Array.isArray(value)) return value.map(asItLooks);
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asItLooks(one)]))
    : value;
}

function seen(text: string): string {
  const plain = text.replace(UNSEEN, "");
  return /[^\s\p{Cf}]/u.test(plain) ? plain : "";
}

/** Neither a file nor anything else that is more than its fields. */
const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
