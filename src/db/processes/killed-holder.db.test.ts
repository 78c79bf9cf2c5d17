import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { LEASES } from "../locks.ts";
import { migrate, openDatabase } from "../open.ts";
import { LEASE_MS, standForElection } from "./election.ts";
import { leaseHolder } from "./leases.ts";
import { type CandidateOptions, NEVER_MS } from "./testing/candidate.ts";

const name = LEASES.reminders;
const BEGAN = 1_000_000_000;

eachDatabase("a process that is killed while it is elected", (_openFresh, freshAddress) => {
  test("is followed by another as soon as its lease is over, and not before", { timeout: 60_000 }, async () => {
    const database = await freshAddress();
    const db = await openDatabase(database);
    await migrate(db);
    const options: CandidateOptions = { database, name };
    const child = fork(join(import.meta.dirname, "testing/candidate.ts"), {
      env: { ...process.env, CANDIDATE: JSON.stringify(options) },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child, "message");
    const time = { now: BEGAN };
    const renewed = async () => {
      const message = once(child, "message");
      child.send(time.now);
      return (await message)[0];
    };
    expect(await renewed()).toEqual({ elected: true });
    const other = standForElection(db, { name, holder: "other", clock: () => time.now, everyMs: NEVER_MS });
    onTestFinished(async () => {
      await other.stop();
      await db.destroy();
    });
    // It renews its lease many times over, and the other is not elected meanwhile.
    for (; time.now < BEGAN + 3 * LEASE_MS; time.now += LEASE_MS / 2) {
      expect(await renewed()).toEqual({ elected: true });
      expect(await other.tryNow()).toBe(false);
    }
    expect(await leaseHolder(db, name, time.now)).toBe(`killed:${child.pid}`);
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
    const { expires_at } = await db.selectFrom("leases").select("expires_at").executeTakeFirstOrThrow();
    expect(expires_at - time.now).toBeLessThanOrEqual(LEASE_MS);
    time.now = expires_at - 1;
    expect(await other.tryNow()).toBe(false);
    time.now = expires_at;
    expect(await other.tryNow()).toBe(true);
  });
});
