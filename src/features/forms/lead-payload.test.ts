import { parseWithValibot } from "@conform-to/valibot";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { pageFormView } from "../leads/form-view.ts";
import { formCategory, leadDemands } from "../leads/forms/demands.ts";
import type { SiteConfig } from "../site/schema.ts";
import { formSchema } from "./checks.ts";
import { EnquirySchema, LeadPayloadSchema, LeadRequestSchema, TestDriveSchema } from "./lead-payload.ts";

const REQUIRED = "* This field is required";

/** Message by field; empty when the value passes. */
function errors(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.issues.toReversed().map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}

describe("the vehicle page's dialogs", () => {
  const enquiry = (change: Record<string, unknown>) => errors(EnquirySchema, { ...SHOPPER, ...change });

  test("LEAD-017 name, last name, email and phone are required; LEAD-014 LEAD-016 a message and LEAD-011 the box are not", () => {
    expect(enquiry({})).toEqual({});
    const missing = { name: REQUIRED, last_name: REQUIRED, email: REQUIRED, phone: REQUIRED };
    expect(errors(EnquirySchema, {})).toEqual(missing);
    expect(v.parse(EnquirySchema, SHOPPER)).not.toHaveProperty("opt_in");
  });

  test.each([
    ["name", "", REQUIRED],
    ["name", "   ", REQUIRED],
    ["name", "x".repeat(100), undefined],
    ["name", "x".repeat(101), "Please use 100 characters or fewer."],
    ["last_name", "x".repeat(101), "Please use 100 characters or fewer."],
    ["message", "x".repeat(5000), undefined],
    ["message", "x".repeat(5001), "Please use 5,000 characters or fewer."],
    ["message", "  ", undefined],
    ["phone", "1234567", "Please enter a phone number of 8 to 15 digits."],
    ["phone", "1234 5678", undefined],
    ["phone", "+61 491 570 156", undefined],
    ["phone", "(02) 5550-1234", undefined],
    ["phone", "123456789012345", undefined],
    ["phone", "1234567890123456", "Please enter a phone number of 8 to 15 digits."],
    ["phone", "not a phone", "Please enter a phone number of 8 to 15 digits."],
    ["email", "a@b.c", undefined],
    ["email", "zoe.o'brien+car@mail.dealer.com.au", undefined],
    ["email", "zoe", "Please enter a valid email address."],
    ["email", "zoe@-dealer.example", "Please enter a valid email address."],
    ["email", "zoe@dealer-.example", "Please enter a valid email address."],
    ["email", "zoe%00@dealer.example", "Please enter a valid email address."],
    ["email", "zoe@", "Please enter a valid email address."],
    ["email", "zoe@dealer", "Please enter a valid email address."],
    ["email", "@dealer.com", "Please enter a valid email address."],
    ["email", "a@b.com,c@d.com", "Please enter a valid email address."],
    ["email", "a@b.com\r\nBcc: c@d.com", "Please enter a valid email address."],
  ])("LEAD-074 LEAD-075 %s %j: %s", (field, value, message) => {
    expect(enquiry({ [field]: value })[field]).toBe(message);
  });

  test("control characters and line ends leave one-line fields; a message keeps its lines", () => {
    const parsed = v.parse(EnquirySchema, {
      ...SHOPPER,
      name: "Zo\u0000ë\r\nBcc: x",
      message: "a\r\nb\u0007\u0000\tc\ud800",
    });
    expect(parsed.name).toBe("Zo ë Bcc: x");
    expect(parsed.message).toBe("a\nb\tc\ufffd");
  });

  test("HTML in a name is text like any other", () => {
    expect(v.parse(EnquirySchema, { ...SHOPPER, name: "<b>Zoë</b>" }).name).toBe("<b>Zoë</b>");
  });

  test("LEAD-015 a test drive needs no date and no time, and takes only real ones", () => {
    expect(errors(TestDriveSchema, SHOPPER)).toEqual({});
    expect(errors(TestDriveSchema, { ...SHOPPER, date: "2026-12-01", time: "09:30" })).toEqual({});
    expect(errors(TestDriveSchema, { ...SHOPPER, date: "tomorrow", time: "25:00" })).toEqual({
      date: "Please enter a date.",
      time: "Please enter a time.",
    });
  });

  test("LEAD-074 a posted form says the same as JSON", () => {
    const form = new FormData();
    form.set("name", "");
    form.set("email", "zoe@shopper.example");
    form.set("phone", "0491 570 156");
    form.set("opt_in", "on");
    const submission = parseWithValibot(form, { schema: EnquirySchema });
    expect(submission.status === "error" && submission.error).toEqual({ name: [REQUIRED], last_name: [REQUIRED] });
    form.set("name", "Zoë");
    form.set("last_name", "O'Brien");
    const whole = parseWithValibot(form, { schema: EnquirySchema });
    expect(whole.status === "success" && whole.value).toEqual({ ...SHOPPER, opt_in: true });
  });
});

