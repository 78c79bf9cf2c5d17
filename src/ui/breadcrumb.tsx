import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

export interface Crumb {
  readonly label: string;
  /** Null for the page itself. */
  readonly href: string | null;
}

/** The path to this page, with the page itself last. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="rail text-sm text-muted">
      <ol className="flex min-h-14 items-center gap-1.5 whitespace-nowrap">
        {crumbs.map((crumb, at) => (
          <li key={`${crumb.href ?? "here"} ${crumb.label}`} className="flex items-center gap-1.5">
            {at > 0 ? <Icon name="chevron-right" size={14} className="opacity-50" /> : null}
            {crumb.href ? (
              <Link href={crumb.href} className="inline-flex min-h-hit items-center hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
