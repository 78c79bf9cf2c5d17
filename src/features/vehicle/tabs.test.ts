import { describe, expect, test } from "vitest";
import { VEHICLE_TABS } from "../site/choices.ts";
import { layerOf } from "../site/options/config.ts";
import { vehicleTabs } from "./tabs.ts";

const ALL = {
  texts: {},
  vehicleNoun: "Car",
  vehicleTabs: [...VEHICLE_TABS],
  tabContent: { whatsIncluded: "A key.", whyBuy: "We care.", protect: "Wax." },
};
const FULL = { features: ["Cruise control"], reservable: true };
/** The dealer's Markdown as the configuration holds it. */
const written = (texts: object) =>
  layerOf({ vehiclePage: { tabContent: texts } }, () => null).tabContent ?? expect.unreachable();
const labels = (...given: Parameters<typeof vehicleTabs>) => vehicleTabs(...given).map(({ label }) => label);

describe("the tabs of a vehicle", () => {
  test("VDP-078 VDP-079 VDP-080 VDP-081 VDP-082 VDP-083 VDP-084 stand in their order, by their names", () => {
    expect(labels(FULL, ALL)).toEqual([
      "Dealer Comments",
      "What's Included",
      "Why Buy From Us?",
      "Reserve Online",
      "Protect Your Car",
      "Features",
    ]);
  });

  test("VDP-082 the tab about protection is called by what the site sells", () => {
    expect(labels(FULL, { ...ALL, vehicleTabs: ["protect"], vehicleNoun: "Caravan" })).toEqual([
      "Protect Your Caravan",
    ]);
  });

  test("SITE-025 a tab has the site's own name where it has one", () => {
    expect(labels(FULL, { ...ALL, vehicleTabs: ["whyBuy"], texts: { "tab.whyBuy": "Why us" } })).toEqual(["Why us"]);
  });

  test("VDP-084 a site chooses some of them, and cannot change their order", () => {
    expect(labels(FULL, { ...ALL, vehicleTabs: ["features", "whyBuy", "dealerComments"] })).toEqual([
      "Dealer Comments",
      "Why Buy From Us?",
      "Features",
    ]);
    expect(labels(FULL, { ...ALL, vehicleTabs: [] })).toEqual([]);
  });

  test("VDP-079 VDP-080 VDP-081 VDP-082 VDP-083 one that would be empty is not there; the comments always are", () => {
    const empty = { features: [], reservable: false };
    expect(labels(empty, { ...ALL, tabContent: {} })).toEqual(["Dealer Comments"]);
    expect(
      labels(empty, { ...ALL, tabContent: written({ whyBuy: "<script>alert(1)</script>", protect: "Wax." }) }),
    ).toEqual(["Dealer Comments", "Protect Your Car"]);
  });

  test("VDP-079 the site's Markdown becomes safe HTML", () => {
    const tabContent = written({ whatsIncluded: "- **Two** keys\n- [Terms](/terms)<img src=x onerror=alert(1)>" });
    const [, included] = vehicleTabs(FULL, { ...ALL, tabContent });
    expect(included?.html).toContain("<li><strong>Two</strong> keys</li>");
    expect(included?.html).toContain('<a href="/terms">Terms</a>');
    expect(included?.html).not.toContain("onerror");
  });
});
