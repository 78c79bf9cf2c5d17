import { afterAll, beforeAll, expect, test } from "vitest";
import { type Workshop, workshopOf } from "./workshop.ts";

let workshop: Workshop;
beforeAll(async () => {
  workshop = await workshopOf("lead-kind.md");
});
afterAll(() => workshop.close());

const SEND = `
  import { mkdtempSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { migrate, openDatabase } from "./src/db/open.ts";
  import { pageFormData, pageFormView } from "./src/features/leads/form-view.ts";
  import { submitLead } from "./src/features/leads/mutations.ts";
  import { leadAdf } from "./src/features/leads/sending/adf.ts";
  import { confirmationOf } from "./src/features/leads/sending/confirmation.ts";
  import { kindOf } from "./src/features/forms/lead-kinds.ts";
  import { text } from "./src/features/site/texts/texts.ts";
  import { dealership, SHOPPER, testSite } from "./test/fixtures/site.ts";
  const site = testSite("one", [dealership(1, "yard")]);
  const form = pageFormView("insurance", "/insurance", site);
  const db = await openDatabase({ url: null, dataDir: mkdtempSync("data-") });
  await migrate(db);
  const send = (typed) => {
    const visit = { url: "https://one.example/insurance", pageId: "/insurance", submissionId: "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11" };
    const userData = pageFormData({ ...SHOPPER, ...typed }, form, visit);
    return submitLead(db, site, { userData }, { now: 0, ip: "203.0.113.9", userAgent: "Test" });
  };
  const refused = await send({ vehicle: "Mazda CX-5" });
  const sent = await send({ vehicle: "Mazda CX-5", year: "2021" });
  const lead = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  const record = JSON.parse(lead.payload);
  const stored = { uid: "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11", record, dealershipSlug: "yard", id: 1, createdAt: 0 };
  console.log(JSON.stringify({
    form: [form.heading, form.submit, form.fields.find(({ name }) => name === "vehicle").label],
    refused: refused.error.errors.map(({ field }) => field),
    sent: sent.ok,
    stored: [lead.category, record.extras.year],
    adf: leadAdf(stored, { siteName: "One", timezone: "Australia/Sydney" }, "crm@yard.example"),
    letter: confirmationOf(stored, site).subject,
    thanks: text(site.config, "thanks." + kindOf(lead.category).thanks),
  }));
  await db.destroy();
`;

test("LEAD-054 the form of the walk-through is shown, judged, stored, confirmed, thanked for, and no prospect", async () => {
  expect(JSON.parse(await workshop.run(SEND))).toEqual({
    form: ["Insure your vehicle", "Ask for a quote", "Vehicle to insure"],
    refused: ["year"],
    sent: true,
    stored: ["Insurance Quote", "2021"],
    adf: null,
    letter: "Your insurance enquiry",
    thanks: "Thank you for asking about insurance",
  });
});

test("no other file needs a change: a kind without its texts, and a form without its parts, do not compile", async () => {
  const drop = (path: string, what: RegExp) => workshop.change(path, (text) => text.replace(what, ""));
  await drop("src/features/leads/sending/confirmation.ts", /^ {2}insurance: \{.*?^ {2}\},\n/ms);
  await drop("src/features/site/texts/forms.ts", /^ {2}"thanks\.insurance": .*\n/m);
  await drop("src/features/forms/lead-forms.ts", /^ {4}submit: "Ask for a quote",\n/m);
  const unknown = (text: string) => text.replace(/(Sales: .* event:) null/, '$1 { used: "sold", new: "sold" }');
  await workshop.change("src/features/forms/lead-kinds.ts", unknown);
  const problems = await workshop.compile("src/features/leads/mutations.ts", "src/features/leads/form-view.ts");
  const files = problems.map((problem) => problem.split(":")[0]?.split("/").at(-1));
  expect(new Set(files)).toEqual(new Set(["confirmation.ts", "forms.ts", "lead-forms.ts", "lead-event.ts"]));
});
