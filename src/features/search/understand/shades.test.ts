import { describe, expect, test } from "vitest";
import { typedOn } from "./typed.testing.ts";

describe("a colour with its shade is that colour, which is all that the stock tells", () => {
  test.each([
    // How it shines and how dark it is.
    ["metallic blue cx-5", "Blue · CX-5"],
    ["dark grey suv", "Grey · SUV"],
    ["matte black hilux", "Black · HiLux"],
    ["bright red hatch", "Red · Hatch"],
    ["light metallic blue suv", "Blue · SUV"],
    ["white pearl camry", "White · Camry"],
    // What makers call their paints, as the importer knows them too.
    ["snowflake white cx-5", "White · CX-5"],
    ["soul red mazda 3", "Red · Mazda3"],
    ["mazda soul red crystal metallic", "Mazda · Red"],
    ["nebula blue camry", "Blue · Camry"],
    ["phantom black hilux", "Black · HiLux"],
    ["polymetal gray mazda 3", "Grey · Mazda3"],
    ["hilux glacier white", "HiLux · White"],
    // Words of everyday speech, some of which say something else without the colour.
    ["british racing green hatch", "Green · Hatch"],
    ["candy apple red golf", "Red · Volkswagen Golf"],
    ["fire engine red ute", "Red · Ute"],
    ["sky blue hatch", "Blue · Hatch"],
    ["army green ute", "Green · Ute"],
    ["rose gold suv", "Gold · SUV"],
    ["not dark blue suv", "Not Blue · SUV"],
    ["jet black or snow white ute", "Black or White · Ute"],
    // Colours by other names.
    ["teal suv", "Blue · SUV"],
    ["turquoise hatch", "Blue · Hatch"],
    ["khaki ute", "Green · Ute"],
    ["olive hilux", "Green · HiLux"],
    ["champagne camry", "Gold · Camry"],
    ["graphite suv", "Grey · SUV"],
    ["ivory camry", "White · Camry"],
    ["two tone suv", "SUV"],
    ["metallic suv", "SUV"],
    ["dark coloured suv", "SUV"],
  ])("%s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });

  test.each([
    ["kia soul red", "Kia · Soul · Red"],
    ["soul red", "Kia Soul · Red"],
    ["soul red or rio", "Soul or Rio · Red"],
    ["toyota quantum grey", "Toyota · Quantum · Grey"],
    ["golf sky blue", "Volkswagen Golf · Sky · Blue"],
    ["outback orange", "Outback · Orange"],
    ["electric blue hatch", "Electric · Blue · Hatch"],
    ["phantom, black", "Phantom · Black"],
    ["phantom white", "Phantom · White"],
    ["any state", ""],
  ])("but a car that is called so stays one: %s", (typed, expected) => {
    expect(typedOn("cars", typed)).toBe(expected);
  });
});

describe("a colour of the inside or of a part is none of the paint, which the stock is searched by", () => {
  test.each([
    ["black interior camry", "Camry"],
    ["hilux cream leather seats", "HiLux · Leather Seats"],
    ["white camry with tan seats", "White · Camry"],
    ["dark red trim golf", "Volkswagen Golf"],
    ["white suv black wheels", "White · SUV"],
    ["white golf with a black roof", "White · Volkswagen Golf"],
    // What stands apart, or is said with a "with", is the paint's.
    ["black, leather seats, camry", "Black · Leather Seats · Camry"],
    ["black with leather seats camry", "Black · Leather Seats · Camry"],
    ["black camry", "Black · Camry"],
  ])("%s", (typed, read) => {
    expect(typedOn("cars", typed)).toBe(read);
  });
});
