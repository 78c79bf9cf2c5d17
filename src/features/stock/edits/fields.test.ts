import { expect, test } from "vitest";
import { readWords } from "./fields.ts";

const NOW = Date.UTC(2026, 4, 1);

test("a person's words are read as the columns hold them, and each that cannot be so has a sentence", () => {
  const words = { price: "$41,990", km: "12 870 km", colour: " Red ", before_price: "", show_on_dealer_website: "No" };
  expect(readWords(words, NOW)).toEqual({
    ok: true,
    value: { price: 41_990, km: 12_870, colour: "Red", before_price: null, show_on_dealer_website: 0 },
  });
  expect(readWords({ vin: "knadc512 bg6-123456", regplate: "ab 12 cd" }, NOW)).toEqual({
    ok: true,
    value: { vin: "KNADC512BG6123456", regplate: "AB12CD" },
  });
  expect(readWords({ status: "sold" }, NOW)).toEqual({
    ok: true,
    value: { status: "sold", sold: 1, sold_date_timestamp: NOW / 1000 },
  });
  expect(readWords({ status: "in_stock" }, NOW)).toMatchObject({ value: { sold: 0, sold_date_timestamp: null } });
  for (const name of ["year", "seats", "doors"] as const) {
    const half = name === "year" ? "2019.5" : "4.5";
    expect(readWords({ [name]: half }, NOW)).toEqual({ ok: false, error: [`${name} must be a whole number.`] });
    expect(readWords({ [name]: half.slice(0, -2) }, NOW)).toMatchObject({ ok: true });
  }
  // Of a comma that parts no thousands nobody knows whether a digit is missing or cents are meant.
  for (const price of ["25,99", "1.234,50", "30k"]) expect(readWords({ price }, NOW)).toMatchObject({ ok: false });
  const wrong = { price: "a lot", year: "1066", status: "gone", make: " ", certified: "maybe", vin: "<b>", id: "7" };
  const refused = readWords(wrong, NOW);
  expect(refused.ok ? [] : refused.error.map((sentence) => sentence.slice(0, 30))).toEqual([
    "price must be written in digit",
    "year must be a number from 188",
    "status must be in_stock, comin",
    "make must not be empty.",
    "certified must be yes or no.",
    "vin must be letters and digits",
    "id is no field that can be edi",
  ]);
});

test.each([
  ["price", "32", null],
  ["price", "31.99", null],
  ["before_price", "99.99", null],
  ["price", "100", 100],
  ["price", "31,990 ono", 31_990],
  ["price", "31,990 km", null],
  ["km", "45,000 kms", 45_000],
  ["km", "45,000 ono", null],
  ["price", "0", 0],
  ["tag", "x".repeat(40), "x".repeat(40)],
  ["tag", "x".repeat(41), null],
  ["rego_expiry", "2027-06-30", "2027-06-30"],
  ["rego_expiry", "2027-06", "2027-06"],
  ["rego_expiry", "30/6/2027", "2027-06-30"],
  ["rego_expiry", "6/2027", "2027-06"],
  ["build_date", "03.2019", "2019-03"],
  ["rego_expiry", "31/02/2027", null],
  ["rego_expiry", "06/30/2027", null],
  ["rego_expiry", "2027-13-01", null],
  ["rego_expiry", "next year", null],
])(
  "a slip that shoppers would see at once is refused, and a day is kept as feeds keep it: %s of %j",
  (name, written, value) => {
    expect(readWords({ [name]: written }, NOW)).toMatchObject(
      value === null ? { ok: false } : { value: { [name]: value } },
    );
  },
);
