/**
 * The address of a list with some of its choices changed, from its first page on: null takes a choice away. `search` is
 * what stands behind the list's present address; `without` names the parts that hold for that one alone.
 */
export function listAddress(
  path: string,
  search: string,
  changes: Readonly<Record<string, string | null>>,
  without: readonly string[] = ["page"],
): string {
  const params = new URLSearchParams(search);
  for (const name of without) params.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
