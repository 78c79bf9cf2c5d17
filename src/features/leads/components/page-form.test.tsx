import type { SubmissionResult } from "@conform-to/react";
import { expect, test } from "vitest";
import { markup, words } from "../../../ui/testing.tsx";
import { SiteViewProvider } from "../../site/components/site-context.tsx";
import { siteView } from "../../site/view.ts";
import { pageFormView } from "../form-view.ts";
import { dealership, testSite } from "../testing.ts";
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

test("LEAD-026 NAV-031 while a form is on its way its button says so, and the site's texts begin under it", () => {
  expect(words(inSite(<Submit sending={false}>Send enquiry</Submit>))).toBe("Send enquiry");
  const sending = inSite(<Submit sending>Send enquiry</Submit>);
  expect(words(sending)).toBe("Submitting... One moment");
  expect(sending).toMatch(/<button[^>]*disabled=""/);
  expect(sending).toContain('role="status"');
});
