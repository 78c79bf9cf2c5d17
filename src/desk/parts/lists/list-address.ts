/**
 * The address of a list with some of its parameters changed (null removes one), starting from its first page. `search`
 * is the current query string; `without` names parameters that apply to the current page only.
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
