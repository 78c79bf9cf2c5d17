import { describe, expect, test } from "vitest";
import { cells, items } from "../testing.ts";

describe("a text in which every line names a fact", () => {
  test("CAR-001 dots may lead from a name to its value", async () => {
    const block = (stock: string, vehicle: string, km: string) =>
      `${"-".repeat(40)}\nVehicle ....... ${vehicle}\nStock # ....... ${stock}\nColour......... Red\nKilometres .... ${km}\n`;
    const text = `YARD SHEET\n\n${block("U1", "2019 Kia Rio S", "41,000")}${block("U2", "2016 Ford Focus", "98,000")}`;
    expect(cells((await items(text)).found)).toEqual([
      { Vehicle: "2019 Kia Rio S", "Stock #": "U1", Colour: "Red", Kilometres: "41,000" },
      { Vehicle: "2016 Ford Focus", "Stock #": "U2", Colour: "Red", Kilometres: "98,000" },
    ]);
  });

  test("an empty line ends each vehicle, and lines without a label go on the one before", async () => {
    const { found } = await items(
      "CORNER YARD - FOR THE WEB\n\nStock: C9\nMake: Kia\nModel: Rio\nYear: 2019\nPrice: $15,990\nNotes: One owner,\ntwo keys\n\n\nStock: C8\nMake: Ford\nModel: Focus\nYear: 2016\nPrice: $9,990\n\nOpen on Sundays\n",
    );
    expect(cells(found)).toEqual([
      { Stock: "C9", Make: "Kia", Model: "Rio", Year: "2019", Price: "$15,990", Notes: "One owner,\ntwo keys" },
      { Stock: "C8", Make: "Ford", Model: "Focus", Year: "2016", Price: "$9,990" },
    ]);
  });

  test("without empty lines the next vehicle begins where a label comes again", async () => {
    const { found } = await items(
      "Make = Kia\nModel = Rio\nYear = 2019\nKms = 40,210\nMake = Ford\nModel = Focus\nYear = 2016\nKms = 98,000\n",
    );
    expect(cells(found).map(({ Model, Kms }) => `${Model} ${Kms}`)).toEqual(["Rio 40,210", "Focus 98,000"]);
  });

  test("a list of YAML's", async () => {
    const { found } = await items(
      "- make: Kia\n  model: 'Rio'\n  year: 2019\n  price: 15990\n- make: Ford\n  model: Focus\n  year: 2016\n  price: 9990\n",
    );
    expect(cells(found).map(({ model, price }) => `${model} ${price}`)).toEqual(["Rio 15990", "Focus 9990"]);
  });

  test("a table whose cells hold colons stays a table", async () => {
    const { found } = await items("Make,Model,Year,Price,Notes\nKia,Rio,2019,15990,Rego: ABC123\n");
    expect(cells(found)).toMatchObject([{ Make: "Kia", Notes: "Rego: ABC123" }]);
  });

  const TWO = [
    { Year: "2019", Make: "Kia", Model: "Rio", Kms: "12,964 km", Trans: "Auto", Price: "$15,990" },
    { Year: "2016", Make: "Ford", Model: "Focus", Kms: "98,000 km", Trans: "Manual", Price: "$9,990" },
  ];
  const written = (between: string, lineEnd: string, vehicleEnd: string) =>
    TWO.map((car) => {
      const facts = Object.entries(car).map(([name, value]) => `${name}: ${value}`);
      return `${facts.slice(0, 3).join(between)}${lineEnd}${facts.slice(3).join(between)}`;
    }).join(vehicleEnd);

  test.each([
    ["spaces", written(" ", "\n", "\n\n")],
    ["gaps", written("   ", "\n", "\n\n")],
    ["commas, and a line a vehicle", written(", ", ", ", "\n")],
    ["bars", written(" | ", " | ", "\n")],
  ])("CAR-001 several labels in a line, with %s between them", async (_, text) => {
    const { found } = await items(`${text}\n`);
    expect(cells(found)).toEqual(TWO);
  });

  test("a colon within a value divides nothing where lines name one fact each", async () => {
    const { found } = await items(
      "Make: Kia\nModel: Rio\nYear: 2019\nPrice: $15,990\nNotes: Tidy. Price: neg\n\nMake: Ford\nModel: Focus\nYear: 2016\nPrice: $9,990\n",
    );
    expect(cells(found)[0]).toEqual({
      Make: "Kia",
      Model: "Rio",
      Year: "2019",
      Price: "$15,990",
      Notes: "Tidy. Price: neg",
    });
  });

  test("a line between the vehicles that names another one is a refused row, but not a title of the next", async () => {
    const block = (title: string, stock: string, price: string) =>
      `${title}Stock: ${stock}\nMake: Kia\nModel: Rio\nYear: 2019\nPrice: ${price}\n\n`;
    const { found } = await items(
      `${block("", "C91", "$15,990")}2016 Ford Ranger XLT C77 $27,500\n\n${block("2019 Kia Rio C92 $9,990\n", "C92", "$9,990")}Open on Sundays\n`,
    );
    expect(found).toMatchObject([
      { row: 1, cells: { Stock: "C91" } },
      { row: 2, problem: { value: "2016 Ford Ranger XLT C77 $27,500" }, words: expect.arrayContaining(["C77"]) },
      { row: 3, cells: { Stock: "C92" } },
    ]);
  });
});
