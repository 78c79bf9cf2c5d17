/**
 * The address of a list with some of its choices changed, from its first page on: null takes a choice away. `search` is
 * what stands behind the list's present address.
 */
export function listAddress(path: string, search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
