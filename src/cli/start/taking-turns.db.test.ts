import { readdirSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { type DatabaseAddress, openDatabase } from "../../db/open.ts";
import { inTurn } from "./taking-turns.ts";

eachDatabase("starts over one database", (_openFresh, freshAddress) => {
  async function opened(address: DatabaseAddress) {
    const db = await openDatabase(address);
    onTestFinished(() => db.destroy());
    return db;
  }

  test("take turns: one that comes second begins when the first has ended, and says that it waits", async () => {
    const address = await freshAddress();
    const [one, two] = [await opened(address), await opened(address)];
    const done: string[] = [];
    const end = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = inTurn(one, { address, onWaiting: () => done.push("the first waits") }, async () => {
      done.push("the first begins");
      begun.resolve();
      await end.promise;
      done.push("the first ends");
    });
    await begun.promise;
    const onWaiting = () => {
      done.push("the second waits");
      end.resolve();
    };
    await inTurn(two, { address, onWaiting, tellAfterMs: 1 }, async () => void done.push("the second begins"));
    end.resolve();
    await first;
    expect(done).toEqual(["the first begins", "the second waits", "the first ends", "the second begins"]);
    expect(readdirSync(address.dataDir).filter((name) => name.endsWith("-start"))).toEqual([]);
  });

  test("where the work fails, its turn is over and the failure is told", async () => {
    const address = await freshAddress();
    const [one, two] = [await opened(address), await opened(address)];
    const turn = { address, onWaiting: () => {} };
    await expect(inTurn(one, turn, () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
    const work = vi.fn(async () => {});
    await inTurn(two, turn, work);
    expect(work).toHaveBeenCalledOnce();
  });
});
