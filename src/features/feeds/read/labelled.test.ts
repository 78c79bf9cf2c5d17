import { describe, expect, test } from "vitest";
import { cells, items } from "./testing.ts";

describe("a text in which every line names a fact", () => {
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
});
