import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { locatedElsewhere } from "./yard.ts";

const site = testSite("halden", [dealership(1, "parramatta")]);

test("VDP-117 the announcement names the city only where it is another than the primary location's", () => {
  const address = {
    street: null,
    city: null,
    state: null,
    postcode: null,
    place_url: "https://maps.example/1",
    id: null,
  };
  const location = { id: 9, name: "Yard", slug: "yard", phone: null, city: null, state: null, address };
  const at = (city: string | null) => locatedElsewhere({ location }, city, site);
  expect(at("Parramatta")).toEqual({ city: "Parramatta", directions: "https://maps.example/1" });
  expect(at("Sydney")).toBeNull();
  expect(at(null)).toBeNull();
  expect(locatedElsewhere({ location: null }, "Parramatta", site)).toEqual({ city: "Parramatta", directions: null });
});
