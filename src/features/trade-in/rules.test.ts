import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sizeText } from "../../lib/files/file-size.ts";
import type { ValuationRecord } from "../../services/valuation/port.ts";
import { separated, typedAmount } from "../forms/amounts.ts";
import { platformDefaults } from "../site/schema.ts";
import { handedName, judgePhoto, mayBePhoto, PHOTO_LIMIT, photoName, photoType } from "./photo-rules.ts";
import {
  BUYING_TEAM_HOURS,
  estimateEnds,
  faqOf,
  knownPath,
  nextStep,
  numberOf,
  purposeAt,
  STEPS,
  shownStep,
  stepBefore,
  termsPath,
} from "./rules.ts";
import {
  CHOOSE_ONE,
  CONDITIONS,
  CONTACT_OPTIONS,
  DEFAULT_STATE,
  DetailsSchema,
  EMPTY_STATE,
  KEYS,
  SERVICE_HISTORIES,
  SelectionSchema,
  STATES,
  type ValuationState,
  YES_NO,
  yourDetailsSchema,
} from "./schema.ts";
import { valuationTerms } from "./terms.ts";

const IMAGES = { instantOfferSkipImages: false };
const SKIP = { instantOfferSkipImages: true };
const RECORD = { EvalID: "EV-1" } as ValuationRecord;
const standing = (state: Partial<ValuationState>, sent = false) => ({ state: { ...EMPTY_STATE, ...state }, sent });
const SEVERAL = { found: "descriptions", descriptions: ["A", "B"], vin: "V" } as const;

test("TRADE-006 TRADE-007 TRADE-008 TRADE-009 the four steps and their titles", () => {
  expect(STEPS.map(({ title }) => title)).toEqual([
    "Vehicle Details",
    "Vehicle Selection",
    "Upload Images",
    "Your Details",
  ]);
  expect([numberOf("details"), numberOf("no-match"), numberOf("selection"), numberOf("yours")]).toEqual([1, 1, 2, 4]);
});

describe("which step follows", () => {
  test("TRADE-014 several descriptions are asked about, and their choice leads to the images", () => {
    expect(nextStep(standing(SEVERAL), SKIP)).toBe("selection");
    expect(nextStep(standing({ ...SEVERAL, record: RECORD }), SKIP)).toBe("images");
  });

  test("TRADE-015 a valuation that came directly leads to the images, or past them where the dealership says so", () => {
    expect(nextStep(standing({ found: "valued", record: RECORD }), IMAGES)).toBe("images");
    expect(nextStep(standing({ found: "valued", record: RECORD }), SKIP)).toBe("yours");
    expect(stepBefore("yours", standing({ found: "valued", record: RECORD }), SKIP)).toBe("details");
  });

  test("TRADE-016 nothing found leads to the panel that says so, and back to the plate", () => {
    expect(nextStep(standing({ found: "none", rego: "ABC123" }), IMAGES)).toBe("no-match");
    expect(shownStep("details", standing({ found: "none" }), IMAGES)).toBe("details");
    expect(stepBefore("no-match", standing({ found: "none" }), IMAGES)).toBe("details");
  });

  test("no address shows a step that is not open yet, or one of a lead that was sent", () => {
    expect(shownStep("yours", standing({}), IMAGES)).toBe("details");
    expect(shownStep("yours", standing(SEVERAL), IMAGES)).toBe("selection");
    expect(shownStep("describe", standing({}), IMAGES)).toBe("describe");
    expect(shownStep("nonsense", standing({ found: "described", vehicle: "A van" }), IMAGES)).toBe("images");
    expect(shownStep("selection", standing({ ...SEVERAL, record: RECORD }), IMAGES)).toBe("selection");
    expect(shownStep("yours", standing({ found: "valued", record: RECORD }, true), IMAGES)).toBe("offer");
    expect(stepBefore("images", standing({ found: "described" }), IMAGES)).toBe("describe");
    expect(stepBefore("images", standing({ ...SEVERAL, record: RECORD }), IMAGES)).toBe("selection");
  });
});

const problems = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];

test("TRADE-012 rego and state are required, and the plate is compared as plates are", () => {
  const missing = ["rego: * This field is required", "state: * This field is required"];
  expect(problems(DetailsSchema, {})).toEqual(missing);
  expect(problems(DetailsSchema, { rego: " - ", state: "nz" })).toEqual(missing);
  expect(v.parse(DetailsSchema, { rego: "abc 12-d", state: "qld" }).rego).toBe("ABC12D");
  expect(problems(DetailsSchema, { rego: "<script>", state: "qld" })).toHaveLength(1);
});

