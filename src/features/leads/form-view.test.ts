import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { formSchema } from "../forms/checks.ts";
import { FILE_HINT } from "../forms/file-rules.ts";
import { type FormKind, PAGE_FORMS } from "../forms/lead-forms.ts";
import { LEAD_CATEGORIES } from "../forms/lead-kinds.ts";
import { FIELD_TYPES, type FieldType } from "../forms/site-fields.ts";
import { FormFieldSchema } from "../site/options/form-fields.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Model, Site } from "../site/site.ts";
import { pageFormData, pageFormView } from "./form-view.ts";
import { addressees, placesFor } from "./forms/form-fields.ts";

const form = (kind: FormKind, config: Partial<SiteConfig> = {}) =>
  pageFormView(
    kind,
    "/page",
    testSite("halden", [dealership(1, "parramatta"), dealership(2, "brookvale")], { config }),
  );
const names = (kind: FormKind, config: Partial<SiteConfig> = {}) => form(kind, config).fields.map(({ name }) => name);
const field = (kind: FormKind, name: string, config: Partial<SiteConfig> = {}) =>
  form(kind, config).fields.find((one) => one.name === name);
const CONTACT = ["name", "last_name", "email", "phone"];

describe("the fields of a page's form", () => {
  test("LEAD-007 the general form shows the site's own fields, in the site's order", () => {
    expect(names("general")).toEqual([...CONTACT, "message", "opt_in"]);
    const fleet = { name: "fleet_size", type: "number", label: "Fleet size", required: true } as const;
    const enquiryFormFields = [{ ...fleet, hidden: false, defaultValue: null, options: [] }];
    expect(form("general", { enquiryFormFields }).fields).toMatchObject([
      { name: "fleet_size", label: "Fleet size", control: "line", inputMode: "decimal", required: true },
    ]);
  });

  test.each([
    ["text", { control: "line", type: "text" }],
    ["email", { control: "line", type: "email" }],
    ["tel", { control: "line", type: "tel" }],
    ["number", { control: "line", inputMode: "decimal" }],
    ["textarea", { control: "lines" }],
    ["select", { control: "choice", options: [{ value: "Red", label: "Red" }] }],
    ["radio", { control: "radios", options: [{ value: "Red", label: "Red" }] }],
    ["checkbox", { control: "box" }],
    ["date", { control: "line", type: "date" }],
    ["time", { control: "line", type: "time" }],
    ["postcode", { control: "line", inputMode: "numeric" }],
    ["money", { control: "money", picks: expect.arrayContaining([5000, 70_000]) }],
    ["kms", { control: "kms", picks: expect.arrayContaining([10_000, 150_000]) }],
    ["file", { control: "file", check: "file", hint: FILE_HINT }],
    ["hidden", { control: "hidden" }],
  ] as const)(
    "LEAD-001 LEAD-002 LEAD-003 LEAD-004 a field of type %s is shown as what it is, by its name and label",
    (type, shown) => {
      const options = type === "select" || type === "radio" ? ["Red"] : [];
      for (const required of [true, false]) {
        const own = { name: "own_field", type, label: "Own field", hidden: false, defaultValue: null, options };
        const [view] = form("general", { enquiryFormFields: [{ ...own, required }] }).fields;
        expect(view).toMatchObject({
          name: "own_field",
          label: "Own field",
          required: required && type !== "hidden",
          ...shown,
        });
      }
    },
  );

  test("LEAD-002 a field's type is one of the list, and says what may be typed", () => {
    const own = { name: "own_field", label: "Own field" };
    for (const type of FIELD_TYPES) {
      const options = type === "select" || type === "radio" ? ["Red", "Blue"] : [];
      expect(v.is(FormFieldSchema, { ...own, type, options }), type).toBe(true);
    }
    expect(v.is(FormFieldSchema, { ...own, type: "password" })).toBe(false);
    expect(v.is(FormFieldSchema, { type: "text", label: "No name" })).toBe(false);
    const wrong = (type: FieldType, typed: string) => {
      const options = type === "select" || type === "radio" ? ["Red", "Blue"] : [];
      const enquiryFormFields = [{ ...own, type, required: true, hidden: false, defaultValue: null, options }];
      const schema = formSchema(form("general", { enquiryFormFields }), () => undefined);
      return v.safeParse(schema, { own_field: typed }).issues?.[0]?.message;
    };
    expect(wrong("email", "nobody")).toBe("Please enter a valid email address.");
    expect(wrong("date", "tomorrow")).toBe("Please enter a date.");
    expect(wrong("date", "2026-02-31")).toBe("There is no such day in the calendar.");
    expect(wrong("number", "a few")).toBe("Please enter a number, like 12 or 3.5.");
    for (const number of ["12", "-3.5", "1,250", "10 000"]) expect(wrong("number", number), number).toBeUndefined();
    for (const type of ["select", "radio"] as const) {
      expect(wrong(type, "Green"), type).toBe("* This field is required");
      expect(wrong(type, "Blue"), type).toBeUndefined();
    }
    expect(wrong("money", "a lot")).toBe("Please enter an amount in dollars, like 25,000.");
    expect(wrong("kms", "far")).toBe("Please enter the kilometres in digits, like 85,000.");
    expect(wrong("postcode", "40060")).toBe("Invalid postcode. Please enter a 4-digit number.");
  });

  test("LEAD-005 LEAD-006 a hidden field is not displayed and carries its default value", () => {
    const campaign = { name: "campaign", type: "text", label: "", required: false } as const;
    const enquiryFormFields = [{ ...campaign, hidden: true, defaultValue: "autumn", options: [] }];
    expect(field("general", "campaign", { enquiryFormFields })).toMatchObject({
      control: "hidden",
      defaultValue: "autumn",
    });
  });

  test("LEAD-008 the message is required unless the site says otherwise, and where nothing else says what is wanted", () => {
    for (const kind of ["general", "parts", "careers"] as const) {
      expect(field(kind, "message")?.required, kind).toBe(true);
      expect(field(kind, "message", { enquiryMessageRequired: false })?.required, kind).toBe(false);
    }
    for (const kind of ["test-drive", "service", "finance", "model"] as const) {
      expect(field(kind, "message")?.required, kind).toBe(false);
    }
  });

  test("LEAD-009 a category is chosen in the general form, where the site shows it", () => {
    const shown = { enquiryShowCategory: true };
    expect(field("general", "category", shown)).toMatchObject({ required: true, control: "choice" });
    expect(field("general", "category", shown)?.options?.map(({ value }) => value)).toEqual([
      "General Enquiry",
      "Sales",
      "Service",
      "Parts",
      "Finance",
    ]);
    expect(names("careers", shown)).not.toContain("category");
    expect(names("general")).not.toContain("category");
  });

  test("LEAD-010 dealership and location are required choices of the site's own where shown", () => {
    const shown = { enquiryShowDealership: true, enquiryShowLocation: true };
    expect(field("finance", "dealership_slug", shown)).toMatchObject({
      required: true,
      options: [{ value: "parramatta" }, { value: "brookvale" }],
    });
    expect(field("finance", "location", shown)).toMatchObject({
      required: true,
      options: [{ value: "parramatta-yard" }, { value: "brookvale-yard" }],
    });
    expect(names("finance")).not.toContain("location");
  });

  test("NAV-034 the only location there is is chosen beforehand, one of several is not", () => {
    const config = { enquiryShowLocation: true };
    const alone = pageFormView("finance", "/page", testSite("halden", [dealership(1, "parramatta")], { config }));
    const location = alone.fields.find(({ name }) => name === "location");
    expect(location).toMatchObject({ control: "choice", defaultValue: "parramatta-yard", required: true });
    expect(field("finance", "location", config)?.defaultValue).toBeUndefined();
  });

  test("LEAD-011 the marketing box is optional, carries the site's words and cannot be ticked beforehand", () => {
    const ticked = { name: "opt_in", type: "checkbox", label: "News", required: false, hidden: false } as const;
    const config = { optInText: "Yes, tell me.", enquiryFormFields: [{ ...ticked, defaultValue: "on", options: [] }] };
    expect(field("general", "opt_in", config)).toMatchObject({
      control: "box",
      label: "Yes, tell me.",
      required: false,
      defaultValue: undefined,
    });
  });

  test("LEAD-012 LEAD-013 interval and kind of service are asked of a service only, as the site is configured", () => {
    const config = { serviceIntervalRequired: true, serviceTypes: ["Logbook", "Tyres"] };
    expect(field("service", "service_interval", config)?.required).toBe(true);
    expect(field("service", "service_type", config)).toMatchObject({
      required: true,
      options: [{ value: "Logbook" }, { value: "Tyres" }],
    });
    expect(names("service")).not.toContain("service_type");
    expect(field("service", "service_interval")?.required).toBe(false);
    expect(names("general", config)).toEqual(names("general"));
  });

  test("LEAD-012 LEAD-013 whoever writes about a service is asked for them too, and nobody else is", () => {
    const config = { enquiryShowCategory: true, serviceIntervalRequired: true, serviceTypes: ["Logbook"] };
    const when = { field: "category", is: "Service" };
    for (const name of ["service_type", "service_interval"]) {
      expect(field("general", name, config), name).toMatchObject({ required: true, when });
    }
    const wrong = (category: string, typed: Record<string, string> = {}) => {
      const schema = formSchema(form("general", config), (name) => (name === "category" ? category : undefined));
      const { issues = [] } = v.safeParse(schema, { ...SHOPPER, message: "Hi", category, ...typed });
      return issues.map((issue) => v.getDotPath(issue));
    };
    expect(wrong("Service")).toEqual(["service_type", "service_interval"]);
    expect(wrong("Service", { service_type: "Logbook", service_interval: "30,000 km" })).toEqual([]);
    expect(wrong("Sales")).toEqual([]);
    const elsewhere = { ...config, enquiryCategories: ["Sales", "Something else"] };
    expect(names("general", elsewhere)).not.toContain("service_interval");
  });

  test("LEAD-073 the terms are asked for where one of the dealerships that may be sent the form wants them", () => {
    const site = testSite("halden", [dealership(1, "parramatta"), dealership(2, "brookvale")]);
    const strict = (config: Partial<SiteConfig>, slug: string): boolean => {
      const own = { ...site.config, ...config };
      const configFor = (of: string) => ({ ...own, termsRequired: of === slug });
      return pageFormView("general", "/page", { ...site, config: own, configFor }).termsRequired;
    };
    expect(strict({}, "brookvale"), "the dealership of the primary location").toBe(true);
    expect(strict({}, "parramatta")).toBe(false);
    for (const shown of [{ enquiryShowDealership: true }, { enquiryShowLocation: true }]) {
      expect(strict(shown, "parramatta")).toBe(true);
      expect(strict(shown, "another")).toBe(false);
    }
  });

  test("LEAD-015 a test drive's date and time are optional", () => {
    expect(field("test-drive", "date")).toMatchObject({ type: "date", required: false });
    expect(field("test-drive", "time")).toMatchObject({ type: "time", required: false });
  });
});

