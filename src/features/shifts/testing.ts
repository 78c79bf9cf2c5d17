import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { instantOf } from "../../lib/time/zoned.ts";
import type { LeadRecord } from "../leads/rules.ts";
import { adoptLeads } from "../people/adopting/mutations.ts";
import type { Person } from "../people/inbox.ts";
import type { Location } from "../site/site.ts";
import type { Grant } from "../staff/ability.ts";
import { inviteStaff } from "../staff/mutations.ts";
import { addShifts } from "./roster/mutations.ts";

/** A dealership in Sydney that opens on weekdays from half past eight to half past five, with its people and leads. */

const ZONE = "Australia/Sydney";
/** A Monday. */
export const MONDAY = "2026-06-15";
export const at = (time: string, day = MONDAY): number => instantOf(day, time, ZONE);

const PLACE = { site: "halden", dealership: "castle-hill" };
const BY = { id: null, name: "a test" };
const WEEKDAYS = [1, 2, 3, 4, 5];

/** The site, with the dealership's receivers as given. */
export function rosterSite(leads: Parameters<typeof dealership>[2] = {}) {
  const site = testSite("halden", [dealership(7, "castle-hill", leads)]);
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    WEEKDAYS.includes(weekday)
      ? { weekday, status: "Open" as const, formated_hours: "8.30am – 5.30pm", open: "08:30", close: "17:30" }
      : { weekday, status: "Closed" as const, formated_hours: "Closed", open: null, close: null },
  );
  const locations = site.locations.map(
    (place): Location => ({ ...place, contact_detail: { ...place.contact_detail, opening_hours: hours } }),
  );
  const fullSite = { ...site, locations };
  return { ...fullSite, sites: { bySlug: (slug: string) => (slug === "halden" ? fullSite : null) } };
}

/** A staff member of the dealership; with hours, they are on its roster. */
export async function worker(
  db: Database,
  name: string,
  {
    role = "sales",
    hours,
    onCall = false,
  }: { readonly role?: Grant["role"]; readonly hours?: readonly [string, string]; readonly onCall?: boolean } = {},
) {
  const email = `${name.toLowerCase()}@halden.example`;
  const grants: readonly Grant[] = [{ role, reach: "dealership:castle-hill" }];
  const made = await inviteStaff(db, { email, name, grants, by: BY, now: at("07:00") });
  if (!made.ok) throw new Error(made.error);
  const staff = { id: made.value, name, email, grants };
  if (hours) {
    const [starts, ends] = hours;
    const shift = { place: PLACE, staff, weekdays: WEEKDAYS, starts, ends, location: "", team: "" as const, onCall };
    const added = await addShifts(db, { ...shift, by: BY, now: at("07:00") });
    if (!added.ok) throw new Error(added.error);
  }
  return staff;
}

let sent = 0;
/** A lead that has arrived, with its person. */
export async function arrived(
  db: Database,
  name: string,
  now: number,
  category = "Vehicle Enquiry",
  source: LeadRecord["payload"]["source"] = "Website",
): Promise<Person & { readonly lead: number }> {
  sent += 1;
  const payload = {
    name,
    email: `${name.toLowerCase()}@shopper.example`,
    message: `Is it here? ${name}`,
    source,
    category,
    dealership_slug: "castle-hill",
  };
  const { id: lead } = await db
    .insertInto("leads")
    .values({
      lead_uid: `shift-${sent}`,
      site_slug: "halden",
      dealership_slug: "castle-hill",
      car_id: null,
      category,
      subcategory: null,
      payload: JSON.stringify({ payload, vehicle: null, extras: {}, event: 0, tradeIn: null }),
      opt_in: null,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await adoptLeads(db, { now, all: false });
  const person = await db
    .selectFrom("people_leads")
    .innerJoin("people", "people.id", "people_leads.person_id")
    .selectAll("people")
    .where("lead_id", "=", lead)
    .executeTakeFirstOrThrow();
  return { ...person, lead };
}
