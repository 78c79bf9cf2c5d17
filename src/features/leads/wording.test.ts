import { expect, test } from "vitest";
import type { StoredLead } from "./deliveries.ts";
import { leadDetails } from "./wording.ts";

type Payload = StoredLead["record"]["payload"];

/** What the dealer is told of a lead with this payload, by label. */
function told(payload: Partial<Payload>): Readonly<Record<string, string>> {
  const record = { payload, extras: {}, vehicle: null, event: 22 };
  return Object.fromEntries(leadDetails({ record, optIn: null } as unknown as StoredLead) as [string, string][]);
}

test("LEAD-049 LEAD-050 LEAD-052 the mail tells the page, what the visit came with, and where the shopper has been", () => {
  const lead_attributes = {
    visited_pages: ["/", "/search/used-cars", "/cars/a"],
    linked_query_params: { utm_source: "google", utm_campaign: "autumn sale", gclid: "" },
  };
  expect(told({ url: "https://halden.example/cars/a", page_id: "/cars/a", lead_attributes })).toEqual({
    Page: "https://halden.example/cars/a",
    "Page id": "/cars/a",
    "Came with": "utm_source=google, utm_campaign=autumn sale, gclid",
    "Pages visited": "/, /search/used-cars, /cars/a",
  });
  expect(told({})).toEqual({});
});

test("LEAD-049 of a long visit the newest pages are told, and how many came before them; none can begin a line", () => {
  const visited_pages = Array.from({ length: 20 }, (_, at) => `/page-${at}\nDeposit: paid`);
  const { "Pages visited": pages = "" } = told({ lead_attributes: { visited_pages } });
  expect(pages).toMatch(/^8 earlier, \/page-8 Deposit: paid, .*\/page-19 Deposit: paid$/);
  expect(pages).not.toContain("\n");
});
