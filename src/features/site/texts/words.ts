export type Parts = Readonly<Record<string, string | number>>;

/** Words with their `{name}` parts filled in; a part that is not given stays as it is written. */
export function filled(words: string, parts: Parts): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parts, name) ? String(parts[name]) : whole,
  );
}