test("TRADE-013 the states stand in their order, Queensland chosen", () => {
  expect(STATES).toEqual(["qld", "nsw", "vic", "sa", "wa", "tas", "act", "nt"]);
  expect(DEFAULT_STATE).toBe("qld");
});

test.each([[{}], [{ desc: "" }], [{ desc: ["A", "B"] }]])("TRADE-018 exactly one car is chosen, not %j", (input) => {
  expect(problems(SelectionSchema, input)[0]).toContain("* Please choose one car.");
  expect(CHOOSE_ONE).toBe("* Please choose one car.");
});

const DETAILS = {
  name: "Zoë",
  last_name: "O'Brien",
  email: "zoe@shopper.example",
  phone: "0491 570 156",
  postcode: "4000",
  odometer: "62,000 kms",
  service_history: "Full",
  number_of_keys: "3+",
  car_condition: "Good",
  comments: "One owner.",
};
const FINAL = yourDetailsSchema({ termsRequired: false });

test.each([
  ["TRADE-026", "name"],
  ["TRADE-027", "last_name"],
  ["TRADE-028", "email"],
  ["TRADE-029", "phone"],
  ["TRADE-030", "postcode"],
  ["TRADE-031", "odometer"],
  ["TRADE-032", "service_history"],
  ["TRADE-033", "number_of_keys"],
  ["TRADE-034", "car_condition"],
  ["TRADE-035", "comments"],
] as const)("%s the last step asks for %s", (_, name) => {
  expect(problems(FINAL, DETAILS)).toEqual([]);
  expect(problems(FINAL, { ...DETAILS, [name]: undefined })).toEqual([`${name}: * This field is required`]);
});

test("TRADE-032 TRADE-033 TRADE-034 TRADE-069 TRADE-070 what may be answered", () => {
  expect(SERVICE_HISTORIES).toEqual(["Full", "Partial", "None"]);
  expect(KEYS).toEqual(["1", "2", "3+"]);
  expect(CONDITIONS).toEqual(["Excellent", "Good", "Fair", "Poor"]);
  expect(CONTACT_OPTIONS).toEqual(["Phone", "Email", "SMS"]);
  expect(YES_NO).toEqual(["Yes", "No"]);
  expect(v.parse(FINAL, DETAILS)).toMatchObject({ odometer: 62_000, contact_option: "Phone" });
  expect(problems(FINAL, { ...DETAILS, under_finance: "Perhaps" })).toHaveLength(1);
  expect(problems(yourDetailsSchema({ termsRequired: true }), DETAILS)[0]).toContain("terms of use");
});

test.each([
  ["85,000", 85_000],
  ["85 000 kms", 85_000],
  ["$25,000", 25_000],
  ["0", 0],
  ["", null],
  ["1.5", null],
  ["-5", null],
  ["999999999", null],
])("LEAD-069 LEAD-071 %j is the amount %s", (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

test("LEAD-069 thousands are set apart as they are typed", () => {
  expect(["25000", "1234567", "999", "0012", "", "12a3"].map(separated)).toEqual([
    "25,000",
    "1,234,567",
    "999",
    "12",
    "",
    "123",
  ]);
});

const bytes = (...start: (number | string)[]) =>
  new Uint8Array([
    ...Buffer.concat(start.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.of(part)))),
  ]);
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);

