import { Form, Link, useSearchParams } from "react-router";
import { Blank } from "../parts/blank.tsx";
import { listAddress } from "../parts/lists/list-address.ts";
import { SearchField, ShowChoices, Showrooms, Views } from "../parts/lists/list-choices.tsx";
import { PageLinks } from "../parts/lists/page-links.tsx";
import { Note } from "../parts/note.tsx";
import { OutcomeNotes } from "../parts/outcome.tsx";
import { Thumb } from "../parts/thumb.tsx";
import { HoldForms } from "./hold-forms.tsx";
import { MoneyTable } from "./money-table.tsx";
import type { HeldLine, MoneyPage } from "./money-view.ts";
import type { PaymentOutcome } from "./settle.ts";

interface MoneyRoomProps {
  readonly page: MoneyPage;
  readonly outcome: PaymentOutcome | null;
}

/** Payments as a table, with the cars held by deposits beside it. */
export function MoneyRoom({ page, outcome }: MoneyRoomProps) {
  const [params] = useSearchParams();
  const search = params.toString();
  return (
    <section className="page money" aria-labelledby="money-heading">
      <div className="top">
        <h1 id="money-heading">Money</h1>
        <Search page={page} />
      </div>
      <OutcomeNotes outcome={outcome} />
      <Tally page={page} search={search} />
      {page.closed.length > 0 ? (
        <Note kind="soon">Nothing can be paid online here until an operator mends it: {page.closed.join(" ")}</Note>
      ) : null}
      <div className="money-columns">
        <div className="money-list">
          <Lists page={page} search={search} />
          {page.lines.length === 0 ? (
            <Nothing page={page} />
          ) : (
            <div className="board">
              <MoneyTable lines={page.lines} />
            </div>
          )}
          <PageLinks
            page={page.page}
            hasNext={page.hasNext}
            to={(one) => hrefWith(search, { page: one })}
            words={["Newer", "Older"]}
            says={`Page ${page.page}`}
          />
        </div>
        <Held held={page.held} processors={page.processors} />
      </div>
    </section>
  );
}

const hrefWith = (search: string, changes: Readonly<Record<string, string | null>>) =>
  listAddress("/money", search, changes);

const Search = ({ page: { view, asked, mayExport } }: { readonly page: MoneyPage }) => (
  <div className="buttons">
    <Form role="search" action="/money" className="line">
      {view === "all" ? null : <input type="hidden" name="view" value={view} />}
      <SearchField
        className="grow"
        label="Search payments"
        placeholder="Person, reference, car, plate"
        words={asked.q}
      />
    </Form>
    {mayExport ? (
      <Link to="/money/books" className="button" data-key="b">
        CSV for the books
      </Link>
    ) : null}
  </div>
);

function Tally({ page: { tally, asked, held }, search }: { readonly page: MoneyPage; readonly search: string }) {
  return (
    <p className="tally">
      <span>
        <strong>{tally.came.sum}</strong> {tally.came.words}
      </span>
      <span>
        <strong>{tally.went.sum}</strong> {tally.went.words}
      </span>
      <span className="dim">{asked.day ? "that day" : "today"}</span>
      {held.length > 0 ? (
        <a href="#held-heading" className="link narrow-only">
          {held.length === 1 ? "1 car is held" : `${held.length} cars are held`}
        </a>
      ) : null}
      {tally.failed > 0 ? (
        <span>
          {tally.failed === 1 ? "1 person" : `${tally.failed} people`} tried and could not pay.{" "}
          <Link className="link" to={hrefWith(search, { view: "failed", day: tally.day })}>
            Call them
          </Link>
        </span>
      ) : null}
    </p>
  );
}

function Lists({ page, search }: { readonly page: MoneyPage; readonly search: string }) {
  const { asked } = page;
  return (
    <div className="lists">
      <Views
        label="Lists"
        views={page.views}
        chosen={page.view}
        to={(view) => hrefWith(search, { view: view === "all" ? null : view })}
      />
      <Form action="/money" className="filters" onChange={(event) => event.currentTarget.requestSubmit()}>
        {page.view === "all" ? null : <input type="hidden" name="view" value={page.view} />}
        {asked.q ? <input type="hidden" name="q" value={asked.q} /> : null}
        <label className="chip" data-on={asked.day === "" ? undefined : ""}>
          <span className="unseen">Day</span>
          <input type="date" name="day" defaultValue={asked.day} key={asked.day} />
        </label>
        <Showrooms dealerships={page.dealerships} chosen={asked.dealership} />
        <ShowChoices />
      </Form>
    </div>
  );
}

const Nothing = ({ page: { view, asked } }: { readonly page: MoneyPage }) => (
  <Blank
    icon="cash"
    heading={asked.q || asked.day || asked.dealership ? "No payment is like that" : "No payments yet"}
    steps={
      asked.q || asked.day || asked.dealership || view !== "all" ? (
        <Link to="/money" className="button">
          Show all payments
        </Link>
      ) : null
    }
  >
    {asked.q || asked.day || asked.dealership
      ? "Try fewer words, another day or another list."
      : "The first deposit or invoice that somebody pays on a website stands here, and those who tried and could not."}
  </Blank>
);

const Held = ({ held, processors }: { readonly held: readonly HeldLine[]; readonly processors: string | null }) => (
  <aside aria-labelledby="held-heading" className="held-cars">
    <h2 id="held-heading">
      Cars held <span className="dim">by when they come free</span>
    </h2>
    {held.length === 0 ? (
      <p className="board quiet-box mid">No deposit holds a car now.</p>
    ) : (
      <ul className="board">
        {held.map((line) => (
          <li key={line.id} className="held">
            <span className="car">
              <Thumb picture={line.picture} icon="car" />
              <span className="grow">
                <Link to={`/money/${line.id}`} className="cut">
                  <b>{line.car}</b>
                </Link>
                <small>
                  {line.name}, until {line.until}
                </small>
                <small className={line.isSoon ? "soon-words" : undefined}>{line.left}</small>
              </span>
            </span>
            {line.mayHold ? <HoldForms hold={line} /> : null}
          </li>
        ))}
      </ul>
    )}
    {processors ? <p className="dim small-print">Card payments are taken by {processors}.</p> : null}
  </aside>
);
