import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { useNavigate } from "react-router";
import { searchHref } from "../rules.ts";
import type { SearchState } from "../schema.ts";
import type { SearchView } from "../search-view.ts";

/** How far the results are behind what is asked: not at all, on their way, or not to be had. */
export type SearchStatus = "shown" | "loading" | "failed";

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;
type Refine = (change: (state: SearchState) => SearchState, how?: { readonly replace?: boolean }) => boolean;
interface Refining {
  readonly follow: Follow | undefined;
  readonly refine: Refine;
}

const RefiningContext = createContext<Refining>({ follow: undefined, refine: () => false });
const StatusContext = createContext<{ readonly status: SearchStatus; readonly retry: () => void }>({
  status: "shown",
  retry: () => {},
});

/** For a link to another search: a plain press changes the search in place, any other is the browser's own. */
export const useFollow = (): Follow | undefined => useContext(RefiningContext).follow;
/** Asks for the search as it is asked now, but for this change; false where that is the same search. */
export const useRefine = (): Refine => useContext(RefiningContext).refine;
export const useSearchStatus = () => useContext(StatusContext);

interface RefiningProviderProps {
  readonly view: SearchView;
  readonly status: SearchStatus;
  readonly retry: () => void;
  readonly children: ReactNode;
}

/** Makes the page's links and controls change the search in place. */
export function RefiningProvider({ view, status, retry, children }: RefiningProviderProps) {
  const navigate = useNavigate();
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });
  const scroll = useScrollToTop();
  const focus = useKeptFocus(view, status);
  const refining = useMemo(
    (): Refining => ({
      follow: (event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget: link } = event;
        if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        focus.pressed(link);
        navigate(`${link.pathname}${link.search}`, { preventScrollReset: scroll.put() });
      },
      refine: (change, { replace = false } = {}) => {
        const { route, state, defaultSort } = latest.current;
        const href = searchHref(route.path, change(state), defaultSort);
        if (href === searchHref(route.path, state, defaultSort)) return false;
        navigate(href, { replace, preventScrollReset: scroll.put() });
        return true;
      },
    }),
    [navigate, focus, scroll],
  );
  const current = useMemo(() => ({ status, retry }), [status, retry]);
  return (
    <RefiningContext value={refining}>
      <StatusContext value={current}>{children}</StatusContext>
    </RefiningContext>
  );
}

const openPopover = () => document.querySelector("[popover]:popover-open");

/**
 * A new search is shown from its top (SRCH-032), but not behind the back of a shopper who is in an open sheet of filters:
 * there the page scrolls when the sheet is closed.
 */
function useScrollToTop() {
  const owed = useRef(false);
  useEffect(() => {
    const toggled = (event: Event) => {
      if (!owed.current || !(event.target as Element).matches("[popover]") || openPopover()) return;
      owed.current = false;
      window.scrollTo(0, 0);
    };
    // The event does not bubble.
    document.addEventListener("toggle", toggled, true);
    return () => document.removeEventListener("toggle", toggled, true);
  }, []);
  /** Whether the scroll is put off. */
  const put = useCallback(() => {
    owed.current = openPopover() !== null;
    return owed.current;
  }, []);
  return useMemo(() => ({ put }), [put]);
}

interface Place {
  readonly list: string;
  readonly label: string | undefined;
  readonly at: number;
}

const linksOf = (list: string) => [...document.querySelectorAll<HTMLElement>(`[data-list="${CSS.escape(list)}"] a`)];
const labelOf = (link: Element) => link.firstChild?.textContent?.trim();

/** The focus stays on the filter that was pressed, though its link may be drawn anew elsewhere or, a chip, be gone. */
function useKeptFocus(view: SearchView, status: SearchStatus) {
  const place = useRef<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may go whenever the page is drawn anew
  useLayoutEffect(() => {
    const kept = place.current;
    if (kept && document.activeElement === document.body) {
      const links = linksOf(kept.list);
      const next = links.find((link) => labelOf(link) === kept.label) ?? links[Math.min(kept.at, links.length - 1)];
      (next ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    }
    if (status !== "loading") place.current = null;
  }, [view, status]);
  const pressed = useCallback((link: HTMLElement) => {
    const list = link.closest<HTMLElement>("[data-list]")?.dataset.list;
    const had = list !== undefined && document.activeElement === link;
    place.current = had ? { list, label: labelOf(link), at: linksOf(list).indexOf(link) } : null;
  }, []);
  return useMemo(() => ({ pressed }), [pressed]);
}
