import { ESTIMATES_ON_ASK, EstimateNotice, EstimateSwitch } from "../../features/estimate/components/estimate.tsx";
import { FILTER_SHEET, FilterSheet } from "../../features/search/components/filter-sheet.tsx";
import { FoldedFilter } from "../../features/search/components/folded-filter.tsx";
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
import { Chips, SortSelect } from "../../features/search/components/search-controls.tsx";
import type { SearchView } from "../../features/search/search-view.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CARD_CELL, CarCard, PromoCard } from "./car-card.tsx";

/** Filters that are open at first; the shopper opens the others. */
const OPEN_FILTERS = 4;

/** Filters as a framed card on the left, framed vehicles beside it; on phones and tablets the filters are a sheet. */
export function SearchPage({ view }: { readonly view: SearchView }) {
  return (
    <div className="wrap pb-section">
      <div className="items-start lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-6 lg:pt-6 xl:grid-cols-[288px_minmax(0,1fr)]">
        <aside aria-label="Filters">
          <FilterSheet
            view={view}
            sheetOnly="lg:hidden"
            foot="lg:px-4.5"
            head="border-b border-line min-h-15"
            className="lg:static lg:block lg:h-auto lg:w-auto lg:overflow-clip lg:rounded-m lg:border lg:border-line"
          >
            <div className="grow overflow-y-auto px-5 pt-3 pb-6 lg:overflow-visible lg:px-4.5 lg:pt-4.5 lg:pb-0">
              <SearchBox view={view} className="mb-2 lg:[&_input]:pr-1 lg:[&_input]:text-[0.9375rem]" />
              {view.facets.map((facet, at) => (
                <FoldedFilter
                  key={facet.attribute}
                  facet={facet}
                  path={view.path}
                  open={at < OPEN_FILTERS}
                  className="py-1 last:border-b-0 open:pb-4 lg:-mx-4.5 lg:px-4.5"
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
      <Breadcrumb
        crumbs={[
          { label: "Home", href: "/" },
          { label: "Stock", href: "/search" },
          { label: view.heading, href: null },
        ]}
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4 outline-none">
          <span className="display-type text-2xl">{view.heading}</span>
          <span className="font-body text-md font-normal tracking-normal text-muted">
            <Count view={view} />
          </span>
        </h1>
        <CountAnnouncement view={view} />
        <div className="flex gap-2.5 max-md:w-full">
          <Button kind="outline" size="small" popoverTarget={FILTER_SHEET} className="bg-surface max-md:grow lg:hidden">
            <Icon name="filter" />
            Filters{view.chips.length > 0 ? ` (${view.chips.length})` : ""}
          </Button>
          <SortSelect view={view} />
        </div>
      </div>
      <Chips
        view={view}
        chip="rounded-disc bg-brand-100 text-brand-text hover:bg-brand-200"
        className="mb-4 max-md:-mx-gutter max-md:px-gutter"
      />
      {view.financeNotice ? (
        <div className="mb-5">
          <EstimateSwitch />
          <EstimateNotice notice={view.financeNotice} className="max-w-[110ch]" />
        </div>
      ) : null}
      <SearchFailed className="mb-6 rounded-m" />
      <NoResultsCard view={view} className="rounded-m border border-line bg-surface" />
      {view.items.length > 0 ? (
        <>
          <h2 className="sr-only">Results</h2>
          <ResultGrid view={view} busy={busy} Card={CarCard} Promo={PromoCard} className="gap-gap" cell={CARD_CELL} />
        </>
      ) : null}
      <ResultPages view={view} className="mt-12" />
    </div>
  );
}
