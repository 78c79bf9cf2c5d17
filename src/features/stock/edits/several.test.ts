import { expect, test } from "vitest";
import { changeInWords, readSeveralChange, type SeveralChange, severalWords } from "./several.ts";

const CAR = {
  price: 30_000,
  offer_price: null,
  status: "in_stock",
  reserved: false,
  tag: null,
  show_on_dealer_website: true,
} as const;
const read = (written: Record<string, string>) => readSeveralChange((name) => written[name] ?? "");
const step = (changes: object): SeveralChange =>
  ({ kind: "price", way: "lower", by: 5, unit: "percent", reason: "Slow", ...changes }) as SeveralChange;

test("a change of several cars is read from its fields, and a price needs an amount and a reason", () => {
  const price = { do: "price", way: "lower", by: "$1,500", unit: "dollars", reason: "Slow" };
  expect(read(price)).toEqual({
    ok: true,
    value: { kind: "price", way: "lower", by: 1500, unit: "dollars", reason: "Slow" },
  });
  expect(read({ ...price, by: "2.5%", unit: "percent", way: "raise" })).toMatchObject({
    value: { by: 2.5, unit: "percent", way: "raise" },
  });
  // The sign that somebody writes says what it is, whatever is chosen beside it.
  expect(read({ ...price, by: "5 %" })).toMatchObject({ value: { by: 5, unit: "percent" } });
  expect(read({ ...price, by: "$50", unit: "percent" })).toMatchObject({ value: { by: 50, unit: "dollars" } });
  for (const by of ["", "0", "-5", "a lot", "1e3", "2,5%", "25,99"]) expect(read({ ...price, by }).ok, by).toBe(false);
  expect(read({ ...price, by: "90.5", unit: "percent" }).ok).toBe(false);
  expect(read({ ...price, reason: "" }).ok).toBe(false);
  expect(read({ ...price, reason: "x".repeat(201) }).ok).toBe(false);
  expect(read({ do: "tag", tag: "x".repeat(41) }).ok).toBe(false);
  expect(read({ do: "tag", tag: "" })).toEqual({ ok: true, value: { kind: "tag", tag: "" } });
  expect(read({ do: "remove" }).ok).toBe(false);
});

test("a price moves by dollars or by percent of its own, to whole dollars", () => {
  expect(severalWords(CAR, step({}))).toEqual({ ok: true, value: { price: "28500" } });
  expect(severalWords(CAR, step({ way: "raise", by: 2.25 }))).toEqual({ ok: true, value: { price: "30675" } });
  expect(severalWords({ ...CAR, price: 29_999 }, step({ by: 3 }))).toEqual({ ok: true, value: { price: "29099" } });
  expect(severalWords(CAR, step({ unit: "dollars", by: 990 }))).toEqual({ ok: true, value: { price: "29010" } });
});

test.each<[string, object, SeveralChange]>([
  ["a price that would be nothing", {}, step({ unit: "dollars", by: 30_000 })],
  ["a price that would stay", { price: 30 }, step({ by: 1 })],
  ["a car without a price", { price: null }, step({})],
  ["a price beside an offer", { offer_price: 28_000 }, step({})],
  ["the price of a held car", { reserved: true }, step({})],
  ["the price of a sold car", { status: "sold" }, step({})],
  ["a held car that would be sold", { reserved: true }, { kind: "sold" }],
  ["a sold car", { status: "sold" }, { kind: "sold" }],
  ["a hidden car", { show_on_dealer_website: false }, { kind: "hide" }],
  ["a shown car", {}, { kind: "show" }],
  ["a tag that it has", { tag: "Rare" }, { kind: "tag", tag: "Rare" }],
  ["no tag where there is none", {}, { kind: "tag", tag: "" }],
])("a change of several cars leaves %s, and says why", (_, changes, change) => {
  expect(severalWords({ ...CAR, ...changes }, change)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/\.$/),
  });
});

test("each other change comes to its one field, and the record names it", () => {
  const fields = (change: SeveralChange, changes = {}) => severalWords({ ...CAR, ...changes }, change);
  expect(fields({ kind: "hide" })).toEqual({ ok: true, value: { show_on_dealer_website: "no" } });
  const hidden = { show_on_dealer_website: false };
  expect(fields({ kind: "show" }, hidden)).toEqual({ ok: true, value: { show_on_dealer_website: "yes" } });
  expect(fields({ kind: "sold" })).toEqual({ ok: true, value: { status: "sold" } });
  expect(fields({ kind: "tag", tag: "" }, { tag: "Rare" })).toEqual({ ok: true, value: { tag: "" } });
  expect(changeInWords(step({}))).toBe("lower the price by 5%: Slow");
  expect(changeInWords(step({ way: "raise", unit: "dollars", by: 1500 }))).toBe("raise the price by $1,500: Slow");
  expect(changeInWords({ kind: "tag", tag: "" })).toBe("take the tag off");
});
