import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mayTakeFiles } from "./features/forms/takes-files.ts";
import routes from "./routes.ts";

test("LOC-086 a place's page is at /our-location as at /locations, and so is the list of places", async () => {
  const served = new Map((await routes).map(({ path, file }) => [path, file]));
  expect(served.get("our-location/:slug")).toBe("routes/places/location.tsx");
  expect(served.get("locations/:slug")).toBe("routes/places/location.tsx");
  expect([served.get("our-location"), served.get("locations")]).toEqual([
    "routes/places/locations.tsx",
    "routes/places/locations.tsx",
  ]);
});

test("LEAD-002 a form is read with its files at every address whose page takes the site's own fields, and at no other", async () => {
  const config = { enquiryFormFields: [{ name: "photos", type: "file" }] } as never;
  const source = (file: string) => readFileSync(`src/${file}`, "utf8");
  const posted = (await routes).filter(({ file }) => /^export (?:async function|const) action\b/m.test(source(file)));
  const takers = posted.filter(({ file }) => source(file).includes("takePageForm("));
  expect(takers.length).toBeGreaterThan(5);
  for (const { path = "", file } of posted) {
    const address = `/${path.replace(/:\w+\??|\*/g, "some-page")}`;
    for (const asked of [address, `${address}.data`]) {
      expect([asked, mayTakeFiles(asked, config)]).toEqual([asked, takers.some((taker) => taker.file === file)]);
    }
    expect(mayTakeFiles(address, { enquiryFormFields: [] })).toBe(false);
  }
});
