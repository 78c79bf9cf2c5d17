import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readInstant } from "./figures/date.ts";
import { distanceUnit, KM_IN_MILE, readDistance } from "./figures/distance.ts";
import { readEngine } from "./figures/engine.ts";
import { readPrice } from "./figures/price.ts";
import { readPlate } from "./kinds/codes.ts";

const property = <T>(source: fc.Arbitrary<T>, holds: (value: T) => void, numRuns = 200) =>
  fc.assert(
    fc.property(source, (value) => void holds(value)),
    { seed: 41, numRuns },
  );
const cased = (words: string) => fc.constantFrom(words, words.toUpperCase(), words.toLowerCase());
const grouped = (n: number) => n.toLocaleString("en-AU");

describe("CAR-031 plates", () => {
  const plate = fc.oneof(
    fc.stringMatching(/^[A-HJ-NP-Z]{3}[0-9]{3}$/),
    fc.stringMatching(/^[A-HJ-NP-Z]{3}[0-9]{2}[A-Z]$/),
    fc.stringMatching(/^1[A-H][A-Z]{2}[0-9]{3}$/),
    fc.stringMatching(/^[1-9][0-9]{4}$/),
  );
  const note = fc.constantFrom(
    " (exp 12/26)",
    " exp 06/26",
    " 12/26",
    " 31.12.2026",
    " 2026-12-31",
    " Expires March 2027",
    " - QLD",
    "/NSW",
    " (WA)",
    " VIC",
    ", rego to Mar 27",
    " rego until 03/2027",
    " 6 months rego",
    " – 3 mths rego",
    " personalised plates not included",
    " registered till May",
    "*",
    " no RWC",
    "; sold without plates",
  );
  const written = fc.tuple(plate, fc.constantFrom("", " ", "-", "·")).map(([text, gap]) => ({
    text,
    said: `${text.slice(0, 3)}${/^\d+$/.test(text) ? "" : gap}${text.slice(3)}`,
  }));

  test("the part before a note is read", () => {
    property(fc.tuple(written, note), ([{ text, said }, after]) => expect(readPlate(`${said}${after}`)).toBe(text));
    property(fc.tuple(written, fc.constantFrom("Rego: ", "Plate No: ", "NSW ", "QLD ")), ([{ text, said }, before]) =>
      expect(readPlate(`${before}${said}`)).toBe(text),
    );
  });

  test("words, states and dates are none", () => {
    const words = fc.constantFrom(
      ..."No plates|Noplates|No plate|No rego|Not registered|Unregistered|Un-registered|Unreg|De-registered|Sold|Expired|Expired 12/24|QLD|NSW|WA|Vic|ACT|New South Wales|Western Australia|Yes|TBA|Pending|Dealer|See notes|Without plates|Awaiting plates|On order|Call dealer|Plates removed|Registered|Written off|exp 12/26|rego until May|31/12/2026|12/26|2026-01-01|01.02.2026".split(
        "|",
      ),
    );
    property(words.chain(cased), (text) => expect(readPlate(text)).toBeNull());
  });
});

