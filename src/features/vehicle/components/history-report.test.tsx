import { expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import { SiteViewProvider } from "../../site/components/site-context.tsx";
import type { SiteView } from "../../site/view.ts";
import type { ReportView } from "../../stock/facts/history-report.ts";
import { HistoryReport } from "./history-report.tsx";

const site = { config: { analyticsEndpoint: null } } as unknown as SiteView;
const button = (report: ReportView | null) =>
  markup(
    <SiteViewProvider site={site}>
      <HistoryReport report={report} />
    </SiteViewProvider>,
  );

test("VDP-123 the report opens in a tab of its own, which learns nothing of this one; none, no button", () => {
  const about = { carId: 7, dealershipId: 3 };
  const html = button({ href: "https://reports.example/1.pdf", label: "Vehicle History Report", about });
  expect(html).toMatch(/^<a href="https:\/\/reports\.example\/1\.pdf" target="_blank" rel="noopener noreferrer"/);
  expect(words(html)).toBe("Vehicle History Report (opens in a new tab)");
  expect(button(null)).toBe("");
});
