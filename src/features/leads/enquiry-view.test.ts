import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { enquiryData, enquiryFormSchema, enquiryView, leadOutcome, refusedFields } from "./enquiry-view.ts";

function enquiryOf(changes: Parameters<typeof testCar>[1] = {}, options: Parameters<typeof testSite>[2] = {}) {
  const site = testSite("halden", [dealership(1, "parramatta")], options);
  const car = testCar(7, changes);
  return enquiryView(car, site);
}

describe("the enquiry about a car", () => {
  test("it posts to its own page, and with JavaScript to the lead call", () => {
    expect(enquiryOf()).toMatchObject({ heading: "Enquire Now", action: "/cars/car-7/enquire", api: "/api/leads" });
  });

  test("LEAD-020 it is asked in the site's steps, what they do not name with the last", () => {
    const enquirySteps = [
      { heading: "Who you are", fields: ["name", "last_name", "phone", "email"] },
      { heading: "What it is about", fields: ["message"] },
    ];
    expect(enquiryOf({}, { config: { enquirySteps } }).steps).toEqual([
      { title: "Who you are", fields: ["name", "last_name", "phone", "email"] },
      { title: "What it is about", fields: ["date", "time", "message", "opt_in"] },
    ]);
    expect(enquiryOf().steps).toEqual([]);
  });

  test("it shows the car's first picture, a film is none, and where it stands", () => {
    const film = { image: null, isVideo: true };
    const photo = { image: { url: "/2.webp" }, isVideo: false };
    const images = [film, photo] as unknown as NonNullable<Parameters<typeof testCar>[1]>["images"];
    expect(enquiryOf({ images, primary_image_url: "/1.webp" }).picture).toBe("/2.webp");
    expect(enquiryOf({ images: [], primary_image_url: "/1.webp" }).picture).toBe("/1.webp");
    expect(enquiryOf({ location_name: "Northside", city: "Brookvale", state: "NSW" }).place).toContain("Northside");
    expect(enquiryOf({ location_name: null, city: null, state: null }).place).toBe("Dealer parramatta");
  });

  test("LEAD-073 the terms are asked for where the car's dealership wants them, day and time never", () => {
    const missing = (termsRequired: boolean) =>
      v.safeParse(enquiryFormSchema({ termsRequired }), {}).issues?.map((issue) => v.getDotPath(issue));
    expect(missing(false)).toEqual(["name", "last_name", "email", "phone"]);
    expect(missing(true)).toEqual(["name", "last_name", "email", "phone", "terms_conditions"]);
  });

  test("VDP-102 about a sold car it asks for something similar", () => {
    expect(enquiryOf({ sold: true })).toMatchObject({
      heading: "Find Me Something Similar",
      subcategory: "Find Me Something Similar",
    });
    expect(enquiryOf().subcategory).toBeNull();
  });

  test("LEAD-046 LEAD-052 LEAD-054 what is sent names car, dealership, category, page and source", () => {
    const submissionId = "0c9f2d4e-8a55-4c0e-9c1c-0a2b1d3e4f50";
    const visit = { url: "https://halden.example/cars/car-7", pageId: "/cars/car-7", submissionId };
    expect(enquiryData(SHOPPER, enquiryOf(), visit)).toEqual({
      ...SHOPPER,
      form: "vehicle",
      page_id: "/cars/car-7",
      car_id: 7,
      dealership_slug: "parramatta",
      category: "Vehicle Enquiry",
      subcategory: null,
      opt_in_text: null,
      url: "https://halden.example/cars/car-7",
      source: "Website",
      submission_id: visit.submissionId,
      lead_attributes: null,
    });
  });

  test("LEAD-049 LEAD-050 what the browser noted of the visit is sent along as it is", () => {
    const lead_attributes = { visited_pages: ["/", "/cars/car-7"], linked_query_params: { gclid: "1" } };
    const visit = { url: "/", pageId: "/", submissionId: "x", lead_attributes };
    expect(enquiryData(SHOPPER, enquiryOf(), visit)).toMatchObject({ lead_attributes });
  });

  test("the words consented to are sent with the consent, and only with it", () => {
    const visit = { url: "/", pageId: "/", submissionId: "x" };
    const about = enquiryOf({}, { config: { optInText: "Yes, tell me more." } });
    expect(enquiryData({ ...SHOPPER, opt_in: true }, about, visit).opt_in_text).toBe("Yes, tell me more.");
    expect(enquiryData({ ...SHOPPER, opt_in: false }, about, visit).opt_in_text).toBeNull();
  });
});

describe("the answer of the lead call", () => {
  test("what is refused at a field comes with the field's name, and stands there; the rest above the form", () => {
    const errors = [
      { field: "date", message: "We are closed." },
      { field: "Vehicle Make", message: "* This field is required" },
      { field: "car_id", message: "Gone." },
    ];
    const outcome = leadOutcome({ error: "Please fix", errors: [...errors, null, { field: 1 }] });
    expect(outcome).toEqual({ kind: "failed", message: "Please fix", errors });
    expect(refusedFields(errors, ["date", "make"])).toEqual({
      fieldErrors: { date: ["We are closed."], make: ["* This field is required"] },
      formErrors: ["Gone."],
    });
  });

  test("fields that a site has come to ask for while the page was open are no riddle: it says to load it again", () => {
    const missing = ["state", "referrer"].map((field) => ({ field, message: "* This field is required" }));
    expect(refusedFields(missing, ["name"]).formErrors).toEqual([expect.stringMatching(/reload the page.*stays/)]);
  });

  test("ANLY-003 LEAD-053 LEAD-076 a lead_id is success, and the event that the server names; 22 where it names none", () => {
    const told = { event: 14, about: { carId: 7, dealershipId: 3 } };
    const answer = { lead_id: 12, event: 14, car_id: 7, dealership_id: 3 };
    expect(leadOutcome(answer)).toEqual({ kind: "sent", leadId: 12, told });
    expect(leadOutcome({ lead_id: 12, event: 1234 })).toMatchObject({ leadId: 12, told: { event: 22, about: {} } });
  });

  test("LEAD-024 an error is shown as the server said it", () => {
    expect(leadOutcome({ error: "This vehicle is not listed." })).toEqual({
      kind: "failed",
      message: "This vehicle is not listed.",
      errors: [],
    });
  });

  test.each([[{}], [null], ["ok"], [{ lead_id: "" }], [{ lead_id: null, error: "" }]])(
    "LEAD-025 ERR-013 neither lead_id nor error: an unexpected error (%o)",
    (body) => {
      expect(leadOutcome(body)).toEqual({ kind: "failed", message: "An unexpected error occured", errors: [] });
    },
  );
});
