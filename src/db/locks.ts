import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Database, dialectOf } from "./dialect.ts";

/**
 * Every advisory lock of PostgreSQL that this product takes, by what it protects. The numbers are this record's alone
 * and are never given to another lock: processes of two versions that run side by side must mean the same by each.
 */
export const LOCKS = {
  /** Bringing the database to this version's tables. */
  migrations: 4_701,
  /** Writing any dealership's stock, so that the change log's ids appear in their order. */
  stock: 4_702,
  /** Storing revisions of sites, so that their log's ids appear in their order. */
  siteDocuments: 4_726,
  /** Counting the mails to one recipient; the recipient is the lock's subject. */
  mails: 4_703,
  /** Counting the alerts of one mailbox; the mailbox is the lock's subject. */
  alerts: 4_718,
  /** Counting the sign-in codes of phones and addresses. */
  signInCodes: 4_710,
  /** Counting the calls to the vendor of valuations. */
  valuationCalls: 4_711,
  /** Saying whose a lead is: giving it to its person or to another one, and erasing people. */
  people: 4_721,
  /** Giving away the times of a dealership's diary; the dealership is the lock's subject. */
  bookings: 4_725,
  /** Counting the sign-in links of the desk's people; the person is the lock's subject. */
  staffLinks: 4_720,
  /** Filling an empty database with the demo's stock, leads and people. */
  demo: 4_727,
} as const;

/** Every lease in the table `leases`: what one process at a time is elected to do. */
export const LEASES = {
  /** Filling a search engine that stands beside the processes. */
  searchFilling: "search-filling",
  /** Matching what changes in the stock against the alerts, and writing their mails. */
  alerts: "alert-matching",
  /** Erasing the people of whom nothing is kept any longer. */
  retention: "retention",
  /** Reminding people of their test drives and services. */
  reminders: "booking-reminders",
} as const;

export type LeaseName = (typeof LEASES)[keyof typeof LEASES];

/**
 * Makes this transaction the only one that holds the lock, in every process, until it ends; with a subject, the only
 * one that holds it for that subject. On SQLite any writing transaction already is.
 */
export async function lockFor(transaction: Database, lock: keyof typeof LOCKS, subject?: string): Promise<void> {
  if (dialectOf(transaction) !== "postgres") return;
  // Another process may rightly hold it for a whole import.
  await sql`select set_config('statement_timeout', '600000', true)`.execute(transaction);
  const key = LOCKS[lock];
  // PostgreSQL keeps locks of two numbers apart from those of one: no subject's number can be another lock's.
  const taken =
    subject === undefined
      ? sql`select pg_advisory_xact_lock(${key}::bigint)`
      : sql`select pg_advisory_xact_lock(${key}::int, ${numberOf(subject)}::int)`;
  await taken.execute(transaction);
}

/** 32 bits of a subject, signed. Two subjects that share a number only wait for each other. */
const numberOf = (subject: string): number => createHash("sha256").update(subject).digest().readInt32BE();
