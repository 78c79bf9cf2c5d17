import { expect, test } from "vitest";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { daysOf } from "./thread-items.ts";

const NOW = Date.UTC(2026, 10, 21, 4, 10);
const NOTHING = { entries: [], received: [], mails: [], bookings: [], payments: [], beside: [] };

test("LEAD-010 a thread tells the place of an enquiry by the name by which the shopper chose it", () => {
  const site = testSite("halden", [dealership(1, "parramatta")]);
  const [place = expect.unreachable()] = site.locations;
  const record = { payload: { category: "General Enquiry", location: place.slug }, vehicle: null, extras: {} };
  const lead = {
    id: 7,
    at: NOW,
    personId: 1,
    dealership: "parramatta",
    category: "General Enquiry",
    car: null,
    record,
  };
  const around = { now: NOW, zone: "Australia/Sydney", money: [] };
  const [day] = daysOf({ ...NOTHING, leads: [lead] } as never, site, around as never);
  expect(place.name).not.toBe(place.slug);
  expect(day?.items[0]).toMatchObject({ kind: "lead", details: [["Location", place.name]] });
});
