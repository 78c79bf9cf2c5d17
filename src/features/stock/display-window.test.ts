import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { vehicleCount } from "../search/data.ts";
import { soldLeavesAt } from "./display-window.ts";

const DAYS = { includeSoldCarsDays: 3 };
const SOLD_AT = Date.UTC(2026, 10, 18, 12, 0, 30);
const sold = { status: "sold", sold: true, sold_date_timestamp: SOLD_AT / 1000 } as const;

test("SRCH-062 a sold car leaves at the first full minute after its days; one for sale does not", () => {
  expect(soldLeavesAt(sold, DAYS)).toBe(Date.UTC(2026, 10, 21, 12, 1));
  const onTheMinute = { ...sold, sold_date_timestamp: Date.UTC(2026, 10, 18, 12) / 1000 };
  expect(soldLeavesAt(onTheMinute, DAYS)).toBe(Date.UTC(2026, 10, 21, 12));
  expect(soldLeavesAt(sold, { includeSoldCarsDays: 0 })).toBe(Date.UTC(2026, 10, 18, 12, 1));
  expect(soldLeavesAt({ ...sold, status: "in_stock" }, DAYS)).toBeNull();
});

test("SRCH-062 API-037 its page and the search lose it in the same millisecond", async () => {
  const site = testSite("halden", [dealership(1, "parramatta")]);
  const search = await engineWith([testCar(1, sold)]);
  const leaves = soldLeavesAt(sold, site.config) ?? 0;
  expect(await vehicleCount(search, site, leaves - 1)).toEqual({ ok: true, value: 1 });
  expect(await vehicleCount(search, site, leaves)).toEqual({ ok: true, value: 0 });
});
