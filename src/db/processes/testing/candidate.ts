import type { LeaseName } from "../../locks.ts";
import { type DatabaseAddress, openDatabase } from "../../open.ts";
import { standForElection } from "../election.ts";

/** Options for a forked process that stands for election until it is killed, passed in `process.env.CANDIDATE`. */
export interface CandidateOptions {
  readonly database: DatabaseAddress;
  readonly name: LeaseName;
  /** Milliseconds between two attempts. */
  readonly everyMs: number;
  /** The real time, in epoch milliseconds, from which its clock and the test's run faster. */
  readonly began: number;
}

/** How much faster the clock of these processes runs than the real one: a lease lasts half a second. */
export const TIMES_FASTER = 20;
export const fastClock = (began: number) => () => began + (Date.now() - began) * TIMES_FASTER;

if (process.env.CANDIDATE) {
  const { database, name, everyMs, began }: CandidateOptions = JSON.parse(process.env.CANDIDATE);
  const db = await openDatabase(database);
  const election = standForElection(db, { name, holder: `killed:${process.pid}`, clock: fastClock(began), everyMs });
  await election.tryNow();
  process.send?.({ elected: election.isElected() });
}
