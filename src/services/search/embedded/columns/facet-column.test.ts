import { describe, expect, test } from "vitest";
import { Arena } from "../memory/arena.ts";
import { slotsIn } from "../memory/bits.ts";
import { kernelMemory, plainMemory } from "../memory/kernels.ts";
import { FacetColumn, MOST_SETS, MOST_SETS_OF_LISTS } from "./facet-column.ts";
import { tidyFacets } from "./tidying.ts";

type Two = [FacetColumn, FacetColumn];
const column = () => new FacetColumn(new Arena(1024, plainMemory()));
/** The slots that have a value, by its set. */
const having = (of: FacetColumn, value: string) => {
  const [code = 0] = of.dictionary.codesOf([value]);
  return [...slotsIn(of.setOf(code)?.bits ?? new Uint32Array(0))];
};

describe("a field's values", () => {
  test("a list is found by each of its values, a value by any spelling", () => {
    const features = column();
    features.set(0, ["Tow bar", "Bluetooth", "Tow bar"]);
    features.set(1, "bluetooth");
    features.set(2, ["Tow bar"]);
    expect(having(features, " TOW BAR ")).toEqual([0, 2]);
    expect([...features.dictionary.codesOf(["BLUETOOTH"])].map((code) => features.dictionary.values[code])).toEqual([
      "bluetooth",
      "Bluetooth",
    ]);
    features.set(0, null);
    expect(having(features, "tow bar")).toEqual([2]);
  });

  test("lists are told apart whatever is in them", () => {
    const features = column();
    features.set(0, ["a", "b"]);
    features.set(1, ["b", "a"]);
    features.set(2, ['a","b', "c"]);
    features.set(3, ["a,b", "c"]);
    features.set(4, [1, "b"]);
    features.set(5, ["a", "b"]);
    expect(having(features, "a")).toEqual([0, 1, 5]);
    expect(having(features, "b")).toEqual([0, 1, 4, 5]);
    expect(having(features, "c")).toEqual([2, 3]);
    expect(features.lane.get(0)).toBe(features.lane.get(5));
  });

  test("what came last is not taken for what it was when its code has become another's", () => {
    const serial = column();
    const list = ["a", "b"];
    for (const value of ["x", list]) {
      serial.set(0, value);
      serial.set(0, null);
      serial.sweep();
      serial.set(1, value);
      expect(having(serial, [value].flat().at(-1) ?? "")).toEqual([1]);
    }
  });

  test("values that nobody has any more go, and so do their sets and spellings", () => {
    const arena = new Arena(1024, plainMemory());
    const serial = new FacetColumn(arena);
    for (let round = 0; round < 200; round++) {
      for (let slot = 0; slot < 20; slot++)
        serial.set(slot, slot % 2 ? `Number ${round}-${slot}` : [`L${round}`, `${slot}`]);
      if (serial.isWorthSweeping) serial.sweep();
      expect(serial.hasSets).toBe(true);
    }
    serial.sweep();
    expect(arena.size).toBeLessThan(2 * (1024 * 4 + MOST_SETS_OF_LISTS * (1024 / 8)));
    expect(serial.dictionary.valueCodes.length).toBe(10 + 1 + 10);
    expect(serial.dictionary.size).toBeLessThan(200);
    expect(serial.hasSets).toBe(true);
    expect(serial.dictionary.codesOf(["number 5-1", "L7"]).size).toBe(0);
    expect(having(serial, "number 199-1")).toEqual([1]);
    expect(having(serial, "L199")).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  });

  test("too many values have no sets; when most are gone they have again", () => {
    const serial = column();
    for (let slot = 0; slot < MOST_SETS; slot++) serial.set(slot, `s${slot}`);
    expect(serial.hasSets).toBe(true);
    serial.set(MOST_SETS, "one too many");
    expect(serial.hasSets).toBe(false);
    for (let slot = 0; slot <= MOST_SETS; slot++) serial.set(slot, `s${slot % 30}`);
    serial.sweep();
    expect(serial.hasSets).toBe(true);
    expect(having(serial, "s7")).toEqual([7, 37]);
  });

  test("lists may have more values", () => {
    const features = column();
    for (let slot = 0; slot < MOST_SETS_OF_LISTS; slot++) features.set(slot, ["Bluetooth", `f${slot}`]);
    expect(features.hasSets).toBe(false);
    for (let slot = 0; slot < MOST_SETS_OF_LISTS; slot++) features.set(slot, ["Bluetooth", `f${slot % 100}`]);
    features.sweep();
    expect(features.hasSets).toBe(true);
    expect(having(features, "Bluetooth")).toHaveLength(MOST_SETS_OF_LISTS);
  });

  test.each([
    { name: "plain loops", memory: plainMemory },
    { name: "WebAssembly", memory: kernelMemory },
  ])("many slots added to sets together come to what few at a time do ($name)", ({ memory }) => {
    const values = [null, "Kia", ["MG", "Kia"], "Mazda", "Audi", ["Audi", "Mazda", "MG"], "MG"];
    const [together, apart] = [memory, plainMemory].map((of) => new FacetColumn(new Arena(2048, of()))) as Two;
    for (let slot = 0; slot < 2000; slot++) {
      // The table of lists grows each time, and overlaps what the previous one left.
      const value = values[(slot * 31) % (slot < 300 ? 4 : slot < 900 ? 5 : 7)];
      for (const each of [together, apart]) each.set(slot, value);
      if (slot % 100 === 0) apart.catchUp();
      if (slot % 300 === 299) together.catchUp();
    }
    for (const make of ["Kia", "MG", "Mazda", "Audi"]) expect(having(together, make)).toEqual(having(apart, make));
    expect(having(together, "Kia").length).toBeGreaterThan(500);
  });

  test("a search waits for no more slots than an eighth to be added to sets", () => {
    const make = column();
    for (let slot = 0; slot < 800; slot++) make.set(slot, "Kia");
    expect(tidyFacets(new Map([["make", make]]))).toBe(true);
    for (let slot = 800; slot < 900; slot++) make.set(slot, "Kia");
    expect(tidyFacets(new Map([["make", make]]))).toBe(false);
    for (let slot = 900; slot < 920; slot++) make.set(slot, "Kia");
    expect(make.isFarBehind).toBe(true);
    expect(having(make, "Kia")).toHaveLength(920);
    expect(make.isFarBehind).toBe(false);
  });

  test("in a larger arena everybody has what they had", () => {
    const make = column();
    for (let slot = 0; slot < 1000; slot++) make.set(slot, slot % 3 ? "Mazda" : ["Kia", "MG"]);
    make.moveTo(new Arena(2048, plainMemory()));
    make.set(2000, "Kia");
    expect(having(make, "Kia")).toHaveLength(335);
    expect(having(make, "Mazda")).toHaveLength(666);
  });
});
