import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../../test/fixtures/site.ts";
import { REQUIRED, TERMS_REQUIRED } from "../../forms/contact.ts";
import type { LeadTarget } from "../../forms/lead-payload.ts";
import type { SiteConfig } from "../../site/schema.ts";
import { formCategory, leadDemands, typedFields } from "./demands.ts";

const siteWith = (config: Partial<SiteConfig> = {}) => testSite("halden", [dealership(1, "north")], { config });

/** The problems that the lead call reports for these fields, by field. */
function refused(
  form: LeadTarget["form"],
  category: string,
  fields: Readonly<Record<string, unknown>>,
  config: Partial<SiteConfig> = {},
): Record<string, string> {
  const schema = leadDemands(siteWith(config), { form, category, dealershipSlug: "north" }, (name) => fields[name]);
  const { issues = [] } = v.safeParse(schema, fields);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}
const TERMS = { termsRequired: true };
const missing = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, REQUIRED]));

describe("LEAD-054 LEAD-073 what the lead call demands", () => {
  test("of a page's form the fields that it shows, and the terms where its dealership wants them", () => {
    expect(refused("finance", "Finance", SHOPPER)).toEqual({});
    expect(refused("parts-search", "Parts", SHOPPER)).toEqual(missing("part", "message"));
    expect(refused("finance", "Finance", SHOPPER, TERMS)).toEqual({ terms_conditions: TERMS_REQUIRED });
    expect(refused("finance", "Finance", { ...SHOPPER, terms_conditions: true }, TERMS)).toEqual({});
  });

  test("CONT-006 of who unsubscribes an address and no terms, whichever way it comes", () => {
    for (const form of ["unsubscribe", undefined, "vehicle"] as const) {
      expect(refused(form, "Unsubscribe", {}, TERMS), String(form)).toEqual(missing("email"));
      expect(refused(form, "Unsubscribe", { email: "zoe@shopper.example" }, TERMS), String(form)).toEqual({});
    }
  });

  test("of a general lead without a form what the general form asks, save what it is about", () => {
    const config = { enquiryShowCategory: true, enquiryCategories: ["Sales", "Fleet"] };
    for (const category of ["General Enquiry", "Fleet"]) {
      expect(refused(undefined, category, SHOPPER, config), category).toEqual(missing("message"));
      expect(refused(undefined, category, { ...SHOPPER, message: "Hi" }, { ...config, ...TERMS }), category).toEqual({
        terms_conditions: TERMS_REQUIRED,
      });
    }
  });

  test("of any other who asks, and no message", () => {
    for (const form of ["vehicle", undefined] as const) {
      expect(refused(form, "Vehicle Enquiry", SHOPPER)).toEqual({});
      expect(refused(form, "Vehicle Enquiry", {}, TERMS)).toEqual({
        ...missing("name", "last_name", "email", "phone"),
        terms_conditions: TERMS_REQUIRED,
      });
    }
    expect(refused("vehicle", "General Enquiry", SHOPPER)).toEqual({});
  });
});

test.each([
  ["general", true, "Sales", "Sales"],
  ["general", false, "Sales", "General Enquiry"],
  ["careers", true, "Sales", "General Enquiry"],
  ["test-drive", true, "Sales", "Test Drive"],
  ["vehicle", false, "Test Drive", "Test Drive"],
  [undefined, false, "Service", "Service"],
] as const)(
  "LEAD-009 a lead of the form %s (subject shown: %s) that says %s is about %s",
  (form, shown, said, category) => {
    expect(formCategory(siteWith({ enquiryShowCategory: shown }), { form, category: said })).toBe(category);
  },
);

test("what a browser read as numbers and flags is judged as it was typed, make and model under the form's names", () => {
  const userData = {
    "Vehicle Make": "Kia",
    "Vehicle Model": "EV9",
    budget: 25_000,
    opt_in: "on",
    terms: "true",
    name: "Zoë",
  };
  expect(typedFields(userData)).toEqual({
    make: "Kia",
    model: "EV9",
    budget: "25000",
    opt_in: true,
    terms: true,
    name: "Zoë",
  });
  expect(typedFields({ opt_in: false, rego: "true1" })).toEqual({ opt_in: false, rego: "true1" });
});
