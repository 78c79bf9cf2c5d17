import { expect, test } from "vitest";
import type { MenuView } from "../../features/site/view.ts";
import { departmentsOf, drawingOf, isAt } from "./departments.ts";

const STOCK = "/search/new-used-and-demo-cars";
const item = (label: string, href: string, children: MenuView["children"] = []): MenuView => ({
  label,
  href,
  children,
  opens: children.length > 0 ? "list" : "nothing",
});
const vans = { label: "Caravans", href: "/search?body=Caravan" };
const all = { label: "All stock", href: STOCK };

test("NAV-003 NAV-007 the entries under the stock's entry are departments, and the menu keeps the rest in its order", () => {
  const { departments, menu } = departmentsOf(
    [item("Home", "/"), item("Stock", STOCK, [all, vans]), item("Finance", "/finance")],
    STOCK,
  );
  expect(departments).toEqual([vans]);
  expect(menu.map(({ label, opens }) => [label, opens])).toEqual([
    ["Home", "nothing"],
    ["Stock", "nothing"],
    ["Finance", "nothing"],
  ]);
});

test("a menu without a list under the stock has no departments and stays whole", () => {
  const one = [item("Stock", STOCK)];
  expect(departmentsOf(one, STOCK)).toEqual({ departments: [], menu: one });
});

test("a department is drawn by its name, else as what the site sells", () => {
  expect(drawingOf("Pop tops", "caravan")).toBe("pop-top");
  expect(drawingOf("Campervans", "caravan")).toBe("van");
  expect(drawingOf("Off road caravans", "caravan")).toBe("caravan");
  expect(drawingOf("Prime movers", "truck")).toBe("prime");
  expect(drawingOf("Run-out", "truck")).toBe("tray");
  expect(drawingOf("Learner legal", "motorcycle")).toBe("naked");
});

test("a department is current where all that it asks for is asked for", () => {
  expect(isAt("/search?body=Caravan", "/search", "?body=Caravan&price=-40000")).toBe(true);
  expect(isAt("/search?body=Caravan", "/search", "?body=Tipper")).toBe(false);
  expect(isAt("/search?body=Caravan", "/finance", "?body=Caravan")).toBe(false);
});