describe("which fields a form asks, in which order", () => {
  const END = ["message", "opt_in"];
  const VEHICLE = ["rego", "make", "model", "year", "odometer"];

  test.each([
    ["general", [...CONTACT, ...END]],
    ["careers", [...CONTACT, ...END]],
    ["model", [...CONTACT, ...END]],
    ["place", [...CONTACT, "location", ...END]],
    ["test-drive", [...CONTACT, "vehicle", "date", "time", ...END]],
    ["service", [...CONTACT, ...VEHICLE, "service_interval", "location", "date", "time", ...END]],
    ["parts", [...CONTACT, "vehicle", ...END]],
    ["parts-search", ["part", "vehicle", ...CONTACT, ...END]],
    ["finance", [...CONTACT, "vehicle", "budget", "deposit", ...END]],
    ["unsubscribe", ["email"]],
  ] as const)("LEAD-007 CONT-006 the form %s asks %j", (kind, expected) => {
    expect(names(kind)).toEqual(expected);
  });

  const ALL = {
    enquiryShowCategory: true,
    enquiryShowDealership: true,
    enquiryShowLocation: true,
    serviceIntervalRequired: true,
    serviceTypes: ["Logbook"],
  };
  test.each([
    ["general", ["category", "dealership_slug", "location", "service_type", "service_interval"]],
    ["place", ["category", "dealership_slug", "location", "service_type", "service_interval"]],
    ["careers", ["dealership_slug", "location"]],
    ["parts", ["dealership_slug", "location", "vehicle"]],
    ["service", ["dealership_slug", ...VEHICLE, "service_type", "service_interval", "location", "date", "time"]],
  ] as const)(
    "LEAD-009 LEAD-010 LEAD-012 LEAD-013 a site that lets all be chosen asks in the form %s %j",
    (kind, own) => {
      expect(names(kind, ALL)).toEqual([...CONTACT, ...own, ...END]);
      expect(field(kind, "location", ALL)?.required).toBe(true);
      expect(field(kind, "dealership_slug", ALL)?.required).toBe(true);
    },
  );

  test("LEAD-007 a field that the form has of its own is asked once, and box and message stand at the end in their order", () => {
    const own = { type: "text" as const, required: true, hidden: false, defaultValue: null, options: [] };
    const enquiryFormFields: SiteConfig["enquiryFormFields"] = [
      { ...own, name: "opt_in", type: "checkbox", label: "News" },
      { ...own, name: "message", type: "textarea", label: "Words" },
      { ...own, name: "vehicle", label: "Which?" },
      { ...own, name: "fleet", label: "Fleet" },
    ];
    const config = { enquiryFormFields };
    expect(names("test-drive", config)).toEqual(["fleet", "vehicle", "date", "time", "message", "opt_in"]);
    expect(names("general", config)).toEqual(["vehicle", "fleet", "message", "opt_in"]);
    expect(field("general", "vehicle", config)?.label).toBe("Which?");
  });

  test("a vehicle is asked for by what it is for", () => {
    const kinds = ["test-drive", "parts", "parts-search", "finance"] as const;
    expect(kinds.map((kind) => field(kind, "vehicle")?.label)).toEqual([
      "Car you would like to drive",
      "Car it is for",
      "Car it is for",
      "Make, model and year",
    ]);
    const riders = { vehicleNoun: "Motorcycle" };
    expect(kinds.slice(0, 2).map((kind) => field(kind, "vehicle", riders)?.label)).toEqual([
      "Motorcycle you would like to drive",
      "Motorcycle it is for",
    ]);
    expect(form("test-drive", riders).heading).toBe("Pick a motorcycle and a time");
    expect(kinds.map((kind) => field(kind, "vehicle")?.required)).toEqual([false, false, false, false]);
    expect(field("parts-search", "part")?.required).toBe(true);
  });

  test("LEAD-070 LEAD-072 amounts and distances offer what the site picks, other fields nothing", () => {
    const config = { moneyQuickPicks: [1000], kmQuickPicks: [20_000] };
    expect(field("finance", "budget", config)?.picks).toEqual([1000]);
    expect(field("service", "odometer", config)?.picks).toEqual([20_000]);
    expect(field("finance", "vehicle", config)?.picks).toBeUndefined();
  });

  test("CONT-006 who unsubscribes must say their address, and nothing else", () => {
    expect(form("unsubscribe").fields).toEqual([
      expect.objectContaining({ name: "email", required: true, type: "email", check: "email" }),
    ]);
    expect(form("unsubscribe").termsRequired).toBe(false);
  });
});

