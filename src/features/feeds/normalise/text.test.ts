import { describe, expect, test } from "vitest";
import { remember } from "../../../lib/memory/remember.ts";
import { readPictures } from "./pictures.ts";
import { readPlace, readState, townCase } from "./place.ts";
import { clean, fold, isMissing, plainText, splitList, withoutDenied } from "./text.ts";

describe("CAR-060 CAR-061 CAR-062 places", () => {
  test.each([
    ["Caringbah, New South Wales", "Caringbah", "NSW", null],
    ["Queensland", null, "QLD", null],
    ["Penrith, NSW 2750, Australia", "Penrith", "NSW", "2750"],
    ["12 Smith St, Penrith NSW 2750", "Penrith", "NSW", "2750"],
    ["12 Smith St, EIGHT MILE PLAINS, qld", "Eight Mile Plains", "QLD", null],
    ["VIC", null, "VIC", null],
    ["NSW 2750", null, "NSW", "2750"],
    ["Auckland, AKL", "Auckland", "AKL", null],
    ["Smith St, Auckland, AKL", null, null, null],
    ["Penrith, 2750", "Penrith", null, "2750"],
    ["Melbourne, Showroom", "Melbourne", null, null],
    ["A, B, C", null, null, null],
    ["12 Smith St", null, null, null],
    ["Australia", null, null, null],
    ["", null, null, null],
    [",,", null, null, null],
    ["AU-Victoria", null, "VIC", null],
  ])("%j is in %s, %s, %s", (text, city, state, postcode) => {
    expect(readPlace(text)).toEqual({ city, state, postcode });
  });

  test("states in letters or in full; another country's as given", () => {
    expect(["nsw", "AU-VIC", "AU nt ", "Western Australia", "akl", "Bavaria"].map(readState)).toEqual([
      "NSW",
      "VIC",
      "NT",
      "WA",
      "AKL",
      "Bavaria",
    ]);
  });

  test("towns in their usual case", () => {
    expect(["DONCASTER", "wagga wagga", "McKinnon", "COFFS-HARBOUR (north)"].map(townCase)).toEqual([
      "Doncaster",
      "Wagga Wagga",
      "McKinnon",
      "COFFS-HARBOUR (north)",
    ]);
  });
});

describe("words", () => {
  test("lose blanks of all kinds, and accents and signs where they are looked up", () => {
    expect(clean(" a \u00a0 b\u200b\n")).toBe("a b");
    expect([clean(undefined), clean("a b")]).toEqual(["", "a b"]);
    expect(fold(" Citroën-Straße (4+1)! ")).toBe("citroen strasse 4+1");
  });

  test("a row of dashes says nothing, however long", () => {
    expect(["-".repeat(19), "-".repeat(20), "_".repeat(60)].map(isMissing)).toEqual([true, true, true]);
    expect(isMissing("not available on the first Monday")).toBe(false);
  });

  test("lose what they deny", () => {
    expect(withoutDenied("Diesel, not electric").trim()).toBe("Diesel,");
    expect(withoutDenied("non-turbo V8").trim()).toBe("V8");
    expect(withoutDenied("not a plug-in hybrid").trim()).toBe("");
    expect(withoutDenied("Norwegian notch")).toBe("Norwegian notch");
  });

  test("keep the signs that HTML writes by number, but no signs of control", () => {
    expect(plainText("&#65;&#x42;&#31;&#32;&#x43;&#7;&lt;b&gt;")).toBe("AB  C <b>");
    expect(plainText(" one\r\ntwo\rthree ")).toBe("one\ntwo\nthree");
    expect(plainText(" <p>one</p>\n\n\n\n<p>two</p> ")).toBe("one\n\ntwo");
  });

  test.each([
    [' ["a, b", "c"] ', ["a, b", "c"]],
    ["['a','b']", ["a", "b"]],
    ['[{"url":"u"},{"name":"n"},{"x":1},null,5,"s"]', ["u", "n", "s"]],
    ["[a, b]", ["[a", "b]"]],
    ["[a", ["[a"]],
    ["{}", []],
    ['{"outside":["Tow bar","Roof racks"],"inside":[{"name":"Sunroof"}]}', ["Tow bar", "Roof racks", "Sunroof"]],
    ['{"Bluetooth":true,"Sunroof":false,"seats":5,"colour":"Red"}', ["Bluetooth", "Red"]],
    ["{a, b}", ["{a", "b}"]],
    ["• a; - b;; n/a; c, d", ["a", "b", "c, d"]],
    ["a, b\nc", ["a, b", "c"]],
    ["", []],
  ])("the list %j is %j", (text, items) => {
    expect(splitList(text)).toEqual(items);
  });
});

test("CAR-035 pictures by path, without the signs that close a sentence or a bracket", () => {
  expect(readPictures("/uploads/1.jpg, uploads/2.jpg, //x, /3.pdf")).toEqual(["https://x"]);
  expect(readPictures("/uploads/1.jpg, uploads/2.jpg, /3.pdf")).toEqual(["/uploads/1.jpg"]);
  expect(readPictures("(see https://x.example/1.jpg).")).toEqual(["https://x.example/1.jpg"]);
  expect(readPictures("https://[bad/1.jpg")).toEqual([]);
  expect(readPictures("https://x.example/1.pdf")).toEqual([]);
});

test("an answer is remembered until the memory is full", () => {
  const asked: string[] = [];
  const answer = remember((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  const answers = ["a", "bb", "a", "bb", "ccc", "ccc", "a"].map(answer);
  expect(answers).toEqual([1, 2, 1, 2, 3, 3, 1]);
  expect(asked).toEqual(["a", "bb", "ccc", "a"]);
});
