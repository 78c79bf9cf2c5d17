import { expect, test } from "vitest";
import type { StoredLead } from "../leads/sending/deliveries.ts";
import { offerMail } from "./message-facts.ts";

const lead = {
  id: 1,
  uid: "0d5bb5f0",
  siteSlug: "north",
  dealershipSlug: "north",
  createdAt: 0,
  optIn: null,
  record: { payload: { category: "Test Drive", name: "Zoë" }, extras: {}, vehicle: null },
} as unknown as StoredLead;
const to = { siteName: "North", timezone: "Australia/Perth" } as Parameters<typeof offerMail>[0]["to"];

test.each([
  [1, "within 1 minute, before"],
  [5, "within 5 minutes, before"],
])("an offer that lasts %i min says so", (minutes, words) => {
  expect(offerMail({ lead, to, href: "https://desk.example/", isEscalated: false, minutes }).text).toContain(words);
});
