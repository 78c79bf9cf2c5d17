import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { LEASES } from "../locks.ts";
import { migrate, openDatabase } from "../open.ts";
import { LEASE_MS, standForElection } from "./election.ts";
import { leaseHolder } from "./leases.ts";
import { type CandidateOptions, fastClock, TIMES_FASTER } from "./testing/candidate.ts";

const name = LEASES.reminders;
/** Two seconds of the fast clock, as servers look. */
const everyMs = 2_000 / TIMES_FASTER;

eachDatabase("a process that is killed while it is elected", (_openFresh, freshAddress) => {
  test("is followed by another as soon as its lease is over, and not before", async () => {
    const database = await freshAddress();
    const db = await openDatabase(database);
    await migrate(db);
    const began = Date.now();
    const clock = fastClock(began);
    const options: CandidateOptions = { database, name, everyMs, began };
    const child = fork(join(import.meta.dirname, "testing/candidate.ts"), {
      env: { ...process.env, CANDIDATE: JSON.stringify(options) },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    expect((await once(child, "message"))[0]).toEqual({ elected: true });
    const other = standForElection(db, { name, holder: "other", clock, everyMs });
    onTestFinished(async () => {
      await other.stop();
      await db.destroy();
    });
    // It renews its lease many times over, and the other is not elected meanwhile.
    const until = clock() + 3 * LEASE_MS;
    await vi.waitUntil(() => other.isElected() || clock() > until, { interval: 5, timeout: 10_000 });
    expect(other.isElected()).toBe(false);
    expect(await leaseHolder(db, name, clock())).toBe(`killed:${child.pid}`);
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    const { expires_at } = await db.selectFrom("leases").select("expires_at").executeTakeFirstOrThrow();
    expect(expires_at - clock()).toBeLessThanOrEqual(LEASE_MS);
    await vi.waitUntil(() => other.isElected(), { interval: 5, timeout: 10_000 });
    const { expires_at: next } = await db.selectFrom("leases").select("expires_at").executeTakeFirstOrThrow();
    const takenAt = next - LEASE_MS;
    expect(takenAt).toBeGreaterThanOrEqual(expires_at);
    // One look of two seconds, and a slow machine's delay, which the fast clock multiplies.
    expect(takenAt - expires_at).toBeLessThan(2_000 + 500 * TIMES_FASTER);
  });
});
