import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { adopt, type PlaceOfPerson } from "./mutations.ts";

/**
 * Within a transaction: gives a lead that the desk wrote to the chosen person or, with null, to the person with the
 * same phone number or e-mail address. The person does not count as waiting for an answer because of it. Returns the
 * person's id.
 */
export async function adoptByHand(
  trx: Database,
  leadId: number,
  personId: number | null,
  now: number,
): Promise<number> {
  await lockFor(trx, "people");
  const lead = await trx
    .selectFrom("leads")
    .select(["id", "site_slug", "dealership_slug", "category", "created_at", "payload", "lead_uid"])
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  const chosen = personId === null ? null : (place: PlaceOfPerson) => chosenPerson(trx, place, personId);
  return adopt(trx, lead, now, { isOurs: true, chosen });
}

/**
 * The chosen person's id, provided that the lead belongs in the same place: their service leads have a separate thread.
 */
async function chosenPerson(trx: Database, place: PlaceOfPerson, personId: number): Promise<number | null> {
  const { site_slug, dealership_slug, department } = place;
  const found = await trx
    .selectFrom("people")
    .select("id")
    .where("id", "=", personId)
    .where("site_slug", "=", site_slug)
    .where("dealership_slug", "=", dealership_slug)
    .where("department", "=", department)
    .executeTakeFirst();
  return found?.id ?? null;
}
