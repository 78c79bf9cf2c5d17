import { expect, test } from "vitest";
import { openSites } from "./data.ts";
import { dealershipFile, locationEntry, siteFile, sitesFolder } from "./sites-folder.testing.ts";

const two = {
  "alpha/site.json": siteFile({ hosts: ["www.Alpha.example"] }, { siteName: "Alpha Cars", dealerships: ["alpha-one"] }),
  "alpha/dealerships/alpha-one.json": dealershipFile(1, { config: { checkout: { depositAmount: 750 } } }),
  "alpha/locations.json": [locationEntry(11, "alpha-sales", "alpha-one")],
  "beta/site.json": siteFile({ search: { minPhotos: 0 } }, { siteName: "Beta Cars", template: "superstore" }),
};
const broken = '{\n  "brand": {,\n';

test("SITE-001 SITE-013 one server serves two sites with their own names and options", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null });
  const [alpha, beta] = [sites.forHost("www.alpha.example"), sites.forHost("beta.localhost")];
  expect([alpha?.name, beta?.name]).toEqual(["Alpha Cars", "Beta Cars"]);
  expect([alpha?.config.minPhotos, beta?.config.minPhotos]).toEqual([3, 0]);
  await sites.close();
});

test("SITE-013 a site that says no address is at its first host, so that its mails lead there; else at what it says", async () => {
  const own = { site: { siteUrl: "https://cars.beta.example" } };
  const hosts = ["10.0.0.7", "beta.localhost", "www.beta.example", "beta.example"];
  await using folder = await sitesFolder({
    ...two,
    "beta/site.json": siteFile({ hosts }, { siteName: "Beta Cars" }),
    "gamma/site.json": siteFile({ hosts: ["www.gamma.example"] }, { siteUrl: own.site.siteUrl }),
    "delta/site.json": siteFile(),
  });
  const sites = await openSites(folder.dir, { defaultSite: null });
  expect(sites.problems()).toEqual([]);
  expect(sites.all().map(({ slug, config }) => [slug, config.siteUrl])).toEqual([
    ["alpha", "https://www.alpha.example"],
    ["beta", "https://www.beta.example"],
    ["delta", null],
    ["gamma", own.site.siteUrl],
  ]);
  await sites.close();
});

test.each([
  ["www.alpha.example", "alpha"],
  ["WWW.ALPHA.EXAMPLE", "alpha"],
  ["www.alpha.example:3000", "alpha"],
  ["www.alpha.example.", "alpha"],
  ["www.alpha.example.:443", "alpha"],
  ["alpha.localhost:3000", "alpha"],
  ["Beta.localhost", "beta"],
  ["alpha.example", null],
  ["evil-www.alpha.example", null],
  ["www.alpha.example.evil.example", null],
  ["localhost", null],
  ["", null],
  ["[::1]:3000", null],
])("SITE-013 the host %j is the site %s when there is no default", async (host, slug) => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null });
  expect(sites.forHost(host)?.slug ?? null).toBe(slug);
  await sites.close();
});

test("SITE-013 an unknown host is the default site's", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: "beta" });
  expect(sites.forHost("nobody.example")?.slug).toBe("beta");
  expect(sites.forHost("www.alpha.example")?.slug).toBe("alpha");
  await sites.close();
});

test("a default site that does not exist is a problem, and unknown hosts stay unknown", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: "gamma" });
  expect(sites.problems()).toHaveLength(1);
  expect(sites.forHost("nobody.example")).toBeNull();
  await sites.close();
});

test("SITE-026 SITE-027 SITE-028 SITE-029 a site carries slug, template, name and its dealerships", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null });
  const alpha = sites.bySlug("alpha");
  expect(alpha).toMatchObject({ id: "alpha", slug: "alpha", name: "Alpha Cars" });
  expect(alpha?.config).toMatchObject({
    siteSlug: "alpha",
    template: "default",
    hostnames: { "www.alpha.example": "alpha" },
  });
  expect(alpha?.dealerships.map((one) => one.slug)).toEqual(["alpha-one"]);
  expect(sites.dealership("alpha-one")?.id).toBe(1);
  expect(sites.dealership("nobody")).toBeNull();
  await sites.close();
});

test("SITE-015 SITE-041 a dealership's own options hold for it alone", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null });
  const alpha = sites.bySlug("alpha");
  expect(alpha?.configFor("alpha-one").depositAmount).toBe(750);
  expect(alpha?.configFor("another").depositAmount).toBe(200);
  expect(alpha?.config.depositAmount).toBe(200);
  await sites.close();
});

