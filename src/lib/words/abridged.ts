/** The text, or its beginning with an ellipsis where it has over `most` characters; cut at a blank if one is near. */
export function abridged(text: string, most: number): string {
  if (text.length <= most) return text;
  const blank = text.lastIndexOf(" ", most - 1);
  // Half of a pair is no character.
  const whole = text.slice(0, blank > most / 2 ? blank : most - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${whole.trimEnd()}…`;
}
