import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

const carsOf = (...rows: Record<string, string>[]) => build(...rows).built.map(({ car }) => car);
const carOf = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car;

describe("columns of files that nobody had seen", () => {
  test("a column of colours outside and inside tells the colour where most cells name one only", () => {
    const colours = ["White / Black cloth", "Silver", "Soul Red", "Indium Grey", "Winter White", "Ice Blue"];
    const rows = colours.map((words, at) => ({ ...BASE, "Stock No": `U${at}`, "Colour / Trim": words }));
    expect(carsOf(...rows).map((car) => car?.colour)).toEqual(["White", "Silver", "Red", "Grey", "White", "Blue"]);
    expect(carsOf(...rows).map((car) => car?.badge)).toEqual(colours.map(() => null));
    expect(carsOf(...rows)[0]?.interior_colour).toBe("Black cloth");
  });

  test("months until which a paper is valid are no stock numbers, so that no two cars have one", () => {
    const { Make, Model, Year } = BASE;
    const rows = ["05/2025", "11/2023", "04/2024", "11/2023"].map((stk_to) => ({ Make, Model, Year, stk_to }));
    expect(carsOf(...rows).map((car) => car?.extras.stk_to)).toEqual(rows.map(({ stk_to }) => stk_to));
  });

  test("the mark beside a company is the model, and a mark of a Ford still its series", () => {
    const lada = { company: "Лада", mark: "Приора", year: "2015", transmission: "мкпп" };
    const bmw = { company: "BMW", mark: "X5", year: "2018", transmission: "АКПП" };
    expect(carsOf(bmw, lada).map((car) => [car?.model, car?.simple_transmission])).toEqual([
      ["X5", "Automatic"],
      ["Приора", "Manual"],
    ]);
    expect(build({ Make: "Ford", Model: "Falcon", Year: "2012", Mark: "MkII" }).car?.series).toBe("MkII");
  });

  test("of a picture's sizes the largest is the picture", () => {
    const at = (size: string) => `https://img.dealer.example/7-1-${size}.jpg`;
    const rows = ["7", "", "9", ""].map((number) => ({
      ...BASE,
      "Stock No": "",
      ...(number && { "photos.large": at("l"), "photos.thumb": at("t") }),
    }));
    expect(carsOf(...rows).map((car) => car?.images[0]?.image?.url)).toEqual([at("l"), undefined, at("l"), undefined]);
  });

  test("Portuguese plates, kinds and electric motors", () => {
    const rows = [
      { marca: "Yamaha", modelo: "Factor", ano: "2024", tipo: "Moto", combustivel: "Elétrica", placa: "EUL-5C03" },
      { marca: "Fiat", modelo: "Uno", ano: "2011", tipo: "Carro", combustivel: "Gasolina", placa: "" },
      { marca: "Fiat", modelo: "Argo", ano: "2019", tipo: "Carro", combustivel: "Gasolina", placa: "GCM-2E11" },
    ];
    expect(carsOf(...rows).map((car) => [car?.item_type, car?.simple_fuel, car?.regplate])).toEqual([
      ["motorcycle", "Electric", "EUL5C03"],
      ["car", "Petrol", null],
      ["car", "Petrol", "GCM2E11"],
    ]);
  });

  test("a British column beside plates that are none tells that the mileage is in miles", () => {
    expect(carOf({ Mileage: "50093", Hpi_Checked: "" })?.km).toBe(80_617);
    expect(carOf({ Mileage: "50093", Checked: "" })?.km).toBe(50_093);
  });

  test("what it costs is the price, asked as a person would ask it", () => {
    const rows = ["18990", "7990", "14500"].map((price) => ({ What: "2018 Kia Sportage Si", "How much": price }));
    expect(carsOf(...rows).map((car) => car?.price)).toEqual([18_990, 7990, 14_500]);
  });

  test("a sold column that says when is sold, too", () => {
    const rows = ["", "SOLD 21/11", ""].map((sold) => ({ ...BASE, "Stock No": "", "Sold?": sold }));
    expect(carsOf(...rows).map((car) => car?.sold)).toEqual([false, true, false]);
  });
});

describe("cells of files that nobody had seen", () => {
  test.each([
    ["Silver Exterior Black Leather Seats", "Silver"],
    ["Shadow Black Exterior Gray 2-Tone Interior", "Black"],
    ["C/White", "White"],
    ["Golden", "Gold"],
    ["French Vanilla", "Cream"],
  ])("%s is %s", (Colour, colour) => {
    expect(carOf({ Colour })?.colour).toBe(colour);
  });

  test.each([
    ["Photos pending", false],
    ["Rego pending", false],
    ["Pending", true],
    ["Sale pending", true],
  ])("whether a car is reserved whose status is %s: %s", (Status, reserved) => {
    expect(carOf({ Status })?.reserved).toBe(reserved);
  });

  test("a shop's -1 is a draft, and a database's -1 a yes", () => {
    const shown = (column: string) => carOf({ [column]: "-1" })?.show_on_dealer_website;
    expect([shown("Published"), shown("On Web")]).toEqual([false, true]);
  });

  test("a VIN behind its name in its own cell", () => {
    expect(carOf({ VIN: "VIN: KNADN512345678901" })?.vin).toBe("KNADN512345678901");
  });

  test("who drives away from a payment a week has no drive-away price", () => {
    const typeOf = (Price: string) => [carOf({ Price })?.price, carOf({ Price })?.price_type];
    expect(typeOf("Drive away from $99 p/w, price $25,990")).toEqual([25_990, null]);
    expect(typeOf("$25,990 drive away or $99 p/w")).toEqual([25_990, "Drive away"]);
    expect(typeOf("from $99 p/w or drive away $25,990")).toEqual([25_990, "Drive away"]);
  });

  test("plates among remarks, and doors that are none", () => {
    expect(carOf({ Comments: "rego ABD12C till March - one owner" })?.regplate).toBe("ABD12C");
    expect(carOf({ Comments: "Silver, 5sp manual, petrol, 3 door" })?.regplate).toBeNull();
    expect(carOf({ Comments: "Auto, hatch, cherry red. Photos soon" })?.colour).toBe("Red");
  });
});

