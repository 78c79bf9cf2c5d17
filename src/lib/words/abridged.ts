/** The text, cut with an ellipsis if it has over `most` characters; the cut is at a space if one is near. */
export function abridged(text: string, most: number): string {
  if (text.length <= most) return text;
  const blank = text.lastIndexOf(" ", most - 1);
  // Never leave half of a surrogate pair.
  const start = text.slice(0, blank > most / 2 ? blank : most - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start.trimEnd()}…`;
}
