import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { SiteConfig } from "../../features/site/schema.ts";
import { closedCheckouts, stripeNotes } from "./payment-notes.ts";
import { openPayments } from "./payments.ts";

const LIVE = "sk_live_ofHalden";
const NORTH = { site_slug: "halden", dealership_slug: "north" };

function siteWith(config: Partial<SiteConfig>) {
  const site = testSite("halden", [dealership(1, "north"), dealership(2, "south")], { config });
  const payments = (mode: "development" | "production") =>
    openPayments({ mode, dataDir: "/nowhere", stripeUrl: null }, { bySlug: () => site }, () => 0);
  return { site, payments };
}

test.each([
  [{}, "production", /^No Stripe key is configured/],
  [{ stripeAccount: "acct_1" }, "production", /connected Stripe account is named .* but no key/],
  [{ stripeKey: "pk_live_ofHalden" }, "production", /not a secret or restricted key/],
  [{ stripeKey: "sk_test_ofHalden" }, "production", /test mode: in production cars would be held for money/],
  [{ stripeKey: LIVE }, "production", null],
  [{ stripeKey: "rk_live_ofHalden", stripeAccount: "acct_1" }, "production", null],
] as const)("RESV-005 with %j in %s money is taken, or it is said why not", (config, mode, reason) => {
  const { site, payments } = siteWith(config);
  const { processorsOf, closedFor } = payments(mode);
  expect([...processorsOf(NORTH).keys()]).toEqual(reason ? [] : ["stripe"]);
  const sentence = closedFor(NORTH);
  if (reason) expect(sentence).toMatch(reason);
  else expect(sentence).toBeNull();
  expect(sentence ?? "").not.toContain("ofHalden");
  const lines = closedCheckouts([site], { closedFor });
  expect(lines).toEqual(
    reason ? [`halden: no deposit can be paid to north, south, and their checkouts offer an enquiry. ${sentence}`] : [],
  );
});

test("development pays by the demonstration, by a test key besides, and never by a live one", () => {
  const names = (config: Partial<SiteConfig>) => [
    ...siteWith(config).payments("development").processorsOf(NORTH).keys(),
  ];
  expect(names({})).toEqual(["demo"]);
  expect(names({ stripeKey: "sk_test_ofHalden" })).toEqual(["demo", "stripe"]);
  expect(names({ stripeKey: LIVE })).toEqual(["demo"]);
  expect(siteWith({}).payments("development").closedFor(NORTH)).toBeNull();
});

test("a dealership that is not on a site is paid by nobody there", () => {
  const { payments } = siteWith({ stripeKey: LIVE });
  const { processorsOf } = payments("production");
  expect(processorsOf({ ...NORTH, dealership_slug: "elsewhere" }).size).toBe(0);
  expect(processorsOf(NORTH)).toBe(processorsOf({ ...NORTH, dealership_slug: "south" }));
});

test("who is connected in the files and could take no money, or only later, is noted; others are not", () => {
  const notes = (config: Partial<SiteConfig>) =>
    stripeNotes([siteWith(config).site], "production").map(({ message }) => message);
  expect(notes({})).toEqual([]);
  expect(notes({ defaultPaymentProcessors: ["stripe"] })[0]).toMatch(/^north: No Stripe key is configured/);
  expect(notes({ stripeKey: "sk_test_ofHalden" })[1]).toMatch(/^south: .*test mode/);
  expect(notes({ stripeKey: LIVE })[0]).toMatch(/^north: No Stripe webhook is configured/);
  expect(notes({ stripeKey: LIVE, stripeWebhookSecret: "abc" })[0]).toMatch(/does not begin with whsec_/);
  expect(notes({ stripeKey: LIVE, stripeWebhookSecret: "whsec_abc" })).toEqual([]);
});
