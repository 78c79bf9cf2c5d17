import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

const refusal = (cells: Record<string, string>) => build({ ...BASE, ...cells }).problem?.reason ?? null;
const reasonFor = (what: string) => `the row is ${what}, and sites list cars, motorcycles, trucks and caravans only`;

describe("CAR-098 boats, jet skis and quads are refused in words", () => {
  test.each([
    [{ Type: "Boat", Make: "Stacer", Model: "429 Outlaw" }, "a boat"],
    [{ Type: "Jet Ski", Make: "Yamaha", Model: "VX" }, "a jet ski"],
    [{ Body: "ATV", Make: "Honda", Model: "Foo" }, "a quad"],
    [{ Body: "Side by Side", Make: "Kawasaki", Model: "Foo" }, "a quad"],
    [{ Make: "Honda", Model: "TRX420FM" }, "a quad or side-by-side"],
    [{ Make: "Polaris", Model: "Ranger", Badge: "570 HD EPS" }, "a quad or side-by-side"],
    [{ Make: "Can-Am", Model: "Outlander 570 DPS" }, "a quad or side-by-side"],
    [{ Make: "Sea-Doo", Model: "GTX 230" }, "a boat or jet ski"],
    [{ Make: "Quintrex", Model: "Anything new" }, "a boat or jet ski"],
  ])("%o is %s", (cells, what) => expect(refusal(cells as unknown as Record<string, string>)).toBe(reasonFor(what)));

  test("in EasyCars' columns the letter B is a boat, elsewhere it is none", () => {
    const easycars = { YardCode: "100", YearGroup: "2019", RegoNum: "", StockType: "B" };
    expect(refusal(easycars)).toBe(reasonFor("a boat"));
    expect(refusal({ StockType: "B" })).toBeNull();
  });

  test("what shares a word or a name with them is none", () => {
    expect(refusal({ Make: "Mitsubishi", Model: "Outlander" })).toBeNull();
    expect(refusal({ Make: "Ford", Model: "Ranger" })).toBeNull();
    expect(refusal({ Make: "Can-Am", Model: "Spyder F3" })).toBeNull();
    expect(refusal({ Type: "Motorcycle/ATV", Make: "Honda", Model: "CB500X" })).toBeNull();
    expect(refusal({ Comments: "Tows a boat, quads welcome" })).toBeNull();
  });
});
