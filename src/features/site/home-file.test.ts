import { expect, test } from "vitest";
import { checkSites, openSites } from "./data.ts";
import { siteFile, sitesFolder } from "./sites-folder.testing.ts";

const plan = { name: "Flex", price: "$1", link: { label: "Go", href: "/go" } };

test("HOME-001 a site's own steps, plans and questions are read; what is left out has its default", async () => {
  await using folder = await sitesFolder({
    "one/site.json": siteFile(),
    "one/home.json": { $schema: "../home.schema.json", plans: { heading: "Plans", plans: [plan] } },
  });
  const sites = await openSites(folder.dir, { defaultSite: null, secrets: () => null });
  expect(sites.bySlug("one")?.home).toEqual({
    plans: { heading: "Plans", plans: [{ ...plan, points: [], featured: false }] },
  });
  await sites.close();
});

test.each([
  ["no step at all", { howItWorks: { heading: "How", steps: [] } }, "/howItWorks/steps", "one step at least"],
  [
    "a link that runs",
    { faqs: { heading: "x", link: { label: "x", href: "javascript:x" }, questions: [] } },
    "/faqs/link/href",
    "beginning with",
  ],
  ["an unknown key", { plan: {} }, "/plan", "not known here"],
])("a home.json with %s is refused where it is wrong", async (_, home, pointer, says) => {
  await using folder = await sitesFolder({ "one/site.json": siteFile(), "one/home.json": home });
  const problems = await checkSites(folder.dir);
  expect(problems.find((problem) => problem.pointer === pointer)?.message).toContain(says);
});

test("HOME-032 a slide may be words only", async () => {
  await using folder = await sitesFolder({
    "one/site.json": siteFile(),
    "one/promos.json": { slides: [{ name: "Now", url: "/offers" }] },
  });
  const sites = await openSites(folder.dir, { defaultSite: null, secrets: () => null });
  expect(sites.bySlug("one")?.slides).toEqual([
    { name: "Now", description: "", url: "/offers", image: "", hide_overlay: false },
  ]);
  await sites.close();
});
