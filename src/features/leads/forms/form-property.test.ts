import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../../db/open.ts";
import { formSchema, isFieldShown } from "../../forms/checks.ts";
import type { FieldView } from "../../forms/field-view.ts";
import { FORM_KINDS } from "../../forms/lead-forms.ts";
import { OWN_FIELDS } from "../../forms/own-fields.ts";
import { FIELD_TYPES, KNOWN_FIELDS, siteField } from "../../forms/site-fields.ts";
import { enquiryOptions } from "../../site/options/enquiries.ts";
import { platformDefaults, type SiteConfig } from "../../site/schema.ts";
import type { Site } from "../../site/site.ts";
import { type PageFormView, pageFormData, pageFormView } from "../form-view.ts";
import { prepareLead } from "../mutations.ts";

const SITE_WORDS = { enquiryMessageRequired: false, optInText: "" };

/** What a person types into a field of each kind. */
const ANSWERS: Readonly<Record<FieldView["check"], string>> = {
  name: "Zoë",
  email: "zoe@shopper.example",
  phone: "0491 570 156",
  postcode: "2000",
  message: "Is it still there?",
  date: "2026-12-01",
  time: "09:30",
  year: "2021",
  money: "$25,000",
  kms: "85,000 kms",
  number: "3.5",
  plate: "482 KD6",
  word: "Mazda",
  phrase: "2021 Mazda CX-5",
  text: "Words",
  file: "file",
  option: "",
  tick: "on",
};

const SOUND_WORDS = ["Red", "Service", "General Enquiry", "Unsubscribe", "Trade In", "Noise & <light>", "Parts"];
const soundWord = fc.constantFrom(...SOUND_WORDS);
const anyWord = fc.oneof(
  soundWord,
  fc.constantFrom(" Sales", "a\nb", "", "x".repeat(101)),
  fc.string({ maxLength: 12 }),
);
const soundName = fc.constantFrom(
  "postcode",
  "date",
  "time",
  "fleet_size",
  "colour",
  "Trim",
  "own-1",
  "title",
  "style",
);
const anyName = fc.oneof(
  fc.constantFrom(...Object.keys(KNOWN_FIELDS), ...Object.keys(OWN_FIELDS)),
  fc.constantFrom("submission_id", "constructor", "submit", "a.b", "a[0]", "url", "form"),
  fc.string({ maxLength: 8 }),
);
const type = fc.constantFrom(...FIELD_TYPES);

/** A valid field. */
const soundField = fc
  .record({
    name: soundName,
    type,
    required: fc.boolean(),
    hidden: fc.boolean(),
    options: fc.uniqueArray(soundWord, { minLength: 1, maxLength: 3 }),
    hasDefault: fc.boolean(),
  })
  .map(({ hidden, options, hasDefault, ...own }) => {
    const type = KNOWN_FIELDS[own.name]?.types[0] ?? own.type;
    const check = siteField({ ...own, type, hidden, options, label: "", defaultValue: null }, SITE_WORDS).check;
    const defaultValue = check === "option" ? options[0] : ANSWERS[check];
    return {
      ...own,
      type,
      label: "Own field",
      hidden: hidden && hasDefault && type !== "file",
      ...(hasDefault && type !== "file" ? { defaultValue } : {}),
      ...(type === "select" || type === "radio" ? { options } : {}),
      ...(type === "hidden" ? { required: false } : {}),
    };
  });
/** Fields as an operator might also write them: reserved names, types that do not fit, choices without options. */
const anyField = fc.record(
  {
    name: fc.oneof(soundName, anyName),
    type,
    label: fc.oneof(fc.constant("Own field"), anyWord),
    required: fc.boolean(),
    hidden: fc.boolean(),
    defaultValue: fc.option(fc.oneof(fc.constantFrom("on", "12", "2026-12-01", "09:30", "me@x.example"), anyWord)),
    options: fc.array(anyWord, { maxLength: 3 }),
  },
  { requiredKeys: ["name", "type", "label"] },
);

