import { expect, test } from "vitest";
import { resolveConfig } from "./options/config.ts";
import {
  contactSlug,
  dealerPhone,
  distanceKm,
  licenceLines,
  linkPath,
  mainLocation,
  maskedPhone,
  primaryDealership,
  primaryLocation,
  telHref,
  uniqueByStreet,
  uniquePhones,
} from "./rules.ts";
import type { Location, Site } from "./site.ts";

const config = resolveConfig({ siteName: "Test Motors" });

test("NAV-015 a link leads to the listed path unless the site says otherwise", () => {
  expect(linkPath(config, "specialOffers")).toBe("/special-offers");
  expect(linkPath(resolveConfig({ links: { specialOffers: "/deals" } }), "specialOffers")).toBe("/deals");
});

test("NAV-004 NAV-005 LOC-084 LOC-087 a path's own option is followed, and links wins over it", () => {
  const own = resolveConfig({
    contactPath: "/contact",
    locationPathPrefix: "/our-location",
    sellMyCarPath: "/trade-in",
  });
  expect([linkPath(own, "contact"), linkPath(own, "locations"), linkPath(own, "sellMyCar")]).toEqual([
    "/contact",
    "/our-location",
    "/trade-in",
  ]);
  expect(linkPath(resolveConfig({ financePagePath: "/money", links: { finance: "/loans" } }), "finance")).toBe(
    "/loans",
  );
});

test.each([
  ["02 5550 1962", "tel:0255501962"],
  ["+61 (2) 5550-1962", "tel:+61255501962"],
  ["+61 (0)412 345 678", "tel:+61412345678"],
  ["1300+555", "tel:1300555"],
])("NAV-016 the number %s is linked as %s", (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test("NAV-032 numbers equal in digits appear once, the first kept", () => {
  expect(uniquePhones(["02 5550 1962", "(02) 55501962", "02 5550 1963"])).toEqual(["02 5550 1962", "02 5550 1963"]);
});

test("NAV-033 addresses of one street appear once, letter case and outer spaces apart", () => {
  const at = (street: string, city = "Geelong") => ({ address: { street, city } });
  expect(uniqueByStreet([at("1 Bay Street"), at(" 1 bay street ", "GEELONG "), at("2 Bay Street")])).toEqual([
    at("1 Bay Street"),
    at("2 Bay Street"),
  ]);
  const onHighway = [at("Princes Highway", "Bega"), at("Princes Highway", "Eden")];
  expect(uniqueByStreet(onHighway)).toEqual(onHighway);
});

test("LEAD-056 a hidden number shows five characters", () => {
  expect(maskedPhone("02 5550 1962")).toBe("02 55XXXXXXX");
  expect(maskedPhone("1300")).toBe("1300");
});

type Called = Parameters<typeof dealerPhone>[0];
type Phones = ReturnType<Parameters<typeof dealerPhone>[1]["configFor"]>;

const all: Phones = {
  phoneOverride: "1",
  phoneByCarType: { used: "2" },
  phoneNewDefault: "3n",
  phoneUsedDefault: "3u",
};
const none: Phones = { phoneOverride: null, phoneByCarType: {}, phoneNewDefault: null, phoneUsedDefault: null };

/** The number to call about a car whose record has the number 4, on a site with these settings and locations. */
const called = (config: Phones, car: Partial<Called> = {}, locations: readonly Location[] = []) =>
  dealerPhone(
    { car_type: "used", dealership_slug: "one", location_id: 7, location: { phone: "4" }, ...car },
    { locations, configFor: () => config },
  );

test("LEAD-058 the override comes before all", () => {
  expect(called(all)).toBe("1");
});

test("LEAD-059 then the car type's number", () => {
  expect(called({ ...all, phoneOverride: null })).toBe("2");
});

test("LEAD-060 then the new or used default, the new one for a demo", () => {
  const config = { ...all, phoneOverride: null, phoneByCarType: {} };
  expect((["new", "demo", "used"] as const).map((car_type) => called(config, { car_type }))).toEqual([
    ...["3n", "3n", "3u"],
  ]);
});

test("LEAD-061 LEAD-062 then the location's, and none where it has none", () => {
  const config = { ...none, phoneNewDefault: "3n" };
  expect(called(config)).toBe("4");
  expect(called(config, { location: null })).toBeNull();
});

test("LEAD-061 the location's number is that of the site's file, mobile or landline, and not what it once was", () => {
  const at = (phone: string | null, landline_phone: string | null) =>
    [{ id: 7, contact_detail: { phone, landline_phone, opening_hours: [] } }] as unknown as Location[];
  expect(called(none, {}, at("5", "6"))).toBe("5");
  expect(called(none, {}, at(null, "6"))).toBe("6");
  expect(called(none, { location_id: 8 }, at("5", "6"))).toBe("4");
  expect(called(none, {}, at(null, null))).toBe("4");
});

const place = (more: Partial<Location>) =>
  ({
    visible: true,
    primary: false,
    dealership_slug: "one",
    dealer_license_number: null,
    motor_vehicle_repairer: null,
    ...more,
  }) as Location;

test("LOC-004 LOC-005 the primary location is the marked one that is visible, else the first that is", () => {
  const [hidden, first, second] = [place({ visible: false, primary: true }), place({}), place({ primary: true })];
  expect(primaryLocation([hidden, first, second])).toBe(second);
  expect(primaryLocation([hidden, first])).toBe(first);
  expect(primaryLocation([hidden])).toBeNull();
});

test("LOC-060 licence numbers are each shown once, of one dealership or of all, unless the site shows none", () => {
  const locations = [
    place({ dealer_license_number: "NSW MD 1" }),
    place({ dealer_license_number: "NSW MD 1", motor_vehicle_repairer: "NSW MVRL 2" }),
    place({ dealer_license_number: "QLD 3", dealership_slug: "two" }),
  ];
  const shown = { config: { showLicenceNumbers: true }, locations };
  expect(licenceLines(shown)).toEqual(["NSW MD 1", "NSW MVRL 2", "QLD 3"]);
  expect(licenceLines(shown, "two")).toEqual(["QLD 3"]);
  expect(licenceLines({ config: { showLicenceNumbers: false }, locations })).toEqual([]);
});

test.each([
  ["brisbane-sales", "brisbane"],
  ["Brisbane-PARTS", "Brisbane"],
  ["sales-yard", "sales-yard"],
  ["brisbane", "brisbane"],
])("LOC-085 the location %s is contacted at %s", (slug, contact) => {
  expect(contactSlug(slug)).toBe(contact);
});

test("LOC-082 a quarter of a great circle of radius 6371 km is 10007.54 km", () => {
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 90 })).toBeCloseTo(10007.543, 3);
  expect(distanceKm({ lat: 90, long: 0 }, { lat: 0, long: 45 })).toBeCloseTo(10007.543, 3);
  expect(distanceKm({ lat: -27.97, long: 153.41 }, { lat: -27.97, long: 153.41 })).toBe(0);
  // Sydney to Melbourne.
  expect(distanceKm({ lat: -33.8688, long: 151.2093 }, { lat: -37.8136, long: 144.9631 })).toBeCloseTo(713.43, 2);
});

