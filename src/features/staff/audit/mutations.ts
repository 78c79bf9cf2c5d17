import type { Database } from "../../../db/open.ts";
import type { Place } from "../ability.ts";

/** Who did something: a staff member, or the product itself by one of its rules. */
export type Actor = { readonly id: number; readonly name: string } | { readonly id: null; readonly name: string };

/** The kinds of things that are changed at the desk, each identified by a number. */
type AuditSubject =
  | "person"
  | "lead"
  | "car"
  | "staff"
  | "run"
  | "payment"
  | "booking"
  | "diary"
  | "template"
  | "dealership"
  | "delivery";

/** One change for the audit log. `before` and `after` hold what helps to understand it, never a secret. */
export interface Act {
  readonly by: Actor;
  readonly subject: `${AuditSubject}:${number}`;
  readonly action: string;
  readonly place?: Partial<Place>;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Appends a change to the audit log, in the same transaction as the change, so that neither exists without the other.
 */
export async function recordAct(trx: Database, { by, subject, action, place, before, after, now }: Act): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await trx
    .insertInto("audit_log")
    .values({
      at: now,
      staff_id: by.id,
      by: by.name,
      site_slug: place?.site ?? null,
      dealership_slug: place?.dealership ?? null,
      subject,
      action,
      before: json(before),
      after: json(after),
    })
    .execute();
}
