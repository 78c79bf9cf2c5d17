import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { noteChange } from "../../people/changes/mutations.ts";
import type { Person } from "../../people/inbox.ts";
import { change, holdPerson, stillThere, write } from "../../people/recording/mutations.ts";
import type { Staff } from "../../staff/person.ts";

interface Claim {
  readonly person: Person;
  readonly by: Pick<Staff, "id" | "name">;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Why a claim failed: somebody was faster, with their name, or the thread was joined to another since it was read. */
export type NotClaimed = { readonly kind: "taken"; readonly by: string } | { readonly kind: "elsewhere" };

/**
 * Assigns a person's thread to the first who asks; anybody later learns who has it. Offers of it to others are
 * withdrawn, and they are notified. Claiming one's own thread again changes nothing.
 */
export async function claim(db: Database, { person, by, now }: Claim): Promise<Result<null, NotClaimed>> {
  return db.transaction().execute(async (trx) => {
    await holdPerson(trx, person.id);
    // The caller's permission was checked for the thread as it was read, so it must still be in the same place.
    const fresh = await stillThere(trx, person);
    if (!fresh) return err({ kind: "elsewhere" });
    if (fresh.assignee_id === by.id) {
      await withdraw(trx, { person, by, now });
      return ok(null);
    }
    const offers = await offersOf(trx, person.id);
    if (fresh.assignee_id !== null && !offers.some(({ had_by }) => had_by === fresh.assignee_id)) {
      const holder = trx.selectFrom("staff").select("name").where("id", "=", fresh.assignee_id);
      return err({ kind: "taken", by: (await holder.executeTakeFirst())?.name ?? "A colleague" });
    }
    const doing = { person: fresh, by, now };
    await write(trx, doing, { kind: "assign", text: "took it" });
    await change(trx, doing, "claim", { assignee_id: by.id });
    await withdraw(trx, doing);
    return ok(null);
  });
}

const offersOf = (trx: Database, personId: number) =>
  trx
    .selectFrom("lead_offers")
    .innerJoin("people_leads", "people_leads.lead_id", "lead_offers.lead_id")
    .select(["lead_offers.lead_id", "had_by"])
    .where("person_id", "=", personId)
    .where("state", "in", ["open", "managers"])
    .execute();

/** Ends all offers of a person, cancels messages that are not sent yet, and notifies the staff who had been asked. */
async function withdraw(trx: Database, { person, by, now }: Claim): Promise<void> {
  const leads = (await offersOf(trx, person.id)).map(({ lead_id }) => lead_id);
  if (leads.length === 0) return;
  await trx
    .updateTable("lead_offers")
    .set({ state: "taken", offered_to: null, ended_at: now })
    .where("lead_id", "in", leads)
    .execute();
  await trx
    .updateTable("staff_messages")
    .set({ state: "dropped" })
    .where("lead_id", "in", leads)
    .where("state", "=", "waiting")
    .execute();
  const turns = await trx
    .selectFrom("lead_offer_turns")
    .select("staff_id")
    .distinct()
    .where("lead_id", "in", leads)
    .where("staff_id", "!=", by.id)
    .execute();
  const place = { site: person.site_slug, dealership: person.dealership_slug };
  for (const { staff_id } of turns)
    await noteChange(trx, { kind: "offer", ...place, personId: person.id, staffId: staff_id, now });
}
