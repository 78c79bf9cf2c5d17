import type { ReactNode } from "react";
import { Link, type To } from "react-router";

interface PageTopProps {
  readonly heading: ReactNode;
  /** The heading's id, by which its section is named. */
  readonly id?: string;
  /** The page from which this one is opened. */
  readonly back?: { readonly to: To; readonly words: string };
}

/** The heading of a page, and the way back. */
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
