import { expect, test } from "vitest";
import { err, ok } from "../../lib/result.ts";
import type { Geocoder } from "../../services/geocoding/port.ts";
import { locateShopper } from "./locator.ts";

const parramatta: Geocoder = {
  locate: async (postcode) => ok({ postcode, name: "Parramatta", state: "NSW", lat: -33.82, lng: 151 }),
};
const failing = (kind: "unknown" | "unavailable"): Geocoder => ({
  locate: async () => err({ kind, message: "no" }),
});
const nobody: Geocoder = {
  locate: () => {
    throw new Error("asked although nothing was to be asked");
  },
};

test("LOC-088 a postcode is where the shopper asks from", async () => {
  expect(await locateShopper(" 2150 ", parramatta)).toEqual({
    postcode: "2150",
    from: { lat: -33.82, long: 151, name: "Parramatta" },
    error: null,
    passing: false,
  });
});

test("LOC-088 the page opens without a question", async () => {
  expect(await locateShopper(null, nobody)).toMatchObject({ from: null, error: null });
});

test.each([
  ["", "Please enter a postcode."],
  ["215", "Invalid postcode. Please enter a 4-digit number."],
  ["21500", "Invalid postcode. Please enter a 4-digit number."],
  ["Parramatta", "Invalid postcode. Please enter a 4-digit number."],
])("LEAD-064 ERR-019 for %j nobody is asked: %s", async (typed, error) => {
  expect(await locateShopper(typed, nobody)).toMatchObject({ postcode: typed, from: null, error });
});

test.each([
  ["unknown", false],
  ["unavailable", true],
] as const)(
  "LEAD-067 ERR-019 ERR-024 a place that is %s is an invalid postcode, for now only: %s",
  async (kind, passing) => {
    expect(await locateShopper("9999", failing(kind))).toMatchObject({
      error: "Invalid postcode",
      from: null,
      passing,
    });
  },
);
