import type { Line } from "./line.ts";
import { pageData } from "./page-data.ts";

/** As far as the memory needs it, a page that a router shows. */
export interface ShownPage {
  readonly matches: readonly { readonly id: string; readonly pathname: string; readonly hasData: boolean }[];
  readonly search: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** As far as the memory needs it, the router. */
export interface Pages {
  /** The parts of the page at an address below the desk's; empty where none is. */
  readonly at: (pathname: string) => ShownPage["matches"];
  /** The pathnames of the page that is shown, and of the one that is on its way. */
  readonly asked: () => readonly string[];
}

interface Remembered {
  readonly data: unknown;
  readonly at: number;
}

/** Most parts of pages that are remembered; the oldest one goes first. */
const MOST_PARTS = 200;

/**
 * What this tab has shown of the desk, to be opened again while there is no connection. It is only in the tab's memory:
 * what the desk shows is about people, and none of it may stay in a browser that somebody has left.
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

  /** The parts of a page that are asked for, each as it was last seen; null where one of them was never seen. */
  const seen = (pathname: string, search: string, asked: readonly string[] | null) => {
    const wanted = (pages?.at(pathname) ?? []).filter(({ id, hasData }) => hasData && (asked?.includes(id) ?? true));
    const found = wanted.map((one) => [one.id, parts.get(nameOf(one.id, one.pathname, search))] as const);
    const known = found.flatMap(([id, part]) => (part ? [[id, part] as const] : []));
    return wanted.length > 0 && known.length === wanted.length ? known : null;
  };

  const recallPage = (pathname: string, search: string, asked: readonly string[] | null): string | null => {
    const known = seen(pathname, search, asked);
    if (!known) return null;
    try {
      const body = pageData(Object.fromEntries(known.map(([id, { data }]) => [id, { data }])));
      line.open(known.at(-1)?.[1].at ?? now());
      return body;
    } catch {
      return null;
    }
  };

  return {
    /** From now on knows which page stands at which address. */
    know: (router: Pages) => {
      pages = router;
    },
    /** Remembers a page as it is shown to somebody now; of anybody else's nothing stays. */
    remember: (by: number | null, { matches, search, data }: ShownPage) => {
      if (by !== reader) forget();
      reader = by;
      if (by === null || line.since() !== null) return;
      for (const { id, pathname } of matches) {
        const part = nameOf(id, pathname, plain(search));
        const known = parts.get(part);
        parts.delete(part);
        // A list that is not read anew while something of it is opened is as old as it was.
        if (known && known.data === data[id]) parts.set(part, known);
        else if (data[id] !== undefined) parts.set(part, { data: data[id], at: now() });
      }
      for (const part of [...parts.keys()].slice(0, -MOST_PARTS)) parts.delete(part);
    },
    /** Whether the page at an address could be opened without a connection. */
    has: (pathname: string, search: string): boolean => seen(pathname, plain(search), null) !== null,
    /** What a reading is answered with while there is no connection; null where it has to wait. */
    recall: (address: URL): string | null => {
      const pathname = address.pathname.replace(/_?\.data$/, "");
      const asked = address.searchParams.get("_routes")?.split(",") ?? null;
      if (!pages) return null;
      // A call beside the page must not hold up the page: it is told again what it was told last, or nothing.
      if (!pages.asked().includes(pathname)) {
        return calls.get(address.href) ?? pageData(Object.fromEntries((asked ?? []).map((id) => [id, { data: null }])));
      }
      return recallPage(pathname, plain(address.search), asked);
    },
    /** Remembers what a call beside the page was answered. */
    heard: (address: URL, body: string) => {
      const isPage = pages?.asked().includes(address.pathname.replace(/_?\.data$/, "")) ?? true;
      if (reader === null || isPage) return;
      calls.delete(address.href);
      calls.set(address.href, body);
      for (const call of [...calls.keys()].slice(0, -MOST_CALLS)) calls.delete(call);
    },
  };
}

/** Most calls beside a page whose answers are remembered. */
const MOST_CALLS = 20;

/** What an address has behind its path, always written in one way and without what the router adds. */
function plain(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("_routes");
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
