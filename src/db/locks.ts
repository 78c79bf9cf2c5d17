import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Database, dialectOf } from "./dialect.ts";

/**
 * Every PostgreSQL advisory lock this product takes, by what it protects. A number is never reused for another lock,
 * because processes of two versions running side by side must agree on its meaning.
 */
export const LOCKS = {
  /** Migrating the database to this version's tables. */
  migrations: 4_701,
  /** Writing any dealership's stock, so that the change log's ids become visible in order. */
  stock: 4_702,
  /** Storing site revisions, so that their log's ids become visible in order. */
  siteDocuments: 4_726,
  /** Counting the mails to one recipient; the recipient is the lock's subject. */
  mails: 4_703,
  /** Counting the alerts of one mailbox; the mailbox is the lock's subject. */
  alerts: 4_718,
  /** Counting the sign-in codes sent to phones and addresses. */
  signInCodes: 4_710,
  /** Counting calls to the valuation vendor. */
  valuationCalls: 4_711,
  /** Deciding which person a lead belongs to, and erasing people. */
  people: 4_721,
  /** Booking times in a dealership's diary; the dealership is the lock's subject. */
  bookings: 4_725,
  /** Counting the sign-in links of a staff member, who is the lock's subject. */
  staffLinks: 4_720,
  /** Filling an empty database with the demo's stock, leads and people. */
  demo: 4_727,
} as const;

/** Every lease in the table `leases`: the work that one process at a time is elected to do. */
export const LEASES = {
  /** Filling a search engine shared by all processes. */
  searchFilling: "search-filling",
  /** Matching stock changes against the alerts, and writing their mails. */
  alerts: "alert-matching",
  /** Erasing people whose retention period has ended. */
  retention: "retention",
  /** Reminding people of their test drives and services. */
  reminders: "booking-reminders",
} as const;

export type LeaseName = (typeof LEASES)[keyof typeof LEASES];

/**
 * Takes the lock for this transaction until it ends, excluding all other processes; with a subject, only for that
 * subject. Not needed on SQLite, where any writing transaction already excludes all others.
 */
export async function lockFor(transaction: Database, lock: keyof typeof LOCKS, subject?: string): Promise<void> {
  if (dialectOf(transaction) !== "postgres") return;
  // Another process may legitimately hold it for a whole import.
  await sql`select set_config('statement_timeout', '600000', true)`.execute(transaction);
  const key = LOCKS[lock];
  // PostgreSQL keeps two-number locks apart from one-number locks, so a subject's number cannot be another lock's.
  const statement =
    subject === undefined
      ? sql`select pg_advisory_xact_lock(${key}::bigint)`
      : sql`select pg_advisory_xact_lock(${key}::int, ${numberOf(subject)}::int)`;
  await statement.execute(transaction);
}

/** 32 signed bits of a subject's hash. If two subjects share a number, they only wait for each other. */
const numberOf = (subject: string): number => createHash("sha256").update(subject).digest().readInt32BE();
