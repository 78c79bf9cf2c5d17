/** The value of a parameter in a list's address, at most 200 characters; empty if it is missing. */
export const askedIn = (params: URLSearchParams, name: string): string => params.get(name)?.slice(0, 200).trim() ?? "";

/** The page number in a list's address: a whole number from 1 to the last page. */
export const pageAsked = (params: URLSearchParams, last: number): number =>
  Math.min(last, Math.max(1, Math.floor(Number(askedIn(params, "page"))) || 1));
