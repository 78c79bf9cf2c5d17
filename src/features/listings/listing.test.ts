import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { ok } from "../../lib/result.ts";
import { parseImageAddress } from "../media/rules.ts";
import type { Car } from "../stock/schema.ts";
import { FUELS } from "../vocabulary/fuels.ts";
import { BODY_LABELS, SIMPLE_DRIVES, SIMPLE_TRANSMISSIONS } from "../vocabulary/vocabulary.ts";
import { listingOf } from "./listing.ts";
import { META } from "./meta.ts";
import { PLAIN } from "./plain.ts";

const ORIGIN = "https://halden.example";
const listed = (changes: Partial<Car>, config: object = {}) =>
  listingOf(
    testCar(1, { dealership_slug: "parramatta", ...changes }),
    testSite("halden", [dealership(1, "parramatta")], { config }),
    ORIGIN,
  );
const fieldOf = (kind: typeof META, name: string, of: ReturnType<typeof listed>) =>
  kind.fields.find((field) => field.name === name)?.of(of);

/** Our words that have no word of their own in Meta's closed lists. */
const NO_WORD = ["Hydrogen", "LPG", "Bus", "EV", "Hardtop", "Motorhome", "Prestige", "Softtop"];

test("each of our own words for fuel, body, drive and gearbox has one of Meta's", () => {
  const fuels = Object.keys(FUELS).map((word) => ["fuel_type", word, { simple_fuel: word }] as const);
  const bodies = Object.values(BODY_LABELS).map((word) => ["body_style", word, { simple_body: word }] as const);
  const drives = SIMPLE_DRIVES.map((word) => ["drivetrain", word, { simple_drive: word }] as const);
  const gears = SIMPLE_TRANSMISSIONS.map((word) => ["transmission", word, { simple_transmission: word }] as const);
  const without = [...fuels, ...bodies, ...drives, ...gears].flatMap(([field, word, changes]) =>
    fieldOf(META, field, listed(changes)) === "OTHER" ? [word] : [],
  );
  expect(without).toEqual(NO_WORD);
  expect(fieldOf(META, "fuel_type", listed({ simple_fuel: "PHEV" }))).toBe("PLUGIN_HYBRID");
  expect(fieldOf(META, "fuel_type", listed({ simple_fuel: "Hybrid" }))).toBe("HYBRID");
});

test("VDP-097 a feed calls a car what its page calls it", () => {
  const car = listed({ carsales_title: "2021 Mazda CX-5 Akera, as advertised" }, { titleField: "carsales_title" });
  expect(fieldOf(META, "title", car)).toBe("2021 Mazda CX-5 Akera, as advertised");
  expect(fieldOf(PLAIN, "name", car)).toBe("2021 Mazda CX-5 Akera, as advertised");
});

test("a picture of a form that catalogues refuse is named as the JPEG that the site's service makes of it", () => {
  const images = ["/art/cabin.avif", "/photos/a.jpg", "https://cdn.example/b.webp?w=2"].map((url) => ({
    image: { url },
  }));
  const made = `${ORIGIN}/images/width=1600,quality=85,format=jpeg`;
  expect(listed({ images }, { imageServiceUrl: "/images" }).pictures).toEqual([
    `${made}/art/cabin.avif`,
    `${ORIGIN}/photos/a.jpg`,
    `${made}/https%3A%2F%2Fcdn.example%2Fb.webp%3Fw%3D2`,
  ]);
  // In a list that is joined by commas each address has its own encoded, and the service reads it all the same.
  for (const address of [made, made.replaceAll(",", "%2C")])
    expect(parseImageAddress(`${address.split("/images")[1]}/art/cabin.avif`)).toEqual(
      ok({ width: 1600, quality: 85, crop: null, format: "jpeg", source: "/art/cabin.avif" }),
    );
  expect(listed({ images }).pictures[0]).toBe(`${ORIGIN}/art/cabin.avif`);
});
