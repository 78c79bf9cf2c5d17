import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { buttonClass, TEXT_LINK } from "../../../ui/controls/button-style.ts";
import { Pagination } from "../../../ui/controls/pagination.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import { useWords } from "../../site/components/use-words.tsx";
import { SEARCH_TEXTS } from "../../site/texts/search.ts";
import type { SearchView } from "../search-view.ts";
import { useFollow, useSearchStatus } from "./refining.tsx";

/** Announces the count to screen readers. */
export function CountAnnouncement({ view }: { readonly view: SearchView }) {
  return (
    <p role="status" className="sr-only">
      {view.countText}
    </p>
  );
}

/** The count, with a sign beside it while slow results are loading. */
export function Count({ view }: { readonly view: SearchView }) {
  const { status } = useSearchStatus();
  return (
    <>
      {view.countText}
      {status === "loading" ? <Icon name="refresh" size={18} className="awaited ml-2 inline" /> : null}
    </>
  );
}

/** Shown when the search failed and the last results stay: it offers to try again and covers nothing (SRCH-028). */
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

/** Fills the grid's place, says why it is empty and offers ways to go on (SRCH-018..023). */
export function NoResultsCard({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  const say = useWords(SEARCH_TEXTS);
  const follow = useFollow();
  const { noResults } = view;
  if (!noResults) return null;
  return (
    <section className={classNames("grid justify-items-center gap-3 px-6 py-16 text-center", className)}>
      <Icon name="car" size={72} className="text-n-400" />
      <h2 className="text-xl">{noResults.title}</h2>
      <p className="max-w-[46ch] text-muted">{noResults.text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <LinkButton href={view.clearHref}>{say("search.clear")}</LinkButton>
        {noResults.findSimilarHref ? (
          <LinkButton href={noResults.findSimilarHref} kind="outline">
            {say("search.similar")}
          </LinkButton>
        ) : null}
      </div>
      {noResults.wider.length > 0 ? (
        <ul aria-label="Wider searches" className="flex flex-wrap justify-center gap-x-6">
          {noResults.wider.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="nofollow" onClick={follow} className={classNames(TEXT_LINK, "text-sm")}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Shown while the stock cannot be searched: it says so, and never "no results". */
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
