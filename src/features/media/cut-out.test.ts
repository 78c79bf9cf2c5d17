import { expect, test } from "vitest";
import { isCutOut } from "./cut-out.ts";

test("a painted vehicle and an unpainted view are cut out; places, cabins and photographs are whole", () => {
  expect(["/art/suv-a/0f5a47/f34.webp", "/art/truck-a/rear.webp"].every(isCutOut)).toBe(true);
  const uncut = ["/art/places/halden-alexandria.avif", "/art/cabins/family.avif", "https://x.example/art/a/b.webp"];
  expect(uncut.some(isCutOut)).toBe(false);
});
