import { classNames } from "../../../ui/class-names.ts";
import { TEXT_LINK } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Chip } from "../view/parts.ts";
import type { SearchView } from "../view/search-view.ts";
import { useFollow } from "./refining.tsx";

interface ChipsProps {
  readonly view: SearchView;
  readonly chip: string;
  readonly className?: string;
}

/**
 * The conditions of the search, each removable, and "Clear all": typed choices above their words, then chosen filters.
 * On phones they are one row that scrolls.
 */
export function Chips({ view, chip, className }: ChipsProps) {
  const follow = useFollow();
  if (view.chips.length === 0) return null;
  const isTall = view.chips.some(({ words }) => words !== undefined);
  return (
    <ul
      aria-label="Active filters"
      data-list="chips"
      className={classNames("flex gap-2 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap", className)}
    >
      {view.chips.map((active) => (
        <li key={`${active.label} ${active.href}`} className="shrink-0">
          <a
            href={active.href}
            rel="nofollow"
            onClick={follow}
            title={active.struck}
            aria-label={active.words === undefined ? `Remove filter: ${active.label}` : undefined}
            className={classNames(
              "inline-flex items-center pr-2.5 pl-4 text-sm font-strong whitespace-nowrap transition-colors",
              isTall ? "choice" : "min-h-hit gap-1.5",
              chip,
              active.struck !== undefined && "choice-out",
            )}
          >
            <ChipWords chip={active} />
            <Icon name={active.struck === undefined ? "x" : "plus"} size={18} />
          </a>
        </li>
      ))}
      {view.filtered ? (
        <li className="shrink-0">
          <a
            href={view.clearHref}
            rel="nofollow"
            onClick={follow}
            className={classNames(TEXT_LINK, "px-3 text-sm whitespace-nowrap", isTall && "min-h-13")}
          >
            Clear all
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** Number of choices and filters in effect, without those struck out. */
export const activeCount = ({ chips }: Pick<SearchView, "chips">): number =>
  chips.filter(({ struck }) => struck === undefined).length;

/** A typed choice above its words, or a chosen filter on one line. */
function ChipWords({ chip: { label, words, struck } }: { readonly chip: Chip }) {
  if (words === undefined) return label;
  return (
    <span className="grid">
      <b>
        <span className="sr-only">{struck === undefined ? "Remove " : "Search after all: "}</span>
        {label}
      </b>
      <span className="sr-only">, read from </span>
      <q>{words}</q>
    </span>
  );
}
