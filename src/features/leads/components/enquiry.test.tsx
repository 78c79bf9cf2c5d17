import type { SubmissionResult } from "@conform-to/react";
import { describe, expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { SiteViewProvider } from "../../site/components/site-context.tsx";
import { siteView } from "../../site/view.ts";
import type { EnquiryView } from "../enquiry-view.ts";
import { askAbout } from "../vehicle-asks.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { EnquireLink, EnquiryProvider } from "./enquiry-provider.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { SuccessNote } from "./success-note.tsx";

const SITE = siteView(testSite("halden", [dealership(1, "parramatta")]), Date.UTC(2026, 10, 20));
const ENQUIRY: EnquiryView = {
  ask: "enquire",
  heading: "Enquire Now",
  submit: "Send enquiry",
  asks: {
    enquire: { heading: "Enquire Now", submit: "Send enquiry", category: "Vehicle Enquiry" },
    "test-drive": { heading: "Book Test Drive", submit: "Request test drive", category: "Test Drive" },
    "request-photos": { heading: "Request Photos", submit: "Request photos", category: "Request Photos" },
  },
  action: "/cars/a/enquire",
  api: "/api/leads",
  appointments: "/api/appointments?dealership_id=1",
  carPath: "/cars/a",
  carId: 1,
  dealershipSlug: "parramatta",
  steps: [],
  category: "Vehicle Enquiry",
  subcategory: null,
  name: "2022 Kia EV6",
  title: "2022 Kia EV6",
  badge: null,
  picture: null,
  kind: "car",
  price: { kind: "car-price", text: "$63,990", note: null, before: null },
  place: null,
  phone: null,
  licence: "Halden · MD 1",
  optInText: "Yes, tell me more.",
  termsRequired: false,
  termsHref: "/terms-and-conditions",
  privacyHref: "/privacy-policy",
  collector: "Halden Motor Group Pty Ltd",
};

const form = (changes: Partial<EnquiryView> = {}, lastResult?: SubmissionResult) =>
  markup(
    <SiteViewProvider site={SITE}>
      <EnquiryForm enquiry={{ ...ENQUIRY, ...changes }} submissionId="id-1" lastResult={lastResult} />
    </SiteViewProvider>,
  );
const tagNamed = (html: string, name: string) => new RegExp(`<[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";

describe("the enquiry form", () => {
  test("LEAD-014 LEAD-017 its fields, with the right keyboards and autocomplete names; only the message is optional", () => {
    const html = form();
    const expected = {
      name: ['type="text"', 'autoComplete="given-name"', "required"],
      last_name: ['type="text"', 'autoComplete="family-name"', "required"],
      email: ['type="email"', 'autoComplete="email"', "required"],
      phone: ['type="tel"', 'autoComplete="tel"', "required"],
    };
    for (const [name, parts] of Object.entries(expected)) {
      for (const part of parts) expect(tagNamed(html, name)).toContain(part);
    }
    expect(tagNamed(html, "message")).not.toContain("required");
    expect(words(html)).toContain("Message (optional)");
  });

  test("it posts without JavaScript, and leaves the checking to the server", () => {
    expect(form()).toMatch(/<form id="enquiry" noValidate="" [^>]*action="\/cars\/a\/enquire" method="post"/);
    expect(tagNamed(form(), "submission_id")).toContain('value="id-1"');
  });

  test("LEAD-011 the marketing box is unticked, with the site's words", () => {
    expect(tagNamed(form(), "opt_in")).not.toContain('checked=""');
    expect(words(form())).toContain("Yes, tell me more.");
  });

  test("LEAD-015 LEAD-018 VDP-121 a test drive asks for any day and time until the dealership's own are there", () => {
    const html = form(askAbout(ENQUIRY, "test-drive"));
    expect(tagNamed(html, "date")).toContain('type="date"');
    expect(tagNamed(html, "time")).toContain('type="time"');
    expect(html).toContain('action="/cars/a/test-drive"');
    expect(words(html)).toMatch(/Preferred date \(optional\) Preferred time \(optional\) Message.*Request test drive/);
    expect(tagNamed(form(), "date")).toBe("");
  });

  test("VDP-120 LEAD-054 pictures are asked for by the same form, and its lead says so", () => {
    const asked = askAbout(ENQUIRY, "request-photos");
    expect(asked).toMatchObject({ heading: "Request Photos", category: "Request Photos" });
    expect(form(asked)).toContain('action="/cars/a/request-photos"');
    const sold = { ...ENQUIRY, subcategory: "Find Me Something Similar" } as const;
    expect(askAbout(sold, "test-drive")).toBe(sold);
  });

  test("LEAD-073 the terms box only for dealers that ask for it", () => {
    expect(tagNamed(form(), "terms_conditions")).toBe("");
    expect(tagNamed(form({ termsRequired: true }), "terms_conditions")).toContain("required");
  });

  test("who collects the details is said before they are sent", () => {
    const [before = ""] = form().split('type="submit"');
    expect(words(before)).toContain("Halden Motor Group Pty Ltd collects these details");
    expect(before).toContain('href="/privacy-policy"');
  });

  test("LEAD-029 LEAD-074 ERR-020 a form sent back lists its errors, shows each at its field, and keeps what was typed", () => {
    const required = ["* This field is required"];
    const html = form(
      {},
      {
        status: "error",
        initialValue: { name: "Imogen", opt_in: "on" },
        error: { last_name: required, email: ["Please enter a valid email address."] },
      },
    );
    expect(words(html)).toContain(
      "Please fix the following errors: Last name: * This field is required Email: Please enter a valid email address.",
    );
    expect(html).toContain('href="#enquiry-last_name"');
    expect(html).toMatch(/id="enquiry-last_name-error"[^>]*>.*\* This field is required/);
    expect(tagNamed(html, "last_name")).toContain('aria-describedby="enquiry-last_name-error"');
    expect(tagNamed(html, "name")).toContain('value="Imogen"');
    expect(tagNamed(html, "opt_in")).toContain('checked=""');
  });

  test("a field that people do not see waits for programs", () => {
    expect(tagNamed(form(), "website")).toContain('tabindex="-1"');
  });
});

test("LEAD-030 a single error is an alert of its own, without a list's heading", () => {
  const html = markup(<ErrorSummary problems={[{ fieldId: null, text: "An unexpected error occured" }]} />);
  expect(html).toContain('role="alert"');
  expect(words(html)).toBe("An unexpected error occured");
  expect(markup(<ErrorSummary problems={[]} />)).toBe("");
});

test("VDP-104 VDP-119 Enquire Now is a link to the form's own page, which a dialog takes the place of", () => {
  const html = markup(
    <EnquiryProvider enquiry={ENQUIRY} Frame={({ children }) => <dialog>{children}</dialog>}>
      <EnquireLink />
    </EnquiryProvider>,
  );
  expect(html).toMatch(/<a href="\/cars\/a\/enquire"[^>]*>Enquire Now<\/a>/);
  expect(html).not.toContain("<dialog");
});

describe("the thanks", () => {
  const note = (known: Parameters<typeof SuccessNote>[0]["known"]) =>
    words(
      markup(
        <SiteViewProvider site={SITE}>
          <SuccessNote known={known} />
        </SiteViewProvider>,
      ),
    );

  test("LEAD-032 by the category, with the car's name; generic where nothing is known", () => {
    expect(note({ category: "Vehicle Enquiry", car: "2022 Kia EV6" })).toMatch(
      /^Thank you for your enquiry We have your message about the 2022 Kia EV6 ?\./,
    );
    expect(note(null)).toMatch(/^Thank you for getting in touch We have your message\./);
    expect(note({ category: "Test Drive", car: null })).toMatch(/^Thank you for booking a test drive/);
  });
});

test("LEAD-020 LEAD-021 LEAD-022 the enquiry about a car is asked in the steps of its site, the last of which sends it", () => {
  const steps = [
    { title: "Who you are", fields: ["name", "last_name", "email", "phone"] },
    { title: "What it is about", fields: ["date", "time", "message", "opt_in"] },
  ];
  const shown = (html: string) =>
    [...html.matchAll(/<section aria-labelledby="enquiry-step-\d" class="([^"]*)"/g)].map(
      ([, classes = ""]) => !classes.includes("not-noscript:hidden"),
    );
  const first = form({ steps });
  expect(shown(first)).toEqual([true, false]);
  expect(first).toContain("Next: What it is about");
  const second = form({ steps }, { initialValue: { name: "Ann", step: "0" } });
  expect(shown(second)).toEqual([false, true]);
  expect(second).toMatch(/name="name"[^>]*value="Ann"|value="Ann"[^>]*name="name"/);
  const wrong = form({ steps }, { status: "error", error: { phone: ["* This field is required"] } });
  expect(words(wrong)).toContain("Please complete the form step before proceeding");
  expect(shown(form())).toEqual([]);
});