describe("CAR-013 odometers", () => {
  const reading = fc.integer({ min: 1, max: 690_000 });
  const form = reading.chain((n) =>
    fc.constantFrom(String(n), grouped(n), grouped(n).replaceAll(",", " ")).map((digits) => ({ n, digits })),
  );
  test("a number, however parted, with or without its unit and a remark", () => {
    const around = fc.constantFrom(
      ["", ""],
      ["", " km"],
      ["", "kms"],
      ["", " klms"],
      ["Odo: ", ""],
      ["approx ", " km"],
      ["", " (approx)"],
      ["", " km as at 12/05/2026"],
      ["", " kilometres showing"],
      ["1 owner ", " kms"],
    );
    property(fc.tuple(form, around), ([{ n, digits }, [before, after]]) =>
      expect(readDistance(`${before}${digits}${after}`)).toEqual({ km: n, miles: false }),
    );
  });
  test("miles are turned into kilometres, said beside the number, or by a column of units", () => {
    property(fc.tuple(form, fc.constantFrom(" mi", " miles", "mi.", " Miles")), ([{ n, digits }, unit]) =>
      expect(readDistance(`${digits}${unit}`)).toEqual({ km: Math.round(n * KM_IN_MILE), miles: true }),
    );
    property(form, ({ n, digits }) => {
      expect(readDistance(digits, true)).toEqual({ km: Math.round(n * KM_IN_MILE), miles: true });
      expect(readDistance(`${digits} km`, true)).toEqual({ km: n, miles: false });
    });
    expect(["mi", "Miles", "M", "smi", "mls", "MILE"].map(distanceUnit)).toEqual(Array(6).fill("miles"));
    expect(["km", "KMS", "K", "Kilometres"].map(distanceUnit)).toEqual(Array(4).fill("km"));
    expect(["hours", "x", "12", ""].map(distanceUnit)).toEqual(Array(4).fill(null));
  });
  test("of kilometres and miles for one car the kilometres count", () => {
    property(form, ({ n, digits }) => {
      const miles = Math.round(n / KM_IN_MILE);
      expect(readDistance(`${digits} km (${miles} mi)`)).toEqual({ km: n, miles: false });
      expect(readDistance(`${miles} miles / ${digits} km`)).toEqual({ km: n, miles: false });
    });
  });
  test("what nobody could read, masked digits, ranges and other facts are none", () => {
    const why = fc.constantFrom(
      "Unable to read",
      "unreadable",
      "cannot be verified",
      "not working",
      "TMU",
      "faulty cluster",
      "unknown",
      "not warranted",
      "display broken",
      "hours",
      "hrs",
      "km/h",
      "mpg",
      "l/100km",
    );
    property(
      fc.tuple(fc.oneof(form, fc.constant({ digits: "0000" })), why, fc.boolean()),
      ([{ digits }, words, brackets]) =>
        expect(readDistance(brackets ? `${digits} (${words})` : `${digits} ${words}`)).toBeNull(),
    );
    const masked = fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom("xxx", "XXX", ",xxx", "***", "x,xxx", "###", ",***"))
      .map(([n, mask]) => `${n}${mask}`);
    property(fc.tuple(masked, fc.constantFrom("", " km", "kms")), ([text, unit]) =>
      expect(readDistance(`${text}${unit}`)).toBeNull(),
    );
    property(fc.tuple(form, form, fc.constantFrom(" - ", "-", " to ")), ([a, b, between]) =>
      expect(readDistance(`${a.digits}${between}${b.digits} km`)).toBeNull(),
    );
    for (const text of [
      "00",
      "0000",
      "000 km",
      "2 keys",
      "1 owner",
      "-5",
      "-5 km",
      "6,000,000",
      "low",
      "x".repeat(200),
    ])
      expect(readDistance(text), text).toBeNull();
    expect(readDistance("0 km")).toEqual({ km: 0, miles: false });
  });
});

describe("CAR-014 CAR-015 prices", () => {
  const pair = fc
    .tuple(fc.integer({ min: 3_000, max: 90_000 }), fc.integer({ min: 500, max: 20_000 }))
    .map(([now, off]) => ({ now, was: now + off }));
  const money = (n: number) => fc.constantFrom(`$${grouped(n)}`, `$${n}`, `$${grouped(n)}.00`, `AUD ${grouped(n)}`);
  const two = pair.chain(({ now, was }) => fc.tuple(money(now), money(was)).map(([n, w]) => ({ now, was, n, w })));

  test("what it was and what it is now are both read", () => {
    const wordings: readonly ((n: string, w: string) => string)[] = [
      (n, w) => `Was ${w} Now ${n}`,
      (n, w) => `WAS ${w}, NOW ${n}`,
      (n, w) => `was: ${w} - now: ${n} drive away`,
      (n, w) => `Now ${n} (was ${w})`,
      (n, w) => `${n} was ${w}`,
      (n, w) => `${w} now ${n}`,
      (n, w) => `Reduced from ${w} to ${n}`,
      (n, w) => `reduced to ${n} from ${w}`,
      (n, w) => `Special ${n}, normally ${w}`,
      (n, w) => `RRP ${w} our price ${n}`,
      (n, w) => `${w} → ${n}`,
      (n, w) => `Previously ${w}. Only ${n}`,
    ];
    property(fc.tuple(two, fc.constantFrom(...wordings)), ([{ now, was, n, w }, wording]) =>
      expect(readPrice(wording(n, w))).toMatchObject({ kind: "amount", amount: now, before: was }),
    );
  });

  const period = fc.constantFrom(
    " p/w",
    "pw",
    " p.w.",
    " per week",
    "/wk",
    "/week",
    " a week",
    " weekly",
    " per week*",
    " per fortnight",
    " p/m",
    "pm",
    " per month",
    " pcm",
    "/mth",
    " monthly",
  );
  const small = fc.integer({ min: 29, max: 990 });
  test("what is paid each week or month is no price, alone or beside one", () => {
    property(fc.tuple(small, fc.constantFrom("$", "from $", "From only $", ""), period), ([n, before, after]) =>
      expect(readPrice(`${before}${n}${after}`)).toEqual({ kind: "period", amount: n }),
    );
    property(fc.tuple(pair, small, period), ([{ now }, n, after]) => {
      expect(readPrice(`$${grouped(now)} or $${n}${after}`)).toMatchObject({
        kind: "amount",
        amount: now,
        before: null,
      });
      expect(readPrice(`$${n}${after} or $${grouped(now)} drive away`)).toMatchObject({
        amount: now,
        type: "Drive away",
      });
    });
    expect(readPrice("Weekly from $89")).toEqual({ kind: "period", amount: 89 });
  });

  test("savings, deposits, charges, counts and telephone numbers beside a price are none of it", () => {
    const beside = fc.constantFrom(
      " save $2,000",
      " (save $2,000)",
      " plus $1,200 on roads",
      " + $495 admin",
      " - 5 years warranty",
      " incl 12 months rego",
      " $500 deposit",
      " - 2019",
      " less $1,000 cashback",
      "*",
      " ono",
      " neg",
    );
    property(fc.tuple(pair, beside), ([{ now }, words]) =>
      expect(readPrice(`$${grouped(now)}${words}`)).toMatchObject({ kind: "amount", amount: now, before: null }),
    );
    for (const text of ["Call 02 5550 1234 for price", "POA ph 0400 123 456", "Contact us on 1300 123 456"])
      expect(readPrice(text), text).toEqual({ kind: "none", before: null });
    expect(readPrice("$3,000 off").kind).toBe("unread");
    expect(readPrice("$500 deposit").kind).toBe("unread");
  });

  test("two amounts without a word between them are not guessed at; of one with charges and one without the first counts", () => {
    property(two, ({ n, w, now }) => {
      expect(readPrice(`${w} ${n}`).kind).toBe("unread");
      expect(readPrice(`${n} / ${n}`)).toMatchObject({ kind: "amount", amount: now });
      expect(readPrice(`${w} drive away (${n} EGC)`)).toMatchObject({ kind: "amount", type: "Drive away" });
    });
  });

  test("a price on application with an earlier price keeps only that", () => {
    property(two, ({ w, was }) => expect(readPrice(`POA (was ${w})`)).toEqual({ kind: "none", before: was }));
  });

  test("a long text is read in time that does not grow out of hand", () => {
    const took = (text: string) => {
      const before = process.cpuUsage();
      readPrice(text);
      readPlate(text);
      readDistance(text);
      return process.cpuUsage(before).user / 1000;
    };
    for (const unit of ["$1 ", "was ", "1,111", "0 - ", "from $ ", "approx as ", " \t", "abc-"])
      expect(took(unit.repeat(20_000)), unit).toBeLessThan(500);
  });
});

