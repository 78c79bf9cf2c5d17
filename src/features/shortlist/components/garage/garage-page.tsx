import type { ComponentType, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { AlertsList } from "../../../alerts/components/alerts-list.tsx";
import type { OwnChange } from "../../../alerts/own-view.ts";
import type { CarCardView } from "../../../cards/card.ts";
import { ESTIMATES_ON_ASK, EstimateNotice, EstimateSwitch } from "../../../estimate/components/estimate.tsx";
import { useSite } from "../../../site/components/site-context.tsx";
import type { GarageView, WatchlistView } from "../../garage-view.ts";
import { EmptyPlace, PageTop } from "../list-page.tsx";
import { BrowserLists } from "./browser-lists.tsx";
import { OwnDetails } from "./own-details.tsx";
import { ViewedList } from "./viewed-list.tsx";

type Card = ComponentType<{ readonly card: CarCardView; readonly priority?: boolean }>;

interface GaragePageProps {
  readonly garage: GarageView;
  /** What the last form about an alert did. */
  readonly change?: OwnChange | null;
  readonly Card: Card;
}

/** The member's own page: the watchlist, what this browser has saved, and the sign-out (USER-033). */
export function GaragePage({ garage: { phone, watchlist, alerts }, change = null, Card }: GaragePageProps) {
  return (
    <div className={`wrap pb-section ${ESTIMATES_ON_ASK}`}>
      <PageTop title="My garage" count={null}>
        <p className="text-sm text-muted">
          Signed in as <b className="figures text-ink">{phone}</b>
        </p>
        <form method="post">
          <input type="hidden" name="intent" value="sign-out" />
          <Button type="submit" kind="outline" size="small">
            Sign out
          </Button>
        </form>
      </PageTop>
      {watchlist ? <Watchlist list={watchlist} Card={Card} /> : null}
      {alerts.alerts.length > 0 || change ? <AlertsList own={alerts} change={change} /> : null}
      <ViewedList Card={Card} without={watchlist?.cards ?? []} />
      <BrowserLists />
      <OwnDetails phone={phone} />
    </div>
  );
}

function Watchlist({ list, Card }: { readonly list: WatchlistView; readonly Card: Card }) {
  const { config } = useSite();
  const noun = config.vehicleNoun.toLowerCase();
  const { cards, gone, financeNotice } = list;
  return (
    <Section title="Watchlist" count={cards?.length ?? null}>
      {cards === null ? (
        <Notice kind="caution" title="We can’t reach our stock just now">
          Your watchlist is safe. Please try again in a moment.
        </Notice>
      ) : cards.length + gone.length === 0 ? (
        <EmptyPlace icon="bookmark" title="Nothing on your watchlist yet">
          Press Watchlist on the page of a {noun} that you like. You find it here on every device you sign in on.
        </EmptyPlace>
      ) : (
        <>
          {financeNotice ? (
            <div className="mb-8">
              <EstimateSwitch />
              <EstimateNotice notice={financeNotice} className="max-w-[104ch]" />
            </div>
          ) : null}
          <ul
            aria-label="Watchlist"
            className="grid grid-cols-[minmax(0,1fr)] gap-x-gap gap-y-10 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]"
          >
            {cards.map((card, at) => (
              <li key={card.id} className="grid content-start">
                <Card card={card} priority={at === 0} />
                <Remove id={card.id} name={card.title} />
              </li>
            ))}
          </ul>
          {gone.length > 0 ? <Gone cars={gone} /> : null}
        </>
      )}
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly count: number | null;
  readonly children: ReactNode;
}

function Section({ title, count, children }: SectionProps) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-4 flex items-baseline gap-2.5 text-xl">
        {title}
        {count ? <span className="figures text-base font-normal text-muted">{count}</span> : null}
      </h2>
      {children}
    </section>
  );
}

/** A separate form, so that it works without JavaScript; with JavaScript only the list changes. */
function Remove({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="remove" value={id} />
      <button type="submit" className="text-link text-sm">
        <Icon name="x" size={16} />
        Remove
        <span className="sr-only">{` ${name} from your watchlist`}</span>
      </button>
    </Form>
  );
}

function Gone({ cars }: { readonly cars: WatchlistView["gone"] }) {
  return (
    <section className="mt-12 rounded-l bg-surface-2 px-6 py-5">
      <h3 className="text-lg">No longer listed</h3>
      <ul className="mt-2 divide-y divide-line">
        {cars.map(({ id, name }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Remove id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