test("SITE-029 SITE-031 a dealership of another folder is listed by its slug and brings its locations", async () => {
  await using folder = await sitesFolder({ ...two, "gamma/site.json": siteFile({}, { dealerships: ["alpha-one"] }) });
  const sites = await openSites(folder.dir, { defaultSite: null });
  const gamma = sites.bySlug("gamma");
  expect(gamma?.dealerships.map((one) => one.id)).toEqual([1]);
  expect(gamma?.locations).toMatchObject([{ id: 11, dealership_id: 1, location_type: "" }]);
  expect(sites.bySlug("beta")?.locations).toEqual([]);
  await sites.close();
});

test("SITE-004 LOC-030 a dealership keeps its own site's clock, or that of its file, wherever it is shown", async () => {
  const gamma = siteFile({}, { dealerships: ["alpha-one"], timezone: "Australia/Sydney" });
  const zone = async (alpha: object, config: object = {}) => {
    await using folder = await sitesFolder({
      ...two,
      "alpha/site.json": siteFile({}, { dealerships: ["alpha-one"], ...alpha }),
      "alpha/dealerships/alpha-one.json": dealershipFile(1, { config }),
      "gamma/site.json": gamma,
    });
    const sites = await openSites(folder.dir, { defaultSite: null });
    const there = sites.bySlug("gamma");
    const zones = [there?.configFor("alpha-one").timezone, there?.briefFor?.("alpha-one").timezone];
    expect(there?.config.timezone).toBe("Australia/Sydney");
    await sites.close();
    return zones;
  };
  expect(await zone({ timezone: "Australia/Perth" })).toEqual(["Australia/Perth", "Australia/Perth"]);
  expect(await zone({})).toEqual(["Australia/Brisbane", "Australia/Brisbane"]);
  const own = { site: { timezone: "Australia/Darwin" } };
  expect(await zone({ timezone: "Australia/Perth" }, own)).toEqual(["Australia/Darwin", "Australia/Darwin"]);
});

test("a broken edit is refused with its line and column while the last good site keeps serving, until it is mended", async () => {
  await using folder = await sitesFolder(two);
  const warned: object[] = [];
  const log = { info: () => undefined, warn: (said: object) => void warned.push(said) };
  const sites = await openSites(folder.dir, { defaultSite: null, log });
  const before = sites.bySlug("alpha");

  await folder.write({ "alpha/site.json": broken });
  await sites.reload();
  await sites.reload();
  expect(sites.bySlug("alpha")).toBe(before);
  expect(sites.problems()).toMatchObject([{ file: "alpha/site.json", pointer: "" }]);
  expect(sites.problems()[0]?.message).toContain("line 2, column 13");
  expect(warned).toHaveLength(1);

  await folder.write({ "alpha/site.json": siteFile({}, { siteName: "Alpha Autos", dealerships: ["alpha-one"] }) });
  await sites.reload();
  expect(sites.problems()).toEqual([]);
  expect(sites.bySlug("alpha")?.name).toBe("Alpha Autos");
  await sites.close();
});

test("a good change is a new site with a new version; the others are the same objects", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null });
  const [alpha, beta] = [sites.bySlug("alpha"), sites.bySlug("beta")];
  await folder.write({ "alpha/pages/about-us.md": "---\ntitle: About Us\n---\nHello" });
  await sites.reload();
  expect(sites.bySlug("alpha")?.version).not.toBe(alpha?.version);
  expect(sites.bySlug("alpha")?.pages.get("/about-us")?.markdown).toBe("Hello");
  expect(alpha?.pages.size).toBe(0);
  expect(sites.bySlug("beta")).toBe(beta);
  await sites.close();
});

test("the version is the content's: the same files give the same version", async () => {
  await using one = await sitesFolder(two);
  await using other = await sitesFolder(two);
  const [first, second] = [
    await openSites(one.dir, { defaultSite: null }),
    await openSites(other.dir, { defaultSite: null }),
  ];
  expect(first.bySlug("alpha")?.version).toBe(second.bySlug("alpha")?.version);
  expect(first.bySlug("alpha")?.version).not.toBe(first.bySlug("beta")?.version);
});

test("a new folder appears, a deleted one goes, and listeners hear of changes only", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null });
  let heard = 0;
  const stop = sites.onChange(() => heard++);
  await folder.write({ "gamma/site.json": siteFile() });
  await sites.reload();
  expect(sites.forHost("gamma.localhost")?.slug).toBe("gamma");
  await sites.reload();
  expect(heard).toBe(1);
  await folder.write({ gamma: null });
  await sites.reload();
  expect(sites.forHost("gamma.localhost")).toBeNull();
  expect(heard).toBe(2);
  stop();
  await folder.write({ beta: null });
  await sites.reload();
  expect(heard).toBe(2);
  expect(sites.all().map((site) => site.slug)).toEqual(["alpha"]);
  await sites.close();
});

