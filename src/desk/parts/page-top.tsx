import type { ReactNode } from "react";
import { Link, type To } from "react-router";

interface PageTopProps {
  readonly heading: ReactNode;
  /** The heading's id, which labels its section. */
  readonly id?: string;
  /** The page that leads to this one. */
  readonly back?: { readonly to: To; readonly words: string };
}

/** The heading of a page, and the link back. */
export const PageTop = ({ heading, id, back }: PageTopProps) => (
  <div className="top">
    <h1 id={id}>{heading}</h1>
    {back ? (
      <Link to={back.to} className="button">
        {back.words}
      </Link>
    ) : null}
  </div>
);
