import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { withOrder } from "../answer/filters/typed-choices.ts";
import type { SearchView } from "../view/search-view.ts";
import { Carried } from "./filters/facet-range.tsx";
import { useRefine } from "./refining.tsx";

/** In a row of controls on a phone, fills the remaining width, or a row of its own if that is too narrow. */
export const SORT_IN_ROW = "max-md:grow max-md:basis-36";

/** The order of the results: a change applies at once, or by a button without JavaScript. */
export function SortSelect({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  const refine = useRefine();
  const { order: current } = view;
  const [order, setOrder] = useState({ given: current, shown: current });
  if (order.given !== current) setOrder({ given: current, shown: current });
  return (
    <form method="get" action={view.path} className={classNames("flex min-w-0 flex-wrap gap-2", className)}>
      <Carried fields={view.carried.sort} />
      <label className="relative block min-w-0 max-md:grow">
        <span className="sr-only">Sort by</span>
        <Icon name="sort" size={18} className="pointer-events-none absolute top-3.25 left-4 max-[24rem]:hidden" />
        <select
          name="sort"
          value={order.shown}
          onChange={(event) => {
            const sort = view.sorts.find(({ key }) => key === event.currentTarget.value);
            if (!sort) return;
            setOrder({ given: current, shown: sort.key });
            refine((state, reading) => withOrder(state, reading, sort.key));
          }}
          className="min-h-hit max-w-full truncate appearance-none [field-sizing:content] rounded-control border-[1.5px] border-line-strong bg-surface pr-10 pl-10.5 text-sm font-strong hover:border-ink max-md:w-full max-[24rem]:pr-8 max-[24rem]:pl-3"
        >
          {view.sorts.map((sort) => (
            <option key={sort.key} value={sort.key}>
              {sort.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={18}
          className="pointer-events-none absolute top-3.25 right-3.5 max-[24rem]:right-2.5"
        />
      </label>
      <button
        type="submit"
        className="min-h-hit rounded-control border-[1.5px] border-line-strong px-4 text-sm not-noscript:hidden"
      >
        Sort
      </button>
    </form>
  );
}
