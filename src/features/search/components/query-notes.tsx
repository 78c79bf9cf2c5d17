import { formatNumber } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { hasFilters, searchHref } from "../rules.ts";
import { ALERT_OFFER, type SearchView } from "../view/search-view.ts";
import { useFollow } from "./refining.tsx";

interface QueryNotesProps {
  readonly view: SearchView;
  readonly className?: string;
}

/**
 * Links to the form that requests an alert about new cars for this search, which is on this page if it finds nothing.
 */
function AlertLink({ view: { path, state, noResults } }: Pick<QueryNotesProps, "view">) {
  const search = encodeURIComponent(searchHref(path, { ...state, page: 1 }));
  return (
    <a href={noResults ? `#${ALERT_OFFER}` : `/alerts/new?search=${search}`} rel="nofollow" className="tell-me">
      <Icon name="mail" size={18} />
      {noResults ? "Tell Me When One Comes" : "Tell Me of New Ones"}
    </a>
  );
}

/** The notes under the chips: how the words were read, their other meanings, and a link to search for them as typed. */
export function QueryNotes({ view, className }: QueryNotesProps) {
  const { said } = view;
  const follow = useFollow();
  if (!said) {
    return hasFilters(view.state) ? (
      <div className={className}>
        <AlertLink view={view} />
      </div>
    ) : null;
  }
  const { read, exactly, other, corrections, unsearched, cut, others } = said;
  return (
    <section aria-label="How your search was read" className={className}>
      <div className="said">
        {exactly === null ? (
          <p className="said-whole">
            Read from <q>{read}</q>.
          </p>
        ) : (
          <p>
            Exactly <q>{exactly}</q>, as typed.
          </p>
        )}
        <a href={other} rel="nofollow" onClick={follow}>
          {exactly === null ? "Search exactly what I typed" : "Read it as choices instead"}
        </a>
        <AlertLink view={view} />
      </div>
      {corrections.map(({ typed, read: correction }) => (
        <p key={typed} className="said-more">
          <q>{typed}</q> is read as {correction}.
        </p>
      ))}
      {unsearched.length > 0 ? (
        <p className="said-more">
          Not searched for:{" "}
          {unsearched.map((words, at) => (
            <span key={words}>
              {at > 0 ? ", " : ""}
              <q>{words}</q>
            </span>
          ))}
          .
        </p>
      ) : null}
      {cut === null ? null : (
        <p className="said-more">
          We read the first 40 words. The rest was not searched for: <q>{cut}</q>
        </p>
      )}
      {others.map(({ sentence, name, readings }) => (
        <div key={`${name} ${sentence}`} className="readings">
          <p>{sentence}</p>
          <ul aria-label={name}>
            {readings.map(({ label, href, count, current }) => (
              <li key={`${label} ${href}`}>
                <a href={href} rel="nofollow" onClick={follow} aria-current={current ? "true" : undefined}>
                  {label} {count === null ? null : <span>{formatNumber(count)}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
