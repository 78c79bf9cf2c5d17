import { expect, test } from "vitest";
import { MANUFACTURERS } from "../makes/manufacturers.ts";
import { makeLogosOf } from "../site/reading/folder-files.ts";
import { makeLogo, monogram, platePicture } from "./make-logo.ts";

const mazda = { slug: "mazda", logo: { url: "/makes/mazda.svg" } };

test("MODEL-019 a make's logo is the file that the site's folder holds of it, else the platform's plate", () => {
  const logos = (...files: string[]) => ({ makeLogos: makeLogosOf(files) });
  expect(makeLogo(mazda, {})).toBe("/makes/mazda.svg");
  expect(makeLogo(mazda, logos("alpha/public/makes/mazda.svg"))).toBe("/site/makes/mazda.svg");
  expect(makeLogo(mazda, logos("alpha/public/makes/kia.svg", "alpha/public/mazda.svg"))).toBe("/makes/mazda.svg");
});

test("MODEL-019 every make of the list has a plate with letters of its own name, a make that is none has none", () => {
  for (const make of MANUFACTURERS) {
    const svg = platePicture(make.slug) ?? "";
    expect(svg, make.name).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 96 96">.*<\/svg>$/);
    expect(svg).toContain(`>${monogram(make.name)}</text>`);
    expect(monogram(make.name), make.name).toMatch(/^[A-Z0-9]{1,4}$/);
    expect(make.logo?.url).toBe(`/makes/${make.slug}.svg`);
  }
  expect(platePicture("nobody")).toBeNull();
});

test.each([
  ["BMW", "BMW"],
  ["Kia", "K"],
  ["Mercedes-Benz", "MB"],
  ["Alfa Romeo", "AR"],
  ["Ford Performance Vehicles", "FPV"],
  ["smart", "S"],
])("the letters of %s are %s", (make, letters) => {
  expect(monogram(make)).toBe(letters);
});