describe("SERV-032 LEAD-073 the places that a form offers, and the dealerships that may be sent it", () => {
  const two = testSite("halden", [dealership(1, "north"), dealership(2, "south")]);
  const [yard = expect.unreachable(), other = expect.unreachable()] = two.locations;
  const workshop = { ...yard, slug: "workshop", location_type: "service" as const };
  const parts = { ...yard, slug: "parts", location_type: "parts" as const };
  const hidden = { ...workshop, slug: "hidden", visible: false };
  const plain = { ...yard, slug: "plain", location_type: "" as const };
  const offered = (kind: FormKind, locations: Site["locations"]) =>
    placesFor(kind, { locations }).map(({ slug }) => slug);

  test.each([
    ["finance", [workshop, yard, plain], ["north-yard", "plain"]],
    ["finance", [workshop, parts], ["workshop", "parts"]],
    ["service", [hidden, yard], ["north-yard"]],
    ["service", [yard, workshop], ["workshop"]],
    ["parts", [yard, workshop], ["workshop"]],
    ["parts-search", [yard, workshop], ["workshop"]],
    ["place", [yard, workshop, hidden, parts], ["north-yard", "workshop", "parts"]],
  ] as const)("the form %s of %#", (kind, locations, slugs) => {
    expect(offered(kind, locations as unknown as Site["locations"])).toEqual(slugs);
  });

  const sentTo = (kind: FormKind, config: Partial<SiteConfig> = {}, locations: Site["locations"] = two.locations) =>
    addressees(kind, { ...two, locations, config: { ...two.config, ...config } });

  test("where nothing is chosen it comes to the primary location's dealership, else to the first", () => {
    expect(sentTo("general")).toEqual(["south"]);
    expect(sentTo("general", {}, [yard])).toEqual(["north"]);
    expect(sentTo("unsubscribe")).toEqual([]);
  });

  test("where one is chosen it comes to whichever is", () => {
    expect(sentTo("general", { enquiryShowDealership: true })).toEqual(["north", "south"]);
    expect(sentTo("general", { enquiryShowLocation: true }, [yard, { ...other, visible: false }])).toEqual(["north"]);
    expect(sentTo("place")).toEqual(["north", "south"]);
    // A booking need not name a location, and then goes to the primary one's dealership.
    expect(sentTo("service")).toEqual(["north", "south", "south"]);
    expect(sentTo("service", { enquiryShowLocation: true })).toEqual(["north", "south"]);
    expect(sentTo("place", {}, [])).toEqual(["north"]);
  });
});

