import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArt } from "../stock/pictures/art.ts";
import { FILM_PAINTS } from "./video/walkaround.ts";
import { galleryViews, SPIN_FRAMES } from "./views.ts";

const MEGABYTE = 1e6;
const ART = join(import.meta.dirname, "../art");
const { designs } = readArt();
/** Types of vehicles that listings call by more than one name. */
const TYPES: Readonly<Record<string, string>> = {
  campervan: "motorhome",
  "camper-trailer": "caravan",
  scooter: "motorcycle",
};

test("every type of vehicle has two designs or more", () => {
  const byType = Map.groupBy(designs, ({ body }) => TYPES[body] ?? body);
  expect([...byType].flatMap(([type, all]) => (all.length < 2 ? [type] : []))).toEqual([]);
  expect([...byType.keys()]).toEqual(
    expect.arrayContaining(
      "suv ute hatch sedan wagon coupe convertible people-mover van bus cab-chassis light-truck truck caravan motorhome motorcycle".split(
        " ",
      ),
    ),
  );
});

test("every design is photographed from eight angles, close by, and all around", () => {
  const wanted = [...Object.keys(galleryViews), "wheel", "light"];
  const lacking = designs.flatMap(({ name, views, spin }) => [
    ...wanted.flatMap((view) => (views.has(view) ? [] : [`${name} ${view}`])),
    ...(spin.length === SPIN_FRAMES ? [] : [`${name} has ${spin.length} frames of its turn`]),
  ]);
  expect(lacking).toEqual([]);
});

test("every design is filmed, in a paint of its own", () => {
  const unfilmed = designs.filter(({ video, videoPaint }) => video === null || videoPaint === null);
  expect(unfilmed.map(({ name }) => name)).toEqual([]);
  expect(designs.map(({ name }) => name).sort()).toEqual([...FILM_PAINTS.keys()].sort());
});

test("every design but motorcycles has a panorama of its inside, with named hotspots", () => {
  const outside = designs.filter(({ cabin }) => cabin === null);
  expect([...new Set(outside.map(({ itemType }) => itemType))]).toEqual(["motorcycle"]);
  for (const { cabin, cabinSpots, name, itemType } of designs) {
    expect(cabin === null, name).toBe(itemType === "motorcycle");
    expect(cabinSpots.size >= 6, name).toBe(cabin !== null);
  }
});

test("all pictures together take 25 MB at most", () => {
  const files = readdirSync(ART, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes / MEGABYTE).toBeLessThanOrEqual(25);
});
