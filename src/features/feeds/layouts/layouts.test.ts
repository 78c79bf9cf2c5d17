import { expect, test } from "vitest";
import { xlsxOf } from "../../../../test/fixtures/workbook.ts";
import { csvText, factsOf, readCars } from "./testing.ts";

const CARS = [
  ["U1", "Toyota", "HiLux", "2019", "45990", "87210"],
  ["U2", "Mazda", "CX-5", "2018", "27490", "64330"],
  ["U3", "Hyundai", "i30", "2017", "15990", "98120"],
  ["U4", "Kia", "Rio", "2015", "9480", "103950"],
] as const;
const NAMES = ["Stock No", "Make", "Model", "Year", "Price", "Kms"];
const numbers = (cars: readonly { readonly stocknum: string }[]) => cars.map(({ stocknum }) => stocknum);
const laidOut = async (content: string | Buffer, name?: string) => {
  const { cars, rejected, says } = await readCars(content, name);
  return {
    cars: cars.map((car) => [car.stocknum, car.make, car.model, car.year, car.price, car.km].join(" ")),
    rejected,
    says,
  };
};
const WANTED = CARS.map((cells) => cells.join(" "));

test("CAR-001 two labels a line, divided by empty lines, need no search for their layout", async () => {
  const blocks = CARS.map(
    ([stock, make, model, year, price, km]) =>
      `Make: ${make}      Model: ${model}\nYear: ${year}      Price: $${price}\nOdometer: ${km} km   Stock No: ${stock}\n`,
  );
  expect(await laidOut(`STOCK ON HAND\n\n${blocks.join("\n")}`)).toEqual({
    cars: WANTED,
    rejected: 0,
    says: "",
  });
});

test("CAR-001 names with one space between a value and the next name", async () => {
  const lines = CARS.map(
    ([stock, make, model, year, price, km]) =>
      `Stock No: ${stock} Make: ${make} Model: ${model}\nYear: ${year} Price: ${price} Odometer: ${km}\n`,
  );
  expect((await laidOut(lines.join("\n"))).cars).toEqual(WANTED);
});

test("CAR-001 facts below their names, and a vehicle's name above them", async () => {
  const blocks = CARS.map(
    ([stock, make, model, year, price, km], at) =>
      `Vehicle ${at + 1} of 4\n${year} ${make} ${model}\nPrice\n$${price}\nKilometres\n${km}\nStock number\n${stock}\n`,
  );
  expect((await laidOut(blocks.join("\n"))).cars).toEqual(WANTED);
});

test("CAR-001 objects whose keys are makes and models, and lists without names in each group", async () => {
  const tree = Object.fromEntries(
    CARS.map(([stock, make, model, year, price, km]) => [make, { [model]: [{ id: stock, year, price, kms: km }] }]),
  );
  expect((await laidOut(JSON.stringify({ made: "2026-11-01", stock: tree }), "stock.json")).cars).toEqual(WANTED);
  const yard = (name: string, cars: readonly (readonly string[])[]) => ({ name, data: { cols: NAMES, vals: cars } });
  const yards = { yards: [yard("North", CARS.slice(0, 2)), yard("South", CARS.slice(2))] };
  expect((await laidOut(JSON.stringify(yards), "stock.json")).cars).toEqual(WANTED);
});

test("CAR-001 cars that name their model's record by its number", async () => {
  const models = CARS.map(([, make, model], at) => ({ id: `m${at}`, make, model }));
  // In another order than their models, so that nothing but the number can tell.
  const cars = CARS.map(([stock, , , year, price, km], at) => ({
    stock,
    model_id: `m${at}`,
    year,
    price,
    odometer: km,
  })).toReversed();
  expect((await laidOut(JSON.stringify({ models, cars }), "stock.json")).cars.toReversed()).toEqual(WANTED);
});

test("CAR-001 the facts of an element around each vehicle, which are in no row otherwise", async () => {
  const units = CARS.map(
    ([stock, make, model, year, price, km]) =>
      `<brand name="${make}"><unit no="${stock}"><what>${model}</what><built>${year}</built><ask>${price}</ask><km>${km}</km></unit></brand>`,
  );
  const extra = `<brand name="BMW"><unit no="U5"><what>520i</what><built>2016</built><ask>21990</ask><km>88000</km></unit></brand>`;
  const { cars } = await laidOut(
    `<yard>${units.join("")}${extra}${extra.replace("U5", "U6").replace("2016", "2017")}</yard>`,
    "stock.xml",
  );
  expect(cars.slice(0, 4)).toEqual(WANTED);
});

test("CAR-001 a sheet of a workbook with a block for each vehicle", async () => {
  const rows = CARS.flatMap((cells) => [...NAMES.map((name, at) => [name, cells[at] ?? "", "", ""]), ["", "", "", ""]]);
  const wide = rows.map(([name = "", value = ""], at) =>
    at % 7 === 0 ? [name, value, "checked", "yes"] : [name, value],
  );
  const { cars } = await laidOut(xlsxOf([{ name: "Cars", rows: wide }]), "stock.xlsx");
  expect(cars).toEqual(WANTED);
});

const LETTER = CARS.map(
  ([, make, model, year, price, km]) =>
    `First up is a ${year} ${make} ${model} in white, automatic, ${km} km on the clock, asking $${price}.`,
).join(" ");

test("CAR-001 a letter: what is said behind each vehicle's name, and nothing of what stands around it", async () => {
  const { cars, says } = await readCars(`Hi Dave,\n\nhere is what we have. ${LETTER}\n\nCall me on 0400 123 456.\n`);
  expect(cars.map(factsOf)).toEqual(
    CARS.map(([, make, model, year, price, km]) => `${make} ${model} ${year} ${price} ${km} White Automatic null`),
  );
  expect(says).toContain("It is no list");
  expect(cars.some((car) => JSON.stringify(car).includes("0400"))).toBe(false);
});

