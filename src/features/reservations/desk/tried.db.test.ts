import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { FORGOTTEN } from "../data.ts";
import { NORTH, NOW, openCounter } from "../testing.ts";
import { triedInVain } from "./tried.ts";

eachDatabase("people who could not pay", (openFresh) => {
  test("are counted as people: one who tried three times is one, and whoever has paid since is none", async () => {
    const { db, site, begun, decide, settle } = await openCounter(await openFresh());
    const place = { site: site.slug, dealership: NORTH.slug };
    const count = (from = NOW) => triedInVain(db, { places: [place], spans: [{ ...place, from, to: from + 1 }] }, 500);
    const tries = async (userData: object, decision: "approve" | "decline" = "decline") => {
      const invoice = { car_id: undefined, payment_reference: "INV-7", dealership_slug: NORTH.slug };
      const wish = { purpose: "invoice", carId: null, userData: { ...invoice, ...userData } } as const;
      const payment = await begun(wish);
      await decide(payment, decision);
      return (await settle(payment)) ?? expect.unreachable();
    };
    expect(await count()).toBe(0);
    // Counts as one person by the phone number, however it is written, and by the address.
    const oskar = { name: "Oskar", email: "oskar@shopper.example", phone: "0491 570 159" };
    await tries(oskar);
    await tries({ ...oskar, phone: "+61 491 570 159", email: "other@shopper.example" });
    await tries({ ...oskar, phone: "0491 570 110", email: "OTHER@shopper.example" });
    expect(await count()).toBe(1);
    const mia = { name: "Mia", email: "mia@shopper.example", phone: "0491 570 157" };
    const failed = await tries(mia);
    expect(await count()).toBe(2);
    expect(await count(NOW - 1)).toBe(0);
    await tries(mia, "approve");
    expect(await count()).toBe(1);
    // A shopper who paid earlier and then tries to pay for something else should still be called.
    const again = await tries(mia);
    expect(await count()).toBe(2);
    await db.updateTable("payments").set({ request: FORGOTTEN }).where("id", "in", [failed.id, again.id]).execute();
    expect(await count()).toBe(3);
  });
});
