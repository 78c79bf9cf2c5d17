import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { LEASES } from "../locks.ts";
import { type Database, migrate, openDatabase } from "../open.ts";
import { type Election, LEASE_MS, standForElection } from "./election.ts";
import { leaseHolder } from "./leases.ts";

const NAME = LEASES.searchFilling;
/** An interval so long that nothing runs by itself; tests call `tryNow`. */
const NEVER = 3_600_000;
/** Milliseconds after which a lease is renewed. */
const RENEWED_AFTER = 4_000;

eachDatabase("an election", (openFresh, freshAddress) => {
  /** Several candidates on one clock, each with its own connection to one database. */
  async function contenders(count: number) {
    const address = await freshAddress();
    const time = { now: 1_000_000 };
    const all: (Election & { readonly db: Database })[] = [];
    for (let number = 0; number < count; number++) {
      const db = await openDatabase(address);
      await migrate(db);
      all.push({ db, ...stand(db, `process-${number}`, time) });
    }
    onTestFinished(async () => {
      for (const { db, stop } of all) {
        await stop();
        await db.destroy();
      }
    });
    return { all, time };
  }

  function stand(db: Database, holder: string, time: { now: number }) {
    return standForElection(db, { name: NAME, holder, clock: () => time.now, everyMs: NEVER });
  }

  test("of several that stand at the same time exactly one is elected, and stays so while it renews", async () => {
    const { all, time } = await contenders(6);
    for (let round = 0; round < 5; round++) {
      await Promise.all(all.map(({ tryNow }) => tryNow()));
      const elected = all.filter(({ isElected }) => isElected());
      expect(elected.map(({ holder }) => holder)).toEqual([await leaseHolder(all[0]?.db as Database, NAME, time.now)]);
      time.now += LEASE_MS - 1;
      await elected[0]?.tryNow();
    }
    const names = await Promise.all(all.map(({ db }) => leaseHolder(db, NAME, time.now)));
    expect(new Set(names).size).toBe(1);
  });

  test("passes to another once the lease has run out, and the one that lost it counts itself out", async () => {
    const { all, time } = await contenders(2);
    await Promise.all(all.map(({ tryNow }) => tryNow()));
    const elected = all.find(({ isElected }) => isElected()) ?? expect.fail("nobody is elected");
    const other = all.find((one) => one !== elected) ?? expect.fail("there is no other");
    time.now += LEASE_MS - 1;
    expect(await other.tryNow()).toBe(false);
    expect([elected.isElected(), elected.isElected(1)]).toEqual([true, false]);
    time.now += 1;
    expect(elected.isElected()).toBe(false);
    expect(await other.tryNow()).toBe(true);
    expect(await elected.tryNow()).toBe(false);
    expect([elected.isElected(), other.isElected()]).toEqual([false, true]);
  });

  test("passes from one that was killed while the machine's clock was hours ahead, once that is set right", async () => {
    const { all, time } = await contenders(2);
    await Promise.all(all.map(({ tryNow }) => tryNow()));
    const killed = all.find(({ isElected }) => isElected());
    const other = all.find((one) => one !== killed);
    const right = time.now;
    time.now = right + 10 * 3_600_000;
    expect(await killed?.tryNow()).toBe(true);
    time.now = right + 10 * 3_600_000 - 60_000;
    expect(await other?.tryNow(), "a minute apart, as clocks may be").toBe(false);
    time.now = right;
    expect(await other?.tryNow()).toBe(true);
    expect(await leaseHolder(other?.db as Database, NAME, time.now)).toBe(other?.holder);
  });

  test("passes at once from one that stops", async () => {
    const { all } = await contenders(2);
    await Promise.all(all.map(({ tryNow }) => tryNow()));
    const elected = all.find(({ isElected }) => isElected()) ?? expect.fail("nobody is elected");
    const other = all.find((one) => one !== elected) ?? expect.fail("there is no other");
    await elected.stop();
    expect(elected.isElected()).toBe(false);
    expect(await other.tryNow()).toBe(true);
    expect(await elected.tryNow()).toBe(false);
  });

  test("one that cannot reach the database holds what it had and no longer", async () => {
    const db = await openFresh();
    let away = false;
    const flaky = new Proxy(db, {
      get(target, name) {
        if (away) throw new Error("The database does not answer");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const time = { now: 1_000_000 };
    const election = stand(flaky, "alone", time);
    onTestFinished(() => election.stop());
    await election.tryNow();
    away = true;
    await expect(election.tryNow()).rejects.toThrow("does not answer");
    expect(election.isElected()).toBe(true);
    time.now += LEASE_MS;
    expect(election.isElected()).toBe(false);
  });

  test("one process that stands for several renews all its leases at once, and every other time it looks", async () => {
    const db = await openFresh();
    let writes = 0;
    const counted = new Proxy(db, {
      get(target, name) {
        if (["updateTable", "insertInto", "executeQuery"].includes(String(name))) writes += 1;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const time = { now: 1_000_000 };
    const names = [LEASES.alerts, LEASES.retention, LEASES.reminders];
    const clock = () => time.now;
    const all = names.map((name) => standForElection(counted, { name, holder: "alone", clock, everyMs: NEVER }));
    const other = standForElection(db, { name: LEASES.alerts, holder: "other", clock, everyMs: NEVER });
    onTestFinished(async () => {
      for (const { stop } of [...all, other]) await stop();
    });
    for (const { tryNow } of all) expect(await tryNow()).toBe(true);
    writes = 0;
    for (let second = 0; second < 60; second += 2) {
      time.now += 2_000;
      await Promise.all(all.map(({ tryNow }) => tryNow({ rests: true })));
      expect(all.every(({ isElected }) => isElected(5_000))).toBe(true);
      expect(await other.tryNow()).toBe(false);
    }
    expect(writes).toBe(15);
    await all[1]?.stop();
    time.now += RENEWED_AFTER;
    await all[0]?.tryNow({ rests: true });
    expect(await leaseHolder(db, LEASES.retention, time.now), "given back, and not renewed with the others").toBeNull();
    expect(await leaseHolder(db, LEASES.reminders, time.now + LEASE_MS - 1)).toBe("alone");
    time.now += LEASE_MS;
    expect(await other.tryNow(), "once it is killed").toBe(true);
    expect(await all[0]?.tryNow(), "what another has taken meanwhile").toBe(false);
  });

  test("a clock that is put back leaves nobody elected for longer than a lease", async () => {
    const db = await openFresh();
    const time = { now: 1_000_000_000_000 };
    const election = stand(db, "alone", time);
    onTestFinished(() => election.stop());
    await election.tryNow();
    time.now -= 3_600_000;
    expect(await election.tryNow({ rests: true })).toBe(true);
    time.now += LEASE_MS;
    expect(election.isElected()).toBe(false);
  });
});