test("CAR-076 CAR-077 litres are never made into cubic centimetres", () => {
  property(
    fc.tuple(fc.integer({ min: 6, max: 80 }), fc.constantFrom("L", " L", " litre", "ltr", "")),
    ([tenths, unit]) => {
      const litres = tenths / 10;
      expect(readEngine(`${litres.toFixed(1)}${unit}`)).toMatchObject({ cc: null, litres });
    },
  );
  property(fc.integer({ min: 600, max: 8_200 }), (cc) => {
    expect(readEngine(`${cc} cc`)).toMatchObject({ cc, litres: Math.round(cc / 100) / 10 });
    expect(readEngine(`${(cc / 1000).toFixed(3)} L`)).toMatchObject({ cc });
  });
});

test.each([
  ["2024-01-31", "2024-01-31T00:00:00.000Z"],
  ["2024-01-31T10:00:00Z", "2024-01-31T10:00:00.000Z"],
  ["2024-01-31T10:00:00+10:00", "2024-01-31T00:00:00.000Z"],
  ["2024-01-31 10:00:00.123456 +1000", "2024-01-31T00:00:00.123Z"],
  ["2024-01-31 10:00:00", "2024-01-31T10:00:00.000Z"],
  ["2024-01-31 10:00 UTC", "2024-01-31T10:00:00.000Z"],
  ["31/01/2024", "2024-01-31T00:00:00.000Z"],
  ["31/01/2024 2:30 pm", "2024-01-31T14:30:00.000Z"],
  ["31/01/2024 12:05:09 AM", "2024-01-31T00:05:09.000Z"],
  ["31 Jan 2024, 09:15", "2024-01-31T09:15:00.000Z"],
  ["1706695200", "2024-01-31T10:00:00.000Z"],
  ["1706695200123", "2024-01-31T10:00:00.123Z"],
  ["45322", "2024-01-31T00:00:00.000Z"],
  ["31/01/2024 25:00", "2024-01-31T00:00:00.000Z"],
  ["Jan 2024", null],
  ["soon", null],
])("CAR-026 moment %s is %s", (text, moment) => {
  const at = readInstant(text);
  expect(at === null ? null : new Date(at).toISOString()).toBe(moment);
});
test("CAR-026 a moment in a month-first column", () => {
  expect(new Date(readInstant("01/02/2024 10:00", true) ?? 0).toISOString()).toBe("2024-01-02T10:00:00.000Z");
});