test("a newcomer that takes a serving site's host is the one refused", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null });
  await folder.write({ "aaa/site.json": siteFile({ hosts: ["www.alpha.example"] }) });
  await sites.reload();
  expect(sites.forHost("www.alpha.example")?.slug).toBe("alpha");
  expect(sites.problems()).toMatchObject([{ file: "aaa/site.json", pointer: "/hosts/0" }]);
  await sites.close();
});

test("a site whose dealership's folder goes keeps serving what it was, and says so", async () => {
  await using folder = await sitesFolder({ ...two, "gamma/site.json": siteFile({}, { dealerships: ["alpha-one"] }) });
  const sites = await openSites(folder.dir, { defaultSite: null });
  await folder.write({ alpha: null });
  await sites.reload();
  expect(sites.bySlug("gamma")?.dealerships).toHaveLength(1);
  expect(sites.problems()).toMatchObject([{ file: "gamma/site.json", pointer: "/site/dealerships/0" }]);
  await sites.close();
});

test("a change on disk is picked up by itself", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null, watch: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  sites.onChange(resolve);
  await sites.watching;
  await folder.write({ "beta/site.json": siteFile({}, { siteName: "Beta Autos" }) });
  await promise;
  expect(sites.bySlug("beta")?.name).toBe("Beta Autos");
  await sites.close();
});

test("a change that comes before the watch has begun is picked up too", async () => {
  await using folder = await sitesFolder(two);
  const sites = await openSites(folder.dir, { defaultSite: null, watch: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  sites.onChange(resolve);
  await folder.write({ "beta/site.json": siteFile({}, { siteName: "Beta Autos" }) });
  await promise;
  expect(sites.bySlug("beta")?.name).toBe("Beta Autos");
  await sites.close();
});

test("a folder that does not exist is not opened", async () => {
  await expect(openSites("/nonexistent/sites", { defaultSite: null })).rejects.toThrow("ENOENT");
});

test("a webhook whose address is not set in this environment is left out", async () => {
  const webhook = { url: { env: "HOOK_URL" }, secret: { env: "HOOK_SECRET" } };
  const leads = { email: ["leads@test.example"], webhook };
  await using folder = await sitesFolder({ ...two, "alpha/dealerships/alpha-one.json": dealershipFile(1, { leads }) });
  const without = await openSites(folder.dir, { defaultSite: null, secrets: () => null });
  expect(without.dealership("alpha-one")?.leads.webhook).toBeNull();
  const secrets = (name: string) => (name === "HOOK_URL" ? "http://127.0.0.1:9/hook" : null);
  const withIt = await openSites(folder.dir, { defaultSite: null, secrets });
  expect(withIt.dealership("alpha-one")?.leads.webhook).toEqual({
    url: "http://127.0.0.1:9/hook",
    secretEnv: "HOOK_SECRET",
  });
});

test("LOC-031 LOC-038 hours are put into words, and special hours of both shapes are read", async () => {
  const contact_detail = {
    opening_hours: [
      { weekday: 1, status: "Open", open: "08:30", close: "17:00" },
      { weekday: 0, status: "Closed" },
    ],
  };
  const special_hours = [
    { date: "2026-12-24", status: "Open", start_hour: "09:00", end_hour: "12:00" },
    { date: "2026-12-27", status: "Open", hours: { begin: "10:00", end: "15:30" } },
  ];
  const entry = locationEntry(11, "alpha-sales", "alpha-one", { contact_detail, special_hours });
  await using folder = await sitesFolder({ ...two, "alpha/locations.json": [entry] });
  const sites = await openSites(folder.dir, { defaultSite: null });
  const location = sites.bySlug("alpha")?.locations[0];
  expect(location?.contact_detail.opening_hours.map((hour) => hour.formated_hours)).toEqual(["8.30am – 5pm", "Closed"]);
  expect(location?.special_hours).toMatchObject([
    { location_id: 11, start_hour: "09:00", end_hour: "12:00" },
    { location_id: 11, start_hour: "10:00", end_hour: "15:30" },
  ]);
  await sites.close();
});

test("CONT-001 a page is served at its file's path, and at the further addresses that site.json names", async () => {
  const page = "---\ntitle: FAQs\n---\nAsk away.";
  await using folder = await sitesFolder({
    ...two,
    "beta/site.json": siteFile({}, { pages: { "/help": "pages/faqs.md" } }),
    "beta/pages/pages/faqs.md": page,
  });
  const sites = await openSites(folder.dir, { defaultSite: null });
  expect([...(sites.bySlug("beta")?.pages.keys() ?? [])]).toEqual(["/pages/faqs", "/help"]);
  expect(sites.bySlug("alpha")?.pages.has("/pages/faqs")).toBe(false);
  await sites.close();
});
