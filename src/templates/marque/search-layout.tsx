import { ESTIMATES_ON_ASK, EstimateNotice, EstimateSwitch } from "../../features/estimate/components/estimate.tsx";
import { Chips } from "../../features/search/components/chips.tsx";
import { FilterSheet } from "../../features/search/components/filters/filter-sheet.tsx";
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
import { SortSelect } from "../../features/search/components/search-controls.tsx";
import type { SearchView } from "../../features/search/view/search-view.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { NO_RESULTS } from "../base/no-results.ts";
import { CarCard, PromoCard } from "./car-card.tsx";
import { NarrowBar } from "./narrow-bar.tsx";

/** Filters that are open at first: those that shoppers of a single make use first. */
const OPEN_FILTERS = 3;

/**
 * The heading above everything, a narrow column of filters, and cars three in a row; on smaller screens a sticky bar.
 */
export function SearchPage({ view }: { readonly view: SearchView }) {
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[
          { label: "Home", href: "/" },
          { label: "Search", href: "/search" },
          { label: view.heading, href: null },
        ]}
      />
      <h1 tabIndex={-1} className="display-type pt-1 pb-5 text-2xl wrap-anywhere outline-none lg:pb-6">
        {view.title}
      </h1>
      <CountAnnouncement view={view} />
      <NarrowBar view={view} />
      <div className="items-start lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-8 xl:grid-cols-[264px_minmax(0,1fr)] xl:gap-12">
        <aside aria-label="Filters">
          <FilterSheet
            view={view}
            sheetOnly="lg:hidden"
            foot="lg:px-0"
            head="min-h-15 border-b border-line"
            className="lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible"
          >
            <div className="grow overflow-y-auto px-5 pt-3 pb-6 lg:overflow-visible lg:p-0">
              <SearchBox view={view} className="search-grows mb-3" />
              <FoldedPlace view={view} className="open:pb-4" summaryClassName="min-h-13" />
              {view.facets.map((facet, at) => (
                <FoldedFilter
                  key={facet.attribute}
                  facet={facet}
                  path={view.path}
                  open={at < OPEN_FILTERS}
                  className="open:pb-4"
                  summaryClassName="min-h-13"
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
      <div className="mb-5 flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 max-lg:mb-1 max-lg:min-h-0 lg:flex-nowrap lg:items-start">
        <Chips view={view} chip="marque-chip" className="max-md:-mx-gutter max-md:max-w-[100vw] max-md:px-gutter" />
        <div className="ml-auto hidden shrink-0 items-center gap-4 lg:flex">
          <p className="figures text-sm text-muted">
            <Count view={view} />
          </p>
          {view.noResults ? null : <SortSelect view={view} />}
        </div>
      </div>
      <QueryNotes view={view} className="mb-5" />
      {view.financeNotice ? (
        <div className="mb-6 max-md:mb-3">
          <EstimateSwitch />
          <EstimateNotice notice={view.financeNotice} className="max-w-[104ch]" />
        </div>
      ) : null}
      <SearchFailed className="mb-6 border-l-3" />
      <NoResultsCard view={view} {...NO_RESULTS} className="border-y border-line" />
      {view.items.length > 0 ? (
        <>
          <h2 className="sr-only">Results</h2>
          <ResultGrid view={view} busy={busy} Card={CarCard} Promo={PromoCard} className="gap-x-gap gap-y-10" />
        </>
      ) : null}
      <ResultPages view={view} className="mt-14" />
    </div>
  );
}
