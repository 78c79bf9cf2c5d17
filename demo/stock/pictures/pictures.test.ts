import { expect, test } from "vitest";
import { CATALOGUE } from "../catalogue/parse.ts";
import { type DemoCar, type DemoDealership, generateStock } from "../generate.ts";
import { type Art, type ArtDesign, designOf, readArt } from "./art.ts";

const VIEWS = [
  "f34",
  "front",
  "r34",
  "rear",
  "side",
  "side-right",
  "f34-low",
  "top34",
  "wheel",
  "light",
  "boot",
  "dashboard",
];
const design = (
  name: string,
  body: string,
  itemType: string,
  traits: string[] = [],
  lengthMetres = 4.6,
): ArtDesign => ({
  name,
  body,
  itemType,
  traits: new Set(traits),
  lengthMetres,
  views: new Map(VIEWS.map((view) => [view, `/art/${name}/${view === "boot" ? "" : "{paint}/"}${view}.webp`])),
  spin: name.endsWith("-a") ? Array.from({ length: 36 }, (_, at) => `/art/${name}/{paint}/spin-${at}.webp`) : [],
  cabin: name.endsWith("-a") ? "/art/cabins/family.avif" : null,
  cabinSpots: new Map([
    ["Touchscreen", { x: 50, y: 58.1 }],
    ["Rear bench", { x: 4.6, y: 59.2 }],
    ["Dinette", { x: 9, y: 70 }],
  ]),
  video: name.endsWith("-a") ? `/art/videos/${name}.mp4` : null,
  videoPaint: name === "suv-a" ? "8a1518" : null,
});
const designs = [
  design("suv-a", "suv", "car"),
  design("suv-b", "suv", "car", [], 4.3),
  design("suv-e", "suv", "car", ["electric"]),
  design("hatch-a", "hatch", "car", [], 4.2),
  design("sedan-a", "sedan", "car"),
  design("ute-a", "ute", "car", [], 5.3),
  design("ute-work", "cab-chassis", "car", ["work"], 5.1),
  design("van-a", "van", "car", [], 5.2),
  design("motorcycle-a", "motorcycle", "motorcycle", ["naked"], 2.1),
  design("motorcycle-b", "motorcycle", "motorcycle", ["cruiser"], 2.3),
  design("truck-a", "truck", "truck", ["light", "tray"], 5.5),
  design("truck-c", "truck", "truck", ["prime-mover"], 7),
  design("caravan-a", "caravan", "caravan", [], 7.5),
];
const art: Art = { designs };
const dealer: DemoDealership = {
  id: 1,
  slug: "yard",
  name: "Yard",
  franchises: ["Kia", "BMW"],
  itemTypes: ["car", "motorcycle", "truck", "caravan"],
  location: null,
  lenders: [],
};
const now = Date.UTC(2026, 10, 21, 3);
const stock: DemoCar[] = [...generateStock({ dealerships: [dealer], seed: 1, count: 1_500, now, art })];
const share = (holds: (made: DemoCar) => boolean) => stock.filter(holds).length / stock.length;

/** Whether an address names a view of a design, with a paint exactly where the view takes one. */
function exists(url: string): boolean {
  const [, name, paint, view = ""] = /^\/art\/([\w-]+)\/(?:([0-9a-f]{6})\/)?([\w-]+)\.webp$/.exec(url) ?? [];
  const known = designs.find((one) => one.name === name)?.views.has(view) || /^spin-\d+$/.test(view);
  return known && (paint === undefined) === (view === "boot");
}

test("a vehicle has 0 to 24 pictures, all existing and different, the front three-quarter view first", () => {
  const counts = new Set<number>();
  const astray: string[] = [];
  for (const { car } of stock) {
    counts.add(car.photos_count);
    const urls = car.images.flatMap(({ image }) => image?.url ?? []);
    expect(urls).toHaveLength(car.photos_count);
    expect(new Set(urls).size).toBe(urls.length);
    expect(car.primary_image_url).toBe(urls[0] ?? null);
    astray.push(...[...urls, ...car.spin_images].filter((url) => !exists(url)));
    expect(urls[0] ?? "f34").toContain("f34");
  }
  expect(astray).toEqual([]);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 24]);
});

test("some vehicles have a 360° view of 36 pictures, an interior or a film, where their design has one", () => {
  expect(share(({ car }) => car.spin_images.length === 36)).toBeGreaterThan(0.2);
  expect(stock.every(({ car }) => [0, 36].includes(car.spin_images.length))).toBe(true);
  expect(share(({ car }) => car.spin_interior_image !== null)).toBeGreaterThan(0.2);
  expect(share(({ car }) => car.walkaround_videos.length > 0)).toBeGreaterThan(0.05);
  const filmed = stock.flatMap(({ car }) => [
    ...car.walkaround_videos.map(({ video }) => video.url),
    car.video_url ?? [],
  ]);
  const redOnes = stock.filter(({ car }) => car.walkaround_videos.some(({ video }) => video.url.includes("suv-a")));
  expect(redOnes.length).toBeGreaterThan(0);
  expect(redOnes.every(({ car }) => car.colour === "Red" || car.colour === null)).toBe(true);
  expect(filmed.flat().every((url) => /^\/art\/videos\/[\w-]+-a\.mp4$/.test(url))).toBe(true);
});

