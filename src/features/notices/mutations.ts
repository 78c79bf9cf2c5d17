import { randomUUID } from "node:crypto";
import type { Database } from "../../db/dialect.ts";
import { lockFor } from "../../db/locks.ts";
import type { NoticesTable } from "../../db/tables/outbox-tables.ts";
import { savedRoutes } from "../routing/data.ts";
import { PLAIN } from "../routing/rules.ts";
import type { Dealership } from "../site/site.ts";
import { NOTICE_KINDS, type NoticeKind } from "./kinds.ts";
import type { Letter } from "./letter.ts";
import { countedAddress, MAIL_LIMITS, overLimit } from "./limits.ts";
import { type PlannedDelivery, receiversOf } from "./receivers.ts";

/** A notice to create; `now` is epoch milliseconds. */
export interface NoticeDraft {
  readonly kind: NoticeKind;
  readonly siteSlug: string;
  readonly dealershipSlug: string;
  readonly leadId?: number | null;
  readonly paymentId?: number | null;
  readonly letter: Letter;
  readonly now: number;
}

/**
 * Within the transaction of the event: adds a mail to the shopper to the outbox. A mail that exceeds the limits of its
 * address is stored as withheld, where an operator can see it. Returns the notice's id; null if the shopper gave no
 * address, in which case nothing is written.
 */
export async function notifyShopper(
  trx: Database,
  draft: NoticeDraft,
  email: string | undefined,
): Promise<number | null> {
  if (!email) return null;
  const recipient = countedAddress(email);
  const reason = NOTICE_KINDS[draft.kind].limited ? await reasonToWithhold(trx, recipient, draft.now) : null;
  return insertNotice(trx, draft, "shopper", recipient, [
    { channel: "email", target: email, state: reason ? "withheld" : "waiting", last_error: reason },
  ]);
}

/** Within the transaction of the event: notifies all the dealership's default receivers, except those in `except`. */
export async function notifyDealership(
  trx: Database,
  draft: NoticeDraft,
  dealership: Pick<Dealership, "leads">,
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<void> {
  const kept = await savedRoutes(trx, draft.dealershipSlug);
  const receivers = receiversOf(dealership, { ...PLAIN, kept }).filter(({ target }) => !except.includes(target));
  if (receivers.length > 0) await insertNotice(trx, draft, "dealership", "", receivers);
}

async function insertNotice(
  trx: Database,
  { kind, siteSlug, dealershipSlug, leadId = null, paymentId = null, letter, now }: NoticeDraft,
  audience: NoticesTable["audience"],
  recipient: string,
  deliveries: readonly (Omit<PlannedDelivery, "state"> & { readonly state: "waiting" | "parked" | "withheld" })[],
): Promise<number> {
  const from = { site_slug: siteSlug, dealership_slug: dealershipSlug };
  const { id } = await trx
    .insertInto("notices")
    .values({
      ...from,
      uid: randomUUID(),
      kind,
      audience,
      lead_id: leadId,
      payment_id: paymentId,
      recipient,
      letter: JSON.stringify(letter),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = deliveries.map((delivery) => ({ ...from, ...delivery, notice_id: id, next_at: now }));
  await trx.insertInto("lead_deliveries").values(rows).execute();
  return id;
}

/** Counts mails in the database, and so over all sites and processes; simultaneous requests wait for one another. */
async function reasonToWithhold(trx: Database, recipient: string, now: number): Promise<string | null> {
  await lockFor(trx, "mails", recipient);
  const [widest] = MAIL_LIMITS;
  const earlier = await trx
    .selectFrom("notices")
    .innerJoin("lead_deliveries", "lead_deliveries.notice_id", "notices.id")
    .select("notices.created_at")
    .where("recipient", "=", recipient)
    .where("notices.created_at", ">", now - widest.withinMs)
    .where("notices.created_at", "<", now + widest.withinMs)
    .where("state", "!=", "withheld")
    // Alert mails do not count: a person who set up an alert wants them, and they must not displace other mails.
    .where("kind", "!=", "alert.found")
    .orderBy("notices.created_at", "desc")
    .limit(widest.most)
    .execute();
  const at = earlier.map(({ created_at }) => created_at);
  return overLimit(at, now);
}
