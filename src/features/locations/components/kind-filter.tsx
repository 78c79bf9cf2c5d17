import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import { KIND_LABELS, type PlaceKind } from "../kinds.ts";

interface KindFilterProps {
  /** Path of the page of all locations. */
  readonly path: string;
  /** Kinds of location that the dealer has. */
  readonly kinds: readonly PlaceKind[];
  readonly chosen: PlaceKind | null;
}

/** All locations, or those of one kind: links, so that it works before and without JavaScript. */
export function KindFilter({ path, kinds, chosen }: KindFilterProps) {
  if (kinds.length < 2) return null;
  const choices = [null, ...(["sales", "service", "parts"] as const).filter((kind) => kinds.includes(kind))];
  return (
    <nav aria-label="Kind of location">
      <ul className="inline-flex max-w-full flex-wrap gap-1 rounded-m bg-surface-3 p-1 max-sm:flex">
        {choices.map((kind) => (
          <li key={kind ?? "all"} className="grow">
            <Link
              href={kind ? `${path}?type=${kind}` : path}
              aria-current={kind === chosen ? "true" : undefined}
              className={classNames(
                "grid min-h-hit place-items-center rounded-s px-4 text-sm sm:px-5",
                kind === chosen ? "bg-surface font-strong shadow-1" : "text-muted hover:text-ink",
              )}
            >
              {kind ? KIND_LABELS[kind] : "All"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
