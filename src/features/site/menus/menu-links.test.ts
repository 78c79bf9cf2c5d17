import { expect, test } from "vitest";
import { resolveConfig } from "../options/config.ts";
import { footerMenu, headerMenu } from "./menu-links.ts";

const config = resolveConfig({ siteName: "Test Motors" });

test("NAV-001 NAV-002 NAV-004 NAV-005 NAV-007 the header's items stand in the specification's order with its paths", () => {
  expect(headerMenu(config).map(({ label, href }) => [label, href])).toEqual([
    ["Home", "/"],
    ["Range", "/models"],
    ["Stock", "/search/new-used-and-demo-cars"],
    ["Sell My Car", "/sell-my-car"],
    ["Finance", "/finance"],
    ["Service & Parts", "/service"],
    ["More", null],
  ]);
});

test("NAV-003 NAV-006 NAV-007 Stock, Service & Parts and More open their lists", () => {
  const children = Object.fromEntries(
    headerMenu(config).map((item) => [item.label, item.children.map((child) => child.href)]),
  );
  expect(children.Stock).toEqual([
    "/search/new-used-and-demo-cars",
    "/search/new-cars",
    "/search/demo-cars",
    "/search/used-cars",
    "/search/new-and-demo-cars",
  ]);
  expect(children["Service & Parts"]).toEqual(["/service", "/book-a-service", "/vehicle-parts-and-accessories"]);
  expect(
    headerMenu(config)
      .at(-1)
      ?.children.map((child) => child.label),
  ).toEqual(["About Us", "Careers", "Fleet", "Blog", "FAQs", "Contact"]);
});

test("SRCH-103 the menu calls the whole stock what the site calls it", () => {
  const labelOf = (options: Parameters<typeof resolveConfig>[0]) =>
    headerMenu(resolveConfig(options)).find(({ label }) => label === "Stock")?.children[0]?.label;
  expect(labelOf({})).toBe("Search Vehicles");
  expect(labelOf({ allStockLabel: "All Stock" })).toBe("All Stock");
});

test("NAV-003 NAV-004 the menu calls vehicles what the site calls them, above its lists as within them", () => {
  const labels = (options: Parameters<typeof resolveConfig>[0]) =>
    headerMenu(resolveConfig(options)).flatMap(({ label, children }) => [label, ...children.map((one) => one.label)]);
  expect(labels({ vehicleNoun: "Vehicle" })).toEqual(
    expect.arrayContaining(["New Vehicles", "Used Vehicles", "New and Demo Vehicles", "Sell My Vehicle"]),
  );
  expect(labels({ headerMenu: [{ label: "{allStock}", link: "stock" }], allStockLabel: "All Stock" })).toEqual([
    "All Stock",
  ]);
});

test("NAV-007 headerMenu replaces the list", () => {
  const own = resolveConfig({ headerMenu: [{ label: "Boats", href: "/boats" }] });
  expect(headerMenu(own)).toEqual([{ label: "Boats", href: "/boats", style: "dropdown", models: false, children: [] }]);
});

test("NAV-008 an item's own style wins over the site's", () => {
  const own = resolveConfig({
    headerMenuStyle: "mega",
    headerMenu: [
      { label: "A", href: "/a" },
      { label: "B", href: "/b", style: "dropdown" },
    ],
  });
  expect(headerMenu(own).map((item) => item.style)).toEqual(["mega", "dropdown"]);
});

test("NAV-010 NAV-011 NAV-012 NAV-013 NAV-014 the footer has models, buyer tools, service and the company under its name", () => {
  const sections = footerMenu(config);
  expect(sections.map((section) => section.title)).toEqual(["Models", "Buyer Tools", "Service & Parts", "Test Motors"]);
  expect(sections.map((section) => section.models)).toEqual([true, false, false, false]);
  expect(sections[2]?.links.map((link) => link.href)).toEqual([
    "/service",
    "/book-a-service",
    "/vehicle-parts-and-accessories",
    "/accessories",
  ]);
  expect(sections[3]?.links.map((link) => link.label)).toEqual([
    "About Us",
    "Contact",
    "Careers",
    "Privacy Policy",
    "Terms and Conditions",
  ]);
});
