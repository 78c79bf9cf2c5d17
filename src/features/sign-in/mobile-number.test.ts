import { expect, test } from "vitest";
import { mobileNumber, spokenNumber } from "./mobile-number.ts";

test.each([
  "0491570156",
  "0491 570 156",
  " 0491-570-156 ",
  "(0491) 570.156",
  "+61491570156",
  "+61 491 570 156",
  "+61 (0)491 570 156",
  "61491570156",
  "0011 61 491 570 156",
  "０４９１ ５７０ １５６",
  "0491\u2011570\u00a0156",
])("SITE-020 USER-001 %j is one number, however it is written", (typed) => {
  expect(mobileNumber(typed)).toBe("+61491570156");
});

test.each([
  ["nothing", ""],
  ["a digit too few", "0491 570 15"],
  ["a digit too many", "0491 570 1567"],
  ["no leading nought", "491 570 156"],
  ["a landline", "02 5550 1234"],
  ["another kind of number", "0591 570 156"],
  ["a service number", "1300 975 707"],
  ["another country's", "+64 21 123 4567"],
  ["a plus in the middle", "0491+570156"],
  ["two numbers", "0491570156, 0491570157"],
  ["letters", "0491 570 ABC"],
])("%s is refused", (_, typed) => {
  expect(mobileNumber(typed)).toBeNull();
});

test("a number is shown as it is read here", () => {
  expect(spokenNumber("+61491570156")).toBe("0491 570 156");
});
