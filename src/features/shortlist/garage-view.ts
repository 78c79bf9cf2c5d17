import type { App } from "../../request.ts";
import type { CarCardView } from "../cards/card.ts";
import { spokenNumber } from "../sign-in/mobile-number.ts";
import type { Member } from "../sign-in/sessions.ts";
import type { Site } from "../site/site.ts";
import { watchedCars } from "../watchlist/data.ts";
import { type FoundCars, foundCars } from "./favourites-view.ts";

/** What the server knows of a member's own page; the rest is kept by the browser. */
export interface GarageView {
  /** As it is read. */
  readonly phone: string;
  /** Null where the site keeps no watchlist. */
  readonly watchlist: WatchlistView | null;
}

export interface WatchlistView {
  /** As they stand today, the last saved first; null while stock cannot be asked. */
  readonly cards: readonly CarCardView[] | null;
  /** No longer listed, by the name that they had. */
  readonly gone: readonly { readonly id: number; readonly name: string }[];
  readonly financeNotice: string | null;
}

/** The member's own page at `now` (USER-033). */
export async function garageView(
  { db, search }: Pick<App, "db" | "search">,
  site: Site,
  member: Member,
  now: number,
): Promise<GarageView> {
  const phone = spokenNumber(member.phone);
  if (!site.config.watchlistEnabled) return { phone, watchlist: null };
  const watched = await watchedCars(db, member);
  const slugs = watched.flatMap(({ slug }) => slug ?? []);
  const found = await foundCars(search, site, slugs, now);
  const { cards, financeNotice }: Pick<FoundCars, "cards" | "financeNotice"> = found.ok
    ? found.value
    : { cards: null, financeNotice: null };
  const listed = new Set(cards?.map(({ id }) => id));
  const gone = cards ? watched.filter(({ car_id }) => !listed.has(car_id)) : [];
  return {
    phone,
    watchlist: { cards, financeNotice, gone: gone.map(({ car_id, car_name }) => ({ id: car_id, name: car_name })) },
  };
}