/** Contact fields that allow an answer, in all combinations, and one combination that does not. */
const contacts = fc.constantFrom(
  [{ name: "name", type: "text", label: "Name", required: true }],
  [{ name: "email", type: "email", label: "Email", required: true }],
  [{ name: "phone", type: "tel", label: "Phone", required: true }],
  [
    { name: "name", type: "text", label: "Name" },
    { name: "phone", type: "text", label: "Phone", required: true },
    { name: "opt_in", type: "checkbox", label: "News", hidden: true },
    { name: "message", type: "textarea", label: "Message", hidden: true },
  ],
  platformDefaults().enquiryFormFields,
);
const flags = {
  enquiryMessageRequired: fc.boolean(),
  enquiryShowCategory: fc.boolean(),
  enquiryShowDealership: fc.boolean(),
  enquiryShowLocation: fc.boolean(),
  serviceIntervalRequired: fc.boolean(),
};
const soundConfig = fc.record({
  ...flags,
  enquiryFormFields: fc
    .tuple(contacts, fc.uniqueArray(soundField, { maxLength: 5, selector: (one) => one.name }))
    .map(([who, more]) => [...who, ...more]),
  enquirySteps: fc.array(
    fc.record({ heading: soundWord, fields: fc.array(fc.oneof(soundName, anyName.filter(Boolean)), { minLength: 1 }) }),
    { maxLength: 3 },
  ),
  enquiryCategories: fc.uniqueArray(soundWord, { minLength: 1 }),
  serviceTypes: fc.uniqueArray(soundWord),
});
const anyConfig = fc.record({
  ...flags,
  enquiryFormFields: fc.oneof(
    fc.array(anyField, { maxLength: 4 }),
    fc.tuple(contacts, fc.array(anyField, { maxLength: 2 })).map(([who, more]) => [...who, ...more]),
  ),
  enquirySteps: fc.constant([]),
  enquiryCategories: fc.array(anyWord, { maxLength: 4 }),
  serviceTypes: fc.array(anyWord, { maxLength: 3 }),
});
const sites = fc.record({
  config: fc.oneof(soundConfig, anyConfig),
  serviceFormVariant: fc.constantFrom("full" as const, "minimal" as const),
  locationSetsDealership: fc.boolean(),
  /** Whether each of the two dealerships requires its terms. */
  terms: fc.tuple(fc.boolean(), fc.boolean()),
  /** Number of locations that the site shows. */
  places: fc.constantFrom(0, 1, 2),
});
type Drawn = typeof sites extends fc.Arbitrary<infer T> ? T : never;

/** The configuration as its schema reads it, or the sentences with which it is refused. */
function read({ config }: Drawn): {
  readonly config: Partial<SiteConfig> | null;
  readonly sentences: readonly string[];
} {
  const { options } = enquiryOptions;
  const parsed = Object.entries(config).map(([key, value]) => {
    const option = options[key as keyof typeof options];
    return [key, v.safeParse(option.schema as v.GenericSchema, value)] as const;
  });
  const sentences = parsed.flatMap(([, result]) => result.issues?.map(({ message }) => message) ?? []);
  if (sentences.length > 0) return { config: null, sentences };
  return { config: Object.fromEntries(parsed.map(([key, result]) => [key, result.output])), sentences };
}

function siteOf(drawn: Drawn, config: Partial<SiteConfig>): Site {
  const { serviceFormVariant, locationSetsDealership, terms, places } = drawn;
  const options = { config: { ...config, serviceFormVariant, locationSetsDealership } as Partial<SiteConfig> };
  const site = testSite("halden", [dealership(1, "north"), dealership(2, "south")], options);
  const asks: Readonly<Record<string, boolean>> = { north: terms[0], south: terms[1] };
  return {
    ...site,
    locations: site.locations.map((place, at) => ({ ...place, visible: at < places })),
    configFor: (slug) => ({ ...site.config, termsRequired: asks[slug] ?? false }),
  };
}

/** Fills the form in as a person would: every visible field, or only the required ones. */
function fillIn(form: PageFormView, all: boolean, subject: number): FormData {
  const typed = new FormData();
  const put = (one: FieldView) => {
    const { options = [] } = one;
    if (one.control === "hidden") return typed.set(one.name, one.defaultValue ?? "");
    if (!isFieldShown(one, (other) => typed.get(other))) return;
    const chosen = options[one.name === "category" ? subject % options.length : 0]?.value ?? "";
    if (one.check === "file") {
      const chosen = new File(["bytes"], "front.jpg");
      return typed.set(one.name, all || one.required ? chosen : new File([], ""));
    }
    if (all || one.required) return typed.set(one.name, one.check === "option" ? chosen : ANSWERS[one.check]);
    if (one.check !== "tick") typed.set(one.name, one.control === "radios" ? "" : (one.defaultValue ?? ""));
  };
  for (const one of form.fields) put(one);
  if (form.termsRequired) typed.set("terms_conditions", "on");
  return typed;
}

