import { Apart } from "../../../../db/each-apart.ts";
import type { Database } from "../../../../db/open.ts";
import { calendarDayText } from "../../../../lib/time/moments.ts";
import { wallClock } from "../../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../../lib/time/zoned.ts";
import { counted, exactMoney } from "../../../../lib/words/format.ts";
import { leadStored } from "../../../leads/sending/outbox.ts";
import { type Letter, letterOf } from "../../../notices/letter.ts";
import { notifyDealership } from "../../../notices/mutations.ts";
import { briefFor } from "../../../site/brief.ts";
import type { Dealership, Site } from "../../../site/site.ts";
import { endedUnreserved, inSpan, type MoneySpan } from "../../desk/data.ts";
import { type Movement, movements } from "../../desk/movements.ts";

/** The local hour from which yesterday's summary is written. */
const FROM_HOUR = 6;
/** Days for which a summary's marker is stored: well beyond the days that a clock set back could repeat. */
const RETENTION_DAYS = 30;
/** The most payments and refunds that one mail lists; the desk shows them all. */
const MOST_LISTED = 60;

/**
 * Writes yesterday's summary for each dealership where it is past six in the morning, once, whichever process is first.
 * A day without payments, refunds or failed attempts gets none. Returns how many mails were written.
 */
export async function writeSummaries(db: Database, sites: readonly Site[], now: number): Promise<number> {
  const apart = new Apart();
  let written = 0;
  for (const site of sites) {
    for (const dealership of site.dealerships)
      written += (await apart.one(() => writeSummary(db, site, dealership, now))) ? 1 : 0;
  }
  if (written > 0) leadStored(db);
  apart.report();
  return written;
}

async function writeSummary(db: Database, site: Site, dealership: Dealership, now: number): Promise<boolean> {
  const addresses = addressesOf(dealership);
  if (addresses.length === 0) return false;
  const zone = briefFor(site, dealership.slug).timezone;
  const { day: today, secondOfDay } = wallClock(now, zone);
  if (secondOfDay < FROM_HOUR * 3600) return false;
  const day = addDays(today, -1);
  const key = { site_slug: site.slug, dealership_slug: dealership.slug, day };
  // Checked first, so that days that are done cost no transaction.
  const known = db.selectFrom("money_summaries").select("day").where("site_slug", "=", site.slug);
  const existing = await known.where("dealership_slug", "=", dealership.slug).where("day", "=", day).executeTakeFirst();
  if (existing) return false;
  const span = {
    site: site.slug,
    dealership: dealership.slug,
    from: instantOf(day, "00:00", zone),
    to: instantOf(today, "00:00", zone),
  };
  return db.transaction().execute(async (trx) => {
    const mine = await trx
      .insertInto("money_summaries")
      .values({ ...key, written_at: now })
      .onConflict((conflict) => conflict.columns(["site_slug", "dealership_slug", "day"]).doNothing())
      .executeTakeFirst();
    if ((mine.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
    // Old markers are no longer needed.
    await trx
      .deleteFrom("money_summaries")
      .where("site_slug", "=", site.slug)
      .where("dealership_slug", "=", dealership.slug)
      .where("day", "<", addDays(day, -RETENTION_DAYS))
      .execute();
    const letter = await summaryOf(trx, span, day, zone);
    if (!letter) return false;
    const draft = { kind: "money.summary", siteSlug: site.slug, dealershipSlug: dealership.slug, letter, now } as const;
    await notifyDealership(trx, draft, { leads: { email: addresses, webhook: null } });
    return true;
  });
}

/** The dealership's addresses for payment mails or, if it has none, those of its leads. Never its webhook. */
const addressesOf = ({ moneyEmail = [], leads }: Dealership): readonly string[] =>
  moneyEmail.length > 0 ? moneyEmail : leads.email;

async function summaryOf(trx: Database, span: MoneySpan, day: string, zone: string): Promise<Letter | null> {
  const moved = (await movements(trx, [span])) ?? [];
  const failed = await failedIn(trx, span);
  if (moved.length === 0 && failed === 0) return null;
  const came = moved.filter(({ cents }) => cents > 0);
  const went = moved.filter(({ cents }) => cents < 0);
  const sum = (all: readonly Movement[]) => exactMoney(Math.abs(all.reduce((total, { cents }) => total + cents, 0)));
  const dayText = calendarDayText(day);
  return letterOf({
    subject: `Money of ${dayText}: ${sum(came)} in, ${sum(went)} out`,
    heading: `Online payments of ${dayText}`,
    words: [
      `${sum(came)} arrived in ${counted(came.length, "payment")}, ${sum(went)} went back in ${counted(went.length, "refund")}.`,
      ...(failed > 0
        ? [
            `${counted(failed, "payment")} came to nothing: the shoppers were declined, or left. A call may help; the desk has their numbers.`,
          ]
        : []),
      ...(moved.length > MOST_LISTED ? [`The first ${MOST_LISTED} are listed; the desk has them all.`] : []),
    ],
    facts: moved.slice(0, MOST_LISTED).map((one) => lineOf(one, zone)),
    reference: day,
  });
}

/** Failed payments in a period. A payment that the shopper left is given up a day after it was begun. */
async function failedIn(trx: Database, span: MoneySpan): Promise<number> {
  const row = await trx
    .selectFrom("payments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "in", ["declined", "abandoned"])
    .where(endedUnreserved)
    .where((own) => inSpan(own, span, "updated_at"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Includes no names or addresses: the mail may be forwarded to a bookkeeper, and the reference finds the rest. */
function lineOf(
  { at, cents, reference, refund, row: { car, payment } }: Movement,
  zone: string,
): readonly [string, string] {
  const { secondOfDay } = wallClock(at, zone);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const what = refund ? "Refund" : payment.purpose === "deposit" ? "Deposit" : "Invoice";
  const by = refund ? `by ${refund.by}` : null;
  return [
    `${two(secondOfDay / 3600)}:${two((secondOfDay / 60) % 60)} ${what}`,
    [exactMoney(cents), reference, car?.name, by].filter(Boolean).join(", "),
  ];
}
