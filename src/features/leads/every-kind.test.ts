import { describe, expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { isEventNumber } from "../analytics/events.ts";
import { FORM_KINDS, FORMS } from "../forms/lead-forms.ts";
import { LEAD_KINDS, type LeadCategory } from "../forms/lead-kinds.ts";
import { ownField } from "../forms/own-fields.ts";
import { TEXTS } from "../site/texts/texts.ts";
import { filled } from "../site/texts/words.ts";
import { pageFormView } from "./form-view.ts";
import { leadEvent } from "./lead-event.ts";
import { leadCategory, leadRecord } from "./rules.ts";
import { leadAdf } from "./sending/adf.ts";
import { confirmationOf } from "./sending/confirmation.ts";

const NORTH = dealership(1, "north");
const SITE = testSite("north", [NORTH]);
const CRM = {
  siteName: "North",
  timezone: "Australia/Sydney",
  currency: "AUD",
  siteUrl: null,
  dealershipName: "North",
};

const recordOf = (category: LeadCategory) =>
  leadRecord({
    payload: { ...SHOPPER, category },
    userData: SHOPPER,
    category,
    car: null,
    dealership: NORTH,
    config: SITE.config,
    userAgent: "Test",
  });

describe("every kind of lead", () => {
  test.each(Object.keys(LEAD_KINDS) as LeadCategory[])(
    "LEAD-054 %s is taken, thanked for, confirmed and sent as what it is",
    (category) => {
      const kind = LEAD_KINDS[category];
      const listed = { enquiryCategories: [category] };
      expect(leadCategory({ category }, false, true, listed).ok).toBe(true);
      expect(leadCategory({ category }, false, true, { enquiryCategories: [] }).ok).toBe(kind.taken === "everywhere");
      expect(leadCategory({ category }, false, false, listed).ok).toBe(kind.early === true);
      expect(TEXTS[`thanks.${kind.thanks}`]).toMatch(/\w/);
      const lead = { uid: "0d5bb5f0-8c10-4c4e-9d4b-3a2f8f0f1a11", record: recordOf(category), dealershipSlug: "north" };
      expect(confirmationOf(lead, SITE)).toMatchObject({ subject: expect.stringMatching(/\w/) });
      const xml = leadAdf({ ...lead, id: 1, createdAt: 0 } as never, CRM as never, "crm@north.example");
      expect(/interest="([\w-]+)"/.exec(xml ?? "")?.[1] ?? null).toBe(kind.interest);
      for (const car_type of ["used", "new"] as const) {
        expect(isEventNumber(leadEvent(category, undefined, { car_type, tag: null }))).toBe(true);
      }
    },
  );

  test.each(FORM_KINDS)("the form %s is shown with its words and fields, and sends a kind that there is", (kind) => {
    const form = pageFormView(kind, "/page", SITE);
    const filledText = (words: string) => filled(words, { name: "", vehicle: "car", Vehicle: "Car" });
    expect([form.heading, form.submit]).toEqual([filledText(FORMS[kind].heading), FORMS[kind].submit]);
    expect(Object.keys(LEAD_KINDS)).toContain(form.category);
    for (const ask of FORMS[kind].asks) {
      const name = ask.replace("!", "") as Parameters<typeof ownField>[0];
      const own = ownField(name, false).label;
      const label = name === "vehicle" ? filledText(FORMS[kind].vehicle ?? own) : own;
      expect(form.fields).toContainEqual(expect.objectContaining({ name, label, required: ask.endsWith("!") }));
    }
  });
});
