import { memo, useState } from "react";
import { Accordion } from "../../../../ui/overlays/accordion.tsx";
import type { FacetView } from "../../view/parts.ts";
import { FacetValues } from "./facet-list.tsx";
import { RangeFilter } from "./facet-range.tsx";

interface FoldedFilterProps {
  readonly facet: FacetView;
  readonly path: string;
  /** Whether it is initially open. A filter in use is always open at first. */
  readonly open: boolean;
  readonly className?: string;
  readonly summaryClassName?: string;
}

/** A filter under a heading that the shopper can fold. */
export const FoldedFilter = memo(function FoldedFilter({ facet, path, open, ...look }: FoldedFilterProps) {
  // Keeps the initial state, so that choosing a value never folds the filter while the shopper is using it.
  const [first] = useState(open || facet.summary !== null);
  return (
    <Accordion heading={facet.heading} open={first} {...look}>
      {facet.kind === "list" ? <FacetValues facet={facet} /> : <RangeFilter facet={facet} path={path} />}
    </Accordion>
  );
});
