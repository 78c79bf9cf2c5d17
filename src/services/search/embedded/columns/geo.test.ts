import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SearchDocument } from "../../port.ts";
import { embeddedEngine } from "../engine.ts";
import { distanceOrderOf, EARTH_RADIUS, isInBox, metresBetween, Places, type Point, placeOf } from "./geo.ts";

const SYDNEY = { lat: -33.8688, lng: 151.2093 };
const MELBOURNE = { lat: -37.8136, lng: 144.9631 };
const seed = Number(process.env.SEED ?? 20261121);

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

/**
 * Computes the distance from the angle between two vectors from the centre of the earth, as a check by another
 * method.
 */
function byArrows(a: Point, b: Point): number {
  const [x, y, z] = [a, b]
    .map(({ lat, lng }) => {
      const [up, round] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
      return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)] as const;
    })
    .reduce(([ax, ay, az], [bx, by, bz]) => [ax - bx, ay - by, az - bz] as const);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.hypot(x, y, z) / 2));
}

describe("distance", () => {
  test("is along the great circle: Sydney to Melbourne 713 km, pole to pole half way round", () => {
    expect(metresBetween(SYDNEY, MELBOURNE) / 1000).toBeCloseTo(713.4, 0);
    expect(metresBetween({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(Math.PI * EARTH_RADIUS, 3);
    expect(metresBetween({ lat: -17, lng: 179.5 }, { lat: -17, lng: -179.5 }) / 1000).toBeCloseTo(106.3, 1);
    expect(metresBetween(SYDNEY, SYDNEY)).toBe(0);
  });

  test(`is that of arrows from the middle of the earth (seed ${seed})`, () => {
    const check = fc.property(point, point, (a, b) => {
      expect(Math.abs(metresBetween(a, b) - byArrows(a, b))).toBeLessThan(1);
    });
    fc.assert(check, { numRuns: 2000, seed });
  });

  test("is given by slot, and none to a document without a place", () => {
    const places = new Places();
    [SYDNEY, { lat: "-37.8136", lng: "144.9631" }, null, { lat: 91, lng: 0 }].forEach((place, slot) => {
      places.set(slot, place);
    });
    const distances = places.distancesFrom(SYDNEY, Uint32Array.of(0, 1, 2, 3));
    expect([...distances].map((metres) => Math.round(metres / 1000))).toEqual([0, 713, Number.NaN, Number.NaN]);
  });
});

describe("a place", () => {
  test.each([
    [{ lat: 0, lng: 0 }, true],
    [{ lat: -90, lng: 180 }, true],
    [{ lat: -90.1, lng: 180 }, false],
    [{ lat: 0, lng: 180.1 }, false],
    [{ lat: Number.NaN, lng: 0 }, false],
    [{ lat: "", lng: 0 }, false],
    [{ lat: null, lng: 0 }, false],
    [{ lat: 1 }, false],
    ["1,2", false],
    [undefined, false],
  ])("%j: %s", (value, isPlace) => {
    expect(placeOf(value) !== null).toBe(isPlace);
  });
});

describe("a box", () => {
  test("holds its edges", () => {
    const box = { top: 1, right: 2, bottom: -1, left: -2 };
    expect(isInBox({ lat: 1, lng: 2 }, box)).toBe(true);
    expect(isInBox({ lat: -1, lng: -2 }, box)).toBe(true);
    expect(isInBox({ lat: 1.01, lng: 0 }, box)).toBe(false);
    expect(isInBox({ lat: 0, lng: 2.01 }, box)).toBe(false);
  });

  test("may lie across the 180th meridian: Fiji is in it, Sydney and London are not", () => {
    const box = { top: -10, right: -170, bottom: -25, left: 170 };
    expect(isInBox({ lat: -17.7, lng: 178.1 }, box)).toBe(true);
    expect(isInBox({ lat: -16.8, lng: -179.9 }, box)).toBe(true);
    expect(isInBox({ lat: -17, lng: 151.2 }, box)).toBe(false);
    expect(isInBox({ lat: -17, lng: 0 }, box)).toBe(false);
  });
});

describe("an order by distance", () => {
  test("is read from _geoPoint", () => {
    expect(distanceOrderOf("_geoPoint(-33.87, 151.21):asc")).toEqual({
      ok: true,
      value: { point: { lat: -33.87, lng: 151.21 }, descending: false },
    });
    expect(distanceOrderOf("_geoPoint(0,0):desc")).toMatchObject({ value: { descending: true } });
    expect(distanceOrderOf("price:asc")).toBeNull();
  });

  test.each([
    "_geoPoint(91,0):asc",
    "_geoPoint(0,181):asc",
    "_geoPoint(NaN,0):asc",
    "_geoPoint(,):asc",
    "_geoPoint(0,0)",
    "_geoPoint(0,0,0):asc",
    "_geoPoint:asc",
    "_geoPoint(1e999,0):asc",
  ])("%s is none", (sort) => {
    expect(distanceOrderOf(sort)?.ok).toBe(false);
  });
});

describe("a filter by place", () => {
  const ask = async (documents: readonly SearchDocument[], filter: string, places = true) => {
    const engine = embeddedEngine({ facets: ["name"], numbers: [], text: [], sortable: [], places });
    await engine.put(documents);
    const request = { query: "", refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [] };
    const answer = await engine.search({ ...request, filter, offset: 0, limit: 100 });
    return answer.ok ? answer.value.hits.map(({ id }) => id) : answer.error;
  };
  const CARS = [
    { id: 1, name: "sydney", _geo: SYDNEY },
    { id: 2, name: "melbourne", _geo: MELBOURNE },
    { id: 3, name: "nowhere" },
  ];

  test("takes those within a radius, in metres, the edge included", async () => {
    expect(await ask(CARS, "_geoRadius(-33.9, 151.2, 10000)")).toEqual([1]);
    expect(await ask(CARS, "_geoRadius(-33.8688,151.2093,0)")).toEqual([1]);
    expect(await ask(CARS, "NOT _geoRadius(-33.9, 151.2, 10000)")).toEqual([2, 3]);
    expect(await ask(CARS, "_geoRadius(-33.9, 151.2, 800000) AND name != sydney")).toEqual([2]);
  });

  test("takes those in a box", async () => {
    expect(await ask(CARS, "_geoBoundingBox([-30, 152], [-40, 150])")).toEqual([1]);
    expect(await ask(CARS, "_geoBoundingBox([-30, 152], [-40, 140])")).toEqual([1, 2]);
  });

  test("is wrong where documents have none", async () => {
    const expected = { kind: "invalid", message: 'There is no field "_geo" to filter by', column: 1 };
    expect(await ask(CARS, "_geoRadius(0, 0, 1)", false)).toEqual(expected);
  });

  test(`takes whom the distance says (seed ${seed})`, async () => {
    const near = (middle: number) => fc.double({ min: middle - 3, max: middle + 3, noNaN: true });
    const somewhere = fc.record({ lat: near(-33), lng: near(151) });
    const scene = fc.tuple(fc.array(somewhere, { maxLength: 30 }), somewhere, fc.integer({ min: 0, max: 600_000 }));
    const check = fc.asyncProperty(scene, async ([all, { lat, lng }, metres]) => {
      const documents = all.map((_geo, id) => ({ id, _geo }));
      const within = documents.filter(({ _geo }) => byArrows(_geo, { lat, lng }) <= metres).map(({ id }) => id);
      expect(await ask(documents, `_geoRadius(${lat.toFixed(20)}, ${lng.toFixed(20)}, ${metres})`)).toEqual(within);
    });
    await fc.assert(check, { numRuns: 100, seed });
  });
});
