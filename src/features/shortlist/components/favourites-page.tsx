import { type ComponentType, type ReactNode, useEffect } from "react";
import { useFetcher } from "react-router";
import { counted } from "../../../lib/words/format.ts";
import { plural } from "../../../lib/words/plural.ts";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Skeleton } from "../../../ui/motion/skeleton.tsx";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";
import type { CarCardView } from "../../cards/card.ts";
import { ESTIMATES_ON_ASK, EstimateNotice, EstimateSwitch } from "../../estimate/components/estimate.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import type { FoundCars } from "../favourites-view.ts";
import { type SavedCar, type SavedCars, shortlistHref } from "../saved-cars.ts";
import { EmptyPlace, GoneCars, PageTop } from "./list-page.tsx";
import { useSavedCars, useSavedList } from "./use-saved-cars.ts";

type Card = ComponentType<{ readonly card: CarCardView; readonly priority?: boolean }>;

const GRID =
  "grid grid-cols-[minmax(0,1fr)] gap-x-gap gap-y-10 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]";

/** The site's noun for a vehicle, in lower case. */
const useNoun = () => useSite().config.vehicleNoun.toLowerCase();

/** The cars that an address names: a list that somebody shared. */
export function SharedFavourites({ found, Card }: { readonly found: FoundCars; readonly Card: Card }) {
  const { cards, asked } = found;
  if (!cards) return <Outage />;
  const slugs = new Set(cards.map(slugOf));
  const missing = asked.filter((slug) => !slugs.has(slug)).length;
  return (
    <Frame title="A list of favourites" count={cards.length} found={found}>
      {cards.length === 0 ? (
        <EmptyPlace icon="heart" title="None of these is listed any more">
          They may have been sold. There may well be another like them.
        </EmptyPlace>
      ) : (
        <Cards cards={cards} Card={Card} />
      )}
      {missing > 0 && cards.length > 0 ? (
        <p className="mt-8 text-muted">
          {missing === 1 ? "One more is no longer listed." : `${missing} more are no longer listed.`}
        </p>
      ) : null}
    </Frame>
  );
}

/** The shopper's own list: the browser knows the cars, the server their current state. The last added comes first. */
export function OwnFavourites({ Card }: { readonly Card: Card }) {
  const hydrated = useHydrated();
  const noun = useNoun();
  const list = useSavedList("favourites");
  const saved = [...useSavedCars("favourites")].reverse();
  const { found, href } = useStanding(saved);
  useEffect(() => renumber(list, found?.cards ?? []), [list, found]);
  if (!hydrated) return <Waiting count={3} />;
  if (saved.length === 0) {
    return (
      <Frame title="Favourites" count={0} found={null}>
        <EmptyPlace icon="heart" title="No favourites yet">
          {`Press the heart on a ${noun} that you like. `}
          {list.lasts()
            ? "It is kept here, in this browser, for when you come back."
            : "It is shown here until you close or reload the page: your browser keeps nothing for this site."}
        </EmptyPlace>
      </Frame>
    );
  }
  if (found && !found.cards) return <Outage />;
  if (!found?.cards) return <Waiting count={saved.length} />;
  const standing = new Map(found.cards.map((card) => [card.id, card]));
  const cards = saved.flatMap(({ id }) => standing.get(id) ?? []);
  const missing = saved.filter(({ id, slug }) => !standing.has(id) && found.asked.includes(slug));
  return (
    <Frame title="Favourites" count={cards.length} found={found} share={href}>
      <Cards cards={cards} Card={Card} onRemove={list.remove} />
      <GoneCars cars={missing} onRemove={list.remove} />
    </Frame>
  );
}

const slugOf = ({ href }: CarCardView) => href.split("/").at(-1);

/** A car that was taken out of the stock and imported anew has its address again, under another number. */
function renumber(list: SavedCars, cards: readonly CarCardView[]): void {
  for (const card of cards) {
    const before = list.cars().find(({ id, slug }) => slug === slugOf(card) && id !== card.id);
    if (!before) continue;
    list.remove(before.id);
    list.add({ ...before, id: card.id });
  }
}

/** The current state of the saved cars, requested again when a new one is saved, for example in another tab. */
function useStanding(saved: readonly SavedCar[]) {
  const lookup = useFetcher<FoundCars>();
  const slugs = saved.map(({ slug }) => slug);
  const href = shortlistHref("/favourites", slugs);
  const unknown = slugs.some((slug) => !lookup.data?.asked.includes(slug));
  const { load } = lookup;
  useEffect(() => {
    if (unknown) void load(href);
  }, [unknown, href, load]);
  return { found: lookup.data, href };
}

interface CardsProps {
  readonly cards: readonly CarCardView[];
  readonly Card: Card;
  readonly onRemove?: (id: number) => void;
}

/** A sold car has no heart button (USER-018), but can be removed from the list. */
function Cards({ cards, Card, onRemove }: CardsProps) {
  const { config } = useSite();
  return (
    <>
      <h2 className="sr-only">{plural(config.vehicleNoun)}</h2>
      <ul aria-label="Favourites" className={GRID}>
        {cards.map((card, at) => (
          <li key={card.id} className="cell">
            <Card card={card} priority={at === 0} />
            {onRemove && !card.keep ? (
              <span className="corner">
                <button
                  type="button"
                  className="corner-button drawn-heart-filled"
                  aria-pressed="true"
                  aria-label={`Favourite ${card.title}`}
                  onClick={() => onRemove(card.id)}
                />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

interface FrameProps {
  readonly title: string;
  readonly count: number;
  readonly found: FoundCars | null;
  /** The address for sharing this list. */
  readonly share?: string;
  readonly children: ReactNode;
}

function Frame({ title, count, found, share, children }: FrameProps) {
  const noun = useNoun();
  return (
    <div className={`wrap pb-section ${ESTIMATES_ON_ASK}`}>
      <PageTop title={title} count={count > 0 ? counted(count, noun) : null}>
        {share ? (
          <Link href={share} className="text-link text-sm">
            <Icon name="share" size={18} />
            Link to this list
          </Link>
        ) : null}
      </PageTop>
      {found?.financeNotice ? (
        <div className="mb-8">
          <EstimateSwitch />
          <EstimateNotice notice={found.financeNotice} className="max-w-[104ch]" />
        </div>
      ) : null}
      {children}
    </div>
  );
}

/** Placeholders for the cards that are loading. Without JavaScript there are none, and a text says why. */
function Waiting({ count }: { readonly count: number }) {
  const noun = useNoun();
  return (
    <Frame title="Favourites" count={0} found={null}>
      <p className="hidden max-w-[60ch] rounded-m bg-surface-2 p-6 [@media(scripting:none)]:block">
        {`Favourites are kept in your browser, which needs JavaScript for it. Every page of a ${noun} can be bookmarked instead.`}
      </p>
      <div aria-hidden className={`${GRID} [@media(scripting:none)]:hidden`}>
        {["one", "two", "three"].slice(0, count).map((key) => (
          <div key={key} className="grid gap-3">
            <Skeleton className="aspect-16/10 rounded-m" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-8 w-2/5" />
          </div>
        ))}
      </div>
    </Frame>
  );
}

/** The list itself is not lost: only the cars' current state is unknown. */
function Outage() {
  return (
    <Frame title="Favourites" count={0} found={null}>
      <EmptyPlace
        icon="refresh"
        title="We can’t reach our stock just now"
        action={
          <button type="button" onClick={() => location.reload()} className={buttonClass({})}>
            Try again
          </button>
        }
      >
        Your favourites are safe in this browser. Please try again in a moment.
      </EmptyPlace>
    </Frame>
  );
}
