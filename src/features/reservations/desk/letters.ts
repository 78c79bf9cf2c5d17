import type { Database } from "../../../db/open.ts";
import type { Letter } from "../../notices/letter.ts";

/** A mail to the shopper about a payment, with its delivery state. */
export interface PaymentLetter {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly letter: Letter;
  readonly state: "waiting" | "claimed" | "delivered" | "parked" | "withheld";
  readonly problem: string | null;
}

/** The mails to the shopper about a payment, oldest first. */
export async function lettersOfPayment(db: Database, paymentId: number): Promise<readonly PaymentLetter[]> {
  const rows = await db
    .selectFrom("notices")
    .innerJoin("lead_deliveries", "lead_deliveries.notice_id", "notices.id")
    .select(["notices.created_at", "letter", "state", "last_error"])
    .where("notices.payment_id", "=", paymentId)
    .where("audience", "=", "shopper")
    .orderBy("notices.id")
    .execute();
  return rows.map(({ created_at: at, letter, state, last_error: problem }) => ({
    at,
    letter: JSON.parse(letter) as Letter,
    state,
    problem,
  }));
}
