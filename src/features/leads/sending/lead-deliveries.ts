import type { Database } from "../../../db/open.ts";
import type { LeadPayload } from "../../forms/lead-payload.ts";
import { type DealershipDelivery, plannedDeliveries } from "../../notices/receivers.ts";
import { savedRoutes } from "../../routing/data.ts";
import { isOpenFor } from "../../routing/place-hours.ts";
import { teamOf } from "../../routing/teams.ts";
import type { Dealership, Site } from "../../site/site.ts";
import type { LeadRecord } from "../rules.ts";

interface Routing {
  readonly payload: Pick<LeadPayload, "email" | "phone" | "location">;
  readonly record: LeadRecord;
  readonly now: number;
}

/** The deliveries of a lead to its team, by the receivers set at the desk, otherwise those in the dealership's file. */
export async function leadDeliveries(
  db: Database,
  site: Site,
  dealership: Dealership,
  { payload, record, now }: Routing,
): Promise<readonly DealershipDelivery[]> {
  const { slug } = dealership;
  const team = teamOf(record.payload);
  const isOpen = isOpenFor(site, slug, { team, location: payload.location }, now);
  const routed = { team, kept: await savedRoutes(db, slug), isOpen };
  return plannedDeliveries(dealership, payload, routed).map((one) => ({ ...one, dealership_slug: slug }));
}
