import { expect, test } from "vitest";
import { testSite } from "../../../../test/fixtures/site.ts";
import { daysOf } from "./thread-items.ts";

const NOW = Date.UTC(2026, 10, 21, 4, 10);
const NOTHING = { entries: [], received: [], mails: [], bookings: [], payments: [], beside: [] };
const LEAD = { id: 7, at: NOW, personId: 1, dealership: "north", category: "Vehicle Enquiry", car: null };

function textOf(payment: object, more: object = {}): string | null {
  const site = testSite("halden", [], { config: { locale: "th" } });
  const record = { payload: { category: "Vehicle Enquiry" }, vehicle: null, extras: {} };
  const money = [
    {
      payment: { lead_id: 7, amount_cents: 20_000, reference: "R7K2", ...payment },
      refunds: [],
      reservation: null,
      ...more,
    },
  ];
  const thread = { ...NOTHING, leads: [{ ...LEAD, record }] };
  const around = { now: NOW, zone: "Australia/Sydney", money };
  const [day] = daysOf(thread as never, site, around as never);
  const [item] = day?.items ?? [];
  // SITE-004: dates stay Australian, whatever language a site's pages say they are in.
  expect(item?.time.replaceAll(/\s/g, " ")).toBe("3:10 pm");
  return item?.kind === "lead" ? item.payment : null;
}

test("a thread tells of a payment what the money pages do: a part that went back, a car that is held", () => {
  const part = { state: "given", amount_cents: 12_000, by: "Dana" };
  const reservation = { ended_at: null, outcome: null, released_by: null };
  expect(textOf({ state: "paid" }, { reservation })).toBe("$200: Paid, car held, R7K2");
  expect(textOf({ state: "paid" }, { refunds: [part] })).toBe("$200: Part refunded, $80 kept, R7K2");
  expect(textOf({ state: "refunded" }, { refunds: [part] })).toBe("$200: Refunded by Dana, R7K2");
  expect(textOf({ state: "paid", lead_id: 8 })).toBeNull();
});
