import { describe, expect, test } from "vitest";
import { readOn, typedOn } from "./typed.testing.ts";

/** The rules behind the changes of `bench/understanding/changes`, one by one. */
describe("what is said in other words is read the same", () => {
  test.each([
    // What is sought bounds nothing, and neither does a bound of the next amount.
    ["im after a 2015 or later", "2015 or newer"],
    ["im after 2019 camry", "2019 · Camry"],
    ["after 2019 camry", "2020 or newer · Camry"],
    ["camry 2020+ max 60000km", "Camry · 2020 or newer · Under 60,000 km"],
    ["18k max 2019 camry", "Under $18,000 · 2019 · Camry"],
    ["camry not exceeding 20k", "Camry · Under $20,000"],
    ["camry beneath 20k", "Camry · Under $20,000"],
    ["camry from year 2018", "Camry · 2018 or newer"],
    // "Or" with what people put behind it.
    ["white or even black camry", "White or Black · Camry"],
    ["sunroof or possibly a tow bar", "Sunroof or Tow Bar"],
    // Marks.
    ["s.u.v. under 30k", "SUV · Under $30,000"],
    ["camry 10k\u201115k", "Camry · $10,000 to $15,000"],
    ["“05 camry”", "2005 · Camry"],
    ["camry 2021 in white", "Camry · 2021 · White"],
    ["diesel engine 2021", "Diesel · 2021"],
    // Several, and several with a slip.
    ["camrys", "Camry"],
    ["hilluxes", "HiLux"],
    ["macans", "Macan"],
    ["18 camrys auto", "Camry · Automatic"],
    // Slips of long words, of names in another order and of cars that the site has none of.
    ["camry 2018 onwrads", "Camry · 2018 or newer"],
    ["anyhting but white", "Not White"],
    ["hulix", "HiLux"],
    ["sonayta", "Sonata"],
    ["hilux hosting", "HiLux · “hosting”"],
    ["electroc camry", "Electric · Camry"],
    // "Gimme" asks, and children have places.
    ["gimme a ute", "Ute"],
    ["3 places for baby seats", "5 or more seats"],
    // The vehicle that is named is the newest; without one, what came last.
    ["newest hilux", "Year, newest first · HiLux"],
    ["latest diesel utes", "Year, newest first · Diesel · Ute"],
    ["newest", "Newest first"],
    ["latest arrivals hilux", "Newest first · HiLux"],
    ["hilux newest first", "HiLux · Newest first"],
    ["first car for a 17 year old please", "First car"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });

  test("a word of the trade behind an article is no suburb", () => {
    const place = (name: string) => ({ name: `${name} NSW 2444`, lat: -31, lng: 152 });
    const known = (name: string) => (/^the (hatch|entrance)$/.test(name) ? place(name) : null);
    expect(typedOn("cars", "the hatch", known)).toBe("Hatch");
    expect(typedOn("cars", "the entrance", known)).toBe("the entrance NSW 2444, 50 km");
  });

  test("a berth and a price are two things", () => {
    expect(typedOn("caravans", "sleeps six and under 80k")).toBe("Sleeps 6 or more · Under $80,000");
    expect(typedOn("caravans", "sleps 5")).toBe("Sleeps 5 or more");
  });

  test("what was put right is told as the stock writes it", () => {
    expect(readOn("cars", "hilluxes").corrections).toEqual([{ typed: "hilluxes", read: "HiLux" }]);
  });
});
