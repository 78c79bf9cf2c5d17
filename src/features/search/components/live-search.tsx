import { type ComponentType, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { useSite } from "../../site/components/site-context.tsx";
import { isSearchPath, pendingSearchAt } from "../answer/pending-search.ts";
import { rememberLastSearch } from "../answer/remembered.ts";
import { isOfferListOpen, onOfferList } from "../suggest/open-list.ts";
import type { SearchResults } from "../view/parts.ts";
import { pendingView, type SearchView, searchView } from "../view/search-view.ts";
import { openPopover, RefiningProvider, type SearchStatus } from "./refining.tsx";

interface LiveSearchProps {
  readonly results: SearchResults;
  /** Whether the request for this address failed, so that the results are those of the previous one. */
  readonly failed: boolean;
  readonly Page: ComponentType<{ readonly view: SearchView }>;
}

/**
 * A search that changes in place. While a request is pending or after it failed, the last results stay (SRCH-028), but
 * the filters show the new search.
 */
export function LiveSearch({ results, failed, Page }: LiveSearchProps) {
  const { slug } = useSite();
  const here = useLocation();
  const navigation = useNavigation();
  const { revalidate, state } = useRevalidator();
  const next = navigation.location && isSearchPath(navigation.location.pathname) ? navigation.location : null;
  const awaited = useOverdue(next);
  const status: SearchStatus = awaited || state === "loading" ? "loading" : failed ? "failed" : "shown";
  const address = awaited ?? (failed ? here : null);
  const pending = useMemo(() => (address && pendingSearchAt(address, results)) ?? results, [address, results]);
  const base = useMemo(() => searchView(results), [results]);
  const facets = useAfterwards(base.facets);
  const later = useAfterwards(base.items);
  const items = useCovered() ? later : base.items;
  const view = useMemo(() => pendingView({ ...base, facets, items }, pending), [base, facets, items, pending]);
  useEffect(() => {
    if (status !== "shown" || !view.filtered) return;
    rememberLastSearch(slug, { href: view.here, label: view.chips.map(({ label }) => label).join(", ") });
  }, [slug, status, view]);
  const shown = useFoundWhileOffering(view);
  const page = useMemo(() => <Page view={shown} />, [Page, shown]);
  return (
    <RefiningProvider results={results} view={view} awaiting={next !== null} status={status} retry={revalidate}>
      {page}
    </RefiningProvider>
  );
}

/**
 * The view to show. While a list of offers is open under the box, words that find nothing are unfinished ("cars near
 * rich"). So the page keeps its last results, and says that there are none only once the list has closed.
 */
function useFoundWhileOffering(view: SearchView): SearchView {
  const isOffering = useSyncExternalStore(onOfferList, isOfferListOpen, () => false);
  const [last, setLast] = useState(view);
  const shown = isOffering && view.noResults !== null ? last : view;
  if (shown !== last) setLast(shown);
  return shown;
}

/** Milliseconds before a pending response is shown as loading. A faster one needs no indicator. */
const OVERDUE_MS = 100;

/** The pending value, once it has been pending for a while; null before. */
function useOverdue<T>(awaited: T | null): T | null {
  const [overdue, setOverdue] = useState(false);
  const isAwaited = awaited !== null;
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setOverdue(isAwaited)), isAwaited ? OVERDUE_MS : 0);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return overdue ? awaited : null;
}

/** Follows a value one render behind, so that the more important parts are painted first. */
function useAfterwards<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => startTransition(() => setShown(value)), [value]);
  return shown;
}

/** Whether a popover is open over the page. If so, the page behind it may update last. */
const useCovered = (): boolean => useSyncExternalStore(onToggle, isCovered, () => false);
const isCovered = () => openPopover() !== null;
function onToggle(changed: () => void): () => void {
  // The capture phase is needed because `toggle` does not bubble.
  document.addEventListener("toggle", changed, true);
  return () => document.removeEventListener("toggle", changed, true);
}
