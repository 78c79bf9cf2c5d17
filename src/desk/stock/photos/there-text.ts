/** A sentence about photos that a car already had, by their file names; empty if there are none. */
export function thereText(names: readonly string[]): string {
  if (names.length === 0) return "";
  const [first] = names;
  return names.length === 1 ? `The car has ${first} already.` : `The car has ${names.length} of them already.`;
}
