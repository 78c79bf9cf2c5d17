/** Photos that a car had already, by their files' names; empty for none. */
export function thereText(names: readonly string[]): string {
  if (names.length === 0) return "";
  const [first] = names;
  return names.length === 1 ? `The car has ${first} already.` : `The car has ${names.length} of them already.`;
}
