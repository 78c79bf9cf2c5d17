import { describe, expect, test } from "vitest";
import { reportAddress, reportView } from "./history-report.ts";

describe("the history report of a car", () => {
  test("CAR-050 its file is an address, a path of the site's own, or an object that holds one", () => {
    expect(reportAddress("https://reports.example/1.pdf")).toBe("https://reports.example/1.pdf");
    expect(reportAddress(" http://reports.example/1?a=b ")).toBe("http://reports.example/1?a=b");
    expect(reportAddress("/art/report.svg?v=1#top")).toBe("/art/report.svg?v=1#top");
    expect(reportAddress({ url: "https://reports.example/1.pdf" })).toBe("https://reports.example/1.pdf");
    expect(reportAddress('{"url": "/art/report.svg"}')).toBe("/art/report.svg");
  });

  test.each([
    null,
    "",
    "Clear",
    "www.reports.example/1.pdf",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://reports.example/1",
    "{broken",
    '{"url": {"url": 1}}',
    { path: "/art" },
    42,
    `/${"x".repeat(2_000)}`,
  ])("%j is none", (file) => {
    expect(reportAddress(file)).toBeNull();
  });

  test("a path that leads elsewhere is told as where it leads", () => {
    for (const path of ["//evil.example/1", "/\\evil.example/1", "/\t/evil.example/1"]) {
      expect(reportAddress(path)).toBe("https://evil.example/1");
    }
  });

  test("VDP-123 SITE-045 the button is there only with a report, and called as the site's plugin calls it", () => {
    const car = { id: 7, dealership_id: 3, file: "/art/report.svg" };
    const ppsr = { websitePlugins: [{ feature: "history-report", name: "PPSR Report" as const }] };
    const plain = { websitePlugins: [{ feature: "price", name: "Autogauge" as const }] };
    expect(reportView(car, plain)).toEqual({
      href: "/art/report.svg",
      label: "Vehicle History Report",
      about: { carId: 7, dealershipId: 3 },
    });
    expect(reportView(car, ppsr)?.label).toBe("PPSR Report");
    for (const file of [null, "none"]) expect(reportView({ ...car, file }, ppsr)).toBeNull();
  });
});
