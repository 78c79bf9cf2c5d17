import { expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { lockFor } from "../db/locks.ts";
import { claimDeliveries } from "../features/leads/sending/deliveries.ts";
import { adoptLeads } from "../features/people/adopting/mutations.ts";
import { takeMessages } from "../features/shifts/messages/mutations.ts";

const NOW = Date.UTC(2026, 11, 1);
const CLAIM = { now: NOW, until: NOW + 1000, limit: 8, webhooks: { except: [] } };

eachDatabase("where nothing is due", (openFresh) => {
  test("jobs look without a lock: a long write, as an import's, keeps none of them waiting", async () => {
    const db = await openFresh();
    const looked = await db.transaction().execute(async (trx) => {
      await lockFor(trx, "people");
      return [
        await adoptLeads(db, { now: NOW, all: false }),
        await claimDeliveries(db, "a worker", CLAIM),
        await takeMessages(db, NOW),
      ];
    });
    expect(looked).toEqual([0, [], []]);
  });
});
