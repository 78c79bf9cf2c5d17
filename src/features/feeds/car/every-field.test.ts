import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CarInput } from "../../stock/schema.ts";
import { BASE, build } from "./testing.ts";

interface Written {
  readonly cell: string;
  readonly value: unknown;
}
const as = <T>(source: fc.Arbitrary<T>, write: (value: T) => Written) => source.map(write);
const oneOf = (...words: string[]) => fc.constantFrom(...words);
const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/).filter((text) => !/^(None|Null|Unknown)$/i.test(text));
const phrase = fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(" "));
const address = (ending: string) =>
  fc.stringMatching(/^[a-z]{4,12}$/).map((name) => `https://media.example/${name}${ending}`);
const amount = fc.integer({ min: 1_000, max: 180_000 });
const grouped = (n: number) => n.toLocaleString("en-AU");
const yes = oneOf("true", "Yes", "Y", "1").map((cell) => ({ cell, value: true }));
const no = oneOf("false", "No", "N", "0").map((cell) => ({ cell, value: false }));

/**
 * The headings and values that files use for each field: any of the headings with any of the values gives the field's
 * value.
 */
const FIELDS: readonly (readonly [
  id: string,
  field: keyof CarInput,
  headings: readonly string[],
  written: fc.Arbitrary<Written>,
])[] = [
  ["CAR-010", "series", ["series", "Series Name"], as(phrase, (cell) => ({ cell, value: cell }))],
  [
    "CAR-012",
    "interior_colour",
    ["interior_colour", "InteriorColor", "Trim Colour", "Upholstery"],
    as(oneOf("Black", "Tan leather", "Grey cloth"), (cell) => ({ cell, value: cell })),
  ],
  [
    "CAR-016",
    "subscription_price",
    ["subscription_price", "Weekly Subscription", "Subscription"],
    as(fc.integer({ min: 60, max: 900 }), (n) => ({ cell: `$${n} per week`, value: n })),
  ],
  ["CAR-017", "preorder", ["preorder", "Pre-order", "Is Preorder"], fc.oneof(yes, no)],
  ["CAR-022", "tag", ["tag", "Custom Tag", "Banner"], as(phrase, (cell) => ({ cell, value: cell }))],
  ["CAR-023", "reserved", ["reserved", "IsDepositTaken", "Under Offer"], fc.oneof(yes, no)],
  ["CAR-025", "certified", ["certified", "Certified Pre-Owned", "Approved Used"], fc.oneof(yes, no)],
  ["CAR-029", "nvic", ["nvic", "NVIC Code"], as(fc.stringMatching(/^[A-Z0-9]{6}$/), (cell) => ({ cell, value: cell }))],
  [
    "CAR-039",
    "video_url",
    ["video_url", "Video Link", "YouTube URL"],
    as(address("?v=1"), (cell) => ({ cell, value: cell })),
  ],
  [
    "CAR-043",
    "spin_images",
    ["spin_images", "360 Images", "Spin Image URLs"],
    as(fc.uniqueArray(address(".jpg"), { minLength: 1, maxLength: 4 }), (list) => ({
      cell: list.join(","),
      value: list,
    })),
  ],
  [
    "CAR-044",
    "spin_code",
    ["spin_code", "Spin ID"],
    as(fc.stringMatching(/^[a-z]{2}[0-9]{4}$/), (cell) => ({ cell, value: cell })),
  ],
  [
    "CAR-045",
    "spin_interior_image",
    ["spin_interior_image", "Interior Panorama", "Interior 360 image"],
    as(address(".jpg"), (cell) => ({ cell, value: cell })),
  ],
  [
    "CAR-048",
    "standardEquipment",
    ["standardEquipment", "Standard Features", "Options", "Key Features"],
    as(fc.uniqueArray(phrase, { minLength: 2, maxLength: 6 }), (list) => ({ cell: list.join(", "), value: list })),
  ],
  [
    "CAR-049",
    "dealercomments",
    ["dealercomments", "Dealer Comments", "AdvDescription", "Notes"],
    as(fc.tuple(phrase, phrase), ([a, b]) => ({ cell: `<p>${a}</p>${b} &amp; more.`, value: `${a}\n${b} & more.` })),
  ],
  [
    "CAR-050",
    "file",
    ["file", "PPSR Report", "History Report URL"],
    as(address(".pdf"), (cell) => ({ cell, value: cell })),
  ],
  [
    "CAR-093",
    "autograb_data",
    ["Average Market Price", "average_market_price", "Market Price"],
    as(amount, (n) => ({ cell: `$${grouped(n)}`, value: { average_market_price: n } })),
  ],
  [
    "CAR-101",
    "show_on_dealer_website",
    ["show_on_dealer_website", "Publish", "Visible", "Is Active"],
    fc.oneof(yes, no),
  ],
  [
    "CAR-103",
    "custom_rank",
    ["custom_rank", "Sort Order", "Priority"],
    as(fc.integer({ min: -50, max: 900 }), (n) => ({ cell: String(n), value: n })),
  ],
  [
    "CAR-075",
    "bodyconfiguration",
    ["bodyconfiguration", "Cab Type"],
    as(oneOf("Dual Cab", "Space Cab"), (cell) => ({ cell, value: cell })),
  ],
];

