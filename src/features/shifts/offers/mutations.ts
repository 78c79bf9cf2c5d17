import { eachApart } from "../../../db/each-apart.ts";
import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import { HOUR_MS, MINUTE_MS } from "../../../lib/time/spans.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import { noteChange } from "../../people/changes/mutations.ts";
import { opensAt } from "../../people/reply-clock.ts";
import { hoursOf, isOpenFor } from "../../routing/place-hours.ts";
import { type Team, teamOf } from "../../routing/teams.ts";
import type { Sites } from "../../site/data.ts";
import type { Site } from "../../site/site.ts";
import { may, shownCategories } from "../../staff/ability.ts";
import { type Colleague, everybody } from "../../staff/data.ts";
import { notifyStaff } from "../channels/mutations.ts";
import { managersOf } from "../managers.ts";
import { rosteredDealerships, rosterOf } from "../roster/data.ts";
import { nextShiftAt, nextTurn, onShift, type Roster } from "../rules.ts";

/** Leads older than this when the roster's job first sees them are not offered; they are already in the inbox. */
const FRESH_MS = 3 * HOUR_MS;
const BATCH = 100;

/**
 * Starts offering each new lead of a dealership with a roster, except leads that the desk wrote itself, which are news
 * to nobody. Returns how many leads it looked at.
 */
export async function openOffers(db: Database, now: number): Promise<number> {
  const dealerships = await rosteredDealerships(db);
  if (dealerships.length === 0) return 0;
  const leads = await db
    .selectFrom("people_leads")
    .innerJoin("people", "people.id", "people_leads.person_id")
    .innerJoin("leads", "leads.id", "people_leads.lead_id")
    .leftJoin("lead_offers", "lead_offers.lead_id", "leads.id")
    .select(["leads.id", "leads.site_slug", "leads.dealership_slug", "leads.payload", "people.assignee_id"])
    .where("people.waiting_since", "is not", null)
    .where("people.merged_into", "is", null)
    .where("people.last_at", ">", now - FRESH_MS)
    .where("leads.created_at", ">", now - FRESH_MS)
    .where("leads.category", "!=", "Unsubscribe")
    .where("leads.dealership_slug", "in", dealerships)
    .where("lead_offers.lead_id", "is", null)
    .orderBy("leads.id")
    .limit(BATCH)
    .execute();
  for (const { id, site_slug, dealership_slug, payload, assignee_id } of leads) {
    const { payload: request } = JSON.parse(payload) as LeadRecord;
    const isOurs = request.source === "Desk";
    await db
      .insertInto("lead_offers")
      .values({
        lead_id: id,
        site_slug,
        dealership_slug,
        location: request.location ?? "",
        team: teamOf(request) ?? "",
        state: isOurs ? "ended" : "open",
        offered_to: null,
        had_by: assignee_id,
        next_at: now,
        created_at: now,
        ended_at: isOurs ? now : null,
      })
      .onConflict((conflict) => conflict.column("lead_id").doNothing())
      .execute();
  }
  return leads.length;
}

interface Due {
  readonly lead_id: number;
  readonly site_slug: string;
  readonly dealership_slug: string;
  readonly location: string;
  readonly team: string;
  readonly had_by: number | null;
  readonly offered_to: number | null;
  readonly next_at: number;
}

const dueOffers = precompiledQuery((db, { now }: { readonly now: number }) =>
  db
    .selectFrom("lead_offers")
    .select(["lead_id", "site_slug", "dealership_slug", "location", "team", "had_by", "offered_to", "next_at"])
    .where("state", "=", "open")
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("lead_id")
    .limit(BATCH),
);

/**
 * Takes every due lead one step further. Each step is one transaction that only one process can make, since it changes
 * the time by which the lead was found to be due. Returns how many leads were due.
 */
export async function advanceOffers(db: Database, sites: Pick<Sites, "bySlug">, now: number): Promise<number> {
  const { rows: due } = await dueOffers(db, { now });
  if (due.length === 0) return 0;
  const people = await everybody(db);
  // A site whose files cannot be read must not hold up the leads of the others.
  await eachApart(due, (offer) => {
    const site = sites.bySlug(offer.site_slug);
    return db.transaction().execute(async (trx) => {
      if (!(await hold(trx, offer))) return;
      if (site) await step(trx, offer, { site, people, now });
      else await end(trx, offer, now);
    });
  });
  return due.length;
}

