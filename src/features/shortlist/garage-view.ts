import type { App } from "../../request.ts";
import { type OwnAlerts, ownAlertsView } from "../alerts/own-view.ts";
import type { CarCardView } from "../cards/card.ts";
import { spokenNumber } from "../sign-in/mobile-number.ts";
import type { Member } from "../sign-in/sessions.ts";
import type { Site } from "../site/site.ts";
import { watchedCars } from "../watchlist/data.ts";
import { type FoundCars, foundCars } from "./favourites-view.ts";

/** The server's part of a member's own page; the browser stores the rest. */
export interface GarageView {
  /** Formatted for reading. */
  readonly phone: string;
  /** Null where the site has no watchlist. */
  readonly watchlist: WatchlistView | null;
  readonly alerts: OwnAlerts;
}

export interface WatchlistView {
  /** In their current state, the last saved first; null while stock cannot be searched. */
  readonly cards: readonly CarCardView[] | null;
  /** Cars that are no longer listed, by their last name. */
  readonly gone: readonly { readonly id: number; readonly name: string }[];
  readonly financeNotice: string | null;
}

/** The member's own page at `now` (USER-033). */
export async function garageView(
  { db, search, geocoding }: Pick<App, "db" | "search" | "geocoding">,
  site: Site,
  member: Member,
  now: number,
): Promise<GarageView> {
  const phone = spokenNumber(member.phone);
  const alerts = await ownAlertsView({ db, search, geocoding }, site, { memberId: member.id }, now);
  if (!site.config.watchlistEnabled) return { phone, alerts, watchlist: null };
  const watched = await watchedCars(db, member);
  const slugs = watched.flatMap(({ slug }) => slug ?? []);
  const found = await foundCars(search, site, slugs, now);
  const { cards, financeNotice }: Pick<FoundCars, "cards" | "financeNotice"> = found.ok
    ? found.value
    : { cards: null, financeNotice: null };
  const listed = new Set(cards?.map(({ id }) => id));
  const missing = cards ? watched.filter(({ car_id }) => !listed.has(car_id)) : [];
  return {
    phone,
    alerts,
    watchlist: { cards, financeNotice, gone: missing.map(({ car_id, car_name }) => ({ id: car_id, name: car_name })) },
  };
}
