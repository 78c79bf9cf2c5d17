import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSites, type SitesOptions } from "../data.ts";
import { dealershipFile, locationEntry, siteFile, sitesFolder } from "../sites-folder.testing.ts";
import { type CachedReadings, keepIn } from "./cached-readings.ts";

const FILES = {
  "alpha/site.json": siteFile(
    { hosts: ["www.alpha.example"], checkout: { stripeWebhookSecret: { env: "STRIPE_HOOK" } } },
    { siteName: "Alpha Cars", dealerships: ["alpha-one"] },
  ),
  "alpha/dealerships/alpha-one.json": dealershipFile(1, {
    leads: { email: ["a@test.example"], webhook: { url: { env: "HOOK" }, secret: { env: "HOOK_SECRET" } } },
    config: { checkout: { depositAmount: 750, stripeKey: { env: "STRIPE" } } },
  }),
  "alpha/locations.json": [locationEntry(11, "alpha-sales", "alpha-one")],
  "alpha/pages/about.md": "---\ntitle: About\n---\nHello",
  "beta/site.json": siteFile({}, { siteName: "Beta Cars", dealerships: ["alpha-one"] }),
};
const SECRETS: Readonly<Record<string, string>> = {
  HOOK: "https://hook.example/in",
  STRIPE: "sk_live_opened",
  STRIPE_HOOK: "whsec_opened",
};
const secrets = (name: string) => SECRETS[name] ?? null;

// What changed a moment ago is read at each start: these files were written before.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 }));
afterEach(() => void vi.useRealTimers());

/** Opens the sites, and says of which folders the files were read for it. */
async function open(dir: string, cache: CachedReadings, options: Partial<SitesOptions> = {}) {
  const read: string[] = [];
  const keep: CachedReadings["keep"] = (reading) => {
    read.push(reading.slug);
    return cache.keep(reading);
  };
  const sites = await openSites(dir, { defaultSite: null, secrets, ...options, kept: { ...cache, keep } });
  return { sites, read };
}

test("a site is loaded when somebody asks for it, and what all sites are asked for loads none", async () => {
  await using folder = await sitesFolder(FILES);
  await using cache = await sitesFolder();
  const { sites } = await open(folder.dir, await keepIn(cache.dir, "one"));
  for (const site of sites.all()) {
    expect([site.name, site.version, site.dealerships.length, site.briefFor?.("alpha-one").timezone]).not.toContain(
      undefined,
    );
  }
  expect(sites.forHost("www.alpha.example")?.spots).toMatchObject([{ id: 11, address: { postcode: "4215" } }]);
  expect(sites.loaded()).toEqual({ sites: 0, bytes: 0 });
  expect(sites.bySlug("alpha")?.pages.get("/about")?.markdown).toBe("Hello");
  expect(sites.bySlug("alpha")?.configFor("alpha-one").depositAmount).toBe(750);
  expect(sites.loaded().sites).toBe(1);
  expect(sites.loaded().bytes).toBeGreaterThan(100);
  await sites.close();
});

test("the next start reads only the folders that changed, and every folder where the code is another", async () => {
  await using folder = await sitesFolder(FILES);
  await using cache = await sitesFolder();
  const first = await open(folder.dir, await keepIn(cache.dir, "one"));
  expect(first.read.toSorted()).toEqual(["alpha", "beta"]);
  const again = await open(folder.dir, await keepIn(cache.dir, "one"));
  expect(again.read).toEqual([]);
  const [was, is] = [first.sites.bySlug("alpha"), again.sites.bySlug("alpha")];
  expect({ ...is, configFor: null, briefFor: null }).toEqual({ ...was, configFor: null, briefFor: null });
  expect(is?.configFor("alpha-one")).toEqual(was?.configFor("alpha-one"));

  await folder.write({ "beta/site.json": siteFile({}, { siteName: "Beta Autos" }) });
  vi.setSystemTime(Date.now() + 60_000);
  const edited = await open(folder.dir, await keepIn(cache.dir, "one"));
  expect(edited.read).toEqual(["beta"]);
  expect(edited.sites.all().map(({ name }) => name)).toEqual(["Alpha Cars", "Beta Autos"]);
  expect((await open(folder.dir, await keepIn(cache.dir, "two"))).read.toSorted()).toEqual(["alpha", "beta"]);
});

