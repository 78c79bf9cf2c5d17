import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";

interface PaginationProps {
  /** Name of the list for assistive technology: `Search results`. */
  readonly label: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly links: readonly { readonly page: number; readonly href: string; readonly current: boolean }[];
}

const CELL =
  "figures grid min-h-hit min-w-hit place-items-center rounded-control px-2 font-strong hover:bg-surface-3 " +
  "aria-[current=page]:bg-ink aria-[current=page]:text-on-ink";

/** Pages as links, so that each has its address; skipped page numbers show as a gap. */
export function Pagination({ label, previous, next, links }: PaginationProps) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Step href={previous} rel="prev" />
      {links.map((link, at) => (
        <span key={link.page} className="contents">
          {at > 0 && link.page - (links[at - 1]?.page ?? link.page) > 1 ? <span aria-hidden>…</span> : null}
          <Link
            href={link.href}
            className={CELL}
            aria-label={`Page ${link.page}`}
            aria-current={link.current ? "page" : undefined}
          >
            {link.page}
          </Link>
        </span>
      ))}
      <Step href={next} rel="next" />
    </nav>
  );
}

function Step({ href, rel }: { readonly href: string | null; readonly rel: "prev" | "next" }) {
  if (!href) return null;
  const back = rel === "prev";
  return (
    <Link
      href={href}
      rel={rel}
      className={`${CELL} grid-flow-col gap-1.5 px-3`}
      aria-label={back ? "Previous page" : "Next page"}
    >
      {back ? <Icon name="chevron-left" size={18} /> : null}
      <span className="max-sm:sr-only">{back ? "Previous" : "Next"}</span>
      {back ? null : <Icon name="chevron-right" size={18} />}
    </Link>
  );
}
