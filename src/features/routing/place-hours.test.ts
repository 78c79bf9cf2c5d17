import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Location } from "../site/site.ts";
import { hoursOf, isOpenFor } from "./place-hours.ts";

/** Saturday 21 November 2026, 10 am in Sydney. */
const SATURDAY = Date.UTC(2026, 10, 20, 23);
const site = testSite("halden", [dealership(1, "north"), dealership(2, "south")], {
  config: { timezone: "Australia/Sydney" },
});
const [yard = expect.unreachable()] = site.locations;

/** A location of the dealership north that is open on Saturdays between these times. */
const at = (slug: string, changes: Partial<Location>, open: string | null = "08:00"): Location => ({
  ...yard,
  slug,
  primary: false,
  ...changes,
  contact_detail: {
    ...yard.contact_detail,
    opening_hours: open === null ? [] : [{ weekday: 6, status: "Open", open, close: "12:00", formated_hours: "" }],
  },
});

const showroom = at("showroom", { primary: true });
const second = at("second", {}, "11:00");
const workshop = at("workshop", { location_type: "service" }, "11:00");
const hidden = at("hidden", { primary: true, visible: false }, "11:00");
const withPlaces = (...locations: Location[]) => ({ ...site, locations });

test("the hours of a lead are those of the location that it names, else of its team's, else of the main one", () => {
  const there = withPlaces(second, workshop, showroom);
  const slugFor = (lead: Parameters<typeof hoursOf>[2]) => hoursOf(there, "north", lead)?.slug;
  expect(slugFor({})).toBe("showroom");
  expect(slugFor({ team: "sales" })).toBe("showroom");
  expect(slugFor({ location: "second", team: "service" })).toBe("second");
  expect(slugFor({ team: "service" })).toBe("workshop");
  expect(slugFor({ team: "parts" })).toBe("workshop");
  expect(hoursOf(withPlaces(showroom, second), "north", { team: "service" })?.slug).toBe("showroom");
  expect(hoursOf(there, "south")).toBeNull();
});

test("a location that is not listed keeps nobody waiting and lets nobody in", () => {
  expect(hoursOf(withPlaces(hidden, second, showroom), "north")?.slug).toBe("showroom");
  const quiet = { ...workshop, slug: "quiet", visible: false };
  expect(hoursOf(withPlaces(quiet, showroom), "north", { team: "service" })?.slug).toBe("showroom");
});

test("a lead comes to an open place by that place's hours, and one whose hours nobody knows counts as open", () => {
  const isOpen = (...locations: Location[]) => isOpenFor(withPlaces(...locations), "north", {}, SATURDAY);
  expect(isOpen(showroom)).toBe(true);
  expect(isOpen(second)).toBe(false);
  expect(isOpen(hidden, showroom)).toBe(true);
  expect(isOpen(at("unknown", {}, null))).toBe(true);
  expect(isOpen()).toBe(true);
});
