import { describe, expect, test } from "vitest";
import { at, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

describe.each(["halden", "kingtide"])("the menu of %s", (site) => {
  test("NAV-005 opens the site's own pages without a reload, and so does Back", async () => {
    const { page, leave } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(at(site, "/search/used-cars"));
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Finance" }).click();
    await page.waitForURL(at(site, "/finance"));
    await page.getByRole("heading", { level: 1, name: /finance/i }).waitFor();
    await page.goBack();
    await page.getByRole("list", { name: "Search results" }).waitFor();
    expect(documents).toEqual([]);
    await leave();
  });
});