const day = fc
  .date({ min: new Date("2001-01-01"), max: new Date("2029-12-31"), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
/** A day as files write it: ISO, or day first. */
const dated = day.chain((iso) => {
  const [year, month, date] = iso.split("-");
  return fc.constantFrom(iso, `${date}/${month}/${year}`, `${iso}T09:30:00`).map((cell) => ({ cell, value: iso }));
});
const DATES = [
  ["CAR-032", "rego_expiry", ["rego_expiry", "Rego Expiry", "Registration Due"]],
  ["CAR-033", "build_date", ["build_date", "Built Date", "Date Built"]],
  ["CAR-034", "compliance_date", ["compliance_date", "Compliance", "Compliance Plate Date"]],
] as const;

describe("each field takes what its column says", () => {
  test.each(FIELDS)("%s %s", (_id, field, headings, written) => {
    fc.assert(
      fc.property(fc.constantFrom(...headings), written, (heading, { cell, value }) => {
        expect(build({ ...BASE, [heading]: cell }).car?.[field]).toEqual(value);
      }),
      { seed: 26, numRuns: 40 },
    );
  });

  test.each(DATES)("%s %s", (_id, field, headings) => {
    fc.assert(
      fc.property(fc.constantFrom(...headings), dated, (heading, { cell, value }) => {
        expect(build({ ...BASE, [heading]: cell }).car?.[field]).toBe(value);
      }),
      { seed: 32, numRuns: 40 },
    );
    const { car, warned } = build(
      { ...BASE, [headings[0]]: "31/02/2025" },
      { ...BASE, "Stock No": "U2", [headings[0]]: "2025-02-01" },
    );
    expect(car?.[field]).toBeNull();
    expect(warned["date-unread"]).toBe(1);
  });

  test("CAR-102 the day a car was sold counts for one that is", () => {
    fc.assert(
      fc.property(fc.constantFrom("Sold Date", "Date Sold", "sold_at"), dated, (heading, { cell, value }) => {
        const sold = (Status: string) => build({ ...BASE, Status, [heading]: cell }).car?.sold_date_timestamp;
        expect([sold("Sold"), sold("In Stock")]).toEqual([Date.parse(value) / 1000, null]);
      }),
      { seed: 102, numRuns: 40 },
    );
  });

  test("SRCH-025 categories of several columns come together", () => {
    fc.assert(
      fc.property(fc.uniqueArray(phrase, { minLength: 3, maxLength: 5 }), (words) => {
        const [first = "", ...rest] = words;
        expect(build({ ...BASE, Tags: rest.join(", "), Collections: first }).car?.categories).toEqual(
          expect.arrayContaining(words),
        );
      }),
      { seed: 25, numRuns: 20 },
    );
  });

  test("without a column each is as a car that says nothing", () => {
    expect(build(BASE).car).toMatchObject({
      interior_colour: null,
      subscription_price: null,
      preorder: false,
      tag: null,
      certified: false,
      nvic: null,
      has_nvic: false,
      video_url: null,
      spin_images: [],
      spin_code: null,
      spin_interior_image: null,
      standardEquipment: [],
      dealercomments: null,
      autograb_data: null,
      show_on_dealer_website: true,
      custom_rank: 0,
    });
  });

  test("CAR-025 words of certification count in a column of conditions, and not where a flag denies them", () => {
    const certified = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car?.certified;
    expect(["CPO", "Certified Used", "Approved used"].map((Condition) => certified({ Condition }))).toEqual([
      true,
      true,
      true,
    ]);
    expect(certified({ Condition: "Certified used", Certified: "No" })).toBe(false);
    expect(certified({ Condition: "Used" })).toBe(false);
    expect(certified({ Certified: "Manufacturer certified" })).toBe(true);
  });

  test("CAR-030 has_nvic tells whether there is a code", () => {
    expect([build({ ...BASE, NVIC: "0A1B2C" }).car?.has_nvic, build({ ...BASE, NVIC: "-" }).car?.has_nvic]).toEqual([
      true,
      false,
    ]);
  });

  test("CAR-048 features in numbered columns, one a column", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(phrase, { minLength: 2, maxLength: 5 }),
        fc.constantFrom("Feature ", "Option", "Key Feature "),
        (words, name) => {
          const columns = Object.fromEntries(words.map((words, at) => [`${name}${at + 1}`, words]));
          expect(build({ ...BASE, ...columns }).car?.standardEquipment).toEqual(words);
        },
      ),
      { seed: 48, numRuns: 30 },
    );
  });

  test("CAR-048 features of several columns come together, each once, in the file's order", () => {
    const { car } = build({ ...BASE, Options: "Tow bar; Sunroof", "Standard Features": "Bluetooth, Sunroof" });
    expect(car?.standardEquipment).toEqual(["Tow bar", "Sunroof", "Bluetooth"]);
  });
});