describe("the generic form", () => {
  const site = (config: Partial<SiteConfig> = {}) => testSite("halden", [dealership(1, "parramatta")], { config });
  const schemaOf = (change: Partial<SiteConfig> = {}) =>
    formSchema(pageFormView("general", "/", site(change)), () => undefined);
  const generic = (change: Partial<SiteConfig>, value: Record<string, unknown> = {}) =>
    errors(schemaOf(change), { ...SHOPPER, message: "Hello", ...value });

  test("LEAD-007 it asks for name, last name, email, phone and message", () => {
    expect(generic({})).toEqual({});
    expect(Object.keys(errors(schemaOf(), {})).sort()).toEqual(
      ["email", "last_name", "message", "name", "phone"].sort(),
    );
  });

  test("LEAD-007 its fields are those of the configuration, required where they say so", () => {
    const field = { type: "text", label: "Fleet size", hidden: false, defaultValue: null } as const;
    const fields = [{ ...field, name: "fleet_size", required: true, options: [] }];
    expect(errors(schemaOf({ enquiryFormFields: fields }), {})).toEqual({ fleet_size: REQUIRED });
  });

  test("LEAD-008 the message is required unless the configuration says otherwise", () => {
    expect(generic({}, { message: "" })).toEqual({ message: REQUIRED });
    expect(generic({ enquiryMessageRequired: false }, { message: undefined })).toEqual({});
    expect(generic({ enquiryMessageRequired: false }, { message: " \n" })).toEqual({});
  });

  test("LEAD-009 the category is required when shown, and one of the configured", () => {
    expect(generic({ enquiryShowCategory: true })).toEqual({ category: REQUIRED });
    expect(generic({ enquiryShowCategory: true }, { category: "Parts" })).toEqual({});
    expect(generic({ enquiryShowCategory: true }, { category: "Gossip" })).toEqual({ category: REQUIRED });
  });

  test("LEAD-010 dealership and location are required when shown", () => {
    expect(generic({ enquiryShowDealership: true, enquiryShowLocation: true })).toEqual({
      dealership_slug: REQUIRED,
      location: REQUIRED,
    });
  });

  test("LEAD-054 a form's lead is about what the form is about, whatever an older page says; a chosen subject stays", () => {
    const category = (form: "finance" | "general", said: string, config: Partial<SiteConfig> = {}) =>
      formCategory(site(config), { form, category: said });
    expect(category("finance", "Parts")).toBe("Finance");
    expect(category("finance", "Finance", { enquiryCategories: ["Sales"] })).toBe("General Enquiry");
    expect(category("general", "Sales", { enquiryShowCategory: true })).toBe("Sales");
    expect(category("general", "Sales")).toBe("General Enquiry");
  });

  test("LEAD-012 a lead that names no form, from somebody else's program, must say who asks and nothing that it cannot know", () => {
    const demands = (category: string) => {
      const config = { serviceIntervalRequired: true, serviceTypes: ["Tyres"], enquiryShowCategory: true };
      const about = { form: undefined, category, dealershipSlug: "parramatta" };
      return Object.keys(
        errors(
          leadDemands(site(config), about, () => undefined),
          {},
        ),
      );
    };
    expect(demands("Service").sort()).toEqual(["email", "last_name", "name", "phone"]);
    expect(demands("Sales").sort()).toEqual(["email", "last_name", "message", "name", "phone"]);
    expect(demands("Unsubscribe")).toEqual(["email"]);
  });

  test("LEAD-073 ERR-023 certain dealers' terms must be agreed to", () => {
    const sentence = "*You must agree to the terms of use before submitting.";
    expect(generic({ termsRequired: true })).toEqual({ terms_conditions: sentence });
    expect(generic({ termsRequired: true }, { terms_conditions: false })).toEqual({ terms_conditions: sentence });
    expect(generic({ termsRequired: true }, { terms_conditions: true })).toEqual({});
  });

  test("LEAD-064 a postcode has four digits", () => {
    const field = { type: "text", label: "Postcode", hidden: false, defaultValue: null } as const;
    const schema = schemaOf({ enquiryFormFields: [{ ...field, name: "postcode", required: true, options: [] }] });
    const sentence = "Invalid postcode. Please enter a 4-digit number.";
    expect(errors(schema, { postcode: "0800" })).toEqual({});
    expect(errors(schema, { postcode: "800" })).toEqual({ postcode: sentence });
    expect(errors(schema, { postcode: "20000" })).toEqual({ postcode: sentence });
  });
});

test("LEAD-054 API-020 fields with no value are omitted; the last step is the default", () => {
  const body = { userData: { name: "Zoë", message: "", phone: null, postcode: "  " } };
  expect(v.parse(LeadRequestSchema, body)).toEqual({ userData: { name: "Zoë" }, isLastStep: true });
});

test("LEAD-045 LEAD-052 what the browser tells beside what was typed is cut where it is too long, and loses no lead", () => {
  const long = `https://halden.example/?gclid=${"x".repeat(5000)}`;
  const cut = v.parse(LeadPayloadSchema, { url: long, page_id: `/${"p".repeat(500)}`, opt_in_text: long });
  expect([cut.url?.length, cut.page_id?.length, cut.opt_in_text?.length]).toEqual([2000, 200, 1000]);
});

test("LEAD-049 LEAD-050 of what the shopper cannot see too much is cut: the newest pages stay, and the first parameters", () => {
  const visited_pages = Array.from({ length: 60 }, (_, at) => `/${at}`);
  const linked_query_params = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`p${at}`, at]));
  const { lead_attributes: visit } = v.parse(LeadPayloadSchema, {
    lead_attributes: { visited_pages, linked_query_params },
  });
  expect(visit?.visited_pages).toEqual(visited_pages.slice(10));
  expect(visit?.linked_query_params).toEqual(
    Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`p${at}`, String(at)])),
  );
  const long = { visited_pages: ["x".repeat(301)], linked_query_params: { ["k".repeat(101)]: "v".repeat(501) } };
  expect(v.parse(LeadPayloadSchema, { lead_attributes: long }).lead_attributes).toEqual({
    visited_pages: ["x".repeat(300)],
    linked_query_params: { ["k".repeat(100)]: "v".repeat(500) },
  });
  expect(v.parse(LeadPayloadSchema, { url: "u".repeat(2001) }).url).toHaveLength(2000);
});
