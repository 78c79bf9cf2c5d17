import type { LeaseName } from "../../locks.ts";
import { type DatabaseAddress, openDatabase } from "../../open.ts";
import { standForElection } from "../election.ts";

/** Options for a forked process that stands for election until it is killed, passed in `process.env.CANDIDATE`. */
export interface CandidateOptions {
  readonly database: DatabaseAddress;
  readonly name: LeaseName;
}

/** Longer than any test: a candidate tries when the test says so, and at no time of its own. */
export const NEVER_MS = 3_600_000;

if (process.env.CANDIDATE) {
  const { database, name }: CandidateOptions = JSON.parse(process.env.CANDIDATE);
  const db = await openDatabase(database);
  let now = 0;
  const holder = `killed:${process.pid}`;
  const election = standForElection(db, { name, holder, clock: () => now, everyMs: NEVER_MS });
  // The test sets its clock, in epoch milliseconds, and hears whether it is elected then.
  process.on("message", async (time: number) => {
    now = time;
    process.send?.({ elected: await election.tryNow() });
  });
  process.send?.("ready");
}
