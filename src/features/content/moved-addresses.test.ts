import { expect, test } from "vitest";
import { emptyModel } from "../../../test/fixtures/model.ts";
import { testSite } from "../../../test/fixtures/site.ts";
import type { ContentPage, Site } from "../site/site.ts";
import { movedTo } from "./moved-addresses.ts";

const page = (path: string): [string, ContentPage] => [path, { path } as ContentPage];
const site: Site = {
  ...testSite("halden", []),
  pages: new Map([page("/fleet"), page("/pages/faqs")]),
  models: [
    { ...emptyModel(1), slug: "mazda-3", new_slug: "mazda3" },
    { ...emptyModel(2), slug: "mazda-cx-5", override_url: "https://cx5.example" },
  ],
  posts: [{ slug: "tyres" }] as unknown as Site["posts"],
};

test.each([
  ["/mazda-3", "/mazda3"],
  ["/MAZDA3", "/mazda3"],
  ["/Mazda-3", "/mazda3"],
  ["/MAZDA-CX-5", "/mazda-cx-5"],
  ["/Fleet", "/fleet"],
  ["/blog", "/blog/vehicle-reviews"],
  ["/News", "/blog/vehicle-reviews"],
  ["/blog/Tyres", "/blog/vehicle-reviews/tyres"],
  ["/faq", "/pages/faqs"],
  ["/used-cars", "/search/used-cars"],
])("MODEL-037 %s leads to %s", (from, to) => expect(movedTo(site, from)).toBe(to));

test.each([
  "/mazda3",
  "/mazda-cx-5",
  "/fleet",
  "/nothing",
  "/blog/nothing",
  "/constructor",
  "/__proto__",
  "//evil.example",
  "/https://evil.example",
  "/\\evil.example",
])("%s leads nowhere else", (from) => expect(movedTo(site, from)).toBeNull());

test("a link of the site's own is where its name leads, and never to itself", () => {
  const own = { ...site, config: { ...site.config, links: { about: "/story", blog: "/blog" } } } as Site;
  expect(movedTo(own, "/about")).toBe("/story");
  expect(movedTo(own, "/blog")).toBeNull();
});
