import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { letterOf } from "../../notices/letter.ts";
import { noticeWebhookBody } from "../../notices/mails.ts";
import type { StoredLead } from "./deliveries.ts";
import { leadWebhookBody } from "./messages.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/sites.md"), "utf8");
const section = page.split("## What a webhook receives")[1]?.split("\n## ")[0] ?? "";

/** The fields that a table of the page names, by the heading of its first column. */
function fieldsOf(heading: string): readonly string[] {
  const rows = section.split(`| ${heading} | What it is |`)[1]?.split("\n\n")[0]?.split("\n") ?? [];
  const names = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)]);
  return names.map(([, name = ""]) => name).sort();
}

const lead = {
  id: 1,
  uid: "u",
  siteSlug: "north",
  createdAt: 0,
  optIn: null,
  record: { event: 15, payload: {}, vehicle: null, tradeIn: null, extras: {} },
} as unknown as StoredLead;

test("the page for whoever receives a webhook names every field that is sent, of leads and of notices, and no other", () => {
  const sentOfLead = Object.keys(JSON.parse(leadWebhookBody(lead, { timezone: "Australia/Perth" })));
  expect(fieldsOf("Field")).toEqual(sentOfLead.sort());
  const letter = letterOf({ subject: "S", heading: "H", words: ["W"], reference: "R" });
  const notice = { uid: "u", kind: "feed.held", audience: "dealership", createdAt: 0, letter } as const;
  expect(fieldsOf("Field of a notice")).toEqual(Object.keys(JSON.parse(noticeWebhookBody(notice, "north"))).sort());
});
