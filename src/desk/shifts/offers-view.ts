import { type Offer, offersTo, takenByOthers } from "../../features/shifts/offers/data.ts";
import { may, type Place, shownCategories } from "../../features/staff/ability.ts";
import type { Staff } from "../../features/staff/person.ts";
import { listMoments } from "../../lib/time/list-moments.ts";
import { MINUTE_MS } from "../../lib/time/spans.ts";
import type { Entered } from "../enter.ts";
import { pictureAt } from "../leads/inbox-view.ts";
import { type DueView, dueView } from "../leads/thread/due-view.ts";
import { leadLine, quoteOf } from "../leads/words.ts";

/** The leads offered to a staff member, and those that others have just taken. */
export interface OffersView {
  readonly offers: readonly {
    readonly person: number;
    readonly name: string;
    readonly line: string;
    /** Picture of the car; null if there is none. */
    readonly picture: string | null;
    readonly words: string;
    /** "until 2:05 pm"; empty if it does not go on to anybody else. */
    readonly until: string;
    readonly isManagers: boolean;
  }[];
  /** Reminders that have just become due; older ones are shown above the inbox. */
  readonly due: readonly DueView[];
  readonly taken: readonly { readonly person: number; readonly name: string; readonly by: string }[];
}

export const NOTHING_OFFERED: OffersView = { offers: [], due: [], taken: [] };

/** How long the page says that somebody else was faster. */
const SHOWN_MS = 3 * MINUTE_MS;

/** How long a due reminder is shown on every page, and how many at once: a pile would cover the page. */
const DUE_MS = 10 * MINUTE_MS;
const MOST_DUE = 1;

/** Whether the staff member may still see an offered lead, since their role may have changed. */
function seesOffer({ grants }: Staff, { site, dealership, category }: Offer): boolean {
  const place: Place = { site, dealership };
  const shown = shownCategories(grants, place);
  return may(grants, "leads.read", place) && (shown === null || shown.includes(category));
}

export async function offersView(scope: Entered): Promise<OffersView> {
  const { app, now, session } = scope;
  const { staff } = session;
  const [offers, taken, due] = await Promise.all([
    offersTo(app.db, staff.id),
    takenByOthers(app.db, staff.id, now - SHOWN_MS),
    dueView(scope),
  ]);
  const zoneOf = ({ site, dealership }: Offer) =>
    app.sites.bySlug(site)?.configFor(dealership).timezone ?? "Australia/Sydney";
  const moments = listMoments(offers.map(zoneOf), now);
  return {
    due: due.filter(({ at }) => at > now - DUE_MS).slice(0, MOST_DUE),
    offers: offers
      .filter((offer) => seesOffer(staff, offer))
      .map((offer) => {
        const { personId, name, record, picture, state, nextAt } = offer;
        const site = app.sites.bySlug(offer.site);
        return {
          person: personId,
          name,
          line: leadLine(record),
          picture: site ? pictureAt(site, picture) : null,
          words: quoteOf(record),
          until: state === "open" ? `until ${moments.brief(nextAt, zoneOf(offer))}` : "",
          isManagers: state === "managers",
        };
      }),
    taken: taken.map(({ personId, name, by }) => ({ person: personId, name, by })),
  };
}
