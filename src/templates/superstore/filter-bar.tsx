import { type KeyboardEvent, memo, type ReactNode, type ToggleEvent, useState } from "react";
import { activeCount } from "../../features/search/components/chips.tsx";
import { FacetValues } from "../../features/search/components/filters/facet-list.tsx";
import { RangeFilter } from "../../features/search/components/filters/facet-range.tsx";
import {
  FILTER_SHEET,
  FilterSheet,
  LiveShowMe,
  ShowMe,
} from "../../features/search/components/filters/filter-sheet.tsx";
import { PlaceFilter } from "../../features/search/components/filters/place-filter.tsx";
import { SearchBox } from "../../features/search/components/search-box.tsx";
import { SortSelect } from "../../features/search/components/search-controls.tsx";
import type { FacetView } from "../../features/search/view/parts.ts";
import type { SearchView } from "../../features/search/view/search-view.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

/** Filters with a pill of their own; "All filters" contains them all. */
const PILLS = 8;

const PLACE = "filter-place";

/** Escape closes the sheet of all filters whole; the browser itself would close the filter that is open in it first. */
function closeSheet({ key, defaultPrevented }: KeyboardEvent): void {
  const sheet = document.getElementById(FILTER_SHEET);
  if (key === "Escape" && !defaultPrevented && sheet?.matches(":popover-open")) sheet.hidePopover();
}

const idOf = ({ attribute }: FacetView) => `filter-${attribute}`;

/**
 * A sticky bar: the first filters as pills, then the order of the results, which on phones stands before them in the
 * row that scrolls. Each filter is in the page once, as a popover: under its pill, or in the sheet of all filters.
 */
export function FilterBar({ view, children }: { readonly view: SearchView; readonly children?: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null);
  const [first] = useState(view);
  const active = activeCount(view);
  return (
    <section
      aria-label="Filters"
      onKeyDown={closeSheet}
      className="sticky top-0 z-15 border-b border-line bg-surface shadow-1 print:hidden"
    >
      <div className="wrap flex min-h-18 items-center gap-2">
        <div className="flex min-w-0 grow items-center gap-2 overflow-x-auto py-3.5 [scrollbar-width:none] max-md:-mx-gutter max-md:px-gutter">
          <button
            type="button"
            popoverTarget={FILTER_SHEET}
            className="filter-pill gap-2 border-ink bg-ink pr-3.5 text-on-ink hover:bg-n-800"
          >
            <Icon name="filter" size={18} />
            All filters
            {active > 0 ? (
              <span className="figures rounded-s bg-brand px-1.75 py-0.5 text-2xs text-on-brand">{active}</span>
            ) : null}
          </button>
          <span aria-hidden className="mx-1.5 h-7 w-px shrink-0 bg-line" />
          {view.noResults ? null : <SortSelect view={view} className="shrink-0 md:hidden" />}
          <Pill id={PLACE} heading="Distance" summary={view.around.summary} />
          {view.facets.slice(0, PILLS).map((facet) => (
            <Pill key={facet.attribute} id={idOf(facet)} heading={facet.heading} summary={facet.summary} />
          ))}
        </div>
        <SortSelect view={view} className="ml-auto shrink-0 max-md:hidden" />
        {children}
      </div>
      <AllFilters view={view} open={open} />
      <PlacePopover view={view} open={open === PLACE} onOpen={setOpen} />
      {view.facets.map((facet) => (
        <Filter
          key={facet.attribute}
          facet={facet}
          path={view.path}
          first={first}
          open={open === idOf(facet)}
          onOpen={setOpen}
        />
      ))}
    </section>
  );
}

interface PillProps {
  readonly id: string;
  readonly heading: string;
  readonly summary: string | null;
}

const Pill = memo(function Pill({ id, heading, summary }: PillProps) {
  return (
    <button
      type="button"
      popoverTarget={id}
      className={classNames(
        // Relative, so that what only screen readers hear is cut off with the row that scrolls.
        "filter-pill relative",
        summary
          ? "border-brand-text bg-brand-100 text-brand-text"
          : "border-line-strong bg-surface hover:border-ink hover:bg-surface-3",
      )}
    >
      {summary ? <span className="sr-only">{heading}: </span> : null}
      <span className="max-w-44 truncate">{summary ?? heading}</span>
      <Icon name="chevron-down" size={18} />
    </button>
  );
});

