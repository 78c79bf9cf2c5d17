import { ESTIMATES_ON_ASK, EstimateNotice, EstimateSwitch } from "../../features/estimate/components/estimate.tsx";
import { activeCount, Chips } from "../../features/search/components/chips.tsx";
import { FILTER_SHEET, FilterSheet } from "../../features/search/components/filters/filter-sheet.tsx";
import { FoldedFilter } from "../../features/search/components/filters/folded-filter.tsx";
import { FoldedPlace } from "../../features/search/components/filters/place-filter.tsx";
import { QueryNotes } from "../../features/search/components/query-notes.tsx";
import { useSearchStatus } from "../../features/search/components/refining.tsx";
import { ResultGrid } from "../../features/search/components/result-grid.tsx";
import {
  Count,
  CountAnnouncement,
  NoResultsCard,
  ResultPages,
  SearchFailed,
} from "../../features/search/components/results.tsx";
import { SearchBox } from "../../features/search/components/search-box.tsx";
import { SORT_IN_ROW, SortSelect } from "../../features/search/components/search-controls.tsx";
import type { SearchView } from "../../features/search/view/search-view.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CarCard, PromoCard } from "./car-card.tsx";
import { NO_RESULTS } from "./no-results.ts";

/** Filters that are open at first; the shopper opens the others. */
const OPEN_FILTERS = 6;

/** Filters in a column at the left, results beside it; on phones and tablets the filters are a sheet. */
export function SearchPage({ view }: { readonly view: SearchView }) {
  return (
    <div className="wrap pb-section">
      <Breadcrumb
        crumbs={[
          { label: "Home", href: "/" },
          { label: "Search", href: "/search" },
          { label: view.heading, href: null },
        ]}
      />
      <div className="items-start lg:grid lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-10 xl:gap-14">
        <aside aria-label="Filters">
          <FilterSheet
            view={view}
            sheetOnly="lg:hidden"
            foot="lg:px-0"
            head="border-b border-line min-h-15"
            className="lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible"
          >
            <div className="grow overflow-y-auto px-5 pt-3 pb-6 lg:overflow-visible lg:p-0">
              <SearchBox view={view} className="search-grows mb-2" />
              <FoldedPlace view={view} className="py-2 open:pb-5" />
              {view.facets.map((facet, at) => (
                <FoldedFilter
                  key={facet.attribute}
                  facet={facet}
                  path={view.path}
                  open={at < OPEN_FILTERS}
                  className="py-2 open:pb-5"
                />
              ))}
            </div>
          </FilterSheet>
        </aside>
        <Results view={view} />
      </div>
    </div>
  );
}

function Results({ view }: { readonly view: SearchView }) {
  const busy = useSearchStatus().status !== "shown";
  return (
    <div className={`min-w-0 ${ESTIMATES_ON_ASK}`}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 tabIndex={-1} className="wrap-anywhere outline-none">
          <span className="display-type block text-2xl">{view.title}</span>
          <span className="mt-1.5 block font-body text-base font-strong tracking-normal">
            <Count view={view} />
          </span>
        </h1>
        <CountAnnouncement view={view} />
        <div className="flex gap-2.5 max-md:w-full max-md:flex-wrap">
          <Button
            kind="outline"
            size="small"
            popoverTarget={FILTER_SHEET}
            className={view.noResults ? "max-md:grow lg:hidden" : "lg:hidden"}
          >
            <Icon name="filter" />
            Filters{activeCount(view) > 0 ? ` (${activeCount(view)})` : ""}
          </Button>
          {view.noResults ? null : <SortSelect view={view} className={SORT_IN_ROW} />}
        </div>
      </div>
      <Chips
        view={view}
        chip="rounded-control bg-brand-100 text-brand-text hover:bg-brand-200"
        className="mb-4 max-md:-mx-gutter max-md:px-gutter"
      />
      <QueryNotes view={view} className="mb-5" />
      {view.financeNotice ? (
        <div className="mb-8 max-md:mb-5">
          <EstimateSwitch />
          <EstimateNotice notice={view.financeNotice} className="rounded-s bg-surface-2 px-4.5 py-3.5" />
        </div>
      ) : null}
      <SearchFailed className="mb-6 rounded-m" />
      <NoResultsCard
        view={view}
        {...NO_RESULTS}
        className="rounded-l border-[1.5px] border-dashed border-line-strong"
      />
      {view.items.length > 0 ? (
        <>
          <h2 className="sr-only">Results</h2>
          <ResultGrid view={view} busy={busy} Card={CarCard} Promo={PromoCard} className="gap-x-gap gap-y-12" />
        </>
      ) : null}
      <ResultPages view={view} className="mt-14" />
    </div>
  );
}
