import type { Database } from "../../../db/open.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import type { SeenPlace } from "../../people/inbox.ts";

/** A lead that is being offered until somebody takes it. */
export interface Offer {
  readonly leadId: number;
  readonly personId: number;
  readonly name: string;
  readonly site: string;
  readonly dealership: string;
  readonly category: string;
  readonly record: LeadRecord;
  /** URL of the car's picture on the site; null if it has none or has left the stock. */
  readonly picture: string | null;
  readonly state: "open" | "managers";
  readonly offeredTo: number | null;
  /** When the lead goes on to the next person, and when it arrived (epoch ms). */
  readonly nextAt: number;
  readonly at: number;
}

/** Offers of leads that nobody has taken or answered yet. */
const standing = (db: Database) =>
  db
    .selectFrom("lead_offers")
    .innerJoin("leads", "leads.id", "lead_offers.lead_id")
    .innerJoin("people_leads", "people_leads.lead_id", "leads.id")
    .innerJoin("people", "people.id", "people_leads.person_id")
    .leftJoin("cars", "cars.id", "leads.car_id")
    .where("lead_offers.state", "in", ["open", "managers"])
    .where("people.waiting_since", "is not", null)
    .where("people.merged_into", "is", null)
    .where((row) =>
      row.or([row("people.assignee_id", "is", null), row("people.assignee_id", "=", row.ref("lead_offers.had_by"))]),
    );

const COLUMNS = [
  "lead_offers.lead_id",
  "people.id as person_id",
  "people.name",
  "lead_offers.site_slug",
  "lead_offers.dealership_slug",
  "leads.category",
  "leads.payload",
  "cars.primary_image_url as picture",
  "lead_offers.state",
  "lead_offers.offered_to",
  "lead_offers.next_at",
  "leads.created_at",
] as const;

interface OfferRow {
  readonly lead_id: number;
  readonly person_id: number;
  readonly name: string;
  readonly site_slug: string;
  readonly dealership_slug: string;
  readonly category: string;
  readonly payload: string;
  readonly picture: string | null;
  readonly state: string;
  readonly offered_to: number | null;
  readonly next_at: number;
  readonly created_at: number;
}

const offerOf = (row: OfferRow): Offer => ({
  leadId: row.lead_id,
  personId: row.person_id,
  name: row.name,
  site: row.site_slug,
  dealership: row.dealership_slug,
  category: row.category,
  record: JSON.parse(row.payload) as LeadRecord,
  picture: row.picture,
  state: row.state as Offer["state"],
  offeredTo: row.offered_to,
  nextAt: row.next_at,
  at: row.created_at,
});

/** The leads offered to a staff member now, because it is their turn or as a manager who was notified; oldest first. */
export async function offersTo(db: Database, staffId: number): Promise<readonly Offer[]> {
  const rows = await standing(db)
    .select(COLUMNS)
    .where((row) =>
      row.or([
        row("lead_offers.offered_to", "=", staffId),
        row.and([
          row("lead_offers.state", "=", "managers"),
          row.exists(
            row
              .selectFrom("lead_offer_turns")
              .select("lead_offer_turns.id")
              .whereRef("lead_offer_turns.lead_id", "=", "lead_offers.lead_id")
              .where("lead_offer_turns.staff_id", "=", staffId)
              .where("lead_offer_turns.role", "=", "manager"),
          ),
        ]),
      ]),
    )
    .orderBy("leads.created_at")
    .limit(20)
    .execute();
  return rows.map(offerOf);
}

/** All leads at these places that nobody has taken, oldest first. */
export async function unclaimedOffers(db: Database, places: readonly SeenPlace[]): Promise<readonly Offer[]> {
  if (places.length === 0) return [];
  const rows = await standing(db)
    .select(COLUMNS)
    .where((row) =>
      row.or(
        places.map(({ site, dealership, categories }) =>
          row.and([
            row("lead_offers.site_slug", "=", site),
            row("lead_offers.dealership_slug", "=", dealership),
            ...(categories === null ? [] : [row("leads.category", "in", categories)]),
          ]),
        ),
      ),
    )
    .orderBy("leads.created_at")
    .limit(100)
    .execute();
  return rows.map(offerOf);
}

/** The staff notified of each of these leads, in order of their turns (epoch ms). */
export async function turnsOf(
  db: Database,
  leads: readonly number[],
): Promise<ReadonlyMap<number, readonly { readonly staffId: number; readonly name: string; readonly at: number }[]>> {
  if (leads.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead_offer_turns")
    .innerJoin("staff", "staff.id", "lead_offer_turns.staff_id")
    .select(["lead_id", "staff_id", "staff.name", "at"])
    .where("lead_id", "in", leads)
    .orderBy("lead_offer_turns.id")
    .execute();
  const turns = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return new Map(
    [...turns].map(([lead, ofLead]) => [
      lead,
      ofLead.map(({ staff_id, name, at }) => ({ staffId: staff_id, name, at })),
    ]),
  );
}

/** A lead that was offered to this staff member and that somebody else has just taken. */
export interface TakenByOther {
  readonly personId: number;
  readonly name: string;
  readonly by: string;
}

/** Leads offered to a staff member that others have taken since a time (epoch ms). */
export async function takenByOthers(db: Database, staffId: number, since: number): Promise<readonly TakenByOther[]> {
  const rows = await db
    .selectFrom("lead_offers")
    .innerJoin("people_leads", "people_leads.lead_id", "lead_offers.lead_id")
    .innerJoin("people", "people.id", "people_leads.person_id")
    .innerJoin("staff", "staff.id", "people.assignee_id")
    .select(["people.id as person_id", "people.name", "staff.name as by"])
    .where("lead_offers.state", "=", "taken")
    .where("lead_offers.ended_at", ">", since)
    .where("people.assignee_id", "!=", staffId)
    .where((row) =>
      row.exists(
        row
          .selectFrom("lead_offer_turns")
          .select("lead_offer_turns.id")
          .whereRef("lead_offer_turns.lead_id", "=", "lead_offers.lead_id")
          .where("lead_offer_turns.staff_id", "=", staffId),
      ),
    )
    .orderBy("lead_offers.ended_at", "desc")
    .limit(5)
    .execute();
  return rows.map(({ person_id, name, by }) => ({ personId: person_id, name, by }));
}
