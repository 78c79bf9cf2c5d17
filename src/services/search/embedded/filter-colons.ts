const QUOTED_OR_COLON = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|:/gs;

/** A filter whose `:` stand for `=` ("make:Mazda"), written with `=`. What is quoted stays as it is (API-036). */
export function withEquals(filter: string): string {
  return filter.replace(QUOTED_OR_COLON, (found) => (found === ":" ? "=" : found));
}
