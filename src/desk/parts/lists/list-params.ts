/** The value of a parameter in a list's address, at most 200 characters; empty if it is missing. */
export const listParam = (params: URLSearchParams, name: string): string =>
  params.get(name)?.slice(0, 200).trim() ?? "";

/** The page number in a list's address: a whole number from 1 to the last page. */
export const requestedPage = (params: URLSearchParams, last: number): number =>
  Math.min(last, Math.max(1, Math.floor(Number(listParam(params, "page"))) || 1));
