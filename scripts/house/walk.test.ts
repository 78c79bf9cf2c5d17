import { expect, test } from "vitest";
import { countOf, readHere, walk } from "./walk.ts";

const HOUSE: Readonly<Record<string, string>> = {
  "src/routes/car.tsx": `
    import { stored, type Car } from "../features/stock/data.ts";
    import { view } from "../features/vehicle/view.ts";
    export async function loader(slug: string) { return view(await stored(slug) as Car); }`,
  "src/features/stock/data.ts": `
    import { slugOf } from "../../lib/slug.ts";
    export type Car = { slug: string };
    export const stored = async (slug: string) => clean({ slug: slugOf(slug) });
    const clean = (car: Car) => car;
    export const name = (car: Car) => slugOf(car.slug);`,
  "src/features/vehicle/view.ts": `
    import { name, type Car } from "../stock/data.ts";
    import { slugOf } from "../../lib/slug.ts";
    export function view(car: Car) { return { title: name(car), slug: slugOf(car.slug), name: 1 }; }`,
  "src/lib/slug.ts": "export function slugOf(text: string) { return text.toLowerCase(); }",
};

test("a walk reads each function once, where it is first met, and asks a room as often as the page's code does", () => {
  const start = "src/routes/car.tsx#loader";
  const { functions, rooms, asked } = walk({
    start,
    own: ["routes", "features/vehicle"],
    read: (file) => HOUSE[file] ?? null,
  });
  expect(functions.map((key) => key.replace(/.*#/, ""))).toEqual([
    "loader",
    "view",
    "name",
    "slugOf",
    "stored",
    "clean",
  ]);
  expect(rooms).toEqual(["routes", "features/vehicle", "features/stock", "lib", "features/stock"]);
  expect(asked).toEqual(["features/stock", "lib", "features/stock"]);
  expect(countOf(asked)).toEqual({ rooms: 2, returns: 1 });
});

test("a car's page asks each room in turn: at most 20 of them, and seldom one that it has asked before", () => {
  const { functions, asked } = walk({
    start: "src/routes/vehicle/car.tsx#loader",
    own: ["routes", "features/vehicle"],
    // The ways that lead away from the page: a car that is not there, or was sold too long ago.
    without: ["notFound", "stillShown", "insteadOfPage"],
    read: readHere,
  });
  expect(functions).toContain("src/features/vehicle/view.ts#vehicleView");
  const { rooms, returns } = countOf(asked);
  expect(rooms, asked.join(" > ")).toBeLessThanOrEqual(20);
  expect(returns, asked.join(" > ")).toBeLessThanOrEqual(10);
});