const RUNS = 120;

describe("any configuration that the schema takes", () => {
  const facts = { now: Date.UTC(2026, 10, 20), ip: "203.0.113.9", userAgent: "Browser/1.0" };
  const visit = { url: "http://halden.example/page", pageId: "/page", submissionId: crypto.randomUUID() };

  let files = 0;
  /** A file that was sent before, as the browser sends each before the lead. */
  let db: Database;
  const fileId = crypto.randomUUID();
  const folder = mkdtempSync(join(tmpdir(), "forecourt-property-"));
  beforeAll(async () => {
    db = await openDatabase({ url: null, dataDir: folder });
    await migrate(db);
    const file = { uid: fileId, site_id: "halden", name: "front.jpg", type: "image/jpeg", bytes: 5 } as const;
    await db
      .insertInto("lead_files")
      .values({ ...file, created_at: 0 })
      .execute();
  });
  afterAll(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  test("LEAD-002 LEAD-007 LEAD-009 LEAD-054 gives forms that can be sent and are delivered; what cannot is refused with a sentence", async () => {
    let [accepted, refused] = [0, 0];
    files = 0;
    const property = fc.asyncProperty(sites, fc.nat(9), async (drawn, subject) => {
      const { config, sentences } = read(drawn);
      refused += sentences.length > 0 ? 1 : 0;
      for (const sentence of sentences) expect(sentence).toMatch(/^["A-Z].*[.]$/s);
      if (!config) return;
      accepted += 1;
      const site = siteOf(drawn, config);
      for (const kind of FORM_KINDS) {
        const form = pageFormView(kind, "/page", site);
        expect(form.steps.every((step) => step.fields.length > 0)).toBe(true);
        for (const all of [true, false]) {
          const sent = await send(site, form, fillIn(form, all, subject));
          expect(sent, `${kind}, ${all ? "all" : "what must be"}`).toEqual({ waiting: true });
        }
      }
    });
    await fc.assert(property, { numRuns: RUNS, seed: 20_261_122 });
    // Both outcomes must be frequent: a schema that refused everything would prove nothing.
    expect(accepted).toBeGreaterThan(RUNS / 4);
    expect(refused).toBeGreaterThan(RUNS / 4);
    expect(files).toBeGreaterThan(RUNS / 4);
  }, 60_000);

  /**
   * Sends the form as `posted-form.ts` and the lead call take it: read by the form's own fields, then judged by the
   * server.
   */
  async function send(site: Site, form: PageFormView, typed: FormData) {
    const { parseWithValibot } = await import("@conform-to/valibot");
    const read = parseWithValibot(typed, { schema: formSchema(form, (name) => typed.get(name)) });
    if (read.status !== "success") return { asked: read.error };
    const values = Object.entries(read.value as object).map(([name, value]) => [
      name,
      value instanceof File ? fileId : value,
    ]);
    const userData = JSON.parse(JSON.stringify(pageFormData(Object.fromEntries(values), form, visit)));
    const lead = await prepareLead(db, site, { userData }, facts);
    if (!lead.ok) return { refused: lead.error };
    const { record, deliveries } = lead.value;
    const isFilled = (value: unknown) => (value instanceof File ? value.size > 0 : Boolean(value));
    const lost = form.fields
      .filter(({ name, label, check }) => {
        const isNamed = check !== "file" || record.files?.some((file) => file.label === label);
        return isFilled(typed.get(name)) && !(isKept(record, name) && isNamed);
      })
      .map(({ name }) => name);
    files += record.files?.length ?? 0;
    return lost.length > 0 ? { lost } : { waiting: deliveries.some(({ state }) => state === "waiting") };
  }

  /** Whether the lead contains what was typed into the field. */
  const isKept = (record: { payload: object; extras: object }, name: string) => {
    const renamed: Readonly<Record<string, string>> = { make: "Vehicle Make", model: "Vehicle Model" };
    return [record.payload, record.extras].some((part) => (renamed[name] ?? name) in part);
  };
});
