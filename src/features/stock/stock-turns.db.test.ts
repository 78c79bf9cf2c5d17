import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { migrate, openDatabase } from "../../db/open.ts";
import { changeStock } from "./mutations.ts";

eachDatabase("changes of the stock", (_openFresh, freshAddress) => {
  test("that wait for a long import keep no others of their process from the database", async (context) => {
    const address = await freshAddress();
    if (!address.url) context.skip("a file has one connection, and one writer at a time");
    const [importing, serving] = [await openDatabase(address), await openDatabase(address)];
    onTestFinished(async () => void (await Promise.all([importing.destroy(), serving.destroy()])));
    await migrate(serving);
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const long = changeStock(importing, async () => {
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    const order: number[] = [];
    const edits = Array.from({ length: 12 }, (_, at) =>
      changeStock(serving, async () => {
        order.push(at);
        if (at === 3) throw new Error("This one is refused.");
      }),
    );
    const ended = Promise.allSettled(edits);
    expect((await sql<{ one: number }>`select 1 as one`.execute(serving)).rows).toEqual([{ one: 1 }]);
    end.resolve();
    await long;
    expect((await ended).filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(order).toEqual(Array.from({ length: 12 }, (_, at) => at));
  });
});
