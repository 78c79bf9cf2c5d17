import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { adopt, type PlaceOfPerson } from "./mutations.ts";

/**
 * Within a transaction: gives a lead that the desk wrote to a person, or with null to whoever is known by its phone
 * number or e-mail address. Nobody waits for an answer because of it. Returns the person.
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

/** The person whom somebody chose, if the lead stands where they do: a service of theirs has a thread of its own. */
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
