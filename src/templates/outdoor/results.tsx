import { ESTIMATES_ON_ASK, EstimateNotice, EstimateSwitch } from "../../features/estimate/components/estimate.tsx";
import { activeCount, Chips } from "../../features/search/components/chips.tsx";
import { FILTER_SHEET } from "../../features/search/components/filters/filter-sheet.tsx";
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
import { SORT_IN_ROW, SortSelect } from "../../features/search/components/search-controls.tsx";
import type { SearchView } from "../../features/search/view/search-view.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NO_RESULTS } from "../base/no-results.ts";
import { CarCard, PromoCard } from "./car-card.tsx";

/** The heading, what is searched for, and the vehicles. */
export function Results({ view }: { readonly view: SearchView }) {
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
        <h1 tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4 wrap-anywhere outline-none">
          <span className="display-type text-2xl">{view.title}</span>
          <span className="font-body text-md font-normal tracking-normal text-muted">
            <Count view={view} />
          </span>
        </h1>
        <CountAnnouncement view={view} />
        <div className="flex gap-2.5 max-md:w-full max-md:flex-wrap">
          <Button kind="outline" size="small" popoverTarget={FILTER_SHEET} className="bg-surface max-md:grow lg:hidden">
            <Icon name="filter" />
            Filters{activeCount(view) > 0 ? ` (${activeCount(view)})` : ""}
          </Button>
          {view.noResults ? null : <SortSelect view={view} className={SORT_IN_ROW} />}
        </div>
      </div>
      <Chips
        view={view}
        chip="rounded-disc bg-brand-100 text-brand-text hover:bg-brand-200"
        className="mb-4 max-md:-mx-gutter max-md:px-gutter"
      />
      <QueryNotes view={view} className="mb-4" />
      {view.financeNotice ? (
        <div className="mb-5">
          <EstimateSwitch />
          <EstimateNotice notice={view.financeNotice} className="max-w-[110ch]" />
        </div>
      ) : null}
      <SearchFailed className="mb-6 rounded-m" />
      <NoResultsCard view={view} {...NO_RESULTS} className="rounded-m border border-line bg-surface" />
      {view.items.length > 0 ? (
        <>
          <h2 className="sr-only">Results</h2>
          <ResultGrid view={view} busy={busy} Card={CarCard} Promo={PromoCard} className="gap-gap" />
        </>
      ) : null}
      <ResultPages view={view} className="mt-12" />
    </div>
  );
}
