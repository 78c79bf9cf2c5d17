import type { Database } from "../../../db/open.ts";

/** Things that a site's people wait for, and that stop while the site is not served. */
export interface OpenAtSite {
  /** Payments and refunds under way, and cars held by a deposit. */
  readonly payments: number;
  readonly bookings: number;
  /** Leads and mails that are not delivered yet. */
  readonly deliveries: number;
  readonly alerts: number;
}

/**
 * Counts what is open at a site, before it is taken off the internet; or, with `listed`, what is open at its
 * dealerships other than these, before one is taken off the site. Alerts belong to the site, whatever `listed` says.
 */
export async function openAtSite(
  db: Database,
  site: string,
  now: number,
  listed: readonly string[] = [],
): Promise<OpenAtSite> {
  const payments = db
    .selectFrom("payments")
    .leftJoin("reservations", "reservations.payment_id", "payments.id")
    .leftJoin("refunds", (join) =>
      join.onRef("refunds.payment_id", "=", "payments.id").on("refunds.state", "=", "asked"),
    )
    .where("payments.site_slug", "=", site)
    .$if(listed.length > 0, (row) => row.where("payments.dealership_slug", "not in", listed))
    .where((row) =>
      row.or([
        row("payments.state", "in", ["begun", "refunding"]),
        row("refunds.id", "is not", null),
        row.and([row("reservations.id", "is not", null), row("reservations.ended_at", "is", null)]),
      ]),
    )
    .select(({ fn }) => fn.count<number>("payments.id").distinct().as("open"));
  const bookings = db
    .selectFrom("bookings")
    .where("site_slug", "=", site)
    .$if(listed.length > 0, (row) => row.where("dealership_slug", "not in", listed))
    .where("state", "=", "booked")
    .where("starts_at", ">", now)
    .select(({ fn }) => fn.countAll<number>().as("open"));
  const deliveries = db
    .selectFrom("lead_deliveries")
    .where("site_slug", "=", site)
    .$if(listed.length > 0, (row) => row.where("dealership_slug", "not in", listed))
    .where("state", "in", ["waiting", "claimed"])
    .select(({ fn }) => fn.countAll<number>().as("open"));
  const alerts = db
    .selectFrom("alerts")
    .where("site_slug", "=", site)
    .where("state", "=", "active")
    .select(({ fn }) => fn.countAll<number>().as("open"));
  const count = async (query: { executeTakeFirstOrThrow(): Promise<{ open: number }> }) =>
    Number((await query.executeTakeFirstOrThrow()).open);
  return {
    payments: await count(payments),
    bookings: await count(bookings),
    deliveries: await count(deliveries),
    alerts: listed.length > 0 ? 0 : await count(alerts),
  };
}