describe("names of files that nobody had seen", () => {
  test.each([
    [{ Make: "Fiat", Model: "500L Trekking" }, ["Fiat", "500L", "Trekking"]],
    [{ Make: "Hyundai", Model: "Elite i20" }, ["Hyundai", "i20", null]],
    [{ Make: "Ford", Model: "Escape AWD", Trim: "SE" }, ["Ford", "Escape", "AWD SE"]],
    [{ Make: "Toyota", Model: "MY15", Title: "Toyota Estima G 2007" }, ["Toyota", "Estima", "G"]],
  ])("%o", (cells, names) => {
    const car = build({ Year: "2016", ...cells } as Record<string, string>).car;
    expect([car?.make, car?.model, car?.badge]).toEqual(names);
  });

  test("a maker of caravans before another maker's model is a badge", () => {
    const car = build({ Vehicle: "2014 Elite i20 manual" }).car;
    expect([car?.make, car?.model]).toEqual(["Hyundai", "i20"]);
    expect(build({ Vehicle: "2014 Elite Flinders" }).car?.make).toBe("Elite");
  });
});

describe("a second set of files that nobody had seen", () => {
  test("small prices beside new ones in lakhs are lakhs, and by themselves are not", () => {
    const prices = ["1.75", "6.5", "28", "11.69", "2.6", "12.75", "7.48", "7.73", "2.9", "2.3"];
    const rows = prices.map((Price, at) => ({ ...BASE, "Stock No": `U${at}`, Price }));
    const withNewPrice = rows.map((row) => ({ ...row, New_Price: "8.61 Lakh" }));
    expect(carsOf(...withNewPrice).map((car) => car?.price)).toEqual(
      prices.map((price) => Math.round(Number(price) * 100_000)),
    );
    expect(carsOf(...rows)[1]?.price).toBe(6.5);
  });

  test("options that begin with the gearbox go on with the fuel and the colour", () => {
    const car = carOf({ Options: "Auto / Petrol / Winning Blue / Sunroof" });
    expect([car?.simple_transmission, car?.simple_fuel, car?.colour]).toEqual(["Automatic", "Petrol", "Blue"]);
    expect(carOf({ Options: "Auto headlights / Petrol cap / Gloss black roof" })?.simple_transmission).toBeNull();
  });

  test("a paint that ends with a colour is a colour of a list", () => {
    expect(carOf({ Comments: "Manual, petrol, 91,300km, Soul Red, 2 keys" })?.colour).toBe("Red");
  });

  test.each([
    ["NISSAN/MARCH 1.6", "2017", ["Nissan", "March"]],
    ["FORD/FIESTA", "2005", ["Ford", "Fiesta"]],
    ["Isuzu NPR/NQR", "2005", ["Isuzu", "NPR/NQR"]],
  ])("%s", (veiculo, Year, names) => {
    const car = build({ Vehicle: veiculo, Year }).car;
    expect([car?.make, car?.model]).toEqual(names);
  });

  test("each picture of a list of pictures", () => {
    const rows = ["7", "", "9", ""].map((number) => ({
      ...BASE,
      "Stock No": "",
      ...(number && { "Pics.p": `https://pix.example/${number}/a.jpg` }),
    }));
    expect(carsOf(...rows).map((car) => car?.images.length)).toEqual([1, 0, 1, 0]);
  });

  test("Italian hybrids, and wagons that are called tourers", () => {
    expect(carOf({ Alimentazione: "Elettrica/Benzina" })?.simple_fuel).toBe("Hybrid");
    const seat = build({ Title: "Seat Leon Sportstourer FR", Year: "2021" }).car;
    expect(seat?.simple_body).toBe("Wagon");
  });

  test("numbers of some digits in the first column of a list without headings are stock numbers", () => {
    const rows = ["10112", "37846", "678"].map((number, at) => ({
      "column 1": number,
      "column 2": String(1993 + at * 8),
      "column 3": "Ford",
      "column 4": ["Explorer", "Ranger", "Focus"][at] ?? "",
      "column 5": String(995 * (at + 1)),
    }));
    expect(carsOf(...rows).map((car) => car?.stocknum)).toEqual(["10112", "37846", "678"]);
  });
});
