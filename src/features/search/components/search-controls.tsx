import { Form, useNavigate } from "react-router";
import { TEXT_LINK } from "../../../ui/button-style.ts";
import { classNames } from "../../../ui/class-names.ts";
import { INPUT } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import type { SearchView } from "../search-view.ts";
import { Carried } from "./facet-range.tsx";

/** Free text within this search (SRCH-002). */
export function SearchBox({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  return (
    <Form method="get" action={view.path} role="search" className={classNames("relative", className)}>
      <Carried fields={view.carried.query} />
      <Icon name="search" className="pointer-events-none absolute top-3.5 left-4 text-muted" />
      <input
        key={view.query}
        type="search"
        name="q"
        defaultValue={view.query}
        aria-label="Search this stock"
        placeholder="Make, model or keyword"
        enterKeyHint="search"
        className={`${INPUT} pl-11.5`}
      />
    </Form>
  );
}

/** The order of the results: changes at once, or with its own button where JavaScript is off. */
export function SortSelect({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  const navigate = useNavigate();
  const selected = view.sorts.find((sort) => sort.selected)?.key;
  return (
    <Form method="get" action={view.path} className={classNames("flex gap-2", className)}>
      <Carried fields={view.carried.sort} />
      <label className="relative block">
        <span className="sr-only">Sort by</span>
        <Icon name="sort" size={18} className="pointer-events-none absolute top-3.25 left-4" />
        <select
          key={selected}
          name="sort"
          defaultValue={selected}
          onChange={(event) => {
            const sort = view.sorts.find(({ key }) => key === event.currentTarget.value);
            if (sort) navigate(sort.href);
          }}
          className="min-h-hit max-w-full appearance-none [field-sizing:content] rounded-control border-[1.5px] border-line-strong bg-surface pr-10 pl-10.5 text-sm font-strong hover:border-ink"
        >
          {view.sorts.map((sort) => (
            <option key={sort.key} value={sort.key}>
              {sort.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} className="pointer-events-none absolute top-3.25 right-3.5" />
      </label>
      <noscript>
        <button type="submit" className="min-h-hit rounded-control border-[1.5px] border-line-strong px-4 text-sm">
          Sort
        </button>
      </noscript>
    </Form>
  );
}

interface ChipsProps {
  readonly view: SearchView;
  readonly chip: string;
  readonly className?: string;
}

/** What is filtered by, each removable, and Clear all. On phones one row that scrolls. */
export function Chips({ view, chip, className }: ChipsProps) {
  if (view.chips.length === 0) return null;
  return (
    <ul
      aria-label="Active filters"
      className={classNames("flex gap-2 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap", className)}
    >
      {view.chips.map((active) => (
        <li key={`${active.label} ${active.href}`} className="shrink-0">
          <Link
            href={active.href}
            rel="nofollow"
            className={classNames(
              "inline-flex min-h-hit items-center gap-1.5 pr-2.5 pl-4 text-sm font-strong whitespace-nowrap transition-colors",
              chip,
            )}
          >
            <span className="sr-only">Remove filter: </span>
            {active.label}
            <Icon name="x" size={18} />
          </Link>
        </li>
      ))}
      {view.filtered ? (
        <li className="shrink-0">
          <Link
            href={view.clearHref}
            rel="nofollow"
            className={classNames(TEXT_LINK, "px-3 text-sm whitespace-nowrap")}
          >
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
