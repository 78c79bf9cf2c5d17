import { describe, expect, test } from "vitest";
import { build } from "./testing.ts";

const KIA = { Make: "Kia", Model: "Rio", Year: "2019" };
const car = (cells: Record<string, string>) => {
  const { car: found, problem } = build(cells);
  if (!found) throw new Error(problem?.reason);
  return found;
};

describe("facts in other scripts and languages", () => {
  const rows: readonly (readonly [Record<string, string>, Record<string, unknown>])[] = [
    [
      { ...KIA, Transmission: "เกียร์ธรรมดา", Fuel: "ดีเซล" },
      { simple_transmission: "Manual", simple_fuel: "Diesel" },
    ],
    [
      { ...KIA, Transmission: "автомат", Fuel: "бензин" },
      { simple_transmission: "Automatic", simple_fuel: "Petrol" },
    ],
    [
      { ...KIA, Colour: "серебристый", Body: "хэтчбек" },
      { colour: "Silver", simple_body: "Hatch" },
    ],
    [
      { ...KIA, Fuel: "היברידי", Colour: "לבן" },
      { simple_fuel: "Hybrid", colour: "White" },
    ],
    [
      { 品牌: "Kia", 车型: "Rio", 年份: "2019", 里程: "41000", 价格: "15990" },
      { make: "Kia", km: 41_000, price: 15_990 },
    ],
    [
      { Марка: "Kia", Модель: "Rio", "Год выпуска": "2019", "Пробег, км": "41 000" },
      { model: "Rio", km: 41_000 },
    ],
    [
      { ...KIA, Transmission: "Số tự động", Fuel: "Dầu" },
      { simple_transmission: "Automatic", simple_fuel: "Diesel" },
    ],
    [
      { ...KIA, Colour: "Đen", Body: "Bán tải" },
      { colour: "Black", simple_body: "Ute" },
    ],
    [
      { ...KIA, "Virsbūves tips": "Hečbeks", Degviela: "benzīns" },
      { simple_body: "Hatch", simple_fuel: "Petrol" },
    ],
    [{ ...KIA, Krāsa: "Sudraba" }, { colour: "Silver" }],
    [{ ...KIA, "Giá tiền": "1 tỉ 335 triệu" }, { price: 1_335_000_000 }],
    [{ ...KIA, "Giá tiền": "575 triệu" }, { price: 575_000_000 }],
    [{ ...KIA, 走行距離: "1.5万km" }, { km: 15_000 }],
    [{ ...KIA, Transmission: "Manuelt gear" }, { simple_transmission: "Manual" }],
    [{ ...KIA, Colour: "Vermelha" }, { colour: "Red" }],
    [{ ...KIA, Colour: "Złoty" }, { colour: "Gold" }],
    [{ Make: "BMW", Model: "Seria 1 118i M Sport", Year: "2019" }, { model: "1 Series" }],
    [
      { Title: "BMW Řada 4 M440i", Year: "2022" },
      { make: "BMW", model: "4 Series" },
    ],
    [{ Title: "Mercedes-Benz Třídy E 300", Year: "2017" }, { model: "E-Class" }],
    [{ ...KIA, Rego: "2กข3456" }, { regplate: "2กข3456" }],
  ];
  test.each(rows)("%j", (cells, facts) => expect(car(cells)).toMatchObject(facts));
});

