import { useState } from "react";
import { ESTIMATES_ON_ASK, EstimateNotice, EstimateSwitch } from "../../features/estimate/components/estimate.tsx";
import { Chips } from "../../features/search/components/chips.tsx";
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
import type { SearchView } from "../../features/search/view/search-view.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { NO_RESULTS } from "../base/no-results.ts";
import { CarCard, PromoCard } from "./car-card.tsx";
import { FilterBar } from "./filter-bar.tsx";

/**
 * A sticky bar of filters, then as many framed cars as fit in a row, or a list with more space for each; the heading is
 * the count.
 */
export function SearchPage({ view }: { readonly view: SearchView }) {
  const [listed, setListed] = useState(false);
  const busy = useSearchStatus().status !== "shown";
  return (
    <>
      <FilterBar view={view}>
        <ViewChoice listed={listed} onChoose={setListed} />
      </FilterBar>
      <div className={`wrap pb-section ${ESTIMATES_ON_ASK}`}>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-5 pb-3.5 max-md:items-center max-md:gap-x-3">
          <div className="min-w-0 max-md:w-full">
            <h1 tabIndex={-1} className="display-type text-2xl wrap-anywhere outline-none">
              <span className="figures">{view.noResults ? view.title : <Count view={view} />}</span>
              <span className="mt-1.5 block text-base font-medium tracking-normal text-muted">
                {view.noResults ? <Count view={view} /> : view.title}
              </span>
            </h1>
            <CountAnnouncement view={view} />
            <Chips
              view={view}
              chip="rounded-control bg-n-100 hover:bg-n-200"
              className="mt-3.5 max-md:-mx-gutter max-md:px-gutter"
            />
          </div>
          <QueryNotes view={view} className="w-full md:order-last" />
          {view.financeNotice ? (
            <div className="max-w-150 max-md:contents">
              <EstimateSwitch />
              <EstimateNotice notice={view.financeNotice} className="max-md:w-full" />
            </div>
          ) : null}
        </div>
        <SearchFailed className="mb-5 rounded-s border-l-4 border-l-negative" />
        <NoResultsCard view={view} {...NO_RESULTS} className="rounded-l bg-surface-3" />
        {view.items.length > 0 ? (
          <>
            <h2 className="sr-only">Results</h2>
            <ResultGrid
              view={view}
              busy={busy}
              Card={CarCard}
              Promo={PromoCard}
              className={classNames("gap-gap", listed && "card-list")}
            />
          </>
        ) : null}
        <ResultPages view={view} className="mt-8" />
      </div>
    </>
  );
}

interface ViewChoiceProps {
  readonly listed: boolean;
  readonly onChoose: (listed: boolean) => void;
}

/** Grid or list. Phones have space for one only, and without JavaScript the grid stays. */
function ViewChoice({ listed, onChoose }: ViewChoiceProps) {
  const ways: readonly [string, IconName, boolean][] = [
    ["Show as a grid", "grid", false],
    ["Show as a list", "list", true],
  ];
  return (
    <div className="flex shrink-0 gap-1 max-md:hidden noscript:hidden">
      {ways.map(([label, icon, list]) => (
        <IconButton
          key={icon}
          aria-label={label}
          aria-pressed={listed === list}
          onClick={() => onChoose(list)}
          className="rounded-control border-[1.5px] border-line-strong aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink"
        >
          <Icon name={icon} />
        </IconButton>
      ))}
    </div>
  );
}
