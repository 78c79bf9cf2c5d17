import { describe, expect, test } from "vitest";
import { BASE, build } from "../testing.ts";

const { Year: _, ...YEARLESS } = BASE;

describe("CAR-006 where the year comes from", () => {
  test.each([
    [{ Year: "2019", "Build Date": "01/2018", Title: "2017 Kia Rio" }, 2019],
    [{ Year: "", Title: "2017 Kia Rio", "Build Date": "01/2018" }, 2017],
    [{ Year: "0", Title: "2017 Kia Rio" }, 2017],
    [{ "Build Date": "01/2018", "Compliance Date": "02/2019" }, 2018],
    [{ "Build Date": "-", "Compliance Date": "02/2019" }, 2019],
    [{ "Build Date": "01/01/1900", "Compliance Date": "02/2019" }, 2019],
    [{ "Build Date": "01/2099", Comments: "Built 2016, one owner" }, 2016],
    [{ Comments: "2016 Kia Rio S, one owner", Age: "3" }, 2016],
    [{ Comments: "Sold new in 2016.", Age: "3" }, 2023],
    [{ Title: "2099 Kia Rio", Age: "3" }, 2023],
    [{ Badge: "Sport YB MY19.5", Comments: "One owner" }, 2019],
    [{ Badge: "Sport YB MY19.5", Comments: "Built 2018, one owner" }, 2018],
    [{ Model: "Rio 19MY", Age: "3" }, 2019],
    [{ Make: "", Model: "", Title: "Kia Rio S MY20 Auto" }, 2020],
    [{ Badge: "Sport MY19", Title: "2018 Kia Rio Sport MY19" }, 2018],
    [{ Badge: "Sport MY19", "Build Date": "07/2018" }, 2018],
    [{ Age: "3", VIN: "KNADC512BG6123456" }, 2023],
    [{ Age: "old", VIN: "KNADC512BG6123456" }, 2016],
  ])("%o is of %i", (cells, year) => {
    expect(build({ ...YEARLESS, ...(cells as unknown as Record<string, string>) }).car?.year).toBe(year);
  });

  test.each([
    ["2019", null],
    ["2027", null],
    ["2028", "vehicles are of 2027 at the latest"],
  ])("a column that says %s: %j", (Year, reason) => {
    expect(build({ ...BASE, Year }).problem).toEqual(reason === null ? null : { column: "Year", value: Year, reason });
  });
});
