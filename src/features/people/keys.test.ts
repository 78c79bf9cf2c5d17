import { expect, test } from "vitest";
import { searchedTerms, searchedText, spellingsOf } from "./keys.ts";

const finds = (written: string, typed: string) =>
  searchedTerms(typed).every((term) => spellingsOf(term).some((one) => searchedText([written]).includes(one)));

test("a name is found by whichever apostrophe it is typed with, and without its accents", () => {
  for (const [written, typed] of [
    ["Zoë O’Brien", "zoe o'brien"],
    ["Zoë O’Brien", "Zoë O’Brien"],
    ["Zoe O'Brien", "o’brien"],
    ["Siân D‘Arcy", "sian d'arcy"],
    ["Nguyễn Thị", "nguyen thi"],
    ["Zoe O'Brien", "Zoë"],
    ["Zoë O’Brien", "obrien"],
    ["Đặng Łukasz", "dang lukasz"],
    ["Đặng", "Đặng"],
    ["+61 491 570 156", "0491 570 156"],
    ["0491 570 156", "0491–570–156"],
    ["0491570156", "0491/570/156"],
    ["0491 570 156", "+61 (0)491 570 156"],
    ["+61491570156", "+61 (0) 491 570 156"],
    ["0491 570 156", "0011 61 491 570 156"],
    ["Zoë +61 491 570 156", "zoe 0491570156"],
    ["Zoë 0491 570 156", "zoe +61491570156"],
  ] as const)
    expect(finds(written, typed), `${typed} for ${written}`).toBe(true);
  expect(finds("Zoë O’Brien", "obrian")).toBe(false);
});

test("a long message in accents is searched nearly whole, with the numbers in it", () => {
  const written = `${"tiếng việt ".repeat(300)}end`;
  const text = searchedText([written, "0491 570 156"]);
  expect(text.length).toBeLessThanOrEqual(4_000);
  expect([text.includes("tieng"), text.includes("0491570156"), finds(written, "end")]).toEqual([true, true, true]);
});
