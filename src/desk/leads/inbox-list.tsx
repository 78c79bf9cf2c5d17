import { Form, Link, NavLink } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Blank } from "../parts/blank.tsx";
import { Face } from "../parts/face.tsx";
import { listAddress } from "../parts/lists/list-address.ts";
import { ChipSelect, ShowChoices, Views } from "../parts/lists/list-choices.tsx";
import { Thumb } from "../parts/thumb.tsx";
import { Clock } from "./clock.tsx";
import { INBOX_FILTERS, type InboxFilter } from "./inbox-filters.ts";
import type { InboxPage, InboxRow } from "./inbox-view.ts";
import { DueList } from "./thread/due-list.tsx";

interface InboxListProps {
  readonly page: InboxPage;
  /** The current query string, which links to people keep. */
  readonly search: string;
}

/** A link to the inbox with some parameters changed, starting from its first page. */
const hrefWith = (search: string, changes: Readonly<Record<string, string | null>>) =>
  listAddress("/leads", search, changes, ["before"]);

/** The tabs of the inbox, its filters, and the rows of the selected list. */
export function InboxList({ page, search }: InboxListProps) {
  const isEmpty = page.groups.every(({ rows }) => rows.length === 0);
  return (
    <>
      <Views label="Lists" views={page.views} chosen={page.view} to={(view) => hrefWith(search, { view, q: null })} />
      <Filters page={page} />
      <DueList due={page.due} />
      {isEmpty ? <Empty page={page} /> : null}
      {page.groups.map(({ heading, isLate, rows }) => (
        <section key={heading} aria-label={heading || "People"}>
          {heading ? (
            <h2 className={isLate ? "group late" : "group"}>
              <span>{heading}</span>
              <span>{rows.length}</span>
            </h2>
          ) : null}
          <ol className="leads">
            {rows.map((row) => (
              <Row key={row.id} row={row} search={search} />
            ))}
          </ol>
        </section>
      ))}
      {page.next ? (
        <p className="inbox-more">
          <Link className="button wide" to={hrefWith(search, { before: page.next })}>
            Show more
          </Link>
        </p>
      ) : null}
      {page.mayExport && !isEmpty ? (
        <p className="inbox-more">
          <Link className="button bare wide" to={hrefWith(search, {}).replace("/leads", "/leads/export")}>
            Export this list
          </Link>
        </p>
      ) : null}
      {page.maySeeConsents ? (
        <p className="inbox-more">
          <Link className="button bare wide" to="/consents">
            Consents, and who wants no offers
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Row({ row, search }: { readonly row: InboxRow; readonly search: string }) {
  return (
    <li>
      <NavLink
        className="lead"
        to={{ pathname: `/leads/${row.id}`, search }}
        data-unseen={row.isUnseen ? "" : undefined}
        data-ahead
        preventScrollReset
      >
        <Thumb picture={row.picture} icon={row.icon} />
        <span className="who cut">
          {row.name}
          {row.isUnseen ? <span className="unseen"> (new)</span> : null}
        </span>
        <span className="end">
          {row.clock ? <Clock clock={row.clock} /> : <span className="when">{row.when}</span>}
        </span>
        <span className="what">
          <Icon name={row.icon} size={14} />
          <span className="cut">{row.line}</span>
        </span>
        <Face name={row.assignee} />
        <span className="words cut">{row.openedBy ? `Opened by ${row.openedBy}, not taken` : row.words}</span>
      </NavLink>
    </li>
  );
}

/** The filters as one plain form; with JavaScript, every choice submits it. */
function Filters({ page: { asked, choices, view } }: { readonly page: InboxPage }) {
  return (
    <Form
      action="/leads"
      className="filters"
      onChange={(event) => event.currentTarget.requestSubmit()}
      preventScrollReset
    >
      <input type="hidden" name="view" value={view} />
      {asked.q ? <input type="hidden" name="q" value={asked.q} /> : null}
      {INBOX_FILTERS.filter((name) => choices[name].length > (name === "dealership" ? 1 : 0)).map((name) => (
        <ChipSelect
          key={name}
          name={name}
          label={FILTER_NAMES[name]}
          none={FILTER_NAMES[name]}
          value={asked[name]}
          options={choices[name]}
        />
      ))}
      <ShowChoices words="Filter" />
    </Form>
  );
}

const FILTER_NAMES: Readonly<Record<InboxFilter, string>> = {
  dealership: "Showroom",
  kind: "Kind",
  who: "Who",
  state: "State",
  age: "Age",
  source: "Source",
  campaign: "Campaign",
};

const EMPTY: Readonly<Record<InboxPage["view"], readonly [heading: string, words: string]>> = {
  waiting: ["Nobody is waiting", "Every lead is answered. New ones appear here by themselves."],
  mine: ["Nothing is yours", "Take somebody from Waiting on us, or wait until a colleague gives you one."],
  theirs: ["Nobody has been answered yet", "Whoever you have answered stands here until they write again."],
  later: ["Nobody was put aside", "Snooze somebody, and they come back by themselves."],
  all: ["No leads yet", "The first enquiry on the website appears here within a second."],
};

function Empty({ page }: { readonly page: InboxPage }) {
  const isAsked = Object.values(page.asked).some((one) => one !== "");
  const [heading, words] = isAsked ? ["Nobody matches", "Try fewer words, or take a filter off."] : EMPTY[page.view];
  return (
    <Blank icon="message" heading={heading}>
      {words}
    </Blank>
  );
}
