import { TEXT_LINK } from "../../../ui/button-style.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import type { FacetItem, FacetList } from "../schema.ts";

/** A facet's values as links, each with its count; the first few, the others behind "Show all …" (SRCH-024, SRCH-066..068). */
export function FacetValues({ facet }: { readonly facet: FacetList }) {
  const rest = facet.items.slice(facet.visible);
  return (
    <>
      <Values items={facet.items.slice(0, facet.visible)} />
      {rest.length > 0 ? (
        <details open={rest.some((item) => item.selected)} className="group/all">
          <summary className={classNames(TEXT_LINK, "group-open/all:hidden")}>{facet.showAllText}</summary>
          <Values items={rest} />
        </details>
      ) : null}
    </>
  );
}

function Values({ items }: { readonly items: readonly FacetItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.value}>
          <Link
            href={item.href}
            rel="nofollow"
            aria-current={item.selected ? "true" : undefined}
            className="filter-value"
          >
            {/* Looks like a checkbox; the link around it says that it is chosen. */}
            <span className="filter-tick">{item.selected ? <Icon name="check" size={16} /> : null}</span>
            <span className="break-words">{item.label}</span>
            <span className="figures font-normal text-muted">{item.count.toLocaleString("en-AU")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
