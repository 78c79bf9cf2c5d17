import { FacetValues } from "../../features/search/components/facet-list.tsx";
import { RangeForm } from "../../features/search/components/facet-range.tsx";
import { FILTER_SHEET, FilterSheet, ShowMe } from "../../features/search/components/filter-sheet.tsx";
import { SearchBox, SortSelect } from "../../features/search/components/search-controls.tsx";
import type { FacetView, SearchView } from "../../features/search/search-view.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

/** Filters that have a pill of their own; "All filters" has them all. */
const PILLS = 8;

const PILL =
  "inline-flex min-h-hit shrink-0 items-center gap-1.5 rounded-control border-[1.5px] pr-3 pl-3.5 text-sm font-strong " +
  "whitespace-nowrap transition-colors";

/** Stays at the top: every filter a pill that opens its values, then the order of the results. */
export function FilterBar({ view }: { readonly view: SearchView }) {
  return (
    <section aria-label="Filters" className="sticky top-0 z-15 border-b border-line bg-surface shadow-1">
      <div className="wrap flex min-h-18 items-center gap-2">
        <div className="flex min-w-0 grow items-center gap-2 overflow-x-auto py-3.5 [scrollbar-width:none] max-md:-mx-gutter max-md:px-gutter">
          <button
            type="button"
            popoverTarget={FILTER_SHEET}
            className={`${PILL} gap-2 border-ink bg-ink pr-3.5 text-on-ink hover:bg-n-800`}
          >
            <Icon name="filter" size={18} />
            All filters
            {view.chips.length > 0 ? (
              <span className="figures rounded-s bg-brand px-1.75 py-0.5 text-2xs text-on-brand">
                {view.chips.length}
              </span>
            ) : null}
          </button>
          <span aria-hidden className="mx-1.5 h-7 w-px shrink-0 bg-line" />
          {view.facets.slice(0, PILLS).map((facet) => (
            <Pill key={facet.attribute} facet={facet} view={view} />
          ))}
        </div>
        <SortSelect view={view} className="ml-auto shrink-0 max-md:hidden" />
      </div>
      <AllFilters view={view} />
    </section>
  );
}

/** Without support for anchors a popover stands in the middle of the screen, which does as well. */
const POPOVER =
  "m-auto w-95 max-w-[calc(100vw-32px)] max-h-[70dvh] flex-col gap-4 rounded-m border border-line bg-surface p-5 shadow-3 " +
  "open:flex md:supports-[position-area:bottom]:inset-auto md:supports-[position-area:bottom]:m-0 " +
  "md:supports-[position-area:bottom]:mt-2 md:supports-[position-area:bottom]:[position-area:bottom_span-right] " +
  "md:supports-[position-area:bottom]:[position-try-fallbacks:flip-inline]";

function Pill({ facet, view }: { readonly facet: FacetView; readonly view: SearchView }) {
  const id = `filter-${facet.attribute}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(
          PILL,
          facet.summary
            ? "border-brand-text bg-brand-100 text-brand-text"
            : "border-line-strong bg-surface hover:border-ink hover:bg-surface-3",
        )}
      >
        {facet.summary ? <span className="sr-only">{facet.heading}: </span> : null}
        <span className="max-w-44 truncate">{facet.summary ?? facet.heading}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={id} popover="auto" className={POPOVER}>
        <p className="font-strong">{facet.heading}</p>
        <div className="min-h-0 overflow-y-auto">
          <Values facet={facet} view={view} />
        </div>
        <div className="flex">
          <ShowMe view={view} />
        </div>
      </div>
    </>
  );
}

function Values({ facet, view }: { readonly facet: FacetView; readonly view: SearchView }) {
  return facet.kind === "list" ? <FacetValues facet={facet} /> : <RangeForm facet={facet} path={view.path} />;
}

/** Two panes: the filters' names at the left, the values of the open one beside them. */
function AllFilters({ view }: { readonly view: SearchView }) {
  return (
    <FilterSheet view={view} head="bg-ink text-on-ink" className="md:ml-0 md:max-w-120">
      <div className="shrink-0 border-b border-line px-5 py-3">
        <SearchBox view={view} />
      </div>
      <div className="relative min-h-0 grow">
        <div className="h-full w-33 overflow-y-auto bg-surface-3">
          {view.facets.map((facet, at) => (
            <details key={facet.attribute} name="filter-pane" open={at === 0} className="group/pane">
              <summary className="flex min-h-12.5 items-center justify-between gap-1 border-b border-line px-4 text-sm font-strong group-open/pane:border-l-4 group-open/pane:border-l-brand group-open/pane:bg-surface group-open/pane:pl-3">
                {facet.heading}
                {facet.summary ? (
                  <span className="grid size-5 shrink-0 place-items-center rounded-s bg-ink text-on-ink">
                    <Icon name="check" size={14} label="in use" />
                  </span>
                ) : null}
              </summary>
              <div className="absolute inset-y-0 right-0 left-33 overflow-y-auto bg-surface px-4 py-3">
                <Values facet={facet} view={view} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </FilterSheet>
  );
}