type Hotspots = NonNullable<DemoCar["car"]["hotspots"]>;

/** The positions of a spot, which are either beside the lists or in the spot itself. */
function positionsOf({ exterior, interior, positions = [] }: Hotspots, id: number | string) {
  const own = [...exterior, ...interior].find((spot) => spot.id === id)?.positions ?? [];
  return [...own, ...positions].filter(({ hotspotId }) => hotspotId === id);
}

test("hotspots lie within the frames in which they are seen, and only used vehicles have marks", () => {
  const pointed = stock.flatMap(({ car }) => (car.hotspots ? [car] : []));
  expect(pointed.length).toBeGreaterThan(100);
  for (const { hotspots, spin_images, car_type, spin_interior_image } of pointed) {
    if (!hotspots) continue;
    const { exterior, interior } = hotspots;
    expect(exterior.length > 0).toBe(spin_images.length > 0);
    expect(interior.length > 0 && spin_interior_image === null).toBe(false);
    expect(exterior.some(({ description }) => description.startsWith("Condition")) && car_type !== "used").toBe(false);
    for (const { id } of [...exterior, ...interior]) {
      const own = positionsOf(hotspots, id);
      expect(own.length).toBeGreaterThan(0);
      expect(
        own.every(({ posX, posY }) => posX > 2 && posX < 98 && posY > 5 && posY < 95),
        JSON.stringify(own),
      ).toBe(true);
      expect(own.every(({ activeAngle }) => activeAngle >= 0 && activeAngle < 36)).toBe(true);
    }
  }
});

test("a hotspot of an interior is at the position of its thing in the panorama", () => {
  const places = new Map<string, Set<string>>();
  for (const { hotspots } of stock.map(({ car }) => car)) {
    if (!hotspots) continue;
    for (const { id, description } of hotspots.interior) {
      const [{ posX, posY } = {}] = positionsOf(hotspots, id);
      const at = places.get(description) ?? new Set();
      places.set(description, at.add(`${posX}, ${posY}`));
    }
  }
  expect(Object.fromEntries([...places].map(([description, at]) => [description, [...at]]))).toMatchObject({
    "Touchscreen with Apple CarPlay and Android Auto": ["50, 58.1"],
    "Rear bench folds 60:40": ["4.6, 59.2"],
    "Dinette that folds into a bed": ["9, 70"],
  });
  expect(places.has("Queen bed, drawers under it")).toBe(false);
});

test("a caravan shows a caravan's interior, and only vehicles with a rear opening show a boot", () => {
  const own = readArt().designs;
  const of = (name: string) => own.find((one) => one.name === name);
  expect(of("caravan-a")?.cabin).toBe("/art/cabins/caravan.avif");
  expect(of("caravan-a")?.cabinSpots.has("Dinette")).toBe(true);
  expect(of("suv-a")?.views.get("boot")).toBe("/art/cabins/family-boot.avif");
  expect(of("sedan-a")?.views.has("boot")).toBe(false);
  expect(of("sedan-a")?.views.get("dashboard")).toBe("/art/cabins/family-dashboard.avif");
});

test("a model always has the same design, an electric model none with a grille", () => {
  for (const line of CATALOGUE) {
    for (const grade of line.grades) {
      const chosen = designOf(art, line, grade);
      expect(designOf(art, line, grade)).toBe(chosen);
      if (line.body === "suv")
        expect(chosen?.traits.has("electric"), line.model).toBe(/Electric|Hydrogen/.test(grade.engine?.fuel ?? ""));
      if (chosen) expect(chosen.itemType === line.itemType || /bus|campervan/.test(line.body), line.model).toBe(true);
    }
  }
  const of = (model: string) => {
    const line = CATALOGUE.find((one) => one.model === model);
    const [grade] = line?.grades ?? [];
    return line && grade ? designOf(art, line, grade)?.name : null;
  };
  expect(["FH", "NLR 45-150", "Fat Boy", "Falcon Ute", "MT-09", "Starcraft"].map(of)).toEqual([
    "truck-c",
    "truck-a",
    "motorcycle-b",
    "ute-work",
    "motorcycle-a",
    "caravan-a",
  ]);
});

test("pictures are painted in the listing's colour", () => {
  const shades = new Map<string, Set<string>>();
  for (const { car } of stock) {
    const [, shade] = /\/([0-9a-f]{6})\//.exec(car.primary_image_url ?? "") ?? [];
    if (shade) shades.set(car.colour ?? "", (shades.get(car.colour ?? "") ?? new Set()).add(shade));
  }
  expect([...(shades.get("White") ?? [])].sort()).toEqual(["d6d8da", "e6e7e8"]);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt([...(shades.get("Red") ?? [])][0]?.slice(at, at + 2) ?? "0", 16),
  );
  expect(red > 2 * green && red > 2 * blue).toBe(true);
});
