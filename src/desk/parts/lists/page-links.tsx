import { Link } from "react-router";

interface PageLinksProps {
  readonly page: number;
  readonly hasNext: boolean;
  /** The address of another page. */
  readonly to: (page: string) => string;
  /** Labels of the links to the previous and the next page. */
  readonly words: readonly [before: string, next: string];
  /** Says which page this is. */
  readonly says?: string;
}

/** Links to the other pages of a list; renders nothing if there is only one page. */
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
