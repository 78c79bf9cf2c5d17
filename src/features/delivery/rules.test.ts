import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { err, ok } from "../../lib/result.ts";
import { postcodeProblem } from "../../lib/words/postcode.ts";
import type { Geocoding, Place } from "../../services/geocoding/port.ts";
import { deliveryPrice, isDelivered } from "./data.ts";
import { DELIVERY_BANDS, deliveryEstimate, roadKm } from "./rules.ts";
import { deliveryAnswer, deliveryView } from "./view.ts";

const place = (postcode: string, name: string, lat: number, lng: number): Place => ({
  postcode,
  name,
  lat,
  lng,
  state: "",
});
const SYDNEY = place("2000", "Sydney City", -33.87, 151.21);
const PARRAMATTA = place("2150", "Parramatta and Blacktown", -33.81, 150.99);
const PERTH = place("6000", "Perth City", -31.95, 115.86);
const HOBART = place("7000", "Hobart", -42.88, 147.33);
const LAUNCESTON = place("7250", "Launceston", -41.44, 147.14);
const LORD_HOWE = place("2898", "Lord Howe Island", -31.55, 159.08);

describe("an estimate", () => {
  test("VDP-062 VDP-063 is whole dollars and the region's name, more the farther it is", () => {
    expect(deliveryEstimate(SYDNEY, PARRAMATTA)).toEqual(ok({ price: 95, name: "Parramatta and Blacktown" }));
    expect(deliveryEstimate(SYDNEY, PERTH)).toEqual(ok({ price: 2390, name: "Perth City" }));
    expect(roadKm(SYDNEY, PERTH)).toBeGreaterThan(3900);
    const prices = DELIVERY_BANDS.map(({ dollars }) => dollars);
    expect(prices.toSorted((a, b) => a - b)).toEqual(prices);
  });

  test("VDP-065 there is none across the sea or beyond the last band", () => {
    expect(deliveryEstimate(SYDNEY, HOBART).ok).toBe(false);
    expect(deliveryEstimate(SYDNEY, LORD_HOWE).ok).toBe(false);
    expect(deliveryEstimate(LAUNCESTON, HOBART).ok).toBe(true);
    expect(deliveryEstimate(SYDNEY, PERTH, [{ upToKm: 100, dollars: 50 }]).ok).toBe(false);
  });
});

test.each([
  ["", "Please enter a postcode."],
  ["  ", "Please enter a postcode."],
  ["abc", "Invalid postcode. Please enter a 4-digit number."],
  ["99999", "Invalid postcode. Please enter a 4-digit number."],
  ["200", "Invalid postcode. Please enter a 4-digit number."],
  ["２０００", "Invalid postcode. Please enter a 4-digit number."],
  ["-200", "Invalid postcode. Please enter a 4-digit number."],
  [" 2000 ", null],
  ["0000", null],
])("VDP-064 ERR-001 LEAD-063 LEAD-064 the postcode %j: %s", (typed, problem) => {
  expect(postcodeProblem(typed)).toBe(problem);
});

describe("the price of a car's delivery", () => {
  const config = { deliveryCalculatorEnabled: true, mapsKey: "k3y" };
  const site = testSite("halden", [dealership(1, "parramatta")], { config });
  const car = testCar(1, { location_id: 1, dealership_slug: "parramatta" });
  const requests: string[] = [];
  const maps =
    (answer: (postcode: string) => ReturnType<ReturnType<Geocoding>["locate"]>): Geocoding =>
    (key) => ({
      named: () => null,
      beginning: () => [],
      locate: async (postcode) => {
        requests.push(`${key} ${postcode}`);
        return answer(postcode);
      },
    });
  const known = maps(async (postcode) => (postcode === "2000" ? ok(SYDNEY) : ok(PARRAMATTA)));
  const failing = (kind: "unknown" | "unavailable") => maps(async () => err({ kind, message: "" }));

  test("VDP-061 API-005 from the car's own place, by the site's maps key", async () => {
    requests.length = 0;
    expect(await deliveryPrice(known, site, car, " 2150")).toEqual(ok({ price: 95, name: "Parramatta and Blacktown" }));
    expect(requests).toEqual(["k3y 2150", "k3y 2000"]);
  });

  test("VDP-062 by the dealer's own bands where the site has them", async () => {
    const own = { ...site, deliveryBands: [{ upToKm: 40, dollars: 0 }] };
    expect(await deliveryPrice(known, own, car, "2150")).toMatchObject({ value: { price: 0 } });
  });

  test.each(["", "abc", "99999", "２０００"])("VDP-064 nothing is looked up for %j", async (postcode) => {
    requests.length = 0;
    expect(await deliveryPrice(known, site, car, postcode)).toMatchObject({ error: { kind: "postcode" } });
    expect(requests).toEqual([]);
  });

  test("LEAD-067 VDP-065 a postcode that is not found is invalid; where no place is told there is no estimate", async () => {
    const unknown = await deliveryPrice(failing("unknown"), site, car, "0000");
    expect(unknown).toEqual(err({ kind: "unknown", message: "Invalid postcode" }));
    const none = await deliveryPrice(failing("unavailable"), site, car, "2150");
    expect(none).toMatchObject({ error: { kind: "none", message: expect.stringMatching(/^Sorry, we can't provide/) } });
    expect(deliveryAnswer("0000", unknown)).toEqual({ postcode: "0000", message: "Invalid postcode", atField: true });
    expect(deliveryAnswer("2150", none)).toMatchObject({ atField: false });
  });

  test("VDP-058 the calculator is there where the dealership delivers, and not for a sold car", () => {
    expect(deliveryView(car, site)).toEqual({ path: car.path, call: "/api/delivery-price?car_id=1", answer: null });
    expect(isDelivered({ ...car, sold: true }, site)).toBe(false);
    expect(deliveryView(car, testSite("halden", [dealership(1, "parramatta")]))).toBeNull();
    const one = testSite("halden", [dealership(1, "parramatta")], { dealershipConfig: config });
    expect(deliveryView(car, one)).not.toBeNull();
  });
});
