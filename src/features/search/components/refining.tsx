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
import { isPlainPress } from "../../../ui/link.tsx";
import type { FacetAttribute } from "../../vocabulary/attributes.ts";
import { settledFor } from "../answer/filters/typed-choices.ts";
import { pendingSearchAt } from "../answer/pending-search.ts";
import { facetHref, searchHref } from "../rules.ts";
import type { SearchState } from "../schema.ts";
import type { PendingSearch, SearchResults } from "../view/parts.ts";
import type { SearchView } from "../view/search-view.ts";

/** Whether the results match the requested search, are still loading, or failed to load. */
export type SearchStatus = "shown" | "loading" | "failed";

type Press = MouseEvent<HTMLAnchorElement>;
type Follow = (event: Press) => void;
type Choose = (event: Press, attribute: FacetAttribute, value: string) => void;
type Change = (state: SearchState, reading: SearchResults["reading"]) => SearchState;
type Refine = (change: Change, how?: { readonly replace?: boolean }) => boolean;
interface Refining {
  readonly follow: Follow | undefined;
  readonly choose: Choose;
  readonly refine: Refine;
}

const RefiningContext = createContext<Refining>({ follow: undefined, choose: () => {}, refine: () => false });
const StatusContext = createContext<{ readonly status: SearchStatus; readonly retry: () => void }>({
  status: "shown",
  retry: () => {},
});

const ViewContext = createContext<SearchView | null>(null);

/** The view, for components deep in the page that show only a little of it. */
export const useSearchView = (): SearchView | null => useContext(ViewContext);
/**
 * The click handler for a link to another search: a plain click changes the search in place; the browser handles any
 * other.
 */
export const useFollow = (): Follow | undefined => useContext(RefiningContext).follow;
/**
 * The click handler for a link to a facet's value. It toggles the value in the last requested search, which the link's
 * own address may not include yet.
 */
export const useChoose = (): Choose => useContext(RefiningContext).choose;
/** Requests the current search with a change. Returns false if the change has no effect. */
export const useRefine = (): Refine => useContext(RefiningContext).refine;
export const useSearchStatus = () => useContext(StatusContext);

interface RefiningProviderProps {
  readonly results: SearchResults;
  readonly view: SearchView;
  /** Whether another search has been requested, even if the view already shows it. */
  readonly awaiting: boolean;
  readonly status: SearchStatus;
  readonly retry: () => void;
  readonly children: ReactNode;
}

/** Makes the page's links and controls change the search in place. */
export function RefiningProvider({ results, view, awaiting, status, retry, children }: RefiningProviderProps) {
  const navigate = useNavigate();
  const latest = useRef({ results, defaultSort: view.defaultSort, asked: view as PendingSearch });
  useLayoutEffect(() => {
    latest.current = { results, defaultSort: view.defaultSort, asked: awaiting ? latest.current.asked : view };
  });
  const scroll = useScrollToTop();
  const focus = useRestoredFocus(view);
  const refining = useMemo((): Refining => {
    const go = (href: string, replace = false) => {
      const now = latest.current;
      // A second choice adds to the first, even before the response to the first has arrived.
      now.asked = pendingSearchAt(new URL(href, location.href), now.results) ?? now.asked;
      navigate(href, { replace, preventScrollReset: scroll.put() });
    };
    const press = (event: Press, hrefOf: (link: HTMLAnchorElement) => string) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      focus.pressed(event.currentTarget);
      go(hrefOf(event.currentTarget));
    };
    return {
      follow: (event) => press(event, ({ pathname, search }) => `${pathname}${search}`),
      choose: (event, attribute, value) => {
        const { asked, defaultSort, results } = latest.current;
        const state = settledFor(asked.state, results.reading, attribute);
        press(event, () => facetHref(asked.route, state, attribute, value, defaultSort));
      },
      refine: (change, { replace } = {}) => {
        const { asked, defaultSort, results } = latest.current;
        const href = searchHref(asked.route.path, change(asked.state, results.reading), defaultSort);
        if (href === searchHref(asked.route.path, asked.state, defaultSort)) return false;
        go(href, replace);
        return true;
      },
    };
  }, [navigate, focus, scroll]);
  const current = useMemo(() => ({ status, retry }), [status, retry]);
  return (
    <RefiningContext value={refining}>
      <StatusContext value={current}>
        <ViewContext value={view}>{children}</ViewContext>
      </StatusContext>
    </RefiningContext>
  );
}

/** The element that is open over the page: a sheet of filters, a filter, a menu. */
export const openPopover = (): Element | null => document.querySelector("[popover=auto]:popover-open");

/**
 * Scrolls to the top of a new search (SRCH-032). While a sheet of filters is open, the page scrolls only once it is
 * closed.
 */
function useScrollToTop() {
  const owed = useRef(false);
  useEffect(() => {
    const toggled = (event: Event) => {
      if (!owed.current || !(event.target as Element).matches("[popover=auto]") || openPopover()) return;
      owed.current = false;
      window.scrollTo(0, 0);
    };
    // The capture phase is needed because `toggle` does not bubble.
    document.addEventListener("toggle", toggled, true);
    return () => document.removeEventListener("toggle", toggled, true);
  }, []);
  /** Returns whether scrolling was postponed. */
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
const labelOf = (link: Element | null) => link?.firstChild?.textContent?.trim();

/** Keeps the focus on the filter that was pressed, even if its link moves elsewhere or, as a chip, disappears. */
function useRestoredFocus(view: SearchView) {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const elsewhere = () => {
      place.current = null;
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may go whenever the page is drawn anew
  useLayoutEffect(() => {
    const previous = place.current;
    if (!previous) return;
    const { activeElement, body } = document;
    if (activeElement !== body) {
      if (labelOf(activeElement) !== previous.label) place.current = null;
      return;
    }
    const links = linksOf(previous.list);
    const next =
      links.find((link) => labelOf(link) === previous.label) ?? links[Math.min(previous.at, links.length - 1)];
    (next ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
  }, [view]);
  const pressed = useCallback((link: HTMLElement) => {
    const list = link.closest<HTMLElement>("[data-list]")?.dataset.list;
    const hasFocus = list !== undefined && document.activeElement === link;
    place.current = hasFocus ? { list, label: labelOf(link), at: linksOf(list).indexOf(link) } : null;
  }, []);
  return useMemo(() => ({ pressed }), [pressed]);
}
