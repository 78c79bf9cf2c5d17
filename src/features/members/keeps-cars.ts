/** Whether this browser keeps favourites or a comparison of a site, asked before the lists themselves are loaded. */
export function keepsCars(site: string): boolean {
  try {
    return ["favourites", "compare"].some((list) => localStorage.getItem(`${site}:${list}`)?.includes("{"));
  } catch {
    return false;
  }
}
