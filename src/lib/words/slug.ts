const MARKS = /\p{M}/gu;
const ASCII = /^[\0-\x7f]*$/;

/**
 * A word for URLs: lower-case ASCII letters and digits, joined by single hyphens, at most 120 characters. May be empty.
 */
export function slugOf(text: string): string {
  const plain = (ASCII.test(text) ? text : text.normalize("NFKD").replaceAll(MARKS, "")).toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 120)
    .replaceAll(/^-+|-+$/g, "");
}
