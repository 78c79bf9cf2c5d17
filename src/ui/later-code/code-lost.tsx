import { type ComponentType, lazy, useEffect } from "react";

/** The address at which the server's HTML arrived. */
const ARRIVED_AT = import.meta.env.SSR ? "" : location.pathname + location.search;

/**
 * What stands in for a part of a page whose code cannot be had: the connection is away, or a newer version has taken
 * the server's place and no longer has the file. Where the server sent the part, its HTML stays for good, because it
 * works without code. A page that a link led to has no such HTML, so the browser asks the server for all of it.
 */
export function standsAsSent(): Promise<never> {
  if (location.pathname + location.search !== ARRIVED_AT) location.reload();
  return new Promise(() => undefined);
}

/**
 * A part that opens over the page, loaded when it is first asked for. Where its code cannot be had, `Instead` stands in
 * its place.
 */
export function openedLater<P>(bring: () => Promise<ComponentType<P>>, Instead: ComponentType<P>): ComponentType<P> {
  return lazy(async () => ({ default: await bring().catch(() => Instead) }));
}

/** Goes to the page that does the same as a part that did not come, as a browser without JavaScript would. */
export function GoToPage({ page }: { readonly page: string | null }): null {
  useEffect(() => {
    if (page !== null) location.assign(page);
  }, [page]);
  return null;
}
