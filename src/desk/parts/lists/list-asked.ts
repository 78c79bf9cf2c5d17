/** What the address of a list says by this name, at most 200 signs of it; empty where it says nothing. */
export const askedIn = (params: URLSearchParams, name: string): string => params.get(name)?.slice(0, 200).trim() ?? "";

/** The page that the address of a list asks for: a whole number from 1 to the last one that is shown. */
export const pageAsked = (params: URLSearchParams, last: number): number =>
  Math.min(last, Math.max(1, Math.floor(Number(askedIn(params, "page"))) || 1));
