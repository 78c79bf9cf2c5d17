import { describe, expect, test } from "vitest";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import { checkoutGate, gateAt } from "./gates.ts";

const DEFAULTS = platformDefaults();
const gated = (gatedRoutes: SiteConfig["gatedRoutes"], changes: Partial<SiteConfig> = {}): SiteConfig => ({
  ...DEFAULTS,
  gatedRoutes,
  ...changes,
});

const PATHS = [
  ["SITE-062", "finance", "/finance"],
  ["SITE-062", "finance", "/finance-enquiry"],
  ["SITE-062", "finance", "/apply-for-finance"],
  ["SITE-063", "trade-in", "/trade-in"],
  ["SITE-063", "trade-in", "/cars/trade-in"],
  ["SITE-063", "trade-in", "/sell-my-car"],
  ["SITE-063", "trade-in", "/sell-your-car"],
  ["SITE-064", "spin-to-win", "/spin-to-win"],
  ["SITE-065", "car-finance", "/personalised/finance"],
] as const;

test.each(PATHS)("%s the gate %s stands before %s where the site has it, and not otherwise", (_, gate, path) => {
  expect(gateAt(gated([gate]), path)).toBe(gate);
  expect(gateAt(DEFAULTS, path)).toBeNull();
  const others = (["checkout", "finance", "trade-in", "spin-to-win", "car-finance"] as const).filter(
    (other) => other !== gate,
  );
  expect(gateAt(gated(others), path)).toBeNull();
});

test("SITE-062 the finance page is gated where the site has it", () => {
  const config = gated(["finance"], { financePagePath: "/car-loans" });
  expect(gateAt(config, "/car-loans")).toBe("finance");
  expect(gateAt(config, "/finance")).toBeNull();
});

test.each(["/my-garage", "/mymotorama", "/mybigboxcars", "/myblinkr", "/myservco"] as const)(
  "SITE-058 %s is gated on a site that has it, without being named",
  (path) => {
    expect(gateAt(gated([], { myGaragePath: path }), path)).toBe("my-garage");
    expect(gateAt(gated([], { myGaragePath: path }), "/my-garages")).toBeNull();
  },
);

test("SITE-059 online payment is always gated", () => {
  expect(gateAt(DEFAULTS, "/online-payment")).toBe("online-payment");
});

test.each([
  "/",
  "/search/used-cars",
  "/cars/2021-mazda-cx-5",
  "/contact-us",
  "/favourites",
  "/sign-in",
  "/finance/faq",
])("SITE-019 %s is open with every gate on", (path) => {
  const all = gated(["checkout", "finance", "trade-in", "spin-to-win", "car-finance"]);
  expect(gateAt(all, path)).toBeNull();
});

test.each(["/trade-in/", "/Trade-In", "//trade-in", "/trade%2Din", "/TRADE%2din//"])(
  "SITE-063 no other spelling walks past the gate: %s",
  (path) => {
    expect(gateAt(gated(["trade-in"]), path)).toBe("trade-in");
  },
);

test("a path that cannot be decoded is open, and no error", () => {
  expect(gateAt(gated(["trade-in"]), "/trade-in%")).toBeNull();
});

describe("the checkout", () => {
  const car = { dealership_slug: "mitchell", dealership_id: 901 };
  const siteOf = (config: SiteConfig, own: Partial<SiteConfig> = {}) => ({
    configFor: (slug: string) => (slug === "mitchell" ? { ...config, ...own } : config),
  });

  test("SITE-060 is gated for the dealerships that are named, where the site gates it", () => {
    const site = siteOf(gated(["checkout"]), { checkoutGatedDealerships: [901] });
    expect(checkoutGate(site, car)).toBe("checkout");
    expect(checkoutGate(site, { dealership_slug: "parramatta", dealership_id: 902 })).toBeNull();
  });

  test("SITE-060 is open where the site gates none, or names no dealership", () => {
    expect(checkoutGate(siteOf(DEFAULTS, { checkoutGatedDealerships: [901] }), car)).toBeNull();
    expect(checkoutGate(siteOf(gated(["checkout"])), car)).toBeNull();
    expect(DEFAULTS.gatedRoutes).toEqual([]);
    expect(DEFAULTS.checkoutGatedDealerships).toEqual([]);
  });
});
