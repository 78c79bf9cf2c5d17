import { activeCount } from "../../features/search/components/chips.tsx";
import { FILTER_SHEET } from "../../features/search/components/filters/filter-sheet.tsx";
import { Count } from "../../features/search/components/results.tsx";
import { SORT_IN_ROW, SortSelect } from "../../features/search/components/search-controls.tsx";
import type { SearchView } from "../../features/search/view/search-view.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** For screens without space for the column: the button for filters, the count and the order in one sticky row. */
export function NarrowBar({ view }: { readonly view: SearchView }) {
  return (
    <div className="marque-narrow-bar lg:hidden">
      <Button kind="ink" size="small" popoverTarget={FILTER_SHEET}>
        <Icon name="filter" />
        Filters{activeCount(view) > 0 ? ` (${activeCount(view)})` : ""}
      </Button>
      <p className="figures text-sm text-muted max-sm:sr-only">
        <Count view={view} />
      </p>
      {view.noResults ? null : <SortSelect view={view} className={`ml-auto ${SORT_IN_ROW}`} />}
    </div>
  );
}
