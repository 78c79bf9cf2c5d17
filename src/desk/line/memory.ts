import type { Line } from "./line.ts";
import { pageData } from "./page-data.ts";

/** A page of the router, as far as the memory needs it. */
export interface ShownPage {
  readonly matches: readonly { readonly id: string; readonly pathname: string; readonly hasData: boolean }[];
  readonly search: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The router, as far as the memory needs it. */
export interface Pages {
  /** The routes that match an address below the desk's; empty if there are none. */
  readonly at: (pathname: string) => ShownPage["matches"];
  /** The pathnames of the current page, and of the one being loaded. */
  readonly asked: () => readonly string[];
}

interface Remembered {
  readonly data: unknown;
  readonly at: number;
}

/** The most page parts remembered; the oldest are dropped first. */
const MOST_PARTS = 200;

/**
 * The desk pages that this tab has shown, to be opened again while offline. They are held only in the tab's memory:
 * they contain personal details, which must not stay in a browser after the user has left it.
 */
export function openMemory(line: Line, now: () => number = Date.now) {
  const parts = new Map<string, Remembered>();
  const calls = new Map<string, string>();
  let reader: number | null = null;
  let pages: Pages | null = null;

  const nameOf = (id: string, pathname: string, search: string) => (id === "root" ? id : `${id} ${pathname}${search}`);

  const forget = () => {
    parts.clear();
    calls.clear();
  };

  /** The requested parts of a page as last shown; null if one of them was never shown. */
  const seen = (pathname: string, search: string, routeIds: readonly string[] | null) => {
    const requested = (pages?.at(pathname) ?? []).filter(
      ({ id, hasData }) => hasData && (routeIds?.includes(id) ?? true),
    );
    const found = requested.map((one) => [one.id, parts.get(nameOf(one.id, one.pathname, search))] as const);
    const remembered = found.flatMap(([id, part]) => (part ? [[id, part] as const] : []));
    return requested.length > 0 && remembered.length === requested.length ? remembered : null;
  };

  const recallPage = (pathname: string, search: string, routeIds: readonly string[] | null): string | null => {
    const remembered = seen(pathname, search, routeIds);
    if (!remembered) return null;
    try {
      const body = pageData(Object.fromEntries(remembered.map(([id, { data }]) => [id, { data }])));
      line.open(remembered.at(-1)?.[1].at ?? now());
      return body;
    } catch {
      return null;
    }
  };

  return {
    /** Provides the router, which knows which page is at which address. */
    know: (router: Pages) => {
      pages = router;
    },
    /** Remembers a page as shown to this user; pages of any other user are deleted. */
    remember: (by: number | null, { matches, search, data }: ShownPage) => {
      if (by !== reader) forget();
      reader = by;
      if (by === null || line.since() !== null) return;
      for (const { id, pathname } of matches) {
        const part = nameOf(id, pathname, plain(search));
        const remembered = parts.get(part);
        parts.delete(part);
        // A list that was not reloaded when one of its entries was opened keeps its age.
        if (remembered && remembered.data === data[id]) parts.set(part, remembered);
        else if (data[id] !== undefined) parts.set(part, { data: data[id], at: now() });
      }
      for (const part of [...parts.keys()].slice(0, -MOST_PARTS)) parts.delete(part);
    },
    /** Whether the page at an address can be opened while offline. */
    has: (pathname: string, search: string): boolean => seen(pathname, plain(search), null) !== null,
    /** The response to a read request while offline; null if it has to wait for the connection. */
    recall: (address: URL): string | null => {
      const pathname = address.pathname.replace(/_?\.data$/, "");
      const routeIds = address.searchParams.get("_routes")?.split(",") ?? null;
      if (!pages) return null;
      // A request of a part beside the page must not hold up the page: it gets its last response again, or nothing.
      if (!pages.asked().includes(pathname)) {
        return (
          calls.get(address.href) ?? pageData(Object.fromEntries((routeIds ?? []).map((id) => [id, { data: null }])))
        );
      }
      return recallPage(pathname, plain(address.search), routeIds);
    },
    /** Remembers the response to a request of a part beside the page. */
    heard: (address: URL, body: string) => {
      const isPage = pages?.asked().includes(address.pathname.replace(/_?\.data$/, "")) ?? true;
      if (reader === null || isPage) return;
      calls.delete(address.href);
      calls.set(address.href, body);
      for (const call of [...calls.keys()].slice(0, -MOST_CALLS)) calls.delete(call);
    },
  };
}

/** The most requests beside pages whose responses are remembered. */
const MOST_CALLS = 20;

/** The query string of an address in normal form, without the router's own parameters. */
function plain(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("_routes");
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