/** Claims the step; false if another process has taken it meanwhile. */
async function hold(trx: Database, { lead_id, next_at }: Due): Promise<boolean> {
  const updated = await trx
    .updateTable("lead_offers")
    .set({ next_at: next_at + 1 })
    .where("lead_id", "=", lead_id)
    .where("state", "=", "open")
    .where("next_at", "=", next_at)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

const end = (trx: Database, { lead_id }: Due, now: number) =>
  trx
    .updateTable("lead_offers")
    .set({ state: "ended", offered_to: null, ended_at: now })
    .where("lead_id", "=", lead_id)
    .execute();

interface Around {
  readonly site: Site;
  readonly people: readonly Colleague[];
  readonly now: number;
}

async function step(trx: Database, offer: Due, { site, people, now }: Around): Promise<void> {
  const { lead_id, dealership_slug: dealership, had_by: hadBy } = offer;
  const lead = await standingLead(trx, offer);
  if (!lead) return void (await end(trx, offer, now));
  const place = { site: site.slug, dealership };
  const team = (offer.team || null) as Team | null;
  const { timezone: zone, claimMinutes } = site.configFor(dealership);
  const roster = await rosterOf(trx, dealership, now);
  const target = { location: offer.location, team };
  const isOpen = isOpenFor(site, dealership, target, now);
  const location = site.locations.some(({ slug }) => slug === offer.location) ? offer.location : "";
  const working = onShift(roster, { now, zone, isOpen, location, team });
  const ready = working.filter((id) =>
    sees(
      people.find((one) => one.id === id),
      place,
      lead.category,
    ),
  );
  const turns = trx.selectFrom("lead_offer_turns").where("dealership_slug", "=", dealership);
  const previous = await turns.select("staff_id").where("lead_id", "=", lead_id).where("role", "=", "shift").execute();
  const last = await turns
    .select((row) => ["staff_id", row.fn.max("id").as("id")])
    .where("role", "=", "shift")
    .groupBy("staff_id")
    .execute();
  const turn = nextTurn({
    now,
    isOpen,
    ready,
    hadBy,
    told: previous.map(({ staff_id }) => staff_id),
    lastTold: new Map(last.map(({ staff_id, id }) => [staff_id, Number(id)])),
    nextAt: earliest(nextShiftAt(roster, now, zone), opensAt(hoursOf(site, dealership, target), now, zone)),
  });
  const set = (changes: object) => trx.updateTable("lead_offers").set(changes).where("lead_id", "=", lead_id).execute();
  const tell = async (staffId: number, role: "shift" | "manager") => {
    const turnRow = { lead_id, dealership_slug: dealership, staff_id: staffId, role, at: now };
    await trx.insertInto("lead_offer_turns").values(turnRow).execute();
    const kind = role === "shift" ? "offer" : "managers";
    const about = { leadId: lead_id, deliveryId: null, personId: lead.person_id };
    await notifyStaff(trx, { staffId, kind, place, ...about, now });
  };
  // The offer disappears from the page of the person whose turn is over.
  if (offer.offered_to !== null)
    await noteChange(trx, { kind: "offer", ...place, personId: lead.person_id, staffId: offer.offered_to, now });
  switch (turn.kind) {
    case "offer":
      await set({ offered_to: turn.to, next_at: now + claimMinutes * MINUTE_MS });
      return tell(turn.to, "shift");
    case "managers":
      await set({ state: "managers", offered_to: null });
      for (const id of bossesOf(people, place, roster, { now, zone })) await tell(id, "manager");
      return;
    case "wait":
      // A lead that arrives outside opening hours is offered to nobody, whoever had the person before.
      await set({ offered_to: null, next_at: turn.until });
  }
}

/** The person of a lead that still waits to be taken; null once it is taken, answered or erased. */
async function standingLead(trx: Database, { lead_id, had_by }: Due) {
  const found = await trx
    .selectFrom("people_leads")
    .innerJoin("people", "people.id", "people_leads.person_id")
    .select(["person_id", "people_leads.category", "assignee_id", "waiting_since"])
    .where("lead_id", "=", lead_id)
    .executeTakeFirst();
  if (!found || found.waiting_since === null) return null;
  if (found.assignee_id !== null && found.assignee_id !== had_by) return null;
  // Two leads from the same person are offered once.
  const earlier = await trx
    .selectFrom("lead_offers")
    .innerJoin("people_leads", "people_leads.lead_id", "lead_offers.lead_id")
    .select("lead_offers.lead_id")
    .where("person_id", "=", found.person_id)
    .where("lead_offers.lead_id", "<", lead_id)
    .where("state", "in", ["open", "managers"])
    .executeTakeFirst();
  return earlier ? null : found;
}

/** Whether a staff member may see and answer a lead of this kind at a place. */
function sees(one: Colleague | undefined, place: { site: string; dealership: string }, category: string): boolean {
  if (!one || !may(one.grants, "leads.answer", place)) return false;
  const shown = shownCategories(one.grants, place);
  return shown === null || shown.includes(category);
}

/** The managers of a place who are not away today; all of them if every one is away. */
function bossesOf(
  people: readonly Colleague[],
  place: { site: string; dealership: string },
  { days }: Roster,
  { now, zone }: { readonly now: number; readonly zone: string },
): readonly number[] {
  const today = wallClock(now, zone).day;
  const all = managersOf(people, place).map(({ id }) => id);
  const here = all.filter((id) => !days.some((one) => one.staffId === id && one.day === today && one.starts === null));
  return here.length > 0 ? here : all;
}

function earliest(...times: readonly (number | null)[]): number | null {
  const known = times.filter((at) => at !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
