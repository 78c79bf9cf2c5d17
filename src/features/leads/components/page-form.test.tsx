import type { SubmissionResult } from "@conform-to/react";
import { describe, expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { SiteViewProvider } from "../../site/components/site-context.tsx";
import { siteView } from "../../site/view.ts";
import { pageFormView } from "../form-view.ts";
import { Submit } from "./form-parts.tsx";
import { PageForm } from "./page-form.tsx";

const config = { enquiryShowLocation: true, loadingMessages: ["One moment", "Nearly"] };
const SITE = testSite("halden", [dealership(1, "parramatta")], { config });

const inSite = (element: Parameters<typeof markup>[0]) =>
  markup(<SiteViewProvider site={siteView(SITE, Date.UTC(2026, 10, 20))}>{element}</SiteViewProvider>);

const chosenIn = (lastResult?: SubmissionResult) => {
  const view = pageFormView("general", "/contact", SITE);
  const html = inSite(<PageForm form={view} submissionId="id-1" lastResult={lastResult} />);
  const list = /<select[^>]*name="location".*?<\/select>/s.exec(html)?.[0] ?? "";
  return /<option[^>]*value="([^"]*)"[^>]*selected=""/.exec(list)?.[1];
};

test("NAV-034 a single location is chosen once: cleared by the shopper, it comes back cleared", () => {
  expect(chosenIn()).toBe("parramatta-yard");
  const error = { location: ["Please choose"] };
  expect(chosenIn({ status: "error", initialValue: { name: "Ann", location: "" }, error })).not.toBe("parramatta-yard");
});

test.each([
  ["25000", "25,000"],
  ["$25,000.00", "25,000.00"],
  ["10% down", "10% down"],
  ["30k", "30k"],
])(
  "LEAD-069 an amount that came back with its form, %j, stands there as %j, and is never another amount",
  (typed, shown) => {
    const view = pageFormView("finance", "/finance", SITE);
    const lastResult = { status: "error", initialValue: { budget: typed }, error: { email: ["Missing"] } } as const;
    const html = inSite(<PageForm form={view} submissionId="id-1" lastResult={lastResult as never} />);
    expect(/<input[^>]*name="budget"[^>]*>/.exec(html)?.[0]).toContain(`value="${shown}"`);
  },
);

test("on paper a form's heading is left out with its fields, rather than standing over an empty box", () => {
  const html = inSite(<PageForm form={pageFormView("finance", "/finance", SITE)} submissionId="id-1" />);
  expect(html).toMatch(/<section [^>]*aria-labelledby="form-heading"[^>]*class="[^"]*print:hidden/);
});

test("LEAD-026 NAV-031 while a form is on its way its button says so, and the site's texts begin under it", () => {
  expect(words(inSite(<Submit sending={false}>Send enquiry</Submit>))).toBe("Send enquiry");
  const sending = inSite(<Submit sending>Send enquiry</Submit>);
  expect(words(sending)).toBe("Submitting... One moment");
  expect(sending).toMatch(/<button[^>]*disabled=""/);
  expect(sending).toContain('role="status"');
});

test("LEAD-002 a form with a place for files is posted in parts; sent back, it carries the files that are kept", () => {
  const photos = { name: "photos", type: "file", label: "Photos", required: true } as const;
  const enquiryFormFields = [{ ...photos, hidden: false, defaultValue: null, options: [] }];
  const site = testSite("halden", [dealership(1, "parramatta")], { config: { enquiryFormFields } });
  const shown = (lastResult?: SubmissionResult) =>
    inSite(<PageForm form={pageFormView("general", "/contact", site)} submissionId="id-1" lastResult={lastResult} />);
  const first = shown();
  expect(first).toMatch(/<form[^>]*encType="multipart\/form-data"/i);
  expect(first).toMatch(/<input[^>]*type="file"[^>]*required=""/);
  expect(first).not.toMatch(/<input type="hidden"[^>]*name="photos"/);
  expect(chosenForm()).not.toMatch(/multipart/);
  const ids = "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11 3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f12";
  const back = shown({ status: "error", initialValue: { photos: ids }, error: { email: ["Please"] } });
  expect(back).toMatch(new RegExp(`<input type="hidden"[^>]*name="photos" value="${ids}"`));
  expect(words(back)).toContain("We have the 2 files that you chose. You can add to them here.");
  expect(back).not.toMatch(/<input[^>]*type="file"[^>]*required=""/);
});

const chosenForm = () => inSite(<PageForm form={pageFormView("general", "/contact", SITE)} submissionId="id-1" />);

describe("a form in steps", () => {
  const booking = (lastResult?: SubmissionResult) => {
    const view = pageFormView("service", "/book-a-service", SITE);
    return inSite(<PageForm form={view} submissionId="id-1" lastResult={lastResult} />);
  };
  /** The sections of the steps, each with its name and whether it is shown while scripts run. */
  const sections = (html: string) =>
    [...html.matchAll(/<section aria-labelledby="service-step-\d" class="([^"]*)"><h3[^>]*>(.*?)<\/h3>/g)].map(
      ([, classes = "", heading = ""]) => [words(heading), !classes.includes("not-noscript:hidden")],
    );

  test("SERV-008 SERV-009 SERV-010 LEAD-020 one step is shown, how far one is, and all of them without JavaScript", () => {
    const html = booking();
    expect(sections(html)).toEqual([
      ["Step 1 of 3: Vehicle Details", true],
      ["Step 2 of 3: Contact Details", false],
      ["Step 3 of 3: Order Details", false],
    ]);
    expect(html).toMatch(/<li aria-current="step"[^>]*>Vehicle Details/);
    expect(html).toMatch(/<button[^>]*value="0" name="step">Next: Contact Details/);
    expect(html.match(/<form/g)).toHaveLength(1);
    for (const name of ["make", "email", "message"]) expect(html).toContain(`name="${name}"`);
  });

  test("SERV-011 LEAD-021 only the last step's own button sends; Enter finds it before the one that goes on", () => {
    const html = booking({ initialValue: { make: "Mazda", step: "1" } });
    expect(sections(html).map(([, shown]) => shown)).toEqual([false, false, true]);
    expect(html).not.toContain("Next: ");
    const first = booking();
    expect(first.indexOf("Request a booking")).toBeLessThan(first.indexOf("Next: "));
  });

  test("LEAD-022 ERR-018 an incomplete step says so, names what is missing, and keeps what was typed", () => {
    const required = "* This field is required";
    const html = booking({
      status: "error",
      initialValue: { make: "Mazda" },
      error: { model: [required], year: [required] },
    });
    const alert = words(/role="alert".*?<\/div><\/div>/s.exec(html)?.[0] ?? "");
    expect(alert).toContain("Please complete the form step before proceeding");
    expect(alert).toContain("Please fix the following errors:");
    expect(alert).toContain(`Model: ${required}`);
    expect(html).toMatch(/<input[^>]*name="make"[^>]*value="Mazda"/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="model"/);
  });

  test("LEAD-020 the steps of a site's enquiry are its own; another form of it has none", () => {
    const enquirySteps = [
      { heading: "Who you are", fields: ["name", "last_name", "phone", "email"] },
      { heading: "What it is about", fields: ["message", "opt_in"] },
    ];
    const site = testSite("halden", [dealership(1, "parramatta")], { config: { enquirySteps } });
    expect(pageFormView("general", "/contact", site).steps.map(({ title }) => title)).toEqual([
      "Who you are",
      "What it is about",
    ]);
    expect(pageFormView("careers", "/careers", site).steps).toEqual([]);
    expect(pageFormView("general", "/contact", SITE).steps).toEqual([]);
  });
});
