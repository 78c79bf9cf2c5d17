import { expect, test } from "vitest";
import routes from "./routes.ts";

test("LOC-086 a place's page is at /our-location as at /locations, and so is the list of places", async () => {
  const served = new Map((await routes).map(({ path, file }) => [path, file]));
  expect(served.get("our-location/:slug")).toBe("routes/location.tsx");
  expect(served.get("locations/:slug")).toBe("routes/location.tsx");
  expect([served.get("our-location"), served.get("locations")]).toEqual([
    "routes/locations.tsx",
    "routes/locations.tsx",
  ]);
});
