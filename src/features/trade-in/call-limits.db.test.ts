import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { countCall } from "./mutations.ts";
import { CALLS_A_DAY_PER_DEALERSHIP, CALLS_AN_HOUR_PER_PERSON } from "./rules.ts";

const NOW = Date.UTC(2026, 10, 23);
const HOUR = 3_600_000;
const SITE = testSite("halden", [dealership(1, "castle-hill"), dealership(2, "liverpool")]);
const at = (dealership: string, staffId: number) => ({ staffId, dealership });

/** As many calls as given, already counted. */
const called = (db: Database, address: string, count: number, time = NOW) =>
  db
    .insertInto("valuation_calls")
    .values(Array.from({ length: count }, () => ({ site_id: SITE.id, address, at: time })))
    .execute();

eachDatabase("the desk's questions to the register", (openFresh) => {
  test("are limited by person within the hour, and by dealership within the day, apart from shoppers'", async () => {
    const db = await openFresh();
    await called(db, "staff:7@castle-hill", CALLS_AN_HOUR_PER_PERSON - 1);
    // Another person, whose number only begins alike.
    await called(db, "staff:70@castle-hill", 5);
    // Two who ask at once: one question is left.
    const both = await Promise.all([
      countCall(db, SITE, at("castle-hill", 7), NOW + 1),
      countCall(db, SITE, at("liverpool", 7), NOW + 1),
    ]);
    expect(both.toSorted((a) => (a === null ? -1 : 1))).toEqual([null, { of: "person", againAt: NOW + HOUR }]);
    expect(await countCall(db, SITE, at("castle-hill", 70), NOW + 2)).toBeNull();
    expect(await countCall(db, SITE, { address: "198.51.100.7" }, NOW + 2)).toBeNull();
    expect(await countCall(db, SITE, at("castle-hill", 7), NOW + HOUR)).toBeNull();

    await called(db, "staff:8@castle-hill", CALLS_A_DAY_PER_DEALERSHIP, NOW + HOUR);
    const full = { of: "dealership", againAt: NOW + 24 * HOUR };
    expect(await countCall(db, SITE, at("castle-hill", 9), NOW + 2 * HOUR)).toEqual(full);
    expect(await countCall(db, SITE, at("liverpool", 9), NOW + 2 * HOUR)).toBeNull();
  });

  test("that were counted while the clock was ahead count no more once it is right", async () => {
    const db = await openFresh();
    await called(db, "staff:7@castle-hill", CALLS_AN_HOUR_PER_PERSON, NOW + 400 * 24 * HOUR);
    expect(await countCall(db, SITE, at("castle-hill", 7), NOW)).toBeNull();
  });
});
