import { memo, useState } from "react";
import { Accordion } from "../../../ui/overlays/accordion.tsx";
import type { FacetView } from "../search-view.ts";
import { FacetValues } from "./facet-list.tsx";
import { RangeFilter } from "./facet-range.tsx";

interface FoldedFilterProps {
  readonly facet: FacetView;
  readonly path: string;
  /** Open at first; one that is in use is open in any case. */
  readonly open: boolean;
  readonly className?: string;
  readonly summaryClassName?: string;
}

/** A filter under its heading, opened and folded by the shopper. */
export const FoldedFilter = memo(function FoldedFilter({ facet, path, open, ...look }: FoldedFilterProps) {
  // As it was first drawn: a choice made or taken back does not fold the filter under the shopper's hand.
  const [first] = useState(open || facet.summary !== null);
  return (
    <Accordion heading={facet.heading} open={first} {...look}>
      {facet.kind === "list" ? <FacetValues facet={facet} /> : <RangeFilter facet={facet} path={path} />}
    </Accordion>
  );
});
