import { expect, test } from "vitest";
import { FINANCE_PROVIDERS } from "../loans/finance-providers.ts";
import { CAR_TYPES } from "../vocabulary/vehicle-kinds.ts";
import { checkSites, openSites } from "./data.ts";
import { siteFile, sitesFolder } from "./sites-folder.testing.ts";

const problemsOf = async (site: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}) => {
  await using folder = await sitesFolder({ "alpha/site.json": siteFile(more, site) });
  return (await checkSites(folder.dir, () => null)).map(({ pointer }) => pointer);
};

test("SITE-002 vehicles are new, demo or used, and nothing else", () => {
  expect([...CAR_TYPES].sort()).toEqual(["demo", "new", "used"]);
});

test("SITE-003 a site sells cars unless it names other kinds, of the four there are", async () => {
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile(),
    "beta/site.json": siteFile({}, { itemTypes: ["motorcycle", "truck", "caravan"] }),
  });
  const sites = await openSites(folder.dir, { defaultSite: null, secrets: () => null });
  expect(sites.bySlug("alpha")?.config.itemTypes).toEqual(["car"]);
  expect(sites.bySlug("beta")?.config.itemTypes).toEqual(["motorcycle", "truck", "caravan"]);
  await sites.close();
  expect(await problemsOf({ itemTypes: ["boat"] })).toEqual(["/site/itemTypes/0"]);
});

test("SITE-030 a make's own website names the make, its address and its id", async () => {
  const website = { make: "Mazda", url: "https://mazda.example", website_id: 7 };
  expect(await problemsOf({ dealershipWebsites: [website] })).toEqual([]);
  expect(await problemsOf({ dealershipWebsites: [{ ...website, make: undefined }] })).not.toEqual([]);
});

test("SITE-032 the seven finance providers are known by their names, others refused", async () => {
  for (const financeProvider of Object.keys(FINANCE_PROVIDERS))
    expect(await problemsOf({}, { finance: { financeProvider } })).toEqual([]);
  expect(Object.keys(FINANCE_PROVIDERS)).toEqual([
    "Taurus",
    "360 Finance",
    "AusLoans",
    "Manual",
    "Angle",
    "Powertorque",
    "Nissan Finance",
  ]);
  expect(await problemsOf({}, { finance: { financeProvider: "Loan Shark" } })).toEqual(["/finance/financeProvider"]);
});

test("SITE-042 a plugin is a feature and one of the names that exist", async () => {
  const plugin = (name: string) => ({ websitePlugins: [{ feature: "price", name }] });
  for (const name of ["Autogauge", "Car Analysis", "PPSR Report"]) expect(await problemsOf(plugin(name))).toEqual([]);
  expect(await problemsOf(plugin("Fortune Teller"))).toEqual(["/site/websitePlugins/0/name"]);
  expect(await problemsOf({ websitePlugins: [{ name: "Autogauge" }] })).not.toEqual([]);
});
