import { Link } from "react-router";

interface PageLinksProps {
  readonly page: number;
  readonly hasNext: boolean;
  /** The address of another page. */
  readonly to: (page: string) => string;
  /** The words of the ways to the page before and to the next one. */
  readonly words: readonly [before: string, next: string];
  /** Which page this is. */
  readonly says?: string;
}

/** The ways to the other pages of a list; nothing where it has one alone. */
export const PageLinks = ({ page, hasNext, to, words: [before, next], says }: PageLinksProps) =>
  page === 1 && !hasNext ? null : (
    <nav className="buttons" aria-label="Pages">
      {page > 1 ? (
        <Link className="button" to={to(String(page - 1))}>
          {before}
        </Link>
      ) : null}
      {says ? <span className="mid">{says}</span> : null}
      {hasNext ? (
        <Link className="button" to={to(String(page + 1))}>
          {next}
        </Link>
      ) : null}
    </nav>
  );
