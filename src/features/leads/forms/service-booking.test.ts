import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../../test/fixtures/site.ts";
import { formSchema } from "../../forms/checks.ts";
import { REQUIRED } from "../../forms/contact.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { Model } from "../../site/site.ts";
import { pageFormData, pageFormView } from "../form-view.ts";
import { takePageForm } from "../posted-form.ts";

const site = (config: Partial<SiteConfig> = {}) => testSite("halden", [dealership(1, "parramatta")], { config });
const booking = (config: Partial<SiteConfig> = {}) => pageFormView("service", "/book-a-service", site(config));
const VEHICLE = { rego: "482KD6", make: "Mazda", model: "CX-5", year: "2023", odometer: "29,800" };

describe("the steps of a booking", () => {
  test("SERV-006 SERV-008 SERV-009 SERV-010 vehicle, contact, order: the site's own fields among them", () => {
    expect(booking({ serviceTypes: ["Logbook"] }).steps).toEqual([
      { title: "Vehicle Details", fields: ["rego", "make", "model", "year", "odometer"] },
      { title: "Contact Details", fields: ["name", "last_name", "email", "phone"] },
      {
        title: "Order Details",
        fields: ["service_type", "service_interval", "location", "date", "time", "message", "opt_in"],
      },
    ]);
    expect(booking({ serviceFormVariant: "minimal" }).steps[0]?.fields).toEqual(["make", "model", "year"]);
  });

  test("SERV-007 the short variant cannot do without make, model and year, the full one without any of the five", () => {
    const missing = (config: Partial<SiteConfig>) => {
      const parsed = v.safeParse(
        formSchema(booking(config), () => undefined),
        SHOPPER,
      );
      return parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    };
    expect(missing({ serviceFormVariant: "minimal" })).toEqual(
      ["make", "model", "year"].map((name) => `${name}: ${REQUIRED}`),
    );
    expect(missing({})).toEqual(Object.keys(VEHICLE).map((name) => `${name}: ${REQUIRED}`));
  });

  test.each([
    ["year", "23", "Please enter the year in four digits, like 2021."],
    ["year", "3023", "Please enter the year in four digits, like 2021."],
    ["odometer", "a lot", "Please enter the kilometres in digits, like 85,000."],
    ["date", "next week", "Please enter a date."],
    ["message", "x".repeat(10_000), "Please use 5,000 characters or fewer."],
  ])("%s: %.20s is refused with a sentence", (name, value, sentence) => {
    const typed = { ...SHOPPER, ...VEHICLE, [name]: value };
    const { issues = [] } = v.safeParse(
      formSchema(booking(), () => undefined),
      typed,
    );
    expect(issues.map(({ message }) => message)).toContain(sentence);
  });

  test("a dealer of one make finds it filled in; the models that the site knows are offered", () => {
    const model = { manufacturer_name: "Mazda", name: "CX-5" } as Model;
    const fieldsWith = (models: readonly Model[]) => pageFormView("service", "/service", { ...site(), models }).fields;
    const [make, models] = fieldsWith([model]).filter(({ name }) => name === "make" || name === "model");
    expect(make).toMatchObject({ defaultValue: "Mazda", suggestions: ["Mazda"] });
    expect(models?.suggestions).toEqual(["CX-5"]);
    const two = fieldsWith([model, { ...model, manufacturer_name: "Kia" }]).find(({ name }) => name === "make");
    expect(two).toMatchObject({ suggestions: ["Mazda", "Kia"] });
    expect(two?.defaultValue).toBeUndefined();
  });
});

test("SERV-011 SERV-012 the booking is sent once, complete, its vehicle under the names of any lead", () => {
  const sent = pageFormData({ ...SHOPPER, ...VEHICLE }, booking(), {
    url: "/book-a-service",
    pageId: "/book-a-service",
    submissionId: "id-1",
  });
  expect(sent).toMatchObject({
    category: "Service",
    status: "Complete",
    form_completed: true,
    "Vehicle Make": "Mazda",
    "Vehicle Model": "CX-5",
    year: "2023",
    rego: "482KD6",
  });
  expect(sent).not.toHaveProperty("make");
  const other = pageFormData(SHOPPER, pageFormView("general", "/contact", site()), {
    url: "/",
    pageId: "/",
    submissionId: "id-1",
  });
  expect(other).not.toHaveProperty("status");
});

describe("posted to its page", () => {
  const post = async (fields: Record<string, string>) => {
    const request = new Request("https://halden.example/book-a-service", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    // None of these posts reaches the database.
    const scope = { uncacheable: () => {} } as Parameters<typeof takePageForm>[1];
    return takePageForm(request, scope, booking());
  };

  test("LEAD-022 the second step without the first one's fields is sent back to the first", async () => {
    const posted = await post({ ...SHOPPER, step: "1" });
    expect(posted).toMatchObject({ status: 422, reply: { error: { make: [REQUIRED] } } });
    expect("reply" in posted && posted.reply.initialValue).toMatchObject(SHOPPER);
  });

  test("the first step in order goes on to the second and keeps what was typed", async () => {
    const posted = await post({ ...VEHICLE, step: "0" });
    expect(posted).toMatchObject({ status: 200, reply: { initialValue: VEHICLE, error: undefined } });
  });

  test("sent as a whole without its end, every problem comes back at once", async () => {
    const posted = await post({ ...VEHICLE, message: "x".repeat(10_000) });
    expect(posted).toMatchObject({
      status: 422,
      reply: { error: { name: [REQUIRED], message: [expect.any(String)] } },
    });
  });
});
