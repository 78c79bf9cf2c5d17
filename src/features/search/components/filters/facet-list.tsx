import { memo, useState } from "react";
import { formatNumber } from "../../../../lib/words/format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { TEXT_LINK } from "../../../../ui/controls/button-style.ts";
import { INPUT } from "../../../../ui/controls/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { CachedPart } from "../../../../ui/rendering/cached-part.tsx";
import type { FacetItem, ListView } from "../../view/parts.ts";
import { useChoose } from "../refining.tsx";

/** A list longer than this can be searched. */
const LONG_LIST = 12;

/**
 * A facet's values as links, each with its count; the first few, the others behind "Show all …" (SRCH-024,
 * SRCH-066..068).
 */
export const FacetValues = memo(function FacetValues({ facet }: { readonly facet: ListView }) {
  return (
    <CachedPart name="values of a filter" madeOf={facet}>
      <Searched facet={facet} />
    </CachedPart>
  );
});

function Searched({ facet }: { readonly facet: ListView }) {
  const [typed, setTyped] = useState("");
  const text = typed.trim().toLowerCase();
  const found = facet.items.filter(({ label }) => label.toLowerCase().includes(text));
  return (
    <>
      {facet.items.length > LONG_LIST ? (
        <label className="relative my-1.5 block noscript:hidden">
          <span className="sr-only">Search {facet.plural}</span>
          <Icon name="search" size={18} className="pointer-events-none absolute top-3.25 left-3.5 text-muted" />
          <input
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={`Search ${facet.plural}`}
            className={classNames(INPUT, "min-h-hit pl-10 text-sm")}
          />
        </label>
      ) : null}
      {text === "" ? <InTwo facet={facet} /> : <Values facet={facet} items={found} />}
      {found.length === 0 ? <p className="py-2 text-sm text-muted">None of the {facet.plural} is called so.</p> : null}
    </>
  );
}

function InTwo({ facet }: { readonly facet: ListView }) {
  const rest = facet.items.slice(facet.visible);
  // Keeps the initial state, so that choosing a value never folds the list while the shopper is using it.
  const [open] = useState(() => rest.some((item) => item.selected));
  return (
    <>
      <Values facet={facet} items={facet.items.slice(0, facet.visible)} />
      {rest.length > 0 ? (
        <details open={open} className="group/all">
          <summary className={classNames(TEXT_LINK, "group-open/all:hidden")}>Show all {facet.plural}</summary>
          <Values facet={facet} items={rest} />
        </details>
      ) : null}
    </>
  );
}

/**
 * Links that look like checkboxes (`filter-values`) and announce whether they are chosen. A value that no car has any
 * more is not a link.
 */
function Values({ facet, items }: { readonly facet: ListView; readonly items: readonly FacetItem[] }) {
  const choose = useChoose();
  return (
    <ul className="filter-values" data-list={facet.attribute}>
      {items.map((item) => (
        <li key={item.value}>
          {item.count === 0 && !item.selected ? (
            <span>
              {`${item.label} `}
              <span>0</span>
            </span>
          ) : (
            <a
              href={item.href}
              rel="nofollow"
              aria-current={item.selected ? "true" : undefined}
              onClick={(event) => choose(event, facet.attribute, item.value)}
            >
              {`${item.label} `}
              <span>{formatNumber(item.count)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
