import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { App } from "../../request.ts";
import type { PageCache } from "../pages/page-cache.ts";
import type { ImageService } from "../pictures/images.ts";
import { Metrics } from "./metrics.ts";

const PLACE = { site_slug: "halden", dealership_slug: "castle-hill" };

eachDatabase("the metrics of the outbox", (openFresh) => {
  test("a mail to a shopper who mistyped an address is given up, and parks nothing of a dealer's", async () => {
    const db = await openFresh();
    const notice = async (audience: "shopper" | "dealership") => {
      const letter = { kind: "payment.declined", letter: "{}", recipient: "zoe@shoper.example", created_at: 0 };
      const { id } = await db
        .insertInto("notices")
        .values({ ...PLACE, ...letter, audience, uid: audience, lead_id: null, payment_id: null })
        .returning("id")
        .executeTakeFirstOrThrow();
      const parked = { ...PLACE, channel: "email", target: "x@y.example", state: "parked", next_at: 0 } as const;
      const none = { lead_id: null, claimed_by: null, claimed_until: null, last_error: "550", delivered_at: null };
      await db
        .insertInto("lead_deliveries")
        .values({ ...parked, ...none, notice_id: id })
        .execute();
    };
    const metrics = new Metrics();
    metrics.watch({ db } as App, {} as PageCache, {} as ImageService);
    const deliveries = () => metrics.registry.getSingleMetricAsString("forecourt_lead_deliveries");
    await notice("shopper");
    expect(await deliveries()).toMatch(/\{state="parked"\} 0\n/);
    expect(await deliveries()).toMatch(/\{state="given up"\} 1$/);
    await notice("dealership");
    expect(await deliveries()).toMatch(/\{state="parked"\} 1\n/);
  });
});