test.each([
  [
    "in which vehicles are only named",
    `We sell Toyota, Mazda and Kia. A 2019 Kia Rio, a 2018 Mazda CX-5 and a 2017 Kia Soul are on their way.`,
  ],
  [
    "of which most vehicles have no facts",
    `${LETTER} We also had a 2012 Kia Rio, a 2013 Mazda 3, a 2014 Kia Soul and a 2011 Toyota Yaris.`,
  ],
])("a text %s makes no vehicles", async (_, text) => {
  expect((await readCars(text)).cars).toEqual([]);
});

test("a plain table is read plainly, though a few of its rows are refused", async () => {
  const boats = [["U8", "Quintrex", "Boat", "2019", "25000", ""]];
  expect(await laidOut(csvText([NAMES, ...CARS, ...boats]))).toMatchObject({ cars: WANTED, rejected: 1, says: "" });
});

test("a file that is cut off is read plainly, so that it is known to be", async () => {
  const { says } = await readCars(`[{"makes":{"Kia":[{"Rio":{"year":2019}}]}},{"makes":{"Kia":[{"Ri`, "stock.json");
  expect(says).toBe("");
});

test("of two readings the one that makes a vehicle whole counts more than one that makes several of it", async () => {
  const blocks = CARS.map(
    ([, make, model, year, price, km]) =>
      `${year} ${make} ${model}\nPrice\n$${price}\nKilometres\n${km}\nColour\nRed\n`,
  );
  const { cars } = await readCars(blocks.join("\n"));
  expect(cars.map(factsOf)).toEqual(
    CARS.map(([, make, model, year, price, km]) => `${make} ${model} ${year} ${price} ${km} Red null null`),
  );
});

test("the stock numbers of two cars beside each other in a row are both read", async () => {
  const rows = [
    [...CARS[0], "", ...CARS[1]],
    [...CARS[2], "", ...CARS[3]],
  ];
  expect(numbers((await readCars(csvText([[...NAMES, "", ...NAMES], ...rows]))).cars)).toEqual([
    "U1",
    "U2",
    "U3",
    "U4",
  ]);
});

test("CAR-001 two comparisons of a few cars below each other, and chat messages that name one car each", async () => {
  const compared = (cars: readonly (readonly string[])[]) => [
    ["Vehicle", ...cars.map(([, make, model, year]) => `${year} ${make} ${model}`)],
    ...[
      ["Price", 4],
      ["Kilometres", 5],
    ].map(([name, at]) => [String(name), ...cars.map((cells) => cells[Number(at)] ?? "")]),
    [""],
  ];
  const facts = CARS.map(
    ([, make, model, year, price, km]) => `${make} ${model} ${year} ${price} ${km} null null null`,
  );
  const text = csvText([...compared(CARS.slice(0, 2)), ...compared(CARS.slice(2))]);
  expect((await readCars(text)).cars.map(factsOf).toSorted()).toEqual(facts.toSorted());
  const chat = CARS.map(
    ([, make, model, year, price, km], at) =>
      `[12/11/2026, 09:1${at}] Tony: ${year} ${make} ${model} GX\n${km}kms\n$${price}\n`,
  );
  expect((await readCars(chat.join(""))).cars.map(factsOf)).toEqual(facts);
});

test("facts that stand below a vehicle's name are never the next one's", async () => {
  const facts = [
    ["White", "Manual"],
    ["Red", "Automatic"],
    ["Blue", "Manual"],
    ["Grey", "Automatic"],
  ];
  const rows = CARS.flatMap(([, make, model, year, price], at) => [
    [`${year} ${make} ${model}`, price],
    facts[at] ?? [],
  ]);
  const { cars } = await readCars(csvText([["Our cars", "Asking"], ...rows]));
  for (const car of cars) {
    const at = CARS.findIndex(([, make]) => make === car.make);
    expect([car.make, car.colour ?? facts[at]?.[0]]).toEqual([car.make, facts[at]?.[0]]);
    expect([car.make, car.simple_transmission ?? facts[at]?.[1]]).toEqual([car.make, facts[at]?.[1]]);
  }
  expect(cars).toHaveLength(CARS.length);
});

test("a price that one vehicle lacks is not that of the vehicle above it", async () => {
  const rows = CARS.map(([stock, make, model, year, price], at) => [
    at % 2 === 0 ? price : "",
    `${year} ${make} ${model}`,
    stock,
  ]);
  const { cars } = await readCars(
    csvText([
      ["Price", "Vehicle", "Stock No"],
      ...rows,
      ["", "One more line", ""],
      ["", "And another", ""],
      ["", "The end", ""],
    ]),
  );
  expect(cars.map(({ price }) => price)).toEqual([45990, null, 15990, null]);
});

test("CAR-001 a line that names a vehicle and is in no row is refused, so that its car is not taken for gone", async () => {
  const facts = CARS.flatMap((cells) => [...NAMES.map((name, at) => [name, cells[at] ?? ""]), [""]]);
  const rows = facts.map(([name = "", value = ""], at) => [name, value, ...(at % 7 === 0 ? ["checked", "yes"] : [])]);
  const stray = [["To come"], ["U9 2016 Ford Ranger XLT 27500", "in January"]];
  const read = await laidOut(xlsxOf([{ name: "Cars", rows: [...rows, ...stray] }]), "stock.xlsx");
  expect(read).toMatchObject({ cars: WANTED, rejected: 1 });
  expect(read.says).not.toBe("");
  expect(await laidOut(xlsxOf([{ name: "Cars", rows }]), "stock.xlsx")).toMatchObject({ cars: WANTED, rejected: 0 });
});
