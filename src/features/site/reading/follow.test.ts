import { expect, test } from "vitest";
import { openSites } from "../data.ts";
import { dealershipFile, siteFile, sitesFolder } from "../sites-folder.testing.ts";

const webhook = { url: { env: "HOOK_URL" }, secret: { env: "HOOK_SECRET" } };
const FILES = {
  "alpha/site.json": siteFile({ hosts: ["www.alpha.example"] }, { dealerships: ["alpha-one"] }),
  "alpha/dealerships/alpha-one.json": dealershipFile(1, { leads: { email: ["leads@test.example"], webhook } }),
  "beta/site.json": siteFile(),
};

/** Opens the sites, and counts how often alpha's folder is read: only its dealership asks for a secret. */
async function opened(dir: string) {
  let reads = 0;
  const secrets = (name: string) => {
    if (name === "HOOK_URL") reads += 1;
    return null;
  };
  const sites = await openSites(dir, { defaultSite: null, watch: true, secrets });
  const changed = () =>
    new Promise<void>((resolve) => {
      const stop = sites.onChange(() => {
        stop();
        resolve();
      });
    });
  await sites.watching;
  // All is read once more when the watch has begun.
  await expect.poll(() => reads).toBe(2);
  return { sites, changed, reads: () => reads };
}

test("an edit, a new site and one that goes read no other folder, and leave the other sites as they are", async () => {
  await using folder = await sitesFolder(FILES);
  const { sites, changed, reads } = await opened(folder.dir);
  const alpha = sites.bySlug("alpha");
  for (const [files, slug, name] of [
    [{ "beta/site.json": siteFile({}, { siteName: "Beta Autos" }) }, "beta", "Beta Autos"],
    [{ "gamma/site.json": siteFile({ hosts: ["www.gamma.example"] }, { siteName: "Gamma" }) }, "gamma", "Gamma"],
    [{ gamma: null }, "gamma", undefined],
  ] as const) {
    const next = changed();
    await folder.write(files);
    await next;
    expect(sites.bySlug(slug)?.name).toBe(name);
    expect(sites.bySlug("alpha")).toBe(alpha);
    expect(reads()).toBe(2);
  }
  const next = changed();
  await folder.write({ "alpha/dealerships/alpha-one.json": dealershipFile(1, { name: "Alpha, the first" }) });
  await next;
  expect(sites.bySlug("alpha")?.dealerships[0]?.name).toBe("Alpha, the first");
  await sites.close();
});

test("a site shows the edit of a dealership whose file is in another site's folder", async () => {
  await using folder = await sitesFolder({ ...FILES, "beta/site.json": siteFile({}, { dealerships: ["alpha-one"] }) });
  const { sites, changed } = await opened(folder.dir);
  const next = changed();
  await folder.write({ "alpha/dealerships/alpha-one.json": dealershipFile(1, { name: "Alpha, the first" }) });
  await next;
  expect(sites.bySlug("beta")?.dealerships[0]?.name).toBe("Alpha, the first");
  await sites.close();
});
