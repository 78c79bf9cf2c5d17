import type { ComponentType } from "react";
import { useNavigation } from "react-router";
import { buttonClass } from "../../../ui/button-style.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import type { CarCardView } from "../../stock/card.ts";
import type { PromoView, SearchView } from "../search-view.ts";

/** Cards of the first row: their pictures are fetched first. */
const FIRST_ROW = 3;

export interface CardProps {
  readonly card: CarCardView;
  /** The picture lies in the first screen. */
  readonly priority?: boolean;
}

interface ResultGridProps {
  readonly view: SearchView;
  readonly Card: ComponentType<CardProps>;
  readonly Promo: ComponentType<{ readonly promo: PromoView }>;
  readonly className: string;
  /** Class names of a cell: how many rows of the grid a card takes, so that its parts line up with its neighbours'. */
  readonly cell: string;
}

/** The cards and what stands among them. While the next results load, these stay, their pictures dimmed (SRCH-028). */
export function ResultGrid({ view, Card, Promo, className, cell }: ResultGridProps) {
  const loading = useNavigation().state === "loading";
  return (
    <ul
      aria-busy={loading}
      aria-label="Search results"
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]",
        "[&_img]:transition-opacity aria-busy:[&_img]:opacity-40",
        className,
      )}
    >
      {view.items.map((item, at) =>
        item.kind === "car" ? (
          <li key={`car ${item.card.id}`} className={cell}>
            <Card card={item.card} priority={at < FIRST_ROW} />
          </li>
        ) : (
          <li key={`promo ${item.promo.url} ${item.promo.heading}`} className={cell}>
            <Promo promo={item.promo} />
          </li>
        ),
      )}
    </ul>
  );
}

/** Says the count to those who cannot see it change. */
export function CountAnnouncement({ view }: { readonly view: SearchView }) {
  return (
    <p role="status" className="sr-only">
      {view.countText}
    </p>
  );
}

export function ResultPages({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  return (
    <div className={className}>
      <Pagination label="Search results" {...view.pagination} />
    </div>
  );
}

/** Keeps the grid's place, says why it is empty and offers the ways out (SRCH-018..023). */
export function NoResultsCard({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  const { noResults } = view;
  if (!noResults) return null;
  return (
    <section className={classNames("grid justify-items-center gap-3 px-6 py-16 text-center", className)}>
      <Icon name="car" size={72} className="text-n-400" />
      <h2 className="text-xl">{noResults.title}</h2>
      <p className="max-w-[46ch] text-muted">{noResults.text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <LinkButton href={view.clearHref}>Clear Filters</LinkButton>
        {noResults.findSimilarHref ? (
          <LinkButton href={noResults.findSimilarHref} kind="outline">
            Find Me Something Similar
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}

/** The stock cannot be asked just now: said as it is, never as "no results". */
export function SearchOutage({ here }: { readonly here: string }) {
  return (
    <section className="wrap grid min-h-[56vh] place-content-center justify-items-start gap-4 py-section">
      <Icon name="refresh" size={40} className="text-brand-text" />
      <h1 className="display-type text-2xl">We can’t reach our stock just now</h1>
      <p className="max-w-[52ch] text-md text-muted">
        Your search is fine and nothing is lost: the list of cars did not answer. Please try again in a moment, or call
        us and we will look for you.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <a href={here} className={buttonClass({})}>
          Try again
        </a>
        <LinkButton href="/" kind="outline">
          Home
        </LinkButton>
      </div>
    </section>
  );
}