test("LOC-004 what names no dealership is the primary location's, which the header shows, else the first's", () => {
  const dealerships = [{ slug: "one" }, { slug: "two" }] as unknown as Site["dealerships"];
  const of = (...locations: Location[]) => primaryDealership({ dealerships, locations })?.slug;
  const two = { dealership_slug: "two" };
  expect(of(place({}), place({ ...two, primary: true }))).toBe("two");
  expect(of(place(two), place({}))).toBe("two");
  expect(of(place({ primary: true, visible: false }), place(two))).toBe("two");
  expect(of(place({ dealership_slug: "elsewhere" }))).toBe("one");
  expect(of()).toBe("one");
  expect(primaryDealership({ dealerships: [], locations: [] })).toBeNull();
});

test("LOC-005 LOC-006 a dealership's main location is the primary one that sells, of those that are listed", () => {
  const sells = (more: Partial<Location> = {}) => place({ location_type: "", ...more });
  const workshop = place({ location_type: "service", primary: true });
  const [other, first, primary] = [sells({ dealership_slug: "two" }), sells(), sells({ primary: true })];
  const hidden = sells({ primary: true, visible: false });
  expect(mainLocation([other, workshop, hidden, first, primary], "one")).toBe(primary);
  expect(mainLocation([workshop, hidden, first], "one")).toBe(first);
  expect(mainLocation([hidden, workshop], "one")).toBe(workshop);
  expect(mainLocation([hidden], "one")).toBe(hidden);
  expect(mainLocation([other], "one")).toBeNull();
});