test("of two folders that claim one host, a start serves the one that had it, also with other code", async () => {
  await using folder = await sitesFolder(FILES);
  await using cache = await sitesFolder();
  const started = async (code: string) => {
    const { sites } = await open(folder.dir, await keepIn(cache.dir, code));
    await sites.close();
    return [sites.forHost("www.alpha.example")?.slug, sites.problems().map(({ file }) => file)];
  };
  expect(await started("one")).toEqual(["alpha", []]);
  await folder.write({ "aaa/site.json": siteFile({ hosts: ["www.alpha.example"] }) });
  expect(await started("one")).toEqual(["alpha", ["aaa/site.json"]]);
  await folder.write({ "alpha/pages/about.md": "---\ntitle: About us\n---\nHello" });
  expect(await started("two")).toEqual(["alpha", ["aaa/site.json"]]);
  await folder.write({ alpha: null });
  expect((await started("two"))[0]).toBe("aaa");
});

test("a file that changed a moment before it was read is read again, since it may have changed once more", async () => {
  await using folder = await sitesFolder(FILES);
  await using cache = await sitesFolder();
  vi.useRealTimers();
  await open(folder.dir, await keepIn(cache.dir, "one"));
  expect((await open(folder.dir, await keepIn(cache.dir, "one"))).read.toSorted()).toEqual(["alpha", "beta"]);
});

test("a folder with a problem is never kept: each start says what is wrong", async () => {
  await using folder = await sitesFolder({ ...FILES, "beta/site.json": "{" });
  await using cache = await sitesFolder();
  for (const _ of [1, 2]) {
    const { sites } = await open(folder.dir, await keepIn(cache.dir, "one"));
    expect(sites.problems()).toMatchObject([{ file: "beta/site.json" }]);
    expect(sites.all().map(({ slug }) => slug)).toEqual(["alpha"]);
  }
});

test("a broken edit leaves a site as it was, though it is loaded only after that", async () => {
  await using folder = await sitesFolder(FILES);
  await using cache = await sitesFolder();
  const { sites } = await open(folder.dir, await keepIn(cache.dir, "one"));
  await folder.write({ "alpha/site.json": "{", "alpha/pages/about.md": "no title" });
  await sites.reload();
  expect(sites.problems().length).toBeGreaterThan(0);
  expect(sites.loaded().sites).toBe(0);
  expect(sites.bySlug("alpha")?.pages.get("/about")?.markdown).toBe("Hello");
  expect(sites.bySlug("beta")?.locations).toMatchObject([{ id: 11, dealership_id: 1 }]);
});

test("no value of a secret is written down, and the next start has the value of its own environment", async () => {
  await using folder = await sitesFolder(FILES);
  await using cache = await sitesFolder();
  const { sites } = await open(folder.dir, await keepIn(cache.dir, "one"));
  expect(sites.bySlug("alpha")?.configFor("alpha-one").stripeKey).toBe("sk_live_opened");
  expect(sites.bySlug("alpha")?.config.stripeWebhookSecret).toBe("whsec_opened");
  expect(sites.dealership("alpha-one")?.leads.webhook?.url).toBe("https://hook.example/in");
  const written = (await readdir(cache.dir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  expect(written.length).toBe(4);
  for (const { parentPath, name } of written) {
    const text = await readFile(join(parentPath, name), "latin1");
    for (const value of Object.values(SECRETS)) expect(text).not.toContain(value);
  }
  const other = await open(folder.dir, await keepIn(cache.dir, "one"), { secrets: () => null });
  expect(other.read).toEqual([]);
  expect(other.sites.bySlug("alpha")?.configFor("alpha-one").stripeKey).toBeNull();
  expect(other.sites.bySlug("alpha")?.briefFor?.("alpha-one").namesStripe).toBe(true);
  expect(other.sites.dealership("alpha-one")?.leads.webhook).toBeNull();
});

test("where what was kept is gone, the site is read again after one failure, and no other site notices", async () => {
  await using folder = await sitesFolder(FILES);
  await using cache = await sitesFolder();
  await open(folder.dir, await keepIn(cache.dir, "one"));
  const { sites, read } = await open(folder.dir, await keepIn(cache.dir, "one"));
  expect(sites.bySlug("beta")?.config.siteName).toBe("Beta Cars");
  for (const name of await readdir(join(cache.dir, "one"))) await rm(join(cache.dir, "one", name));
  expect(() => sites.bySlug("alpha")?.config).toThrow("ENOENT");
  expect(sites.bySlug("beta")?.config.siteName).toBe("Beta Cars");
  await expect.poll(() => read).toEqual(["alpha"]);
  await sites.close();
  expect(sites.bySlug("alpha")?.config.siteName).toBe("Alpha Cars");
});

test("a register that was cut off is as none", async () => {
  await using folder = await sitesFolder(FILES);
  await using cache = await sitesFolder({ "one/register": "\xff\x0fo" });
  const { sites, read } = await open(folder.dir, await keepIn(cache.dir, "one"));
  expect(read.toSorted()).toEqual(["alpha", "beta"]);
  expect(sites.all()).toHaveLength(2);
});
