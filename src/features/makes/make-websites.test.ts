import { expect, test } from "vitest";
import { makeWebsite, websiteIdFor } from "./make-websites.ts";

const mazda = { make: "Mazda", url: "https://www.mazda.example", website_id: 901 };
const config = { dealershipWebsites: [mazda], websiteId: 900 };

test("SITE-030 a make with a website of its own is called by that website's id, others by the site's", () => {
  expect(makeWebsite(config, "MAZDA")).toBe(mazda);
  expect(websiteIdFor(config, "Mazda")).toBe(901);
  expect(makeWebsite(config, "Kia")).toBeNull();
  expect(websiteIdFor(config, "Kia")).toBe(900);
  expect(websiteIdFor({ ...config, websiteId: null }, "Kia")).toBeNull();
});
