import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { amountField, checkoutSchema, onlinePaymentSchema } from "./schema.ts";

const SHOPPER = {
  name: "Zoë",
  last_name: "O'Brien",
  email: "zoe@shopper.example",
  phone: "0491 570 156",
  postcode: "2000",
  processor: "demo",
};
const checkout = (termsRequired: boolean) => checkoutSchema({ termsRequired, processors: ["demo"] });

test("the checkout asks who pays, in the fields of the other forms", () => {
  expect(v.safeParse(checkout(false), SHOPPER).success).toBe(true);
  for (const missing of Object.keys(SHOPPER)) {
    expect(v.safeParse(checkout(false), { ...SHOPPER, [missing]: undefined }).success).toBe(false);
  }
  expect(v.safeParse(checkout(false), { ...SHOPPER, postcode: "20000" }).success).toBe(false);
});

test("RESV-005 a processor that the car does not offer is refused", () => {
  expect(v.safeParse(checkout(false), { ...SHOPPER, processor: "other" }).success).toBe(false);
});

test("LEAD-073 the terms are agreed to where the site asks for it", () => {
  expect(v.safeParse(checkout(true), SHOPPER).success).toBe(false);
  expect(v.safeParse(checkout(true), { ...SHOPPER, terms_conditions: true }).success).toBe(true);
});

describe("RESV-016 the amount of an online payment", () => {
  test.each([
    ["1", 100],
    ["350", 35_000],
    ["$1,250.50", 125_050],
    [" 19.9 ", 1_990],
    ["50000", 5_000_000],
  ])("%j is %i cents", (text, cents) => {
    expect(v.parse(amountField, text)).toBe(cents);
  });

  test.each(["", "0", "0.99", "50000.01", "-5", "12.345", "1e3", "abc", "٣", "99,50", "1.234,50"])(
    "%j is none",
    (text) => {
      expect(v.safeParse(amountField, text).success).toBe(false);
    },
  );

  test("goes to a dealership of the site, under a reference", () => {
    const schema = onlinePaymentSchema({
      termsRequired: false,
      payees: [
        { dealership: "north", processors: ["demo"] },
        { dealership: "west", processors: ["other"] },
      ],
    });
    const { postcode, ...payer } = SHOPPER;
    const typed = { ...payer, amount: "350", payment_reference: "INV-7", dealership_slug: "north" };
    expect(v.safeParse(schema, typed).success).toBe(true);
    expect(v.safeParse(schema, { ...typed, dealership_slug: "south" }).success).toBe(false);
    expect(v.safeParse(schema, { ...typed, payment_reference: " " }).success).toBe(false);
    const astray = v.safeParse(schema, { ...typed, dealership_slug: "west" });
    expect(astray.issues?.map(({ message }) => message)).toEqual([
      "This dealership cannot be paid that way. Please choose another.",
    ]);
  });
});
