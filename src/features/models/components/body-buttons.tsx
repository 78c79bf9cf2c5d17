import { buttonRows } from "../range.ts";

interface BodyButtonsProps {
  readonly categories: readonly { readonly body: string; readonly count: number }[];
  /** The chosen body; null for All. */
  readonly chosen: string | null;
  /** Chooses in place; without it (and without JavaScript) a button links to the range page. */
  readonly onChoose?: (body: string | null) => void;
  readonly href: string;
  /** Buttons in the first row (MODEL-030). */
  readonly firstRow: number;
  readonly rowClassName: string;
  readonly itemClassName: string;
  readonly counts?: boolean;
}

/**
 * Body categories above the range (MODEL-020), preceded by All: links to the range page that, with JavaScript, choose
 * in place. They are in rows, which on phones form one scrolling strip.
 */
export function BodyButtons(props: BodyButtonsProps) {
  const { categories, chosen, onChoose, href, firstRow, rowClassName, itemClassName, counts = false } = props;
  const rows = buttonRows<{ readonly body: string | null; readonly count: number | null }>(
    [{ body: null, count: null }, ...categories],
    firstRow,
  );
  return (
    <div className="rail max-w-full max-md:-mx-gutter max-md:scroll-px-gutter max-md:gap-2 max-md:px-gutter md:grid md:gap-2">
      {rows.map((row) => (
        <ul key={row[0]?.body ?? "all"} aria-label="Body" className={`flex gap-2 max-md:shrink-0 ${rowClassName}`}>
          {row.map(({ body, count }) => (
            <li key={body ?? "all"} className="shrink-0 snap-start">
              <a
                href={body === null ? href : `${href}?${new URLSearchParams({ body })}`}
                aria-current={body === chosen}
                className={itemClassName}
                onClick={(event) => {
                  if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onChoose(body);
                }}
              >
                {body ?? "All"}
                {counts && count !== null ? <span className="figures text-xs opacity-70">{count}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** A round-ended button of a body. */
export const BODY_PILL =
  "inline-flex min-h-hit items-center gap-2 rounded-control border-[1.5px] border-line px-4.5 text-sm font-medium " +
  "whitespace-nowrap hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink " +
  "aria-[current=true]:text-on-ink";
