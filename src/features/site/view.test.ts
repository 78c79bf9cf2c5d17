import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { siteView, siteViewAt } from "./view.ts";

test("LOC-030 the header says whether the place is open by the site's own clock, until that changes", () => {
  const hours = { status: "Open" as const, open: "09:00", close: "17:00", formated_hours: "" };
  const opening_hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...hours, weekday }));
  const contact_detail = { phone: null, landline_phone: null, opening_hours };
  const at = (timezone: string, own = timezone) => {
    const of = { config: { timezone }, dealershipConfig: { timezone: own } };
    const site = testSite("halden", [dealership(1, "perth")], of);
    return { ...site, locations: site.locations.map((place) => ({ ...place, contact_detail })) };
  };
  // It is Saturday 21 November 2026: 10:00 in Perth, 13:00 in Sydney, 2:00 in Greenwich.
  const now = Date.UTC(2026, 10, 21, 2);
  expect(siteView(at("Australia/Perth"), now).open?.[0]).toMatchObject({ text: "Open today until 5pm", now: true });
  expect(siteView(at("UTC"), now).open?.[0]).toMatchObject({ text: "Opens today at 9am", now: false });
  expect(siteViewAt(at("Australia/Perth"), now).changesAt).toBe(Date.UTC(2026, 10, 21, 9));
  expect(siteViewAt(at("Australia/Sydney"), now).changesAt).toBe(Date.UTC(2026, 10, 21, 6));
  // A dealership in another state has its own.
  const west = at("Australia/Sydney", "Australia/Perth");
  expect(siteView(west, Date.UTC(2026, 10, 21, 8)).open?.[0]).toMatchObject({
    text: "Open today until 5pm",
    now: true,
  });
  expect(siteViewAt(west, now).changesAt).toBe(Date.UTC(2026, 10, 21, 9));
});

test("the year beside the business's name changes with the year, on a site whose places tell no hours as well", () => {
  const site = testSite("halden", [dealership(1, "perth")], { config: { timezone: "Australia/Perth" } });
  const { value, changesAt } = siteViewAt(site, Date.UTC(2026, 10, 21, 2));
  expect(value.year).toBe(2026);
  expect(changesAt).toBe(Date.UTC(2026, 11, 31, 16));
  expect(siteView(site, changesAt ?? 0).year).toBe(2027);
});
