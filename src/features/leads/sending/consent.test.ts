import { describe, expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../../test/fixtures/site.ts";
import type { SiteConfig } from "../../site/schema.ts";
import { leadRecord } from "../rules.ts";
import { optInRecord } from "./consent.ts";

const north = dealership(1, "north");
const site = testSite("test", [north]);

describe("consent is recorded: who, when, how, which words", () => {
  const record = () =>
    leadRecord({
      payload: { ...SHOPPER, opt_in: true, url: "/contact" },
      userData: {},
      category: "General Enquiry",
      car: null,
      dealership: north,
      config: site.config,
      userAgent: "Browser/1.0",
    });
  const facts = { now: Date.UTC(2026, 10, 30), ip: "203.0.113.9" };
  const words = "Yes, I would like to subscribe to receive latest offers & product updates.";
  test("LEAD-011 ticked, with the words of the configuration", () => {
    expect(optInRecord(record(), { opt_in: true, opt_in_text: words }, site.config, facts)).toEqual({
      given: true,
      name: "Zoë O'Brien",
      email: SHOPPER.email,
      phone: SHOPPER.phone,
      at: "2026-11-30T00:00:00.000Z",
      words,
      words_reported: null,
      how: { form: "General Enquiry", url: "/contact", ip: "203.0.113.9", user_agent: "Browser/1.0" },
    });
  });
  test("words that the site never had are kept beside its own", () => {
    const forged = optInRecord(record(), { opt_in: true, opt_in_text: "Free car" }, site.config, facts);
    expect(forged).toMatchObject({ words, words_reported: "Free car" });
  });
  test("LEAD-011 the label of the site's own box is its words too, that of another field is not", () => {
    const box = { required: false, hidden: false, defaultValue: null, options: [] };
    const enquiryFormFields: SiteConfig["enquiryFormFields"] = [
      { ...box, name: "opt_in", type: "checkbox", label: "Send me news." },
      { ...box, name: "fleet", type: "checkbox", label: "I buy for a fleet." },
    ];
    const config = { ...site.config, enquiryFormFields };
    const recordOf = (text: string) => optInRecord(record(), { opt_in: true, opt_in_text: text }, config, facts);
    expect(recordOf("Send me news.")).toMatchObject({ words: "Send me news.", words_reported: null });
    expect(recordOf("I buy for a fleet.")).toMatchObject({ words, words_reported: "I buy for a fleet." });
  });
  test("who gave one name alone is recorded by it", () => {
    const { payload, ...rest } = record();
    const optedIn = { opt_in: true };
    const named = (names: { name?: string; last_name?: string }) =>
      optInRecord(
        { ...rest, payload: { ...payload, name: undefined, last_name: undefined, ...names } },
        optedIn,
        site.config,
        facts,
      );
    expect(named({ last_name: "O'Brien" })?.name).toBe("O'Brien");
    expect(named({})?.name).toBeNull();
  });
  test("unticked is a record too; a form without the box leaves none", () => {
    expect(optInRecord(record(), { opt_in: false }, site.config, facts)).toMatchObject({ given: false });
    expect(optInRecord(record(), {}, site.config, facts)).toBeNull();
  });
});
