import { join } from "node:path";
import { expect, test } from "vitest";
import { openSites } from "./data.ts";
import { OPTIONS, type OptionName, platformDefaults } from "./schema.ts";

const sites = await openSites(join(import.meta.dirname, "../../../sites"), { defaultSite: null, secrets: () => null });
const demo = sites.all();

/** Names and addresses of services, keys, ids: they change where a page sends requests, not what it shows. */
const UNSEEN: readonly OptionName[] = [
  "hostnames",
  "apiBaseUrl",
  "searchUrl",
  "searchIndex",
  "searchKey",
  "stockFeedToken",
  "mapsKey",
  "analyticsEndpoint",
  "chatProviderToken",
  "defaultPaymentProcessors",
  "stripeKey",
  "stripeWebhookSecret",
  "stripeAccount",
  "locale",
  "currency",
  "checkoutGatedDealerships",
  "watchlistEnabled",
];
/** Options that no demo uses: another company's booking system, a hidden licence, no favourites. */
const NOT_SHOWN: readonly OptionName[] = ["serviceEmbedUrl", "showLicenceNumbers", "favouritesEnabled"];

/** All values of an option on all sites and dealerships, as JSON. */
function valuesOf(name: OptionName): ReadonlySet<string> {
  const configs = demo.flatMap((site) => [site.config, ...site.dealerships.map(({ slug }) => site.configFor(slug))]);
  return new Set(configs.map((config) => JSON.stringify(config[name])));
}

const seen = (Object.keys(OPTIONS) as OptionName[]).filter(
  (name) => !UNSEEN.includes(name) && !NOT_SHOWN.includes(name),
);

test.each(seen)("SITE-017 some demo site or dealership sets %s otherwise than the platform", (name) => {
  const changed = [...valuesOf(name)].filter((value) => value !== JSON.stringify(platformDefaults()[name]));
  expect(changed).not.toEqual([]);
});

/** Any path shows what the option does, so one value is enough. */
const choices = seen
  .filter((name) => !name.endsWith("Path"))
  .flatMap((name) => {
    const { schema } = OPTIONS[name];
    const words = "options" in schema && schema.type === "picklist" ? (schema.options as readonly unknown[]) : [];
    return words.map((word) => [name, word] as const);
  });

test.each(choices)("SITE-017 some demo site shows what %s does when it is %s", (name, word) => {
  expect([...valuesOf(name)]).toContain(JSON.stringify(word));
});

test("SITE-029 a dealership's vehicles stand on its own site and on the one that lists it besides", () => {
  const everything = demo.find(({ slug }) => slug === "everything");
  const shared = everything?.dealerships.map(({ slug }) => slug) ?? [];
  for (const slug of ["halden", "kingtide"]) {
    const own = demo.find((site) => site.slug === slug)?.dealerships.map((dealership) => dealership.slug) ?? [];
    expect(own.filter((dealership) => shared.includes(dealership))).toHaveLength(1);
  }
});
