import { FilterSheet } from "../../features/search/components/filters/filter-sheet.tsx";
import { FoldedFilter } from "../../features/search/components/filters/folded-filter.tsx";
import { FoldedPlace } from "../../features/search/components/filters/place-filter.tsx";
import { SearchBox } from "../../features/search/components/search-box.tsx";
import type { SearchView } from "../../features/search/view/search-view.ts";
import { Results } from "./results.tsx";

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
            foot="lg:rounded-b-m lg:px-4.5"
            head="border-b border-line min-h-15"
            className="lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:rounded-m lg:border lg:border-line"
          >
            <div className="grow overflow-y-auto px-5 pt-3 pb-6 lg:overflow-visible lg:px-4.5 lg:pt-4.5 lg:pb-0">
              <SearchBox view={view} className="search-grows mb-2 lg:[&_input]:pr-1 lg:[&_input]:text-[0.9375rem]" />
              <FoldedPlace view={view} className="py-2 open:pb-5" />
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
