import { expect, onTestFinished, test, vi } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { LEASES } from "../locks.ts";
import { type Database, dialectOf } from "../open.ts";
import { takeLease } from "./leases.ts";
import { measureAhead, openSharedClock, type SharedClockOptions } from "./shared-clock.ts";

const HOUR_MS = 3_600_000;

eachDatabase("a machine whose clock is wrong", (openFresh) => {
  async function opened(db: Database, options: SharedClockOptions = {}) {
    const shared = await openSharedClock(db, options);
    onTestFinished(() => shared.stop());
    return shared;
  }
  const isServer = (db: Database) => dialectOf(db) === "postgres";

  test("takes nothing that another process holds: it goes by the database's clock", async () => {
    const db = await openFresh();
    // A database that is a file belongs to one machine, whose clock is everybody's.
    if (!isServer(db)) return expect(await measureAhead(db, () => Date.now() + HOUR_MS)).toBe(0);
    const right = await opened(db);
    const lease = { name: LEASES.reminders, forMs: 90_000 };
    expect(await takeLease(db, { ...lease, holder: "right", now: right.clock() })).toBe(true);
    for (const ahead of [HOUR_MS, -HOUR_MS, 5_000]) {
      const onDiffering = vi.fn();
      const wrong = await opened(db, { machine: () => Date.now() + ahead, onDiffering });
      expect(Math.abs(wrong.clock() - Date.now())).toBeLessThan(1_000);
      expect(Math.abs(wrong.aheadMs() - ahead)).toBeLessThan(1_000);
      expect(onDiffering).toHaveBeenCalledExactlyOnceWith(wrong.aheadMs());
      expect(await takeLease(db, { ...lease, holder: "wrong", now: wrong.clock() })).toBe(false);
    }
  });

  test("goes by its own clock again once that is set right, and each change is told once", async () => {
    const db = await openFresh();
    let ahead = 0;
    const [onDiffering, onAgreeing] = [vi.fn(), vi.fn()];
    const shared = await opened(db, { machine: () => Date.now() + ahead, onDiffering, onAgreeing });
    expect(onDiffering).not.toHaveBeenCalled();
    ahead = HOUR_MS;
    await shared.measure();
    await shared.measure();
    ahead = 500;
    await shared.measure();
    await shared.measure();
    const times = isServer(db) ? 1 : 0;
    expect([onDiffering.mock.calls.length, onAgreeing.mock.calls.length]).toEqual([times, times]);
    // The answer's way may take as long as so small a difference, so the machine's own clock is left as it is.
    expect(shared.clock() - Date.now()).toBeGreaterThan(400);
  });
});
