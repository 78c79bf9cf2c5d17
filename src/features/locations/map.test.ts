import { describe, expect, test } from "vitest";
import { byDistance, mapView } from "./map.ts";
import { FRIDAY, siteOfPlaces } from "./testing.ts";
import { locationViews } from "./view.ts";

/** Views of locations at these points, in this order. */
function placesAt(
  ...points: readonly (readonly [slug: string, lat: number, long: number] | readonly [slug: string])[]
) {
  const [base] = siteOfPlaces([{ slug: "a" }]).locations;
  if (!base) throw new Error("no place");
  const site = siteOfPlaces(
    points.map(([slug, lat = null, long = null]) => ({ slug, address: { ...base.address, city: slug, lat, long } })),
  );
  return locationViews(site, site.locations, FRIDAY).value;
}

const SYDNEY = ["Sydney", -33.87, 151.21] as const;
const PARRAMATTA = ["Parramatta", -33.81, 151] as const;

describe("the map", () => {
  test("north is up, east is right, and both ways have one scale", () => {
    const map = mapView(placesAt(SYDNEY, PARRAMATTA));
    const [sydney, parramatta] = map?.pins ?? [];
    if (!map || !sydney || !parramatta) throw new Error("no map");
    expect(parramatta.x).toBeLessThan(sydney.x);
    expect(parramatta.y).toBeLessThan(sydney.y);
    // The map is twice as wide as high; the two are 20.5 km apart.
    const share = Math.hypot(sydney.x - parramatta.x, (sydney.y - parramatta.y) / 2);
    expect((share / map.scale.share) * map.scale.km).toBeCloseTo(20.5, 0);
  });

  test("every pin is on the sheet, however the places lie", () => {
    for (const places of [
      placesAt(["Perth", -31.95, 115.86], ["Cairns", -16.92, 145.77], ["Hobart", -42.88, 147.33]),
      placesAt(SYDNEY),
      placesAt(["Cairns", -16.92, 145.77], ["Hobart", -42.88, 147.33]),
    ])
      for (const { x, y } of mapView(places)?.pins ?? []) {
        expect(Math.min(x, y)).toBeGreaterThan(15);
        expect(Math.max(x, y)).toBeLessThan(85);
      }
  });

  test("neighbours are one pin with both numbers, which leads to the first", () => {
    const map = mapView(placesAt(SYDNEY, ["Silent"], ["Next door", -33.871, 151.211], PARRAMATTA));
    expect(map?.pins.map(({ numbers, slug }) => [numbers, slug])).toEqual([
      ["1, 3", "Sydney"],
      ["4", "Parramatta"],
    ]);
  });

  test("it shows where the shopper asks from too", () => {
    const map = mapView(placesAt(SYDNEY), { lat: -33.87, long: 151 });
    expect(map?.from?.x).toBeLessThan(map?.pins[0]?.x ?? 0);
  });

  test("places that say no position have no map", () => {
    expect(mapView(placesAt(["Silent"]))).toBeNull();
  });
});

test("LOC-088 LOC-082 the nearest comes first, in whole kilometres; what says no position comes last", () => {
  const places = placesAt(["Silent"], SYDNEY, PARRAMATTA);
  const found = byDistance(places, { lat: -33.82, long: 151.01 });
  expect(found.map(({ place, km }) => [place.slug, km])).toEqual([
    ["Parramatta", 1],
    ["Sydney", 19],
    ["Silent", null],
  ]);
});