describe("what a page's form sends", () => {
  test("CONT-008 LEAD-054 each form's lead has a category of the closed list; careers add a subcategory", () => {
    const known: readonly string[] = [...LEAD_CATEGORIES, "Parts"];
    for (const kind of PAGE_FORMS) expect(known, kind).toContain(form(kind).category);
    expect(form("careers")).toMatchObject({ category: "General Enquiry", subcategory: "Career Enquiry" });
    expect(form("parts", { enquiryCategories: ["Sales"] }).category).toBe("General Enquiry");
  });

  test("NAV-035 a chosen location names its dealership where the site says so, unless another was chosen", () => {
    const visit = { url: "https://halden.example/sell", pageId: "/page", submissionId: "id-1" };
    const sent = (locationSetsDealership: boolean, fields: Record<string, unknown>) =>
      pageFormData(fields, form("finance", { locationSetsDealership, enquiryShowLocation: true }), visit)
        .dealership_slug;
    expect(sent(true, { location: "brookvale-yard" })).toBe("brookvale");
    expect(sent(true, { location: "brookvale-yard", dealership_slug: "parramatta" })).toBe("parramatta");
    expect(sent(true, {})).toBeUndefined();
    expect(sent(false, { location: "brookvale-yard" })).toBeUndefined();
  });

  test("FIN-095 the lead of a form about a car names it, in the form's words where the shopper has none", () => {
    const visit = { url: "https://halden.example/finance", pageId: "/finance", submissionId: "id-1" };
    const about = { ...form("finance"), carId: 7, saying: "Please contact me." };
    expect(pageFormData(SHOPPER, about, visit)).toMatchObject({ car_id: 7, message: "Please contact me." });
    expect(pageFormData({ ...SHOPPER, message: "Hi" }, about, visit)).toMatchObject({ message: "Hi" });
    const plain = pageFormData({ ...SHOPPER, message: "" }, form("finance"), visit);
    expect(plain).toMatchObject({ message: "", "Vehicle Make": null, opt_in_text: null });
    expect(plain).not.toHaveProperty("car_id");
  });

  test("LEAD-036 LEAD-037 the enquiry of a model's page names make and model", () => {
    const about = { ...form("model"), model: { make: "Toyota", name: "RAV4" } };
    const visit = { url: "https://halden.example/toyota-rav4", pageId: "/page", submissionId: "id-1" };
    const model = { manufacturer_name: "Toyota", name: "RAV4" } as Model;
    const view = pageFormView("model", "/toyota-rav4", testSite("halden", [dealership(1, "parramatta")]), model);
    expect(view.model).toEqual({ make: "Toyota", name: "RAV4" });
    expect(view.heading).toContain("RAV4");
    expect(form("general").model).toBeNull();
    expect(pageFormData({ ...SHOPPER, opt_in: true }, about, visit)).toMatchObject({
      "Vehicle Make": "Toyota",
      "Vehicle Model": "RAV4",
      category: "Vehicle Enquiry",
      opt_in_text: about.optInText,
      source: "Website",
    });
  });
});