interface PlacePopoverProps {
  readonly view: SearchView;
  readonly open: boolean;
  readonly onOpen: FilterProps["onOpen"];
}

function PlacePopover({ view, open, onOpen }: PlacePopoverProps) {
  const toggled = ({ newState }: ToggleEvent<HTMLElement>) =>
    onOpen((now) => (newState === "open" ? PLACE : now === PLACE ? null : now));
  return (
    <div id={PLACE} popover="auto" className="filter-popover" onBeforeToggle={toggled}>
      <p className="font-strong">Distance</p>
      <div className="min-h-0 overflow-y-auto">
        <PlaceFilter view={view} />
      </div>
      <div className="filter-popover-foot">{open ? <LiveShowMe /> : <ShowMe view={view} />}</div>
    </div>
  );
}

interface FilterProps {
  readonly facet: FacetView;
  readonly path: string;
  /** The search at the first render. */
  readonly first: SearchView;
  readonly open: boolean;
  /** Called with the open filter's id, and with null when it closes. */
  readonly onOpen: (change: (open: string | null) => string | null) => void;
}

const Filter = memo(function Filter({ facet, path, first, open, onOpen }: FilterProps) {
  const id = idOf(facet);
  const toggled = ({ newState }: ToggleEvent<HTMLElement>) =>
    onOpen((now) => (newState === "open" ? id : now === id ? null : now));
  return (
    <div id={id} popover="auto" className="filter-popover" onBeforeToggle={toggled}>
      <p className="font-strong">{facet.heading}</p>
      <div className="min-h-0 overflow-y-auto">
        {facet.kind === "list" ? <FacetValues facet={facet} /> : <RangeFilter facet={facet} path={path} />}
      </div>
      <div className="filter-popover-foot">
        {/* Hidden buttons do not render again with each choice: there are thirteen of these. */}
        {open ? <LiveShowMe /> : <ShowMe view={first} />}
      </div>
    </div>
  );
});

/** Two panes: the filters' names on the left, the open one's popover in the space beside them. */
function AllFilters({ view, open }: { readonly view: SearchView; readonly open: string | null }) {
  // The sheet opens with its first filter. A click opens that, so that its popover is nested in the sheet.
  const openFirst = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === "open") currentTarget.querySelector<HTMLElement>("[data-filter]")?.click();
  };
  return (
    <FilterSheet view={view} head="bg-ink text-on-ink" className="md:ml-0 md:max-w-120" onToggle={openFirst}>
      <div className="shrink-0 border-b border-line px-5 py-3">
        <SearchBox view={view} />
      </div>
      <div className="flex min-h-0 grow">
        <ul className="w-33 shrink-0 overflow-y-auto bg-surface-3">
          {view.facets.map((facet) => (
            <FilterName
              key={facet.attribute}
              id={idOf(facet)}
              heading={facet.heading}
              used={facet.summary !== null}
              open={open === idOf(facet)}
            />
          ))}
          <FilterName id={PLACE} heading="Distance" used={view.around.summary !== null} open={open === PLACE} />
        </ul>
        <p className="p-5 text-sm text-muted">Choose a filter to see its values.</p>
      </div>
    </FilterSheet>
  );
}

interface FilterNameProps {
  readonly id: string;
  readonly heading: string;
  /** Whether something is chosen in it. */
  readonly used: boolean;
  readonly open: boolean;
}

const FilterName = memo(function FilterName({ id, heading, used, open }: FilterNameProps) {
  return (
    <li>
      <button
        type="button"
        data-filter=""
        popoverTarget={id}
        popoverTargetAction="show"
        className={classNames("filter-name", open && "border-l-4 border-l-brand bg-surface pl-3")}
      >
        {heading}
        {used ? (
          <span className="grid size-5 shrink-0 place-items-center rounded-s bg-ink text-on-ink">
            <Icon name="check" size={14} label="in use" />
          </span>
        ) : null}
      </button>
    </li>
  );
});
