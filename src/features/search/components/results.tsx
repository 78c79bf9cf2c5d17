import { type ComponentType, useEffect, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { buttonClass, TEXT_LINK } from "../../../ui/controls/button-style.ts";
import { Pagination } from "../../../ui/controls/pagination.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import { useWords } from "../../site/components/use-words.tsx";
import { SEARCH_TEXTS } from "../../site/texts/search.ts";
import type { NoResults } from "../view/parts.ts";
import type { SearchView } from "../view/search-view.ts";
import { DidYouMean, NearestRows, type SaveSlot } from "./nearest.tsx";
import { useFollow, useSearchStatus } from "./refining.tsx";

/** Milliseconds without further results before they are announced. */
const SETTLED_MS = 400;

/**
 * Announces the count or the near matches to screen readers once the results have settled. If a chip was removed, it
 * says which.
 */
export function CountAnnouncement({ view }: { readonly view: SearchView }) {
  const now = { text: view.announcement, count: view.countText, labels: view.chips.map(({ label }) => label) };
  const [announced, setAnnounced] = useState({ ...now, told: now.text });
  useEffect(() => {
    if (announced.text === now.text) return;
    const removed = announced.labels.filter((label) => !now.labels.includes(label));
    const isRemoval = removed.length === 1 && now.labels.every((label) => announced.labels.includes(label));
    const message = isRemoval ? `${removed[0]} removed. ${now.count}.` : now.text;
    const timer = setTimeout(() => setAnnounced({ ...now, told: message }), SETTLED_MS);
    return () => clearTimeout(timer);
  });
  return (
    <p role="status" className="sr-only">
      {announced.told}
    </p>
  );
}

/** The count or, instead, a note about near matches, with an indicator while slow results are loading. */
export function Count({ view }: { readonly view: SearchView }) {
  const { status } = useSearchStatus();
  return (
    <>
      {view.noResults?.summary || view.countText}
      {status === "loading" ? <Icon name="refresh" size={18} className="awaited ml-2 inline" /> : null}
    </>
  );
}

/** Shown if the search failed and the last results stay. It offers a retry and covers nothing (SRCH-028). */
export function SearchFailed({ className }: { readonly className?: string }) {
  const { status, retry } = useSearchStatus();
  return (
    <div role="alert">
      {status === "failed" ? (
        <div
          className={classNames(
            "flex flex-wrap items-center gap-x-4 gap-y-3 border border-negative-line bg-negative-tint px-5 py-3.5 text-sm",
            className,
          )}
        >
          <Icon name="alert" className="text-negative" />
          <p className="min-w-[min(16rem,100%)] grow basis-0">
            <strong className="block font-strong">We couldn’t update the results.</strong>
            You are looking at the last list we loaded. Check your connection and try again.
          </p>
          <Button kind="outline" size="small" onClick={retry} className="bg-surface">
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}

export function ResultPages({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  return (
    <div className={className}>
      <Pagination label="Search results" {...view.pagination} />
    </div>
  );
}

interface NoResultsProps {
  readonly view: SearchView;
  /** The buttons on the pictures of near matches. */
  readonly Save?: SaveSlot;
  /** Offers an alert about the first car that matches. */
  readonly Offer?: ComponentType<{ readonly view: SearchView }>;
  /** Class names of the card that is shown without near matches. */
  readonly className?: string;
}

/**
 * Replaces the grid of a search without results: the near matches, or the reason why it is empty, and ways to go on
 * (SRCH-018..023).
 */
export function NoResultsCard({ view, Save, Offer, className }: NoResultsProps) {
  const { noResults } = view;
  if (!noResults) return null;
  const offer = Offer ? <Offer view={view} /> : null;
  if (noResults.rows.length > 0) {
    return (
      <>
        <DidYouMean meant={noResults.meant} />
        <NearestRows rows={noResults.rows} Save={Save} after={offer} />
        <div className="nearest-end">
          <p>{noResults.text}</p>
          <WaysOn view={view} noResults={noResults} />
        </div>
      </>
    );
  }
  return (
    <>
      <section className={classNames("grid justify-items-center gap-3 px-6 py-16 text-center", className)}>
        <Icon name="search" size={72} className="text-n-400" />
        <h2 className="text-xl">{noResults.title}</h2>
        <p className="max-w-[46ch] text-muted">{noResults.text}</p>
        <DidYouMean meant={noResults.meant} />
        <WaysOn view={view} noResults={noResults} />
      </section>
      {offer ? <div className="mt-6">{offer}</div> : null}
    </>
  );
}

function WaysOn({ view, noResults }: { readonly view: SearchView; readonly noResults: NoResults }) {
  const say = useWords(SEARCH_TEXTS);
  const follow = useFollow();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      {noResults.all ? (
        <a href={view.clearHref} rel="nofollow" onClick={follow} className={TEXT_LINK}>
          {noResults.all}
        </a>
      ) : null}
      <LinkButton href={view.clearHref} kind={noResults.rows.length > 0 ? "outline" : "brand"}>
        {say("search.clear")}
      </LinkButton>
      {noResults.findSimilarHref ? (
        <LinkButton href={noResults.findSimilarHref} kind="outline">
          {say("search.similar")}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Shown while the stock cannot be searched. It says so, and never "no results". */
export function SearchOutage({ here }: { readonly here: string }) {
  return (
    <section className="wrap grid min-h-[56vh] place-content-center justify-items-start gap-4 py-section">
      <Icon name="refresh" size={40} className="text-brand-text" />
      <h1 className="display-type text-2xl">We can’t reach our stock just now</h1>
      <p className="max-w-[52ch] text-md text-muted">
        Your search is fine. Please try again in a moment, or call us and we will look for you.
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
