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
            className={classNames(
              "group/value grid min-h-hit grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-3 text-sm lg:min-h-10",
              item.selected && "font-strong",
            )}
          >
            <Box on={item.selected} />
            <span className="break-words">{item.label}</span>
            <span className="figures font-normal text-muted">{item.count.toLocaleString("en-AU")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Looks like a checkbox; the link around it says that it is chosen. */
function Box({ on }: { readonly on: boolean }) {
  return (
    <span
      className={classNames(
        "grid size-5.5 place-items-center rounded-[6px] border-[1.5px] transition-colors group-hover/value:border-brand-text",
        on ? "border-brand-edge bg-brand text-on-brand" : "border-line-strong",
      )}
    >
      {on ? <Icon name="check" size={16} /> : null}
    </span>
  );
}
