import { describe, expect, test } from "vitest";
import { cells, items } from "../testing.ts";

describe("a list whose lines are words without a heading", () => {
  test("each line is a vehicle, though its prices hold commas, and its stock number stands in brackets", async () => {
    const { found } = await items(
      "2018 Kawasaki Z650, black, 9,100 kms, reg D2RTX, $7,490 (C118)\n2015 Honda CBR500R, red, 14,300 kms, $5,990 (C97)\n2020 Yamaha MT-07, was $9,490 now $8,990 (C121) new chain\n",
    );
    expect(cells(found)).toEqual([
      { "Stock No": "C118", Vehicle: "2018 Kawasaki Z650, black, 9,100 kms, reg D2RTX, $7,490" },
      { "Stock No": "C97", Vehicle: "2015 Honda CBR500R, red, 14,300 kms, $5,990" },
      { "Stock No": "C121", Vehicle: "2020 Yamaha MT-07, was $9,490 now $8,990  new chain" },
    ]);
  });

  test("a line that stands further in goes on the one before, below a title and a rule", async () => {
    const { found } = await items(
      "HARBOUR ROAD CARS - 1 JUNE\n=======\n\n3301   2016 KIA CERATO S\n       SEDAN / AUTO / PETROL / White / 88,120 km / $11,990\n3307   2014 MAZDA 3 NEO\n       HATCH / 6M / PETROL / Red / 121,400 km / $8,990\n3310   2019 FORD RANGER XL\n       UTE / AUTO / DIESEL / Blue / 99,000 km / $28,990\n",
    );
    expect(cells(found)).toMatchObject([
      { "Stock No": "3301", Vehicle: "2016 KIA CERATO S, SEDAN / AUTO / PETROL / White / 88,120 km / $11,990" },
      { "Stock No": "3307" },
      { "Stock No": "3310" },
    ]);
  });

  test("lines that are counted number no vehicle, and what stands behind a hash does", async () => {
    const { found } = await items(
      "STOCK\n1. 2016 Ford Everest Trend, silver, $28,990  #551\n2. 2018 Mazda 3 Neo, $17,490  #560\n3. 2009 Toyota Tarago GLi, gold, $10,990  #566\n",
    );
    expect(cells(found)).toEqual([
      { "Stock No": "551", Vehicle: "2016 Ford Everest Trend, silver, $28,990" },
      { "Stock No": "560", Vehicle: "2018 Mazda 3 Neo, $17,490" },
      { "Stock No": "566", Vehicle: "2009 Toyota Tarago GLi, gold, $10,990" },
    ]);
  });

  test("a table without a heading stays a table", async () => {
    const { found } = await items(
      "2018 Kia Rio,White,41000,12990\n2019 Kia Cerato,Red,52000,15990\n2020 Mazda 3,Blue,31000,21990\n2017 Ford Focus,Grey,88000,9990\n",
    );
    expect(cells(found).map((row) => Object.keys(row).length)).toEqual([4, 4, 4, 4]);
  });

  test("CAR-001 a few lines for each vehicle, with an empty one between, are one vehicle's", async () => {
    const { found } = await items(
      "Saturday stock\n\n2019 Kia Rio S\nWhite, auto, 40,100 km\nStock no 3120\n$15,990 drive away\n\n2018 Mazda 3 Neo\nStock no 3127\n$17,490\n\n2016 Ford Ranger XL\nStock no 3129\n- tow bar\n",
    );
    expect(cells(found)).toMatchObject([
      { "Stock No": "3120", Vehicle: "2019 Kia Rio S, White, auto, 40,100 km, , $15,990 drive away" },
      { "Stock No": "3127", Vehicle: "2018 Mazda 3 Neo, , $17,490" },
      { "Stock No": "3129" },
    ]);
    expect(found.map(({ row }) => row)).toEqual([1, 2, 3]);
  });
});