describe("what programs did to a cell", () => {
  const rows: readonly (readonly [Record<string, string>, Record<string, unknown>])[] = [
    [{ ...KIA, Year: "2,019" }, { year: 2019 }],
    [
      { Make: "Kia", Model: "Rio", Registration: "04/2016" },
      { year: 2016, regplate: null },
    ],
    [
      { Make: "BMW 5", Model: "Series", Year: "2019" },
      { make: "BMW", model: "5 Series" },
    ],
    [{ Make: "Renault", Model: "M", Title: "Renault Mégane 1.9", Year: "2019" }, { model: "Megane" }],
    [{ Title: "BMW BMW X3 xDrive20d", Year: "2019" }, { model: "X3" }],
    [{ Make: "Harly davidson", Model: "Sportster", Year: "2019" }, { make: "Harley-Davidson" }],
    [{ Make: "MG", Title: "Mercedes-Benz C 43 AMG", Year: "2019" }, { make: "Mercedes-Benz" }],
    [{ Make: "MG", Title: "MG", Variant: "MGA 1600 roadster", Year: "1959" }, { model: "MGA" }],
    [{ Make: "Mazda", Model: "CX-5", Body: "Utility-car", Year: "2019" }, { simple_body: "SUV" }],
    [
      { Make: "Dodge RAM", Year: "2014" },
      { make: "Dodge", model: "Ram" },
    ],
    [
      { Title: "Astra 1.7 CDTI Cosmo", Year: "2009" },
      { make: "Holden", model: "Astra" },
    ],
    [{ ...KIA, $k: "15.9" }, { price: 15_900 }],
    [{ ...KIA, "Price ($k)": "15.9" }, { price: 15_900 }],
    [{ ...KIA, Price: "38.5$k" }, { price: 38_500 }],
    [
      { ...KIA, Details: "110,090 KmBlueAutomatic" },
      { km: 110_090, colour: "Blue", simple_transmission: "Automatic" },
    ],
    [{ ...KIA, Mileage: "30K+ KM" }, { km: null }],
    [{ ...KIA, Price: "59 900 Kč 2 441 €" }, { price: 59_900 }],
    [{ ...KIA, buyNowAmount: "22380" }, { price: 22_380 }],
    [{ ...KIA, electricType: "Plug-in hybrid", fuel: "Petrol" }, { simple_fuel: "PHEV" }],
  ];
  test.each(rows)("%j", (cells, facts) => expect(car(cells)).toMatchObject(facts));
});

test("the one picture of a club or a dealer is none of the vehicle's", () => {
  const [photo, badge] = ["https://photos.dealer.example/1.jpg", "https://photos.dealer.example/club.jpg"];
  const found = car({ ...KIA, image: photo, "info.club.image": badge, "info.dealership.image": badge });
  expect(found.images?.map(({ image }) => image?.url)).toEqual([photo]);
});

test("gas is petrol where others of the file's cars run on gasoline", () => {
  const { built } = build({ ...KIA, Fuel: "Gas" }, { ...KIA, Fuel: "Gasoline" }, { ...KIA, Fuel: "Premium" });
  expect(built[0]?.car?.simple_fuel).toBe("Petrol");
});

test("a list of Canadian dealers counts kilometres", () => {
  const of = (make: string, model: string, vin: string) => ({
    make,
    model,
    vin,
    year: "2019",
    exterior_color: "Black",
    fuel: "Gasoline",
    odometer: "100000",
    vdp_url: "https://autos.example.ca/inventory/1",
  });
  const { car: found } = build(
    of("Ford", "Escape", "1FMCU9HD4JUA67380"),
    of("Jeep", "Compass", "1C4RJHBG1P8799050"),
    of("GMC", "Terrain", "2GKALMEK6D6208850"),
  );
  expect(found?.km).toBe(100_000);
});

describe("payments are no prices", () => {
  test.each(["$198 f/n", "$198 FTN", "$198 p/f", "$45 p.w.", "$198 fort"])("%s", (Price) => {
    expect(car({ ...KIA, Price }).price).toBeNull();
  });
  test.each(["Pymt", "FN price", "Price p/f", "Price p/w"])("below the heading %s", (heading) => {
    expect(car({ ...KIA, [heading]: "$198" }).price).toBeNull();
  });
});

describe("notices of people who buy", () => {
  test.each(["WE BUY CARS - Toyota Corolla 2015", "Wanted: Toyota HiLux 2012", "Sell us your 2016 Ford Ranger"])(
    "%s",
    (Title) => {
      expect(build({ Title, Price: "$500" }).problem?.reason).toBe("the row is a notice of somebody who buys vehicles");
    },
  );
  test("a car's own title may say so, too", () => {
    expect(car({ Title: "2019 Kia Rio S - we buy cars" }).model).toBe("Rio");
  });
});

test("a list's small copies of its pictures are none of them", () => {
  const of = (name: string) => `https://photos.dealer.example/${name}.jpg`;
  const images = `[{'id': 0, 'uri': '${of("1")}', 'thumbnail': {'uri': '${of("1s")}'}}, {'id': 1, 'uri': '${of("2")}', 'thumb': '${of("2s")}'}]`;
  expect(car({ ...KIA, images }).images?.map(({ image }) => image?.url)).toEqual([of("1"), of("2")]);
});