describe("photos", () => {
  test("TRADE-021 their content says what they are, whatever they are called", () => {
    expect(photoType(JPEG)).toBe("image/jpeg");
    expect(photoType(bytes(0x89, "PNG\r\n", 0x1a, "\n"))).toBe("image/png");
    expect(photoType(bytes("GIF89a"))).toBe("image/gif");
    expect(photoType(bytes(0, 0, 0, 24, "ftypheic"))).toBe("image/heic");
    expect(photoType(bytes(0, 0, 0, 24, "ftypmif1"))).toBe("image/heic");
    for (const other of ["<svg>", "%PDF-1.7", "RIFF....WEBP", "ftypheic", ""])
      expect(photoType(bytes(other))).toBeNull();
    expect(photoType(bytes(0, 0, 0, 24, "ftypavif"))).toBeNull();
  });

  test("TRADE-024 a photo of exactly 10 MB is refused, one byte less is taken", () => {
    const sized = (length: number) => {
      const photo = new Uint8Array(length);
      photo.set(JPEG);
      return judgePhoto(photo).ok;
    };
    expect(PHOTO_LIMIT).toBe(10_485_760);
    expect(sized(PHOTO_LIMIT)).toBe(false);
    expect(sized(PHOTO_LIMIT - 1)).toBe(true);
    expect(mayBePhoto({ name: "a.JPG", size: PHOTO_LIMIT - 1 })).toBe(true);
    expect(mayBePhoto({ name: "a.JPG", size: PHOTO_LIMIT })).toBe(false);
    expect(["a.heic", "a.jpeg", "a.png", "a.gif", "a.webp", "a"].map((name) => mayBePhoto({ name, size: 1 }))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test("names keep no path and no sign that a header or a list could trip over", () => {
    expect(photoName('../../etc/"<b>\r\nfront é.jpg', "image/jpeg")).toBe("bfront é.jpg");
    expect(photoName("💥", "image/heic")).toBe("photo.heic");
  });

  test("a name ends with what the file is, and whoever is given the file knows it by a name of ours", () => {
    expect(photoName("x.html", "image/png")).toBe("x.png");
    expect(photoName("invoice.pdf.exe", "image/gif")).toBe("invoicepdf.gif");
    expect(photoName(".htaccess", "image/jpeg")).toBe("photo.jpg");
    expect(handedName({ place: 3, type: "image/heic" })).toBe("photo-3.heic");
    expect([sizeText(2_516_582), sizeText(180 * 1024), sizeText(3)]).toEqual(["2.4 MB", "180 kB", "1 kB"]);
  });
});

test("TRADE-066 an estimate holds for seven days", () => {
  expect(estimateEnds({ created_at: Date.UTC(2026, 10, 21), state: {} }) - Date.UTC(2026, 10, 28)).toBe(0);
});

test("TRADE-011 TRADE-064 TRADE-065 TRADE-067 TRADE-068 TRADE-071 nine questions, with the site's own numbers", () => {
  const config = platformDefaults();
  const faq = faqOf(config);
  expect(faq).toHaveLength(9);
  const words = faq.map(({ q, a }) => `${q} ${a}`).join(" ");
  expect(words).toContain("over 7 years old or over 100,000 km");
  expect(words).toContain("finance payout letter");
  expect(words).not.toContain("{");
  const older = faqOf({ ...config, tradeInMaxAgeYears: 10, tradeInMaxKm: 180_000 });
  expect(older.map(({ a }) => a).join(" ")).toContain("over 10 years old or over 180,000 km");
  expect(faqOf({ ...config, tradeInMaxAgeYears: 1 })[2]?.a).toContain("over 1 year old");
  const bikes = faqOf({ ...config, vehicleNoun: "Motorcycle" }).map(({ q, a }) => `${q} ${a}`);
  expect(bikes.join(" ")).toContain("Which motorcycles can be estimated online?");
  expect(bikes.join(" ")).not.toMatch(/\bcars?\b/);
  expect(words).toContain("Which cars can be estimated online?");
  expect(BUYING_TEAM_HOURS).toEqual(["Mon–Fri 8.30am–5.30pm", "Sat 9am–5pm"]);
});

test("TRADE-005 the terms stand at their address, under /pages where that is configured, and say what an estimate is", () => {
  expect(termsPath({ valueMyCarTermsUnderPages: false })).toBe("/value-my-car-terms-and-conditions");
  expect(termsPath({ valueMyCarTermsUnderPages: true })).toBe("/pages/value-my-car-terms-and-conditions");
  const legal = { name: "Test Pty Ltd", abn: null, acknowledgement: null };
  const words = JSON.stringify(valuationTerms({ legal, config: platformDefaults() }));
  for (const part of ["indicative and subject to inspection", "7 days", "100,000 km", "letter from your lender"]) {
    expect(words).toContain(part);
  }
});

test("TRADE-001 TRADE-002 TRADE-003 TRADE-004 trade-ins and sales are told apart by their address", () => {
  expect(["/trade-in", "/cars/trade-in", "/sell-my-car", "/sell-your-car"].map(purposeAt)).toEqual([
    "trade-in",
    "trade-in",
    "instant-offer",
    "instant-offer",
  ]);
  const known = (path: string, sellMyCarPath: "/sell-my-car" | "/sell-your-car" | "/trade-in") =>
    knownPath(path, { sellMyCarPath });
  expect(known("/cars/trade-in", "/sell-my-car")).toBe("/trade-in");
  expect(known("/sell-my-car", "/sell-your-car")).toBe("/sell-your-car");
  expect(known("/sell-your-car", "/trade-in")).toBe("/sell-your-car");
});
