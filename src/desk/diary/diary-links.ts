/** An address of the diary: the present one, with some of its parts said otherwise. */
export function diaryHref(search: string, changes: Readonly<Record<string, string | null>>, path = "/diary"): string {
  const params = new URLSearchParams(search);
  for (const name of ["page", "time", "person", "on", "moment", "chosen"]) params.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
