import { expect, onTestFinished, test, vi } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { LEASES } from "../locks.ts";
import type { Database } from "../open.ts";
import { LEASE_MS, standForElection } from "./election.ts";
import { giveLease, leaseHolder, renewLeases, takeLease, whileHeld } from "./leases.ts";

const NAME = LEASES.reminders;
const NOW = 1_000_000;
/** An interval so long that nothing runs by itself; tests call `tryNow`. */
const NEVER = 3_600_000;

function stand(db: Database, holder: string, clock: () => number, everyMs = NEVER) {
  const election = standForElection(db, { name: NAME, holder, clock, everyMs });
  onTestFinished(() => election.stop());
  return election;
}

eachDatabase("a lease that was lost", (openFresh) => {
  test("to one whose clock goes ahead: the other counts itself out at its next renewal, not at its lease's end", async () => {
    const db = await openFresh();
    const time = { now: NOW };
    const one = stand(db, "one", () => time.now);
    const ahead = stand(db, "ahead", () => time.now + LEASE_MS);
    expect(await one.tryNow()).toBe(true);
    expect(await ahead.tryNow()).toBe(true);
    time.now += 4_000;
    expect(await one.tryNow()).toBe(false);
    expect(one.isElected()).toBe(false);
  });

  test("by one that has stopped is not taken again by what it still does", async () => {
    const db = await openFresh();
    const one = stand(db, "one", () => NOW);
    await one.tryNow();
    await one.stop();
    expect(await one.tryNow()).toBe(false);
    expect(await db.selectFrom("leases").select("name").execute()).toEqual([]);
  });

  test("is not renewed with others: neither one that is over, nor another's, nor one that was given back", async () => {
    const db = await openFresh();
    const mine = { holder: "one", forMs: LEASE_MS } as const;
    await takeLease(db, { ...mine, name: LEASES.alerts, now: NOW });
    await takeLease(db, { ...mine, name: LEASES.retention, now: NOW - LEASE_MS });
    await takeLease(db, { ...mine, name: LEASES.reminders, now: NOW, holder: "other" });
    await takeLease(db, { ...mine, name: LEASES.searchFilling, now: NOW });
    await giveLease(db, LEASES.searchFilling, "one");
    const names = Object.values(LEASES);
    expect(await renewLeases(db, { ...mine, names, now: NOW + 1 })).toEqual(new Set([LEASES.alerts]));
    expect(await leaseHolder(db, LEASES.alerts, NOW + LEASE_MS)).toBe("one");
    expect(await leaseHolder(db, LEASES.retention, NOW + 1)).toBeNull();
    expect(await leaseHolder(db, LEASES.reminders, NOW + 1)).toBe("other");
  });

  test("lets nothing be written: by one that was paused until it was over, or until another took it", async () => {
    const db = await openFresh();
    await takeLease(db, { name: NAME, holder: "paused", now: NOW, forMs: LEASE_MS });
    const work = vi.fn(async () => {});
    const write = (holder: string, now: number) => whileHeld(db, { name: NAME, holder, now }, work);
    expect(await write("paused", NOW + LEASE_MS)).toBe(false);
    await takeLease(db, { name: NAME, holder: "other", now: NOW + LEASE_MS, forMs: LEASE_MS });
    // What it began before, with the time of then.
    expect(await write("paused", NOW)).toBe(false);
    expect(work).not.toHaveBeenCalled();
    expect(await write("other", NOW + LEASE_MS)).toBe(true);
    expect(work).toHaveBeenCalledOnce();
  });
});

test("while the database is away, the lease is tried for as often as ever", async () => {
  vi.useFakeTimers({ now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  let tries = 0;
  const away = new Proxy({} as Database, {
    get() {
      tries += 1;
      throw new Error("The database does not answer");
    },
  });
  const election = stand(away, "one", Date.now, 2_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(31);
  await election.stop();
});
